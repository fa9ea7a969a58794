import { afterEach, beforeEach, expect, test, vi } from "vitest";

const started: string[] = [];
const loud: number[] = [];
const param = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
const node = (kind: string) => ({
  connect: () => {},
  start: () => started.push(kind),
  stop: () => {},
  frequency: param(),
});

class FakeContext {
  state = "running";
  currentTime = 0;
  sampleRate = 1000;
  destination = {};
  createOscillator = () => node("tone");
  createBufferSource = () => node("noise");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBiquadFilter = () => node("filter");
  createGain() {
    const gain = param();
    return {
      ...node("gain"),
      gain: Object.defineProperty(gain, "value", { set: (value: number) => loud.push(value) }),
    };
  }
}

async function fresh(changes: object = {}, hasBeenActive = true) {
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeContext);
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive }, configurable: true });
  const { settings } = await import("../src/stores/settings.svelte");
  Object.assign(settings, { sound: true, volume: 60, ...changes });
  return import("../src/ui/sound");
}

beforeEach(() => {
  started.length = 0;
  loud.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test.each(["card", "die", "blow", "gong", "turn"] as const)(
  "%s is made on the spot, as loud as is wanted",
  async (sound) => {
    const { play } = await fresh({ volume: 50 });
    play(sound);
    expect(started.length).toBeGreaterThan(0);
    expect(loud).toEqual([0.25]);
  },
);

test("each sounds in its own way", async () => {
  const heard = [];
  for (const sound of ["card", "die", "blow", "gong", "turn"] as const) {
    const { play } = await fresh();
    started.length = 0;
    play(sound);
    heard.push(started.join(" "));
  }
  expect(new Set(heard).size).toBe(5);
});

test.each([
  [{ sound: false }, true],
  [{ volume: 0 }, true],
  [{}, false], // nobody has touched the page
])("%j, touched %s: nothing is heard", async (changes, hasBeenActive) => {
  const { play } = await fresh(changes, hasBeenActive);
  play("gong");
  expect(started).toEqual([]);
});

test("what happens at once is heard once", async () => {
  const { play } = await fresh();
  for (let count = 0; count < 15; count++) play("turn");
  expect(started).toEqual(["tone"]);
});

test("a movement sounds like what moves", async () => {
  const { soundOf } = await fresh();
  expect(soundOf([])).toBeNull();
  expect(soundOf([{ kind: "mark", at: ["a"] }])).toBeNull();
  expect(soundOf([{ kind: "travel", from: "hand", to: "table" }])).toBe("card");
  expect(
    soundOf([
      { kind: "travel", from: "hand", to: "table" },
      { kind: "roll", at: ["a"] },
    ]),
  ).toBe("die");
  expect(soundOf([{ kind: "rise", at: "a", text: "−2", tone: "pain" }])).toBe("blow");
  expect(soundOf([{ kind: "rise", at: "a", text: "+2", tone: "heal" }])).toBeNull();
  expect(soundOf([{ kind: "say", text: "Раунд 2" }])).toBe("gong");
});
