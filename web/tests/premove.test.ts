import { beforeEach, expect, test } from "vitest";
import { asks, move, prepare, sits } from "./fake-socket";

beforeEach(prepare);

test("a promise is kept when the other answers before one's own answer is acknowledged", () => {
  const [match, line] = sits();
  match.premoves.make(["die-1 field", "die-2 reserve"]);
  const [first] = line.answers;
  line.says(move(2, asks(2)));
  line.says(move(3, asks(2, [0])));
  expect(line.answers).toHaveLength(1);
  line.says({ type: "ack", message_id: first!.message, number: 2 });
  expect(line.answers.map(({ question, answers }) => [question, answers])).toEqual([
    ["q1", ["die-1 field"]],
    ["q2", ["die-2 reserve"]],
  ]);
});

test("a page that was loaded anew goes on with what was promised", () => {
  const [match] = sits();
  match.premoves.make(["die-1 field", "die-2 reserve"]);
  match.leave();
  const [, line] = sits();
  const [again] = line.answers;
  line.says(move(2, asks(2)));
  line.says({ type: "ack", message_id: again!.message, number: 2 });
  expect(line.answers.map(({ answers }) => answers?.[0])).toEqual(["die-1 field", "die-2 reserve"]);
});

test("a promise that was refused is back in the hand", () => {
  const [match, line] = sits();
  match.premoves.make(["die-1 field", "die-2 reserve"]);
  line.says({ type: "refused", code: "illegal", message: "", message_id: line.answers[0]!.message });
  expect(match.premoves.of(0)).toEqual([]);
  expect(match.answers).toHaveLength(2);
});
