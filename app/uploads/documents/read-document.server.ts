import { LRUCache } from "lru-cache";
import { AppError } from "~/platform/errors";
import { log } from "~/platform/log.server";
import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { defineTask, type WorkerTask } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import { DOCX, type DocumentText, PDF, type SentDocument } from "./document-text";

/**
 * What a worker does: the task "readDocument". A PDF stops by itself before. The largest that people send take some
 * 100 MB; one of 2 kB can unpack to as much as it likes.
 */
const READ_DOCUMENT: WorkerTask<SentDocument, DocumentText> = defineTask({
  name: "readDocument",
  limitMs: 20_000,
  growthMb: 300,
});

/** Characters of texts that are kept for the next message of the same conversation. */
const CACHED_LENGTH = 2_000_000;
const textCache = new LRUCache<string, DocumentText>({
  maxSize: CACHED_LENGTH,
  sizeCalculation: ({ text }) => text.length + 1,
});

/** Whether the text of such a file can be read. */
export function isDocument(type: string): boolean {
  return type === PDF || type === DOCX;
}

/**
 * The text of a stored PDF or DOCX, read in a worker.
 *
 * @param id names its bytes, which never change
 * @returns null when it cannot be read: broken, encrypted, or too much work
 * @throws {AppError} 429 or 503 when much waits: nothing is known of it then
 */
export async function readDocumentInTurn(
  id: string,
  document: SentDocument,
  call: TaskCall,
): Promise<DocumentText | null> {
  const cached = textCache.get(id);
  if (cached) return cached;
  try {
    const read = await workers.run(READ_DOCUMENT, document, call);
    textCache.set(id, read);
    return read;
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn(
      { err: error, type: document.type, size: document.bytes.length },
      "a document was not read",
    );
    return null;
  }
}
