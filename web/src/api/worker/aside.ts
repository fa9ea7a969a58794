/** The second worker: bots think here, one thing after another, and the table never waits. */
import type { FromAside, ToAside } from "./messages";
import { startPython } from "./python";

const starting = startPython().then((python) => {
  const aside = python.pyimport("ristal.offline.aside");
  aside["prepare"]!();
  return aside;
});

addEventListener("message", (event: MessageEvent<ToAside>) => void answer(event.data));

async function answer({ number, work }: ToAside): Promise<void> {
  try {
    say({ number, done: (await starting)["do"]!(work) as string });
  } catch (error) {
    say({ number, failed: String(error) });
  }
}

const say = (message: FromAside) => postMessage(message);
