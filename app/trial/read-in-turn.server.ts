import { AppError } from "~/platform/errors";
import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { defineTask, TaskGivenUp, type WorkerTask } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import {
  accepted,
  type Outcome,
  readMoveIn,
  readSync,
  type SentMoveIn,
  type SentSync,
} from "./read-sent";

/** A body of this many bytes is read at once: some milliseconds. */
const SMALL = 200_000;
/** Milliseconds for the largest bodies: they take one second on a slow machine. */
const LIMIT_MS = 20_000;

type ReadTask<T> = WorkerTask<Uint8Array, Outcome<T>>;

/** What a worker reads: the tasks "readSync" and "readMoveIn". */
const READ_SYNC: ReadTask<SentSync> = defineTask({ name: "readSync", limitMs: LIMIT_MS });
const READ_MOVE_IN: ReadTask<SentMoveIn> = defineTask({ name: "readMoveIn", limitMs: LIMIT_MS });

/** Reads a sync, a large one in a worker, which takes its bytes over. @throws {AppError} 400, 413; 429 or 503 when much waits */
export function readSyncInTurn(body: Uint8Array, call: TaskCall): Promise<SentSync> {
  return readInTurn(READ_SYNC, readSync, body, call);
}

/** Reads a move into an account as `readSyncInTurn` does. */
export function readMoveInInTurn(body: Uint8Array, call: TaskCall): Promise<SentMoveIn> {
  return readInTurn(READ_MOVE_IN, readMoveIn, body, call);
}

async function readInTurn<T>(
  task: ReadTask<T>,
  read: (body: Uint8Array) => Outcome<T>,
  body: Uint8Array,
  call: TaskCall,
): Promise<T> {
  if (body.length <= SMALL) return accepted(read(body));
  try {
    return accepted(await workers.run(task, body, { ...call, handsOver: ownBuffer(body) }));
  } catch (error) {
    if (!(error instanceof TaskGivenUp)) throw error;
    throw new AppError(503, "That took too long to read. Nothing was changed; please try again.", {
      retryAfterSeconds: 10,
    });
  }
}

/** The buffer of bytes that have one of their own. */
function ownBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
