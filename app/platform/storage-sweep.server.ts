import type { FileStorage } from "./storage.server";

/**
 * How long a file may lie without a row that names it: it is stored first and named after. A
 * publication with its screenshot takes a minute at worst.
 */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Removes what lies at `<folder><owner>/<name>` and is named by no row: what a killed process had
 * stored but not yet named, or had no longer named but not yet removed. Half-written files are
 * among it.
 *
 * @param folder a key that ends in "/"
 * @param readNamed the names that rows give to files of an owner
 * @returns how many were removed
 */
export async function sweepFolder(
  storage: FileStorage,
  folder: string,
  now: Date,
  readNamed: (owner: string) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let removed = 0;
  for (const { name: owner } of await storage.list(folder)) {
    const entries = await storage.list(`${folder}${owner}/`);
    const old = entries.filter(({ changedAt }) => now.getTime() - changedAt.getTime() > GRACE_MS);
    if (old.length === 0) continue;
    const named = await readNamed(owner);
    for (const { name } of old) {
      if (named.has(name)) continue;
      // A release or a screenshot is a folder, an upload or an avatar a file.
      await storage.remove(`${folder}${owner}/${name}`);
      removed += 1;
    }
  }
  return removed;
}
