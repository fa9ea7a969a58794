/** The socket of one match for one viewer. It heals by itself: a lost line is taken up again with the last number seen,
 * an answer that was not acknowledged is sent again with the same message id, and counts once. */
import { randomId } from "../random";
import type { FromServer, GiveAnswer } from "@contract/protocol";
import { writeStored, readStored } from "../stores/storage";
import { isOffline, transport, type Line } from "./transport";

const RETRIES = [250, 500, 1000, 2000, 3000]; // milliseconds until the next try
const PING = 20_000;
const SILENCE = 45_000;

export interface Listener {
  heard(message: FromServer): void;
  line(isOpen: boolean, nextTry: number): void;
}

export class MatchSocket {
  private socket: Line | null = null;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private isClosed = false;
  private outbox: GiveAnswer[]; // not acknowledged yet: kept, so that a reload loses no move
  private readonly box: string;

  constructor(
    readonly match: string,
    readonly token: string,
    private language: string,
    private readonly since: () => number,
    private readonly listener: Listener,
    /** Elsewhere, and wants to be called when somebody comes. */
    private readonly waits = false,
  ) {
    this.box = `outbox.${match}.${token.slice(0, 12)}`;
    this.outbox = readStored<GiveAnswer[]>(this.box, []);
    if (!isOffline) {
      addEventListener("online", this.now);
      addEventListener("offline", this.gone);
    }
    addEventListener("pageshow", this.now);
    this.open();
  }

  get waiting(): boolean {
    return this.outbox.length > 0;
  }

  answer(question: string, answers: string[]): void {
    const message = randomId();
    this.outbox.push({ question, message, answers });
    writeStored(this.box, this.outbox);
    this.send({ type: "answer", question, message, answers });
  }

  speak(language: string): void {
    this.language = language;
    this.send({ type: "lang", lang: language });
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.now);
    removeEventListener("offline", this.gone);
    removeEventListener("pageshow", this.now);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private readonly now = (): void => {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.open();
  };

  /** The device says that it has no network: nothing tells of that for a while on an open socket. */
  private readonly gone = (): void => {
    const { socket } = this;
    if (!socket) return;
    this.lost();
    socket.close();
  };

  private open(): void {
    if (this.isClosed) return;
    const socket = transport().connect(this.match, this.token);
    this.socket = socket;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.send({
        type: "hello",
        since: this.since(),
        lang: this.language,
        frames: true,
        talk: true,
        waits: this.waits,
      });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.lastHeard = Date.now();
      this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), PING);
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.tries = 0;
      this.listener.line(true, 0);
      for (const each of this.outbox) this.send({ type: "answer", ...each });
    } else if ((message.type === "ack" || message.type === "refused") && message.message_id) {
      this.outbox = this.outbox.filter((each) => each.message !== message.message_id);
      writeStored(this.box, this.outbox);
    }
    this.listener.heard(message);
  }

  private ping(): void {
    if (Date.now() - this.lastHeard > SILENCE) this.socket?.close();
    else this.send({ type: "ping" });
  }

  private lost(): void {
    this.socket = null;
    clearInterval(this.beat);
    if (this.isClosed) return;
    const wait = RETRIES[Math.min(this.tries++, RETRIES.length - 1)] ?? 3000;
    this.listener.line(false, wait);
    this.retry = setTimeout(() => this.open(), wait);
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
