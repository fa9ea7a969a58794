/** The picture of each unit. Content may bring units that nobody has drawn. */
import pictures from "./pictures.icons.json";

const units: Record<string, string> = pictures.units;

export const picture = (unit: string): string => units[unit] ?? pictures.unknown.unit;
