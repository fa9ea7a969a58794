/** How the page reaches its host: over HTTP and WebSocket, or in a worker of its own. Which one, the page itself says by
 * `<html data-host>`. */

export interface Asked {
  method: "GET" | "POST" | "PUT";
  path: string; // after `/api/`
  query: Record<string, string>;
  token?: string;
  body?: string;
  signal?: AbortSignal;
}

export interface Answered {
  status: number;
  body: unknown;
}

/** As much of a WebSocket as a line to a match needs. */
export type Line = Pick<WebSocket, "readyState" | "onopen" | "onmessage" | "onclose" | "send" | "close">;

export interface Transport {
  /** Rejects where the host was not reached. */
  ask(asked: Asked): Promise<Answered>;
  connect(match: string, token: string): Line;
}

const overHttp: Transport = {
  async ask({ method, path, query, token, body, signal }) {
    const headers: Record<string, string> = {};
    if (token) headers["Authorization"] = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const response = await fetch(`/api/${path}?${new URLSearchParams(query)}`, { method, headers, signal, body });
    const answer: unknown = await response.json().catch(() => ({ code: "broken", message: response.statusText }));
    return { status: response.status, body: answer };
  },
  connect(match, token) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/matches/${match}/socket`, [`ristal.token.${token}`]);
  },
};

/** Whether this page has no server. */
export const isOffline = document.documentElement.dataset.host === "worker";

let chosen = overHttp;

/** The way to the host; a worker begins to work by this. */
export async function chooseTransport(): Promise<void> {
  if (isOffline) chosen = (await import("./worker/page")).inWorker;
}

export const transport = (): Transport => chosen;
