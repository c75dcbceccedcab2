import { BROWSER_KEYS } from "~/platform/browser-keys";
import type { TypedText } from "./typed-text";

/** An edit that is not saved yet: the text and the content it started from. */
export interface Draft {
  readonly text: string;
  readonly base: string;
  /** The same text as the editor gave it, where it was typed in this tab. */
  readonly typed?: TypedText;
}

export type Drafts = Readonly<Record<string, Draft>>;

/** An edit is kept after a rest of so long, in milliseconds. */
export const KEEP_AFTER_MS = 300;
/** How long an edit may be in this tab alone, in milliseconds: what a browser that is killed forgets. */
export const KEEP_WITHIN_MS = 2_000;
/** How long one of a long text may be: to write it takes longer than a key may, so every hundredth key pays for it. */
export const KEEP_LONG_WITHIN_MS = 8_000;
/** Letters from which a text is long: some thousand lines. */
export const LONG = 50_000;

/**
 * Keeps unsaved edits over a reload. When the browser's storage is full or off, only that is lost. All
 * tabs of a project share it, so each of them changes nothing but its own edits.
 */
export interface DraftStorage {
  read(): Drafts;
  /**
   * Keeps an edit after a rest, and within {@link KEEP_WITHIN_MS} or {@link KEEP_LONG_WITHIN_MS}: a write is
   * of all edits of the project, and would hold up the next key.
   */
  put(path: string, draft: Draft): void;
  /** Drops an edit that was put, unless another tab has put its own in its place. */
  drop(path: string): void;
  /** Keeps at once what was put: the page may be gone in a moment. */
  flush(): void;
}

export function createDraftStorage(
  projectId: string,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">,
): DraftStorage {
  const key = `${BROWSER_KEYS.drafts}${projectId}`;
  /** What was put and is not stored yet. */
  const waiting = new Map<string, Draft>();
  /** The texts that this tab read or stored last. */
  const ours = new Map<string, string>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  /** What was read or written last: long texts are not parsed again where no other tab wrote. */
  let last: { json: string; drafts: Drafts } = { json: "{}", drafts: {} };
  const readAll = (): Drafts => {
    try {
      const json = storage().getItem(key) ?? "{}";
      if (json !== last.json) last = { json, drafts: readDrafts(JSON.parse(json)) };
      return last.drafts;
    } catch (error) {
      console.warn("Unsaved edits could not be read back.", error);
      return {};
    }
  };
  const write = (drafts: Drafts) => {
    try {
      if (Object.keys(drafts).length === 0) {
        storage().removeItem(key);
        return;
      }
      const json = JSON.stringify(drafts);
      storage().setItem(key, json);
      last = { json, drafts };
    } catch (error) {
      console.warn("Unsaved edits could not be kept for a reload.", error);
    }
  };
  const flush = () => {
    clearTimeout(rest);
    clearTimeout(limit);
    limit = undefined;
    if (waiting.size === 0) return;
    const drafts: Record<string, Draft> = { ...readAll() };
    for (const [path, { text, base }] of waiting) {
      ours.set(path, text);
      drafts[path] = { text, base };
    }
    write(drafts);
    waiting.clear();
  };
  return {
    flush,
    read() {
      flush();
      const drafts = readAll();
      for (const [path, { text }] of Object.entries(drafts)) ours.set(path, text);
      return drafts;
    },
    put(path, draft) {
      waiting.set(path, draft);
      clearTimeout(rest);
      rest = setTimeout(flush, KEEP_AFTER_MS);
      const length = draft.typed?.length ?? draft.text.length;
      limit ??= setTimeout(flush, length < LONG ? KEEP_WITHIN_MS : KEEP_LONG_WITHIN_MS);
    },
    drop(path) {
      waiting.delete(path);
      const { [path]: kept, ...others } = readAll();
      if (kept && kept.text === ours.get(path)) write(others);
      ours.delete(path);
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
