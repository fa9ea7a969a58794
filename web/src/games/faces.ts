/** How a game draws what is chosen before a match, `games/<id>/face/`: the emblem, and what a card shows of it; and a card of
 * its deck. A game that has none of them gets letters and numbers. */
import type { Component } from "svelte";
import type { Face } from "../pages/setup/faces";
import Emblem from "../table/default/Emblem.svelte";

export interface FaceParts {
  Emblem: Component<{ face: Face }>;
  Body?: Component<{ face: Face }>;
  Sample?: Component<{ card: string; face: Face }>;
}

const emblems = import.meta.glob<FaceParts["Emblem"]>("./*/face/Emblem.svelte", { import: "default" });
const bodies = import.meta.glob<NonNullable<FaceParts["Body"]>>("./*/face/Body.svelte", { import: "default" });
const samples = import.meta.glob<NonNullable<FaceParts["Sample"]>>("./*/face/Sample.svelte", { import: "default" });

export async function loadFaces(game: string): Promise<FaceParts> {
  const [emblem, Body, Sample] = await Promise.all([
    emblems[`./${game}/face/Emblem.svelte`]?.(),
    bodies[`./${game}/face/Body.svelte`]?.(),
    samples[`./${game}/face/Sample.svelte`]?.(),
  ]);
  return { Emblem: emblem ?? Emblem, Body, Sample };
}
