import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { env } from "./env.server";

/** How old a file is that a killed process left, in milliseconds: no work with one takes as long. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Gives a file of its own for what is too large for memory; it goes when the work is done.
 *
 * @param folder below the data's folder, e.g. "imports"
 */
export async function withPassingFile<T>(
  folder: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const whole = path.join(env.DATA_DIR, folder);
  const file = path.join(whole, randomUUID());
  await mkdir(whole, { recursive: true });
  await removeAbandoned(whole);
  try {
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Removes what nobody reads any more, so that kills cannot fill the disk. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
