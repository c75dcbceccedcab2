import { BROWSER_KEYS } from "~/platform/browser-keys";

/** The message that is written but not sent; it waits for a reload. */
export interface MessageDraft {
  read(): string;
  write(text: string): void;
}

/** Storage that is full or shut only costs that comfort. */
export function createMessageDraft(
  projectId: string,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): MessageDraft {
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
