/** An edit that is not saved yet: the text and the content it started from. */
export interface Draft {
  text: string;
  base: string;
}

export type Drafts = Readonly<Record<string, Draft>>;

/** Where unsaved edits wait for a reload. Storage that is full or shut only costs that comfort. */
export interface DraftStorage {
  read(): Drafts;
  write(drafts: Drafts): void;
}

export function createDraftStorage(
  projectId: string,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): DraftStorage {
  const key = `sayso:drafts:${projectId}`;
  return {
    read() {
      try {
        return readDrafts(JSON.parse(storage().getItem(key) ?? "{}"));
      } catch (error) {
        console.warn("Unsaved edits could not be read back.", error);
        return {};
      }
    },
    write(drafts) {
      try {
        if (Object.keys(drafts).length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(drafts));
      } catch (error) {
        console.warn("Unsaved edits could not be kept for a reload.", error);
      }
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
