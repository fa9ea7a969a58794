/** Figures of a review as wins of a hundred. */
import { settings } from "../../../stores/settings.svelte";

const format = (figure: number, signDisplay: "auto" | "exceptZero") =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay }).format(
    100 * figure,
  );

export const points = (figure: number) => format(figure, "auto");
export const signed = (figure: number) => format(figure, "exceptZero");
