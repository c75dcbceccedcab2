import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { defineTask, TaskGivenUp, type WorkerTask } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import {
  type ChangedFile,
  type CompareBounds,
  type Compared,
  type Comparison,
  compareFiles,
} from "./compare-files";
import { type ComparedFile, compareLines } from "./compare-lines";
import type { FileDiff, Sized } from "./file-diff";

/** What a worker compares: the task "compareFiles". */
export const COMPARE_FILES = defineTask<Comparison, Compared<FileDiff>>({
  name: "compareFiles",
  limitMs: 4_000,
});

/** Lines of one file that a diff removes and adds at most; 2,000 take half a second of a worker. */
export const EDIT_LENGTH = 2_000;
/** Texts of this many characters are compared at once, where they stay within {@link SMALL_EDITS}. */
const SMALL = 64_000;
/** Measured: some milliseconds a file, also where all lines differ. */
const SMALL_EDITS: CompareBounds = { editLength: 100, ms: 10 };

/** What a worker compares line by line and word by word: the task "compareLines". */
export const COMPARE_LINES = defineTask<Comparison, Compared<ComparedFile>>({
  name: "compareLines",
  limitMs: 4_000,
});

/** Makes patches of files, above a small size in a worker. @throws {AppError} 429 or 503 when much waits */
export function diffInTurn(
  files: ChangedFile[],
  ms: number,
  call: TaskCall,
): Promise<Compared<FileDiff>> {
  return compareInTurn({ files, ms, call }, COMPARE_FILES, compareFiles);
}

/** Compares lines and words of files as `diffInTurn` does. @throws {AppError} 429 or 503 when much waits */
export function compareLinesInTurn(
  files: ChangedFile[],
  ms: number,
  call: TaskCall,
): Promise<Compared<ComparedFile>> {
  return compareInTurn({ files, ms, call }, COMPARE_LINES, compareLines);
}

async function compareInTurn<T extends object>(
  { files, ms, call }: { files: ChangedFile[]; ms: number; call: TaskCall },
  task: WorkerTask<Comparison, Compared<T>>,
  compareHere: (comparison: Comparison) => Compared<T>,
): Promise<Compared<T>> {
  const size = files.reduce((sum, file) => sum + lengthOf(file.before) + lengthOf(file.after), 0);
  if (size <= SMALL) {
    const small = compareHere({ files, bounds: SMALL_EDITS });
    if (small.found.every((one) => !("notShown" in one))) return small;
  }
  try {
    const bounds = { editLength: EDIT_LENGTH, ms };
    return await workers.run(task, { files, bounds }, call);
  } catch (error) {
    if (!(error instanceof TaskGivenUp)) throw error;
    return { found: files.map((file) => unread(file)), ms };
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
