/** Figures as people write them. */
import { settings } from "../../stores/settings.svelte";
import { say } from "../../words";

const MINUTE = 60;
const HOUR = 3600;

const written = (value: number, digits: number) =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Math.abs(value),
  );

/** A number of things. */
export const count = (value: number) => written(value, 0);

/** A share of points in percent. */
export const share = (value: number, digits = 1) => written(value * 100, digits);

/** A difference of shares in points, with its sign. */
export const points = (value: number) => (value < 0 ? "−" : "+") + written(value * 100, 1);

/** Points of Elo. */
export const elo = (value: number) => (value < 0 ? "−" : "") + written(value, 0);

/** A stretch of time, about. */
export function stretch(seconds: number): string {
  if (seconds < MINUTE) return say("lab-page-seconds", { count: Math.max(1, Math.round(seconds)) });
  if (seconds < HOUR) return say("lab-page-minutes", { count: Math.round(seconds / MINUTE) });
  const minutes = Math.round((seconds % HOUR) / MINUTE);
  return say("lab-page-hours", { hours: Math.floor(seconds / HOUR), minutes });
}

/** Where a number lies between two others, in percent of the way. */
export const place = (value: number, low: number, high: number) =>
  high > low ? Math.min(100, Math.max(0, ((value - low) / (high - low)) * 100)) : 50;
