/** An icon for everything that has a picture; content that nobody drew gets a scroll or a helmet. */
import pictures from "./pictures.icons.json";

const cards: Record<string, string> = pictures.cards;
const fighters: Record<string, string> = pictures.fighters;

/** Type of a card: its icon. */
export const TYPES: Record<string, string> = pictures.types;

export const cardPicture = (card: string): string => cards[card] ?? pictures.unknown.card;
export const fighterPicture = (kind: string): string => fighters[kind] ?? pictures.unknown.fighter;
