/** What is put together on this table before it is sent: the plan of deployment, shares of damage, a die of the draft. */
import type { DieView, NineDiceView } from "@contract/ninedice.view";
import { getContext, setContext } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import * as api from "../../../api/http";
import type { Batch } from "../../../stores/actions.svelte";
import type { TableContext } from "../../../table/context.svelte";
import { say } from "../../../words";

const KEY = Symbol("nine dice");
const WHERE: Record<string, string> = {
  set: "grid",
  attack: "field",
  defence: "field",
  life: "life",
  reserve: "reserve",
  duel: "duel",
};

export class Board {
  /** Dice that are to stay in Reserve; all others go on the field. */
  readonly kept = new SvelteSet<string>();
  readonly shares = new SvelteMap<string, number>();
  /** The die of the draft that one more tap would take. */
  picked = $state("");
  private spelled = $state.raw<{ of: string; answers: string[] } | null>(null);
  private spelling = new AbortController();

  constructor(readonly table: TableContext) {}

  readonly view = $derived.by(() => this.table.match.view as NineDiceView);
  readonly me = $derived.by(() => this.table.match.seat ?? 0);
  private readonly byId = $derived.by(() => new Map(this.view.dice.map((die) => [die.id, die])));
  /** The class of the question that this seat is to answer now. */
  readonly asked = $derived.by(() => (this.table.match.answers.length ? (this.view.question?.name ?? "") : ""));
  private readonly details = $derived.by(() => this.view.question?.details ?? {});

  die(id: string): DieView | undefined {
    return this.byId.get(id);
  }

  where(die: DieView): string {
    return WHERE[die.zone] ?? `zone:${die.zone}`;
  }

  letter(colour: string): string {
    return String(this.table.fact(colour, "letter") ?? "");
  }

  /** The things that a fact of the catalogue names. */
  named(thing: string, fact: string): string[] {
    return this.table.code(thing, fact).split(" ").filter(Boolean);
  }

  /** The dice of a seat in a zone; while it plans its deployment, as planned. */
  lying(seat: number, zone: string): DieView[] {
    return this.view.dice.filter((die) => die.seat === seat && this.zoneOf(die) === zone);
  }

  private zoneOf(die: DieView): string {
    if (die.zone !== "reserve" || this.view.phase !== "deployment" || die.seat !== this.table.match.seat)
      return die.zone;
    return this.isFielded(die.id) ? die.kind : "reserve";
  }

  // Deployment

  readonly isPlanning = $derived.by(() => this.asked === "DeployDie");
  readonly isPlanned = $derived.by(
    () => this.view.phase === "deployment" && this.table.match.seat !== null && !this.isPlanning,
  );

  /** What has been answered or premoved with dice of this seat. */
  private readonly settled = $derived.by(() => {
    const { match } = this.table;
    const plan = match.seat === null ? [] : (this.view.zones[`plan-${match.seat}`] ?? []);
    const found = new Map(plan.map((where, at) => [this.view.sets[match.seat!]![at]!, where]));
    const premoved = match.seat === null ? [] : match.premoves.of(match.seat);
    for (const answer of [this.view.sealed ?? "", ...premoved]) {
      const [die, where] = answer.split(" ");
      if (die && where) found.set(die, where);
    }
    return found;
  });

  isFielded(die: string): boolean {
    const settled = this.settled.get(die);
    return settled ? settled === "field" : !this.kept.has(die);
  }

  mayMove(die: DieView): boolean {
    return this.isPlanning && die.seat === this.table.match.seat && !this.settled.has(die.id);
  }

  move(die: string): void {
    if (this.kept.has(die)) this.kept.delete(die);
    else this.kept.add(die);
  }

  readonly fielded = $derived.by(() =>
    this.view.dice.filter((die) => die.seat === this.me && die.zone === "reserve" && this.isFielded(die.id)),
  );
  /** The kind that is still missing on the field. */
  readonly needs = $derived.by(() => {
    const kind = String(this.details["needs"] ?? "");
    return kind && !this.fielded.some((die) => die.kind === kind) ? kind : "";
  });

  private readonly plan = $derived.by((): Batch | null => {
    if (!this.isPlanning || this.needs) return null;
    const dice = (this.view.sets[this.me] ?? []).filter((die) => !this.settled.has(die));
    const answers = dice.map((die) => `${die} ${this.isFielded(die) ? "field" : "reserve"}`);
    const count = this.fielded.length;
    return {
      label: say("ninedice-page-deploy-send", {
        field: count,
        reserve: (this.view.sets[this.me]?.length ?? 0) - count,
      }),
      answers,
      isPremove: true,
    };
  });

