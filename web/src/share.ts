/** Passing on a link to a place of this page: by what the device has for it, else by the clipboard. */

export type Shared = "sent" | "copied" | "neither";

export async function share(place: string, title: string): Promise<Shared> {
  const url = `${location.origin}${location.pathname}${place}`;
  try {
    if ("share" in navigator) {
      await navigator.share({ title, url });
      return "sent";
    }
    await (navigator as Navigator).clipboard.writeText(url);
    return "copied";
  } catch {
    return "neither"; // nobody was chosen, or the browser does not let us
  }
}
