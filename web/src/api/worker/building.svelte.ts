/** What whoever opens the page sees of its beginning: how much has come, what has been done, what keeps it from going on. */
import type { Part, Step } from "./messages";

export type Obstacle = "insecure" | "other-tab" | "download" | "broken";

class Building {
  /** Bytes that have come, and that come in all; none where everything is here already. */
  done = $state.raw<Record<Part, number> | null>(null);
  total = $state.raw<Record<Part, number> | null>(null);
  steps = $state.raw<Step[]>([]);
  isReady = $state(false);
  isMeasured = $state(false); // how fast bots think here
  obstacle = $state<Obstacle | null>(null);
  detail = $state("");
  update = $state.raw<(() => void) | null>(null); // takes a newer version that is here
}

export const building = new Building();
