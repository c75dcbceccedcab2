import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { defineTask, TaskGivenUp } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import {
  type ChangedFile,
  type CompareBounds,
  type Comparison,
  compareFiles,
} from "./compare-files";
import type { FileDiff } from "./file-diff";

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

/** Compares files, above a small size in a worker. @throws {AppError} 429 or 503 when much waits */
export async function diffInTurn(
  files: ChangedFile[],
  ms: number,
  call: TaskCall,
): Promise<FileDiff[]> {
  const size = files.reduce((sum, file) => sum + lengthOf(file.before) + lengthOf(file.after), 0);
  if (size <= SMALL) {
    const diffs = compareFiles({ files, bounds: SMALL_EDITS });
    if (diffs.every((diff) => "patch" in diff)) return diffs;
  }
  try {
    const bounds = { editLength: EDIT_LENGTH, ms };
    return await workers.run(COMPARE_FILES, { files, bounds }, call);
  } catch (error) {
    if (!(error instanceof TaskGivenUp)) throw error;
    return files.map((file) => unread(file));
  }
}

/** A change that nobody compares, by the sizes of its texts. */
function unread({ path, action, before, after }: ChangedFile): FileDiff {
  const side = (text: string | null) => (text === null ? null : { bytes: Buffer.byteLength(text) });
  return { path, action, notShown: "too-different", before: side(before), after: side(after) };
}

function lengthOf(text: string | null): number {
  return text?.length ?? 0;
}
