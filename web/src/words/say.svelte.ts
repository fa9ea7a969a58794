/** Texts in the language that is set. They are Fluent messages: those of every table come with the page, those of a game with
 * its table, and only in the language in use. Switching it changes them in place, as soon as the others are there. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Texts } from "../../.generated/texts";
import { settings, type Language } from "../stores/settings.svelte";

/** A message that can be said; `PlainText` is one that wants no values. */
export type TextId = keyof Texts;
export type PlainText = { [id in TextId]: Texts[id] extends [] ? id : never }[TextId];

const files = import.meta.glob<string>("../../../src/ristal/locale/*/page/*.ftl", { import: "default" });
const create = (language: Language) => new FluentBundle(language, { useIsolating: false });
const bundles: Record<Language, FluentBundle> = { ru: create("ru"), en: create("en") };
const added = new Set<string>();
const parts = new Set<string>(); // that some page wanted
let spoken = $state.raw<Language>(settings.language);

/** Says a message with its values; yes and no are `yes` and `no` to it, as in the terminal. */
export function say<K extends TextId>(id: K, ...[values]: Texts[K]): string {
  return format(id, values) ?? id;
}

/** Says a message whose id was put together; null where there is none. */
export function sayIfAny(id: string): string | null {
  return format(id);
}

function format(id: string, values: Record<string, string | number | boolean> = {}): string | null {
  const bundle = bundles[spoken];
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  const plain = Object.entries(values).map(([name, value]) => [
    name,
    value === true ? "yes" : value === false ? "no" : value,
  ]);
  return bundle.formatPattern(message.value, Object.fromEntries(plain));
}

/** Brings the texts of every table, or of one game; a game may have none. */
export async function loadTexts(part = "common"): Promise<void> {
  parts.add(part);
  await add(part, settings.language);
}

async function add(part: string, language: Language): Promise<void> {
  const path = `../../../src/ristal/locale/${language}/page/${part}.ftl`;
  const source = await files[path]?.();
  if (source === undefined || added.has(path)) return;
  added.add(path);
  bundles[language].addResource(new FluentResource(source));
}

$effect.root(() => {
  $effect(() => {
    const language = settings.language;
    void Promise.all([...parts].map((part) => add(part, language))).then(() => {
      if (language === settings.language) spoken = language;
    });
  });
});
