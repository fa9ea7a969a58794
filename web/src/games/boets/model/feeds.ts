/** Which groups of dice give power to what may be answered now. */
import type { AnswerText } from "@contract/protocol";
import type { BoetsView } from "@contract/boets.view";
import type { TableContext } from "../../../table/context.svelte";
import { actedBy, diceFor, kindOf, played, type Colour } from "./dice";

export type Feeds = (colour: Colour, count: number) => boolean;

/** The answer under the pointer counts alone; without one, all that are legal. */
export function feedsOf(table: TableContext, view: BoetsView, seat: number): Feeds {
  const { match, actions } = table;
  const pointed = actions.looked;
  const answers: AnswerText[] = pointed ? [pointed] : match.answers;
  const wanted = answers.flatMap(({ answer }) => {
    const { technique, power } = played(answer);
    if (!power) return [];
    return [{ kind: kindOf(table, actedBy(view, seat, technique)), dice: diceFor(table, power) }];
  });
  return (colour, count) => wanted.some(({ kind, dice }) => (kind === "any" || kind === colour) && count >= dice);
}
