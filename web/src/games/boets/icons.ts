/** A drawing for each technique and each fighter, all from Game Icons. */
import anchor from "icon:anchor";
import bandage from "icon:bandage-roll";
import boxing from "icon:boxing-glove";
import exchange from "icon:card-exchange";
import pick from "icon:card-pick";
import corn from "icon:corn";
import dodging from "icon:dodging";
import mask from "icon:domino-mask";
import falling from "icon:falling";
import hook from "icon:fishing-hook";
import fist from "icon:fist";
import highPunch from "icon:high-punch";
import meditation from "icon:meditation";
import mirror from "icon:mirror-mirror";
import force from "icon:mighty-force";
import blast from "icon:punch-blast";
import punch from "icon:punch";
import dices from "icon:rolling-dices";
import scales from "icon:scales";
import screaming from "icon:screaming";
import shield from "icon:shield-bash";
import sprint from "icon:sprint";
import bust from "icon:stone-bust";
import whistle from "icon:whistle";
import wind from "icon:wind-slap";

const TECHNIQUES: Record<string, string> = {
  backfist: fist,
  swing: highPunch,
  "body-shot": punch,
  duck: dodging,
  fishhook: hook,
  feint: mask,
  meditation,
  throw: falling,
  cutman: bandage,
  block: shield,
  "second-wind": wind,
  coach: whistle,
  counterpunch: blast,
  scorn: screaming,
  imitation: mirror,
  "own-judge": scales,
};

const FIGHTERS: Record<string, string> = {
  nemkov: force,
  telepnyov: sprint,
  khaitulov: bust,
  khaskhanov: pick,
  glukhov: anchor,
  klyopikov: dices,
  kukurudzyak: corn,
  nazarov: exchange,
};

export const techniqueIcon = (id: string): string => TECHNIQUES[id] ?? boxing;
export const fighterIcon = (id: string): string => FIGHTERS[id] ?? boxing;
