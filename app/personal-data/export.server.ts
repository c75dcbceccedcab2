import type { Readable } from "node:stream";
import type { FileStorage } from "~/platform/storage.server";
import { zipStream } from "~/platform/zip.server";
import { entriesOf } from "./person-entries.server";

/**
 * Everything that is stored about a person, as the bytes of a ZIP: `account.json`, their picture, the
 * uploads, and each project with its conversation, files, every version of them, answers, terminal,
 * published apps and pictures. Secrets are left out: they are worth nothing to their owner. It is
 * made while it is sent, a few rows in memory at a time.
 */
export function exportPerson(userId: string, storage: FileStorage): Readable {
  return zipStream(entriesOf(userId, storage));
}
