/** A short key under which the server keeps the list of my matches, encrypted: it can read nothing of it, and the key stays as
 * short however many matches there are. */
import type { Learned } from "./learning/progress";
import { learned, mergeLearned } from "./learning/progress";
import type { SavedMatch } from "./saved-matches";
import { mergeMatches, savedMatches } from "./saved-matches";
import { ApiError } from "../api/http";
import * as people from "../api/people";
import { readStored, writeStored } from "./storage";

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"; // none that looks like another
const LENGTH = 20; // of 31 letters: 99 bits
const NOTHING: Kept = { matches: [], learned: {} };
const TRIES = 3; // when another device writes at the same time

/** What lies under a key. Before there were lessons it was the list of matches alone. */
interface Kept {
  matches: SavedMatch[];
  learned: Learned;
}

interface Opened {
  id: string;
  word: string;
  cipher: CryptoKey;
}

/** Whether this browser can encrypt: without https only on the server's own machine. */
export const canKeep = (): boolean => "subtle" in crypto;

export function makeKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  return grouped([...random].map((each) => LETTERS[each % LETTERS.length]).join(""));
}

/** As it is written: in groups of five. */
function grouped(plain: string): string {
  return (plain.match(/.{1,5}/g) ?? []).join("-");
}

export function readKey(typed: string): string | null {
  const plain = typed
    .replace(/^.*#\/key\//, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return plain.length === LENGTH && [...plain].every((letter) => LETTERS.includes(letter)) ? grouped(plain) : null;
}

export const currentKey = (): string => readStored<string>("key", "");

/** Three things come from a key: where the list lies, the word that opens it, and what it is encrypted with. */
async function open(key: string): Promise<Opened> {
  const secret = new TextEncoder().encode(key.replaceAll("-", ""));
  const base = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits", "deriveKey"]);
  const how = (info: string) => ({
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`ristal ${info}`),
  });
  const bits = async (info: string) => new Uint8Array(await crypto.subtle.deriveBits(how(info), base, 128));
  const cipher = { name: "AES-GCM", length: 256 };
  return {
    id: hex(await bits("id")),
    word: `k_${hex(await bits("word"))}`,
    cipher: await crypto.subtle.deriveKey(how("list"), base, cipher, false, ["encrypt", "decrypt"]),
  };
}

/** Brings the lists of this browser and of the key together; says how many matches there are. Of a new key there is none. */
export async function sync(key = currentKey(), isNew = false): Promise<number> {
  const opened = await open(key);
  for (let tries = 1; ; tries++) {
    const [version, kept]: [number, Kept] = isNew && tries === 1 ? [0, NOTHING] : await read(opened);
    mergeMatches(kept.matches);
    mergeLearned(kept.learned);
    const all: Kept = { matches: savedMatches(), learned: learned() };
    const list = JSON.stringify(all);
    if (list !== JSON.stringify(kept)) {
      try {
        await people.keepList(opened.id, opened.word, version, await seal(opened, list));
      } catch (error) {
        if (error instanceof ApiError && error.problem.code === "stale" && tries < TRIES) continue;
        throw error;
      }
    }
    writeStored("key", key);
    return all.matches.length;
  }
}

async function read(opened: Opened): Promise<[number, Kept]> {
  try {
    const { version, data } = await people.readList(opened.id, opened.word);
    const kept = JSON.parse(await unseal(opened, data)) as SavedMatch[] | Kept;
    return [version, Array.isArray(kept) ? { ...NOTHING, matches: kept } : kept];
  } catch (error) {
    if (error instanceof ApiError && error.problem.code === "not-found") return [0, NOTHING];
    throw error;
  }
}

async function seal({ cipher }: Opened, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const packed = await compressed(new TextEncoder().encode(text));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, cipher, packed));
  return toText(new Uint8Array([...iv, ...sealed]));
}

async function unseal({ cipher }: Opened, text: string): Promise<string> {
  const bytes = fromText(text);
  const iv = bytes.slice(0, 12);
  const packed = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, cipher, bytes.slice(12));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

async function compressed(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function toText(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
