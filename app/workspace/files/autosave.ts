import { ApiError } from "~/platform/api-client";
import type { Draft } from "./draft-storage";
import type { FilesModel } from "./files-model";

/** How long somebody rests before what they typed is saved by itself, in milliseconds. */
export const REST_MS = 1_000;
/** How long until a save is tried again that failed through nothing they did, in milliseconds. */
export const RETRY_MS = 10_000;
/** Statuses below 500 after which the same save may succeed: too slow, and too often. */
const PASSING = new Set([408, 429]);

/** Saves edits by themselves, as pressing Save would, while the model's `isAutosaving` is on. */
export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave({ state, save }: Pick<FilesModel, "state" | "save">) {
  const { getState: get } = state;
  /** Typed, and not tried to save since. */
  const due = new Set(Object.keys(get().drafts));
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A conflict is somebody's to settle, and what an answer is writing is not saved under it. */
  const isFree = (path: string) => {
    const { changedElsewhere, typing, saving } = get();
    return !changedElsewhere.has(path) && !typing.has(path) && !saving.has(path);
  };

  const after = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(saveNow, ms);
  };

  const saveOne = async (path: string) => {
    due.delete(path);
    if ((await save(path, true)) || !isPassing(get().failures.get(path))) return;
    due.add(path);
    if (timer === undefined) after(RETRY_MS);
  };

  /** Saves at once what waits for a rest: the person goes elsewhere, or there is a line again. */
  function saveNow() {
    clearTimeout(timer);
    timer = undefined;
    const { drafts, isAutosaving } = get();
    for (const path of [...due]) {
      if (!drafts[path]) due.delete(path);
      else if (isAutosaving && isFree(path)) void saveOne(path);
    }
  }

  const ignore = state.subscribe((now, before) => {
    if (now.drafts !== before.drafts) {
      const typed = Object.keys(now.drafts).filter((path) =>
        isTyped(now.drafts[path], before.drafts[path]),
      );
      for (const path of typed) due.add(path);
      if (typed.length > 0) after(REST_MS);
    }
    if (due.size === 0) return;
    if (now.active !== before.active || now.isAutosaving !== before.isAutosaving) saveNow();
    const isSettled =
      now.typing !== before.typing ||
      now.saving !== before.saving ||
      now.changedElsewhere !== before.changedElsewhere;
    if (isSettled && timer === undefined) after(REST_MS);
  });
  if (due.size > 0) after(REST_MS);

  return {
    saveNow,
    /** Saves what waits, and nothing after that. */
    stop() {
      isOver = true;
      ignore();
      saveNow();
    },
  };
}

/** Whether an edit has another text than before; what was typed always has, and is not read for that at each key. */
function isTyped(now: Draft | undefined, before: Draft | undefined): boolean {
  if (now === before || !now) return false;
  return Boolean(now.typed && now.typed !== before?.typed) || now.text !== before?.text;
}

/** Whether the same save may succeed later: there was no line, or the server had enough to do. */
export function isPassing(failure: unknown): boolean {
  if (failure === undefined) return false;
  if (!(failure instanceof ApiError)) return true;
  return failure.status >= 500 || PASSING.has(failure.status);
}
