/** `plural("ru", 3, ["карта", "карты", "карт"])`: one, few, many. English has one and many. */
const rules = { ru: new Intl.PluralRules("ru"), en: new Intl.PluralRules("en") };

export function plural(language: "ru" | "en", count: number, forms: readonly string[]): string {
  const found = rules[language].select(count);
  const at = found === "one" ? 0 : found === "few" ? 1 : forms.length - 1;
  return `${count} ${forms[Math.min(at, forms.length - 1)]}`;
}
