import { HUMAN_FIELD, NOBODY_FIELD } from "~/community/writing/human-fields";
import { request } from "~/platform/api-client";
import { draftsApiPath } from "~/platform/urls";

/** A draft is sent this long after the first change that it does not have, in milliseconds. */
const PAUSE_MS = 5_000;

/** Keeps what is typed into a form on the server, until it is sent. @param place what it is a draft of */
export function keepDraft(form: HTMLFormElement, place: string): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const send = (more: RequestInit = {}) => {
    clearTimeout(waiting);
    waiting = undefined;
    const body = { place, fields: fieldsOf(form) };
    const options = {
      send: (path: RequestInfo | URL, init?: RequestInit) => fetch(path, { ...init, ...more }),
    };
    // The text is in the form all the same; the next change tries again.
    request("PUT", draftsApiPath, body, options).catch(() => {});
  };
  form.addEventListener("input", () => {
    waiting ??= setTimeout(send, PAUSE_MS);
  });
  form.addEventListener("submit", () => {
    clearTimeout(waiting);
    waiting = undefined;
  });
  // Whoever leaves has typed for the last time.
  addEventListener("pagehide", () => {
    if (waiting !== undefined) send({ keepalive: true });
  });
}

/** What was typed, by field; neither files nor what people do not type. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && name !== HUMAN_FIELD && name !== NOBODY_FIELD) {
      fields[name] = value;
    }
  }
  return fields;
}
