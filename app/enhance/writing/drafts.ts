import { request } from "~/platform/api-client";
import { draftsApiPath } from "~/platform/urls";
import { fieldsOf, isEmpty, isTyped } from "./form-fields";
import { LocalDrafts } from "./local-drafts";
import { offerKept } from "./offer-kept";

/** A draft is sent this long after the first change that it does not have, in milliseconds. */
const PAUSE_MS = 5_000;
/** So long after a change this browser keeps it, in milliseconds. */
const LOCAL_PAUSE_MS = 300;

/**
 * Keeps what is typed into a form until it is sent: on the server, and in this browser what has not
 * reached the server yet. What was kept in the browser is put back.
 *
 * @param place what it is a draft of
 */
export function keepDraft(form: HTMLFormElement, place: string): void {
  const { writer } = form.dataset;
  // Whoever is logged out in an open page is still known by it.
  if (!writer) return;
  const key = `${writer}:${place}`;
  const drafts = new LocalDrafts();
  let changes = 0;
  let toServer: ReturnType<typeof setTimeout> | undefined;
  let toBrowser: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(toServer);
    clearTimeout(toBrowser);
    toServer = undefined;
    toBrowser = undefined;
  };
  const keepHere = () => {
    toBrowser = undefined;
    const typed = fieldsOf(form);
    if (isEmpty(typed)) drafts.drop(key);
    else drafts.put(key, typed);
  };
  const send = (more: RequestInit = {}) => {
    toServer = undefined;
    const sentAt = changes;
    const body = { place, fields: fieldsOf(form) };
    const options = {
      send: (path: RequestInfo | URL, init?: RequestInit) => fetch(path, { ...init, ...more }),
    };
    request("PUT", draftsApiPath, body, options).then(
      () => {
        if (sentAt !== changes) return;
        clearTimeout(toBrowser);
        drafts.drop(key);
      },
      // The text is here all the same; the next change tries again.
      () => {},
    );
  };
  const onInput = () => {
    changes += 1;
    toServer ??= setTimeout(send, PAUSE_MS);
    toBrowser ??= setTimeout(keepHere, LOCAL_PAUSE_MS);
  };
  form.addEventListener("input", onInput);
  form.addEventListener("submit", (event) => {
    stop();
    keepHere();
    // Where the browser itself sends it, it holds the text until the server has answered.
    setTimeout(() => event.defaultPrevented || drafts.drop(key));
  });
  form.addEventListener("stored", () => {
    stop();
    drafts.drop(key);
  });
  // Whoever leaves has typed for the last time.
  addEventListener("pagehide", () => {
    if (toBrowser !== undefined) keepHere();
    if (toServer !== undefined) send({ keepalive: true });
  });

  const kept = drafts.read(key);
  if (kept && offerKept(form, kept)) return;
  drafts.drop(key);
  // Somebody may have typed all of it before this was loaded.
  if (isTyped(form)) onInput();
}
