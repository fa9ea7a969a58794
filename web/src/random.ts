/** Words that nobody guesses. Not `randomUUID`: in a local network, without https, browsers have none. */
export function randomId(bytes = 16): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
