import type { FileStorage } from "./storage.server";

/**
 * How long a file may lie without a row that names it: it is stored first and named after. A
 * publication with its screenshot takes a minute at worst.
 */
const GRACE_MS = 60 * 60 * 1000;

/**
 * Removes what is stored as `<folder><owner>/<name>`, or below it, and is named by no row: what a
 * killed process had stored but not yet named, or had no longer named but not yet removed.
 * Half-written files are among it.
 *
 * @param folder a key that ends in "/"
 * @param readNamed the names that rows give to what an owner has stored
 * @param inTurn runs the look at an owner's rows and the removal after it; by default at once
 * @returns how many were removed
 */
export async function sweepFolder(
  storage: FileStorage,
  folder: string,
  now: Date,
  readNamed: (owner: string) => Promise<ReadonlySet<string>>,
  inTurn: (owner: string, work: () => Promise<void>) => Promise<void> = (_, work) => work(),
): Promise<number> {
  let removed = 0;
  for (const [owner, stored] of await findOld(storage, folder, now)) {
    if (stored.size === 0) continue;
    await inTurn(owner, async () => {
      const named = await readNamed(owner);
      for (const [name, key] of stored) {
        if (named.has(name)) continue;
        await storage.remove(key);
        removed += 1;
      }
    });
  }
  return removed;
}

/** What each owner has that was all written before the grace: the keys to remove, by name. */
async function findOld(
  storage: FileStorage,
  folder: string,
  now: Date,
): Promise<Map<string, Map<string, string>>> {
  const old = new Map<string, Map<string, string>>();
  const recent = new Set<string>();
  for await (const { key, writtenAt } of storage.list(folder)) {
    const [owner = "", name = "", ...rest] = key.slice(folder.length).split("/");
    // An upload or an avatar is a value, a release or a screenshot several of one beginning.
    const whole = `${folder}${owner}/${name}${rest.length > 0 ? "/" : ""}`;
    if (now.getTime() - writtenAt.getTime() <= GRACE_MS) recent.add(whole);
    const names = old.get(owner) ?? new Map<string, string>();
    old.set(owner, names.set(name, whole));
  }
  for (const names of old.values()) {
    for (const [name, whole] of names) if (recent.has(whole)) names.delete(name);
  }
  return old;
}
