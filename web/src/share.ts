/** Passing on a link to a place of this page: by what the device has for it, else by the clipboard. */

export type Shared = "sent" | "copied" | "neither";

export async function share(place: string, title: string): Promise<Shared> {
  const url = `${location.origin}${location.pathname}${place}`;
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return "sent";
    }
    return (await copy(url)) ? "copied" : "neither";
  } catch {
    return "neither"; // nobody was chosen, or the device cannot
  }
}

/** Puts a text on the clipboard, and tells whether the browser let it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // without a permission, or at an address without https
  }
}
