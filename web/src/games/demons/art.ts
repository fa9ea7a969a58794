/** The pictures of the things: one icon each, in ink. Cards of somebody's own have a picture by their kind. */
import acrobatic from "icon:acrobatic";
import bookshelf from "icon:bookshelf";
import bootKick from "icon:boot-kick";
import carnivoreMouth from "icon:carnivore-mouth";
import castle from "icon:castle";
import clawSlashes from "icon:claw-slashes";
import cowled from "icon:cowled";
import crossedSwords from "icon:crossed-swords";
import daemonSkull from "icon:daemon-skull";
import enlightenment from "icon:enlightenment";
import feline from "icon:feline";
import fireDash from "icon:fire-dash";
import fireZone from "icon:fire-zone";
import fountain from "icon:fountain";
import giant from "icon:giant";
import grab from "icon:grab";
import highPunch from "icon:high-punch";
import hoodedAssassin from "icon:hooded-assassin";
import jumpAcross from "icon:jump-across";
import landMine from "icon:land-mine";
import mirrorMirror from "icon:mirror-mirror";
import mountaintop from "icon:mountaintop";
import overlordHelm from "icon:overlord-helm";
import plagueDoctorProfile from "icon:plague-doctor-profile";
import rockGolem from "icon:rock-golem";
import shadowGrasp from "icon:shadow-grasp";
import shieldReflect from "icon:shield-reflect";
import spiderFace from "icon:spider-face";
import spikes from "icon:spikes";
import stoneBridge from "icon:stone-bridge";
import swordArray from "icon:sword-array";
import waspSting from "icon:wasp-sting";

const PICTURES: Record<string, string> = {
  acrobat: acrobatic,
  devourer: carnivoreMouth,
  giant,
  hermit: cowled,
  hornet: waspSting,
  panther: feline,
  scholar: enlightenment,
  "shadow-healer": plagueDoctorProfile,
  slasher: crossedSwords,
  spider: spiderFace,
  "stone-guard": rockGolem,
  warlord: overlordHelm,
  dodge: jumpAcross,
  guard: shieldReflect,
  sweep: bootKick,
  grab,
  combo: clawSlashes,
  onslaught: fireDash,
  "shadow-strike": shadowGrasp,
  spring: fountain,
  minefield: landMine,
  spikes,
  arsenal: swordArray,
  "castle-yard": castle,
  mirror: mirrorMirror,
  "narrow-bridge": stoneBridge,
  library: bookshelf,
  inferno: fireZone,
  ambush: hoodedAssassin,
};

export const demonOf = (id: string): string => PICTURES[id] ?? daemonSkull;
export const moveOf = (id: string): string => PICTURES[id] ?? highPunch;
export const fieldOf = (id: string): string => PICTURES[id] ?? mountaintop;

/** The outline of an ink blot in a square of 100. */
export const BLOT =
  "M50 3C63 1 70 9 80 14C92 19 98 32 95 46C99 58 96 72 86 82C79 93 66 98 52 96C40 99 25 96 16 85C6 77 1 63 5 50C1 37 7 23 18 15C27 7 38 5 50 3Z";
/** An ember in a box of 24 to 30. */
export const EMBER =
  "M12 1C14 8 22 11 22 19.500A10 10 0 0 1 2 19.500C2 14 6 12 7.500 7C9.500 9 10.500 11 10.500 13C12 10 12.500 6 12 1Z";
