import { Zip, ZipDeflate } from "fflate";
import type { FileStorage } from "~/platform/storage.server";
import { entriesOf } from "./person-entries.server";

const NOTHING = new Uint8Array();

/**
 * Everything that is stored about a person, as the bytes of a ZIP: `account.json`, their picture, the
 * uploads, and each project with its conversation, files, every version of them, answers, terminal,
 * published apps and pictures. Secrets are left out: they are worth nothing to their owner. It is
 * made while it is sent, a few rows in memory at a time.
 */
export async function* exportPerson(
  userId: string,
  storage: FileStorage,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  for await (const { path, parts } of entriesOf(userId, storage)) {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    for await (const part of parts) {
      file.push(part);
      if (failure) throw failure;
      yield* ready.splice(0);
    }
    file.push(NOTHING, true);
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
