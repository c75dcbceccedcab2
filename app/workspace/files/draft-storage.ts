import { BROWSER_KEYS } from "~/platform/browser-keys";

/** An edit that is not saved yet: the text and the content it started from. */
export interface Draft {
  text: string;
  base: string;
}

export type Drafts = Readonly<Record<string, Draft>>;

/**
 * Keeps unsaved edits over a reload. When the browser's storage is full or off, only that is lost. All
 * tabs of a project share it, so each of them changes nothing but its own edits.
 */
export interface DraftStorage {
  read(): Drafts;
  put(path: string, draft: Draft): void;
  /** Drops an edit that was put, unless another tab has put its own in its place. */
  drop(path: string, draft: Draft): void;
}

export function createDraftStorage(
  projectId: string,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): DraftStorage {
  const key = `${BROWSER_KEYS.drafts}${projectId}`;
  const read = (): Drafts => {
    try {
      return readDrafts(JSON.parse(storage().getItem(key) ?? "{}"));
    } catch (error) {
      console.warn("Unsaved edits could not be read back.", error);
      return {};
    }
  };
  const write = (drafts: Drafts) => {
    try {
      if (Object.keys(drafts).length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(drafts));
    } catch (error) {
      console.warn("Unsaved edits could not be kept for a reload.", error);
    }
  };
  return {
    read,
    put(path, draft) {
      write({ ...read(), [path]: draft });
    },
    drop(path, draft) {
      const { [path]: kept, ...others } = read();
      if (kept?.text === draft.text) write(others);
    },
  };
}

function readDrafts(value: unknown): Drafts {
  if (typeof value !== "object" || value === null) return {};
  const drafts: Record<string, Draft> = {};
  for (const [path, draft] of Object.entries(value as Record<string, Partial<Draft> | null>)) {
    if (typeof draft?.text === "string" && typeof draft.base === "string") {
      drafts[path] = { text: draft.text, base: draft.base };
    }
  }
  return drafts;
}
