/** The screens that a style may ask for, by name: five widths part them, and four heights; `flat` is a phone on its side. */
export const screens = {
  "--small-phone": "(max-width: 379px)",
  "--phone": "(max-width: 699px)",
  "--tall-phone": "(max-width: 699px) and (min-height: 780px)",
  "--not-phone": "(min-width: 700px)",
  "--tablet": "(min-width: 700px) and (max-width: 999px) and (min-height: 560px)",
  "--handheld": "(max-width: 999px)",
  "--desk": "(min-width: 1000px)",
  "--laptop": "(max-width: 1359px)",
  "--wide": "(min-width: 1360px)",
  "--big": "(min-width: 1800px) and (min-height: 1000px)",
  "--flat": "(max-height: 559px) and (min-width: 600px) and (max-width: 999px)",
  "--cramped": "(max-height: 559px)",
  "--low": "(max-height: 699px)",
  "--short": "(max-height: 779px)",
  "--shallow": "(max-height: 860px)",
} as const;

/** Writes out the names of a media query; a name that nobody gave is an error of the build. */
export function writeOut(query: string): string {
  return query.replace(/\((--[a-z-]+)\)/g, (_, name: string) => {
    if (!(name in screens)) throw new Error(`no screen is called ${name}`);
    return screens[name as keyof typeof screens];
  });
}
