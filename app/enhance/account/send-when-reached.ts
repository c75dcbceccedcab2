import { showToast } from "~/ui/toaster";

/** After so long without an answer the browser may try for itself, in milliseconds. */
const ASK_MS = 8_000;

/** Forms that are asked for just now: a second press meanwhile sends nothing twice. */
const asking = new WeakSet<HTMLFormElement>();
const reached = new WeakSet<HTMLFormElement>();

/**
 * Sends the forms of settings once the server answers: a browser that sends one to a server that is away shows a
 * page of its own in place of what was typed.
 */
addEventListener("submit", async (event) => {
  const form = event.target as HTMLFormElement;
  const isOurs = form.closest("[data-wakes='settings']") && form.method === "post";
  if (!isOurs || event.defaultPrevented || reached.delete(form)) return;
  event.preventDefault();
  if (asking.has(form)) return;
  asking.add(form);
  const answers = await isReached();
  asking.delete(form);
  if (!answers) {
    showToast({
      title: "Not sent",
      description:
        "The server could not be reached. Nothing was changed, and what you typed stays here. Try again in a moment.",
      variant: "destructive",
    });
    return;
  }
  reached.add(form);
  form.requestSubmit(event.submitter);
});

/** Answers everybody, signed in or not. */
const ASKED = "/robots.txt";

/** A proxy answers for a server that is away, too, with 502 to 504. */
async function isReached(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ASK_MS);
    const { status } = await fetch(ASKED, { method: "HEAD", cache: "no-store", signal });
    return status < 502 || status > 504;
  } catch (error) {
    return error instanceof DOMException && error.name === "TimeoutError";
  }
}
