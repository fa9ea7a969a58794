/** What the table sounds like, made on the spot: a card laid, dice thrown, a blow, a gong, the knock of one's own turn. Nothing
 * sounds before somebody has touched the page, for no browser allows it. */
import { settings } from "../stores/settings.svelte";
import type { Step } from "../motion/steps";

export type Sound = "card" | "die" | "blow" | "gong" | "turn";

const CLOSE = 70; // milliseconds: what comes sooner after its like is heard as one
const LOUDEST = 0.5;
let context: AudioContext | null = null;
const lastAt = new Map<Sound, number>();

/** Plays a sound, if this person wants to hear any. */
export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  if (document.hidden && sound !== "turn") return; // one is called, the rest nobody follows
  const now = performance.now();
  if (now - (lastAt.get(sound) ?? -Infinity) < CLOSE) return;
  lastAt.set(sound, now);
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = (settings.volume / 100) * LOUDEST;
  out.connect(context.destination);
  SOUNDS[sound](context, out);
}

/** What a movement on the table sounds like. */
export function soundOf(steps: Step[]): Sound | null {
  const kinds = new Set(steps.map(({ kind }) => kind));
  if (kinds.has("say")) return "gong"; // a round is over, somebody is out
  if (kinds.has("roll")) return "die";
  if (kinds.has("clash") || kinds.has("tip") || steps.some((step) => step.kind === "rise" && step.tone === "pain"))
    return "blow";
  return kinds.has("travel") || kinds.has("turn") ? "card" : null;
}

const SOUNDS: Record<Sound, (context: AudioContext, out: AudioNode) => void> = {
  card: (context, out) => hiss(context, out, { pitch: 2600, lasts: 0.11, loud: 0.5 }),
  die: (context, out) => {
    for (const after of [0, 0.07, 0.12]) hiss(context, out, { pitch: 1500, lasts: 0.035, loud: 0.9, after });
  },
  blow: (context, out) => {
    tone(context, out, { from: 130, to: 42, lasts: 0.2, loud: 1 });
    hiss(context, out, { pitch: 500, lasts: 0.06, loud: 0.6 });
  },
  gong: (context, out) => {
    for (const [at, pitch] of [146, 219, 331, 438, 587].entries())
      tone(context, out, { from: pitch, to: pitch, lasts: 1.9 / (1 + at * 0.4), loud: 0.4 / (1 + at) });
  },
  turn: (context, out) => tone(context, out, { from: 180, to: 70, lasts: 0.14, loud: 0.7 }),
};

/** A tone that falls and fades. */
function tone(
  context: AudioContext,
  out: AudioNode,
  { from, to, lasts, loud }: { from: number; to: number; lasts: number; loud: number },
): void {
  const start = context.currentTime;
  const source = context.createOscillator();
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts * 0.65);
  source.connect(fading(context, out, start, lasts, loud));
  source.start(start);
  source.stop(start + lasts);
}

/** A breath of noise around a pitch. */
function hiss(
  context: AudioContext,
  out: AudioNode,
  { pitch, lasts, loud, after = 0 }: { pitch: number; lasts: number; loud: number; after?: number },
): void {
  const start = context.currentTime + after;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter);
  filter.connect(fading(context, out, start, lasts, loud));
  source.start(start);
}

function fading(context: AudioContext, out: AudioNode, start: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  gain.connect(out);
  return gain;
}
