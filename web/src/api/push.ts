/** Notices to this browser while the page is closed: the server is told for each seat to which browser they go. */
import type { PushKey, Subscribed } from "@contract/protocol";
import type { SavedMatch } from "../stores/saved-matches";
import { readStored, writeStored } from "../stores/storage";
import { say } from "../words";
import { call } from "./http";

const WORKER = "/notices.js";
const SCOPE = "/notices/"; // it hears notices and nothing else of the page

export const canBeTold = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether this browser wants notices. */
export const isTold = (): boolean => canBeTold() && Notification.permission === "granted" && readStored("push", false);

/** Begins or ends it for these matches; says whether notices come now. */
export async function beTold(wanted: boolean, matches: readonly SavedMatch[]): Promise<boolean> {
  const isAllowed = wanted && (await Notification.requestPermission()) === "granted";
  if (wanted && !isAllowed) return false;
  writeStored("push", isAllowed);
  const subscription = await subscribe(isAllowed);
  if (!subscription) return false;
  await Promise.all(matches.map((match) => tell(subscription, match, isAllowed)));
  if (!isAllowed) await subscription.unsubscribe();
  return isAllowed;
}

/** Of matches that have come since, and in words of the language in use. */
export async function stayTold(matches: readonly SavedMatch[]): Promise<void> {
  if (!isTold()) return;
  const subscription = await subscribe(true);
  if (subscription) await Promise.all(matches.map((match) => tell(subscription, match, true)));
}

async function subscribe(isNew: boolean): Promise<PushSubscription | null> {
  const { key } = await call<PushKey>("push");
  if (key === null) return null; // this server sends none
  const script = `${WORKER}?said=${encodeURIComponent(say("people-turn-notice"))}`;
  const worker = await navigator.serviceWorker.register(script, { scope: SCOPE });
  const known = await worker.pushManager.getSubscription();
  if (known || !isNew) return known;
  await active(worker);
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Until it works there is nobody who would hear. */
function active(worker: ServiceWorkerRegistration): Promise<void> {
  const coming = worker.installing ?? worker.waiting;
  if (!coming) return Promise.resolve();
  return new Promise((done) => {
    coming.addEventListener("statechange", () => coming.state === "activated" && done());
    if (coming.state === "activated") done();
  });
}

async function tell(subscription: PushSubscription, match: SavedMatch, wanted: boolean): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", wanted };
  for (const { token } of match.seats)
    await call<Subscribed>(`matches/${match.match}/push`, { token, body }).catch(() => undefined); // it may be gone
}
