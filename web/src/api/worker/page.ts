/** The host in a worker, as the page talks to it. The files are brought first, then one tab starts the host. */
import type { Answered, Asked, Line, Transport } from "../transport";
import { building } from "./building.svelte";
import type { FromHost, Progress, ToHost } from "./messages";

const LOCK = "ristal-host";

// Files

/** Waits until everything is here and kept; a newer version is offered when it is. */
async function bringFiles(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) {
    building.obstacle = "insecure";
    throw new Error("no service workers here");
  }
  workers.addEventListener("message", (event: MessageEvent<Progress | { type: "failed"; message: string }>) => {
    const message = event.data;
    if (message.type === "progress") {
      building.done = message.done;
      building.total = message.total;
    } else if (!workers.controller) {
      building.obstacle = "download";
      building.detail = message.message;
    }
  });
  const controlled = new Promise<void>((done) => workers.addEventListener("controllerchange", () => done()));
  const registration = await workers.register("service-worker.js", { updateViaCache: "none" });
  watchUpdates(workers, registration);
  if (workers.controller) return;
  const { active } = await workers.ready;
  active?.postMessage("claim"); // a page that was reloaded past it
  await controlled;
}

function watchUpdates(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const { waiting } = registration;
    if (!waiting || !workers.controller) return;
    building.update = () => {
      workers.addEventListener("controllerchange", () => location.reload());
      waiting.postMessage("take-over");
    };
  };
  offer();
  addEventListener("visibilitychange", () => {
    if (!document.hidden) void registration.update().catch(() => undefined); // there may be no network
  });
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

/** One tab plays: others wait until it is closed. */
function holdLock(): Promise<void> {
  return new Promise((begun) => {
    const forEver = new Promise<never>(() => undefined);
    void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) {
        begun();
        return forEver;
      }
      building.obstacle = "other-tab";
      void navigator.locks.request(LOCK, () => {
        building.obstacle = null;
        begun();
        return forEver;
      });
      return undefined;
    });
  });
}

// The host

let host: Worker | null = null;
let last = 0;
const before: ToHost[] = []; // said before there was anybody to hear it
const calls = new Map<number, (answered: Answered) => void>();
const lines = new Map<number, WorkerLine>();

function tell(message: ToHost): void {
  if (host) host.postMessage(message);
  else before.push(message);
}

function startHost(): void {
  host = new Worker(new URL("./host.ts", import.meta.url), { type: "module", name: "ristal" });
  host.onmessage = (event: MessageEvent<FromHost>) => hear(event.data);
  host.onerror = (event) => fail(event.message);
  for (const message of before.splice(0)) host.postMessage(message);
  void navigator.storage?.persist?.();
}

function fail(message: string): void {
  building.obstacle = "broken";
  building.detail = message;
}

function hear(message: FromHost): void {
  if (message.type === "reply") {
    calls.get(message.number)?.({ status: message.status, body: JSON.parse(message.body) });
    calls.delete(message.number);
  } else if (message.type === "said") lines.get(message.line)?.hear(message.text);
  else if (message.type === "closed") lines.get(message.line)?.end();
  else if (message.type === "step") building.steps = [...building.steps, message.step];
  else if (message.type === "ready") building.isReady = true;
  else if (message.type === "measured") building.isMeasured = true;
  else fail(message.message);
}

/** A line to a match, as a WebSocket is one. */
class WorkerLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;

  constructor(
    private readonly number: number,
    match: string,
    token: string,
  ) {
    lines.set(number, this);
    tell({ type: "open", line: number, match, token });
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(this as unknown as WebSocket, new Event("open"));
    });
  }

  send(text: string): void {
    tell({ type: "said", line: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    tell({ type: "close", line: this.number });
    this.end();
  }

  hear(text: string): void {
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent("message", { data: text }));
  }

  end(): void {
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.number);
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent("close"));
  }
}

/** What there is to play stands in the folder too, for as long as the host does not know how fast bots think here. */
async function askFolder({ query }: Asked): Promise<Answered> {
  const response = await fetch(`games.${query["lang"]}.json`);
  return { status: response.status, body: await response.json() };
}

export const inWorker: Transport = {
  ask({ signal, ...asked }: Asked) {
    if (asked.path === "games" && !building.isMeasured) return askFolder(asked);
    const number = ++last;
    return new Promise((done, failed) => {
      signal?.addEventListener("abort", () => {
        calls.delete(number);
        failed(signal.reason);
      });
      calls.set(number, done);
      tell({ type: "call", number, text: JSON.stringify(asked) });
    });
  },
  connect: (match, token) => new WorkerLine(++last, match, token),
};

void bringFiles()
  .then(holdLock)
  .then(startHost)
  .catch((error: unknown) => building.obstacle ?? fail(String(error)));
