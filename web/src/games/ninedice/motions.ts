/** What is seen to happen. Every die has one place on the page, wherever it lies, so a change of zone is a journey. */
import type { NineDiceEvent } from "@contract/ninedice.events";
import type { NineDiceView } from "@contract/ninedice.view";
import type { Motions, Step } from "../../motion/steps";
import { say } from "../../words";

const CASCADE = 70; // milliseconds between dice of one throw

const place = (die: string) => `die:${die}`;
const player = (seat: number) => `player:${seat}`;
const journey = (die: string, delay = 0): Step => ({ kind: "travel", from: place(die), to: place(die), delay });
const shown = (view: NineDiceView, die: string) => view.dice.find((each) => each.id === die);

function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

export const motions: Motions<NineDiceEvent, NineDiceView> = {
  "card-drawn": ({ seat }) => [{ kind: "slap", at: `card:${seat}` }],
  "die-taken": ({ die }) => [{ kind: "travel", from: `cell:${die}`, to: place(die) }],
  "set-taken": ({ seat }) => [{ kind: "mark", at: [player(seat)] }],
  "sets-formed": () => [{ kind: "say", text: say("ninedice-page-sets-formed"), ms: 700 }],
  "die-planned": ({ die }) => [{ kind: "mark", at: [place(die)], ms: CASCADE }],
  "troops-deployed": ({ dice }) => [{ kind: "mark", at: dice.map(place), ms: 160 }],
  "die-rolled": ({ die }, _, before) => {
    const isOneOfMany = before.phase === "deployment" || before.phase === "bonuses";
    return [{ kind: "roll", at: [place(die)], ...(isOneOfMany ? { hold: CASCADE } : {}) }];
  },
  "bonuses-came": ({ dice }) =>
    dice.map((die): Step => ({
      kind: "rise",
      at: place(die),
      text: say("ninedice-page-bonus-rises"),
      tone: "plain",
      ms: 300,
    })),
  "bonus-chosen": ({ die }) => [{ kind: "mark", at: [place(die)] }],
  "bonus-lost": ({ die }) => [{ kind: "rise", at: place(die), text: "—", tone: "plain", ms: 260 }],
  "bonus-declined": ({ die }) => [{ kind: "rise", at: place(die), text: "—", tone: "plain", ms: 260 }],
  "bonus-used": ({ die, target }) => [{ kind: "travel", from: place(die), to: place(target), ghost: true, ms: 260 }],
  "reroll-kept": ({ die, rolled }) => [
    { kind: "roll", at: [place(die)] },
    { kind: "rise", at: place(die), text: `${rolled}`, tone: "plain" },
  ],
  "die-turned": ({ die, before, value }) => [
    { kind: "turn", at: [place(die)], ms: 300 },
    { kind: "rise", at: place(die), text: signed(value - before), tone: value < before ? "pain" : "heal", ms: 340 },
  ],
  "die-unchanged": ({ die, value }) => [{ kind: "rise", at: place(die), text: `= ${value}`, tone: "plain", ms: 260 }],
  "die-fell": ({ die }) => [
    { kind: "tip", at: place(die), ms: 420 },
    { kind: "mark", at: ["abyss"] },
  ],
  "die-imprisoned": ({ die, seat }) => [journey(die), { kind: "slap", at: `prison:${seat}` }],
  "die-returned": ({ die }) => [journey(die)],
  "reserve-attack-began": ({ seat, why }) => [
    { kind: "mark", at: [player(seat), `reserve:${seat}`] },
    ...(why === "toss" ? [{ kind: "slap", at: player(seat) } as Step] : []),
  ],
  "start-passed": ({ seat, forced }) => [
    {
      kind: "rise",
      at: player(seat),
      text: forced ? say("ninedice-page-no-dice") : say("ninedice-answer-pass"),
      tone: "plain",
    },
  ],
  "duel-opened": ({ die, target }) => [{ kind: "mark", at: [place(die), place(target)] }],
  "duel-answered": ({ die, target }) => [{ kind: "mark", at: [place(die), place(target)] }],
  "dice-compared": ({ value, against, won }) => [
    {
      kind: "clash",
      at: "pit",
      left: value,
      right: against,
      note: won ? say("ninedice-fact-win") : say("ninedice-fact-loss"),
    },
  ],
  "attack-ended": ({ dice }) => dice.map((die, at) => journey(die, at * 60)),
  "battle-fought": ({ number }) => [
    { kind: "say", text: say("ninedice-page-battle", { number }), ms: 500 },
    { kind: "slap", at: "blow:0", ms: 400 },
    { kind: "slap", at: "blow:1", ms: 400 },
  ],
  "damage-taken": ({ die, loss }, view) => [
    ...(shown(view, die)?.value ? [{ kind: "turn", at: [place(die)], ms: 300 } as Step] : []),
    { kind: "rise", at: place(die), text: `−${loss}`, tone: "pain" },
  ],
  "battle-ended": () => [{ kind: "mark", at: ["zone:0:life", "zone:1:life"] }],
  "prisoners-taken": ({ seat }, _, before) =>
    (before.sides[seat]?.prison ?? []).map((die, at) => journey(die, at * 40)),
  "life-emptied": ({ seat }) => [
    { kind: "slap", at: `zone:${seat}:life` },
    { kind: "say", text: say("ninedice-page-life-gone") },
  ],
  "life-counted": () => [{ kind: "say", text: say("ninedice-page-stalemate") }],
  resigned: ({ seat }) => [{ kind: "rise", at: player(seat), text: say("ninedice-page-resigned"), tone: "plain" }],
  "draw-agreed": () => [{ kind: "say", text: say("ninedice-page-drawn") }],
  "taken-back": ({ seat }) => [{ kind: "mark", at: [player(seat)] }],
  branched: () => [],
};
