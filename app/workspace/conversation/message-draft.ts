import { BROWSER_KEYS } from "~/platform/browser-keys";

/** The message that is written but not sent; it waits for a reload. */
export interface MessageDraft {
  read(): string;
  write(text: string): void;
}

type Where = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Storage that is full or shut only costs that comfort. */
export function createMessageDraft(projectId: string, storage: Where): MessageDraft {
  const key = `${BROWSER_KEYS.message}${projectId}`;
  return {
    read() {
      try {
        return storage().getItem(key) ?? "";
      } catch (error) {
        console.warn("The message you were writing could not be read back.", error);
        return "";
      }
    },
    write(text) {
      try {
        if (text === "") storage().removeItem(key);
        else storage().setItem(key, text);
      } catch (error) {
        console.warn("The message you are writing could not be kept for a reload.", error);
      }
    },
  };
}

/**
 * The message of an account's project: this tab alone keeps it, for others may use the browser. What was typed while
 * the project was a trial waits in the browser's storage (app/trial/unfinished.ts), and is taken over from there.
 */
export function createAccountMessageDraft(
  projectId: string,
  tab: Where,
  browser: Where,
): MessageDraft {
  const draft = createMessageDraft(projectId, tab);
  const moved = createMessageDraft(projectId, browser);
  return {
    read() {
      const waiting = moved.read();
      if (waiting === "") return draft.read();
      moved.write("");
      const own = draft.read();
      const text = own === "" ? waiting : `${own}\n\n${waiting}`;
      draft.write(text);
      return text;
    },
    write: draft.write,
  };
}