  // Damage

  readonly isSharing = $derived.by(() => this.asked === "ShareDamage");
  readonly damage = $derived.by(() => Number(this.details["damage"] ?? 0));
  readonly sharing = $derived.by(() => {
    const dice = this.lying(this.me, "life");
    return dice.slice(
      Math.max(
        0,
        dice.findIndex((die) => die.id === this.details["die"]),
      ),
    );
  });
  readonly shared = $derived.by(() => this.sharing.reduce((sum, die) => sum + (this.shares.get(die.id) ?? 0), 0));

  /** Takes so much from a die; a second tap on the same division takes one less. */
  share(die: DieView, count: number): void {
    const had = this.shares.get(die.id) ?? 0;
    const wanted = had === count && count > 0 ? count - 1 : count;
    this.shares.set(die.id, Math.max(0, Math.min(wanted, this.damage - this.shared + had)));
    this.unspell();
    if (this.shared === this.damage)
      void this.spell("shares", (view) => `lose ${this.shares.get(String(view.question?.details["die"])) ?? 0}`);
  }

  /** One more from a die; past what it or the damage allows, nothing again. */
  takeOne(die: DieView): void {
    const had = this.shares.get(die.id) ?? 0;
    const isMore = had < (die.value ?? 0) && this.shared < this.damage;
    this.share(die, isMore ? had + 1 : 0);
  }

  // The draft

  /** Points at a die of the grid. */
  pick(colour: string, shape: string): void {
    this.picked = `${colour}-${shape}`;
    this.unspell();
    const parts: Record<string, string> = { ChooseShape: shape, ChooseColour: colour };
    void this.spell(this.picked, (view) => parts[view.question?.name ?? ""] ?? "", 2);
  }

  // What is sent

  /** Answers question after question as long as this seat is asked the same, to know how many answers the batch has. */
  private async spell(of: string, next: (view: NineDiceView) => string, most = 64): Promise<void> {
    const { match } = this.table;
    const question = match.state?.question;
    if (!question?.mine) return;
    const { signal } = this.spelling;
    const answers = [next(this.view)];
    const kinds = new Set([question.name, ...(question.name === "ChooseShape" ? ["ChooseColour"] : [])]);
    try {
      while (answers.length < most) {
        const after = await match.adviser.preview(question.id, answers, signal);
        if (!after.view || !after.is_mine || !after.question || !kinds.has(after.question.name)) break;
        answers.push(next(after.view as NineDiceView));
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof api.ApiError)) throw error;
      return void (this.table.toast = error.problem.message);
    }
    if (!signal.aborted) this.spelled = { of, answers };
  }

  /** What was put together has changed, or was answered: whatever is known of it is old. */
  unspell(): void {
    this.spelling.abort();
    this.spelling = new AbortController();
    this.spelled = null;
  }

  /** Only the share of the die that is asked about, while the rest is not dealt out. */
  private readonly oneShare = $derived.by((): Batch | null => {
    const die = this.sharing[0];
    const answer = `lose ${die ? this.shares.get(die.id) : ""}`;
    const isLegal = this.table.match.answers.some((each) => each.answer === answer);
    return die && isLegal
      ? {
          label: say("ninedice-page-share-one", {
            name: this.table.named(die.id),
            count: this.shares.get(die.id) ?? 0,
          }),
          answers: [answer],
        }
      : null;
  });

  readonly batch = $derived.by((): Batch | null => {
    if (this.isPlanning) return this.plan;
    if (this.isSharing && this.shared < this.damage) return this.oneShare;
    const answers = this.spelled?.answers;
    if (!answers) return null;
    if (this.isSharing && this.spelled?.of === "shares")
      return { label: say("ninedice-page-share-send", { sum: this.sum }), answers };
    if (this.asked === "ChooseShape" && this.spelled?.of === this.picked) {
      return { label: say("ninedice-page-take", { name: this.table.named(this.picked) }), answers };
    }
    return null;
  });

  /** «6 = 3 + 3 + 0» */
  readonly sum = $derived.by(
    () => `${this.damage} = ${this.sharing.map((die) => this.shares.get(die.id) ?? 0).join(" + ")}`,
  );

  /** Everything that was put together is taken back. */
  reset(): void {
    this.kept.clear();
    this.shares.clear();
    this.picked = "";
    this.unspell();
  }
}

export function setBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
