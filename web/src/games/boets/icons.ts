/** A drawing for each technique and each fighter. */
import pictures from "./pictures.icons.json";

const techniques: Record<string, string> = pictures.techniques;
const fighters: Record<string, string> = pictures.fighters;

export const techniqueIcon = (id: string): string => techniques[id] ?? pictures.unknown.any;
export const fighterIcon = (id: string): string => fighters[id] ?? pictures.unknown.any;
