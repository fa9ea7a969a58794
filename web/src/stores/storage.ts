/** What this browser keeps. Where it may keep nothing (a private window), everything works until the page is closed. */

const memory = new Map<string, string>();

export function readStored<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`ristal.${name}`) ?? memory.get(name);
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function writeStored(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(`ristal.${name}`, text);
  } catch {
    // it stays in memory
  }
}
