/** The words of the page in the language that is set; switching it changes them in place. */
import { settings } from "../settings.svelte";
import type { Text } from "../table/game";
import { en } from "./en";
import { ru, type Words } from "./ru";

export { plural } from "./plural";

export function words(): Words {
  return settings.language === "ru" ? ru : en;
}

export function said(text: Text): string {
  return text[settings.language];
}
