/** The host of the page: Python with the matches of this browser. The page talks to it as to a server. */
import { openDatabase } from "./database";
import type { FromAside, FromHost, ToAside, ToHost } from "./messages";
import { startPython } from "./python";

/** `ristal.offline.worker.Worker`, as far as it is called from here. */
interface Host {
  hear_call(number: number, text: string): void;
  open_line(line: number, match: string, token: string): void;
  hear_line(line: number, text: string): void;
  close_line(line: number): void;
  measure(): Promise<void>;
}

const say = (message: FromHost) => postMessage(message);

/** Has work done by the second worker; what it is asked before it has begun waits there. */
class Aside {
  private readonly worker = new Worker(new URL("./aside.ts", import.meta.url), { type: "module" });
  private readonly waiting = new Map<number, { done(text: string): void; failed(error: Error): void }>();
  private last = 0;

  constructor() {
    this.worker.onmessage = (event: MessageEvent<FromAside>) => {
      const { number, done, failed } = event.data;
      const asked = this.waiting.get(number);
      this.waiting.delete(number);
      if (done === undefined) asked?.failed(new Error(failed));
      else asked?.done(done);
    };
  }

  do(work: string): Promise<string> {
    const number = ++this.last;
    return new Promise((done, failed) => {
      this.waiting.set(number, { done, failed });
      this.worker.postMessage({ number, work } satisfies ToAside);
    });
  }
}

const page = {
  reply: (number: number, status: number, body: string) => say({ type: "reply", number, status, body }),
  say: (line: number, text: string) => say({ type: "said", line, text }),
  hang_up: (line: number) => say({ type: "closed", line }),
};

async function start(): Promise<Host> {
  const aside = new Aside();
  const [database, python] = await Promise.all([
    openDatabase(),
    startPython(() => say({ type: "step", step: "python" })),
  ]);
  const worker = python.pyimport("ristal.offline.worker");
  say({ type: "step", step: "rules" });
  const host = (await worker["start"]!(database, aside, page)) as Host;
  say({ type: "step", step: "stored" });
  say({ type: "ready" });
  void host.measure().then(() => say({ type: "measured" }));
  return host;
}

const starting = start();
starting.catch((error: unknown) => say({ type: "broken", message: String(error) }));

addEventListener("message", (event: MessageEvent<ToHost>) => void starting.then((host) => hear(host, event.data)));

function hear(host: Host, message: ToHost): void {
  if (message.type === "call") host.hear_call(message.number, message.text);
  else if (message.type === "open") host.open_line(message.line, message.match, message.token);
  else if (message.type === "said") host.hear_line(message.line, message.text);
  else host.close_line(message.line);
}
