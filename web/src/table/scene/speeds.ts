/** How fast the table goes; 0 is at once. */
import { say } from "../../words";

export const SPEEDS = [0.5, 1, 2, 0];

export const nameOfSpeed = (speed: number): string =>
  speed === 0.5 ? "×½" : speed ? `×${speed}` : say("page-speed-at-once");
