/** Values as content is written: `{ damage = "dealt" }`. */
export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Table = Record<string, Value>;

const BARE = /^[A-Za-z0-9_-]+$/;

export function write(value: Value | undefined): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return `[${value.map(write).join(", ")}]`;
  if (typeof value === "object") {
    const parts = Object.entries(value).map(
      ([key, item]) => `${BARE.test(key) ? key : JSON.stringify(key)} = ${write(item)}`,
    );
    return parts.length ? `{ ${parts.join(", ")} }` : "{}";
  }
  return JSON.stringify(value);
}

/** Reads what `write` writes; null where it is something else. */
export function read(text: string): Value | null {
  let rest = text.trim();
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(rest);
    if (!found || found.index !== 0) return null;
    rest = rest.slice(found[0].length).trimStart();
    return found[0];
  };
  function value(): Value {
    if (take(/\[/)) return list();
    if (take(/\{/)) return table();
    const quoted = take(/"(?:[^"\\]|\\.)*"/);
    if (quoted !== null) return JSON.parse(quoted) as string;
    const word = take(/true|false|-?\d+(?:\.\d+)?/);
    if (word === null) throw new Error(rest);
    return JSON.parse(word) as number | boolean;
  }
  function list(): Value[] {
    const found: Value[] = [];
    while (!take(/\]/)) {
      found.push(value());
      if (!take(/,/) && !rest.startsWith("]")) throw new Error(rest);
    }
    return found;
  }
  function table(): Table {
    const found: Table = {};
    while (!take(/\}/)) {
      const key = take(/[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"/);
      if (key === null || !take(/=/)) throw new Error(rest);
      found[key.startsWith('"') ? (JSON.parse(key) as string) : key] = value();
      if (!take(/,/) && !rest.startsWith("}")) throw new Error(rest);
    }
    return found;
  }
  try {
    const found = value();
    return rest ? null : found;
  } catch {
    return null;
  }
}
