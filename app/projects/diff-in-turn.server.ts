import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { defineTask, TaskGivenUp, type WorkerTask } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import {
  type ChangedFile,
  type CompareBounds,
  type Comparison,
  compareFiles,
} from "./compare-files";
import { type ComparedFile, compareLines } from "./compare-lines";
import type { FileDiff, Sized } from "./file-diff";

/** What a worker compares: the task "compareFiles". */
export const COMPARE_FILES = defineTask<Comparison, FileDiff[]>({
  name: "compareFiles",
  limitMs: 4_000,
});

/** Lines of one file that a diff removes and adds at most; 2,000 take half a second of a worker. */
export const EDIT_LENGTH = 2_000;
/** Texts of this many characters are compared at once, where they stay within {@link SMALL_EDITS}. */
const SMALL = 64_000;
/** Measured: some milliseconds, also where all lines differ. */
const SMALL_EDITS: CompareBounds = { editLength: 100, ms: 10 };

/** What a worker compares line by line and word by word: the task "compareLines". */
export const COMPARE_LINES = defineTask<Comparison, ComparedFile[]>({
  name: "compareLines",
  limitMs: 4_000,
});

/** Makes patches of files, above a small size in a worker. @throws {AppError} 429 or 503 when much waits */
export function diffInTurn(files: ChangedFile[], ms: number, call: TaskCall): Promise<FileDiff[]> {
  return compareInTurn({ files, ms, call }, COMPARE_FILES, compareFiles);
}

/** Compares lines and words of files as `diffInTurn` does. @throws {AppError} 429 or 503 when much waits */
export function compareLinesInTurn(
  files: ChangedFile[],
  ms: number,
  call: TaskCall,
): Promise<ComparedFile[]> {
  return compareInTurn({ files, ms, call }, COMPARE_LINES, compareLines);
}

async function compareInTurn<T extends object>(
  { files, ms, call }: { files: ChangedFile[]; ms: number; call: TaskCall },
  task: WorkerTask<Comparison, (T | Sized)[]>,
  compareHere: (comparison: Comparison) => (T | Sized)[],
): Promise<(T | Sized)[]> {
  const size = files.reduce((sum, file) => sum + lengthOf(file.before) + lengthOf(file.after), 0);
  if (size <= SMALL) {
    const found = compareHere({ files, bounds: SMALL_EDITS });
    if (found.every((one) => !("notShown" in one))) return found;
  }
  try {
    const bounds = { editLength: EDIT_LENGTH, ms };
    return await workers.run(task, { files, bounds }, call);
  } catch (error) {
    if (!(error instanceof TaskGivenUp)) throw error;
    return files.map((file) => unread(file));
  }
}

/** A change that nobody compares, by the sizes of its texts. */
function unread({ path, action, before, after }: ChangedFile): Sized {
  const side = (text: string | null) => (text === null ? null : { bytes: Buffer.byteLength(text) });
  return { path, action, notShown: "too-different", before: side(before), after: side(after) };
}

function lengthOf(text: string | null): number {
  return text?.length ?? 0;
}
