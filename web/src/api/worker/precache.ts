/** The service worker of a page without a server: everything is brought at once, with its progress shown, and kept by
 * version. A newer version waits until somebody takes it, or until no page is open any more. `ristal offline` writes the
 * list of files before this script. */
import type { Part, Progress } from "./messages";

interface File {
  path: string;
  part: Part;
  bytes: number; // as they come
  hash: string; // SHA-256 of these
  from?: string; // where it comes from packed
}

interface Build {
  version: string;
  files: File[];
}

interface Client {
  postMessage(message: unknown): void;
}

interface Scope {
  readonly BUILD: Build;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(which: object): Promise<Client[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extended) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetched) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<string>) => void): void;
}

interface Extended {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Extended {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = self as unknown as Scope;
const { version, files } = scope.BUILD;
const CACHE = `ristal-${version}`;
const HASH = "x-ristal-hash";
const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  mjs: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  json: "application/json",
  webmanifest: "application/manifest+json",
  zip: "application/zip",
  woff2: "font/woff2",
};
const SHARED = "default-src 'none'; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
/** Python alone is compiled; the page itself may run its own scripts and nothing else. */
const OF_WORKERS = `${SHARED}; script-src 'self' 'wasm-unsafe-eval'`;
const OF_PAGE =
  `${SHARED}; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; ` +
  "frame-ancestors 'none'";

const url = (path: string) => new URL(path, scope.registration.scope).href;

// Bringing

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const sum = (of: (file: File) => number): Record<Part, number> => {
    const sums = { engine: 0, rules: 0, table: 0 };
    for (const file of files) sums[file.part] += of(file);
    return sums;
  };
  const total = sum(({ bytes }) => bytes);
  const done = sum(() => 0);
  let reportedAt = 0;
  const count = async (part: Part, bytes: number, isLast = false) => {
    done[part] += bytes;
    if (!isLast && Date.now() - reportedAt < 100) return;
    reportedAt = Date.now();
    await tell({ type: "progress", done, total });
  };
  const waiting = [...files];
  const bring = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { part, bytes } = file;
      if (await copy(cache, file)) await count(part, bytes);
      else await fetchFile(cache, file, (some) => count(part, some));
    }
  };
  await Promise.all([bring(), bring(), bring(), bring()]);
  await count("table", 0, true);
}

/** What an earlier version has already, and a page that was begun and not finished. */
async function copy(cache: Cache, file: File): Promise<boolean> {
  for (const name of await caches.keys()) {
    if (!name.startsWith("ristal-")) continue;
    const found = await (await caches.open(name)).match(url(file.path));
    if (!found || found.headers.get(HASH) !== file.hash) continue;
    await cache.put(url(file.path), found);
    return true;
  }
  return false;
}

async function fetchFile(cache: Cache, file: File, count: (bytes: number) => Promise<void>): Promise<void> {
  const response = await fetch(url(file.from ?? file.path), { cache: "no-cache" });
  if (!response.ok || !response.body) throw new Error(`${file.path}: ${response.status}`);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    await count(piece.value.length);
  }
  const raw = new Blob(pieces);
  const hash = await digest(await raw.arrayBuffer());
  if (hash !== file.hash) throw new Error(`${file.path} is not of this version`);
  const body = file.from ? raw.stream().pipeThrough(new DecompressionStream("gzip")) : raw;
  const type = TYPES[file.path.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  const policy = type.startsWith("text/html") ? OF_PAGE : OF_WORKERS;
  const headers = {
    "content-type": type,
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    [HASH]: hash,
  };
  await cache.put(url(file.path), new Response(body, { headers }));
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const made = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...made].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function tell(message: Progress | { type: "failed"; message: string }): Promise<void> {
  for (const client of await scope.clients.matchAll({ type: "window", includeUncontrolled: true }))
    client.postMessage(message);
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("ristal-") && name !== CACHE) await caches.delete(name);
  await scope.clients.claim();
}

// Answering

async function answer(request: Request): Promise<Response> {
  const asked = new URL(request.url);
  const path = request.mode === "navigate" ? "index.html" : asked.pathname.slice(new URL(url("")).pathname.length);
  const found = await (await caches.open(CACHE)).match(url(path || "index.html"));
  return found ?? fetch(request);
}

scope.addEventListener("install", (event) =>
  event.waitUntil(
    install().catch(async (error: unknown) => {
      await tell({ type: "failed", message: String(error) });
      throw error;
    }),
  ),
);
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { method, url: wanted } = event.request;
  if (method === "GET" && wanted.startsWith(url(""))) event.respondWith(answer(event.request));
});
scope.addEventListener("message", (event) => {
  if (event.data === "take-over") void scope.skipWaiting();
  if (event.data === "claim") void scope.clients.claim();
});
