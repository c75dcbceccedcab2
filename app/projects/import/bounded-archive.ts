import { AppError } from "~/platform/errors";
import { ARCHIVE_BYTES } from "./import-limits";

/** An archive as it comes, as far as one may go. @throws {AppError} 413 while it is read */
export async function* boundedArchive(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > ARCHIVE_BYTES) {
      const most = ARCHIVE_BYTES / 1_000_000;
      throw new AppError(413, `An archive can have up to ${most} MB. Nothing was imported.`);
    }
    yield part;
  }
}
