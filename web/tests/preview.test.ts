import type { AnswerText } from "@contract/protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { asks, move, prepare, sits } from "./fake-socket";

const answer = { answer: "die-1 field", label: "" } as AnswerText;
let [signal, replies] = [new AbortController().signal, (_: Response) => {}];

beforeEach(() => {
  prepare();
  vi.stubGlobal("fetch", (path: string, asked: RequestInit) =>
    path.includes("/draft")
      ? new Promise<Response>((done) => ([signal, replies] = [asked.signal!, done]))
      : Promise.reject(new Error("no network")),
  );
});

const refuses = (status: number, code: string) => new Response(JSON.stringify({ code, message: code }), { status });

test("what would have come of an answer no longer matters when another was given", async () => {
  const [match] = sits();
  const gathered = match.previews.add(answer);
  match.send(["die-1 reserve"]);
  expect(signal.aborted).toBe(true);
  replies(refuses(409, "stale"));
  await gathered;
  expect([match.preview, match.refusal]).toEqual([null, null]);
});

test("nor when somebody else has closed the question", async () => {
  const [match, line] = sits();
  const gathered = match.previews.add(answer);
  line.says(move(2, asks(2)));
  expect(signal.aborted).toBe(true);
  replies(new Response(JSON.stringify({ view: {}, question: null, answers: [], is_mine: false })));
  await gathered;
  expect([match.preview, match.refusal]).toEqual([null, null]);
});

test("the last of two taps counts", async () => {
  const [match] = sits();
  void match.previews.add(answer);
  const [first, late] = [signal, replies];
  const gathered = match.previews.add({ ...answer, answer: "die-1 reserve" });
  expect(first.aborted).toBe(true);
  replies(new Response(JSON.stringify({ view: {}, question: null, answers: [], is_mine: true })));
  await gathered;
  late(new Response(JSON.stringify({ view: {}, question: null, answers: [], is_mine: true })));
  expect(match.preview?.answers).toEqual(["die-1 reserve"]);
});

test("nothing is put together for a question that was answered, unless the answer was refused", async () => {
  const [match, line] = sits();
  match.send(["die-1 reserve"]);
  const before = signal;
  await match.previews.add(answer);
  expect(signal).toBe(before);
  line.says({ type: "refused", code: "illegal", message: "", message_id: line.answers[0]!.message });
  void match.previews.add(answer);
  expect(signal).not.toBe(before);
});

test("why an answer cannot be put together is said", async () => {
  const [match] = sits();
  const gathered = match.previews.add(answer);
  replies(refuses(422, "illegal"));
  await gathered;
  expect(match.refusal?.code).toBe("illegal");
});
