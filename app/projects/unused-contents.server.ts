import { db } from "~/platform/db.server";
import { growingCache } from "~/platform/growing-cache";
import { log } from "~/platform/log.server";
import { parseManifest } from "./manifest";
import { withProjectLock } from "./project-lock.server";
import { removeBinaries } from "./stored-binaries.server";

/**
 * How long a content that nothing names any more stays, in milliseconds: whoever has just read which
 * contents a tree has is still going to read them, or to write a checkpoint of them.
 */
export const UNUSED_MS = 10_000;
/**
 * The same of bytes. They are stored first and named when all of a change is there, which a slow line takes
 * minutes for; and a site is built and published of a tree that was read before.
 */
export const UNUSED_BYTES_MS = 60 * 60 * 1000;
/** Trees and contents looked at between two turns of the event loop. */
const TREES = 20;
const CONTENTS = 500;
const MOST_WAITING = 1_000;
/** Replaced bytes of a project from which on nobody waits for the hour. */
const MUCH_BYTES = 20_000_000;

/**
 * Deletes contents of a project that no file and no checkpoint names, and has not for
 * {@link UNUSED_MS}, bytes for {@link UNUSED_BYTES_MS}. What is found unused for the first time is only marked.
 *
 * @returns how many texts are marked and still there: they go the next time
 */
export function dropUnusedContents(projectId: string, now: Date): Promise<number> {
  // Nothing is written to the tree meanwhile: what is unused stays so until it is deleted.
  return withProjectLock(projectId, async () => {
    const stored = await listContents(projectId);
    const binaries = await db.binary.findMany({
      where: { projectId },
      select: { hash: true, unusedSince: true },
    });
    const named = await namedByFiles(projectId);
    const isUnused = ({ hash }: Content) => !named.has(hash);
    // The trees are many and long; mostly there is nothing to ask them about.
    if (stored.some(isUnused) || binaries.some(isUnused)) await addNamedByTrees(projectId, named);
    await dropUnusedBinaries(projectId, binaries.filter(isUnused), now);
    const unused = stored.filter(isUnused);
    const { due, found } = sortOut(unused, now, UNUSED_MS);
    await inParts(due, (hash) => db.blob.deleteMany({ where: { projectId, hash: { in: hash } } }));
    await inParts(found, (hash) =>
      db.blob.updateMany({ where: { projectId, hash: { in: hash } }, data: { unusedSince: now } }),
    );
    return unused.length - due.length;
  });
}

/** The rows first: none ever names bytes that are not there. */
async function dropUnusedBinaries(
  projectId: string,
  unused: readonly Content[],
  now: Date,
): Promise<void> {
  const { due, found } = sortOut(unused, now, UNUSED_BYTES_MS);
  await inParts(due, (hash) => db.binary.deleteMany({ where: { projectId, hash: { in: hash } } }));
  await removeBinaries(
    projectId,
    due.map(({ hash }) => hash),
  );
  await inParts(found, (hash) =>
    db.binary.updateMany({ where: { projectId, hash: { in: hash } }, data: { unusedSince: now } }),
  );
}

/** What has been unused for long enough to go, and what is found so for the first time. */
function sortOut(unused: readonly Content[], now: Date, keptMs: number) {
  const over = new Date(now.getTime() - keptMs);
  return {
    due: unused.filter(({ unusedSince }) => unusedSince && unusedSince <= over),
    found: unused.filter(({ unusedSince }) => unusedSince === null),
  };
}

/** Projects that this process looks at again in a moment. What it misses, the hourly sweep finds. */
const waiting = new Set<string>();

/** Bytes that saves replaced in projects since this process last looked there. */
const replacedCache = growingCache<string, number>(MOST_WAITING);

/**
 * Notes that a save replaced a content, which goes with the next sweep of the hour. Where much was
 * replaced it goes at once: who saves a large file each second does not fill their room with it.
 */
export function noteReplaced(projectId: string, bytes: number): void {
  const replaced = (replacedCache.get(projectId) ?? 0) + bytes;
  replacedCache.set(projectId, replaced < MUCH_BYTES ? replaced : 0);
  if (replaced >= MUCH_BYTES) void dropReplacedContents(projectId).catch(tellFailure);
}

/** Drops what is unused now, and in a moment what a change of the tree has just put out of use. */
export async function dropReplacedContents(projectId: string): Promise<void> {
  const left = await dropUnusedContents(projectId, new Date());
  if (left === 0 || waiting.has(projectId) || waiting.size >= MOST_WAITING) return;
  waiting.add(projectId);
  const again = async () => {
    waiting.delete(projectId);
    await dropUnusedContents(projectId, new Date()).catch(tellFailure);
  };
  setTimeout(again, UNUSED_MS + 1_000).unref();
}

function tellFailure(error: unknown): void {
  log.error({ err: error }, "unused contents were not dropped");
}

/**
 * Does the same for many projects.
 *
 * @param since only those that were changed since then, or where something is marked; all when absent
 * @returns how many projects
 */
export async function sweepUnusedContents(now: Date, since?: Date): Promise<number> {
  const changed = since && {
    OR: [
      { files: { some: { updatedAt: { gte: since } } } },
      { blobs: { some: { unusedSince: { not: null } } } },
      { binaries: { some: { unusedSince: { not: null } } } },
    ],
  };
  let after = "";
  let swept = 0;
  for (;;) {
    const projects = await db.project.findMany({
      where: { id: { gt: after }, ...changed },
      orderBy: { id: "asc" },
      take: CONTENTS,
      select: { id: true },
    });
    for (const { id } of projects) await dropUnusedContents(id, now);
    swept += projects.length;
    const last = projects.at(-1);
    if (!last) return swept;
    after = last.id;
  }
}

interface Content {
  hash: string;
  unusedSince: Date | null;
}

async function listContents(projectId: string): Promise<Content[]> {
  const all: Content[] = [];
  for (;;) {
    const part = await db.blob.findMany({
      where: { projectId, hash: { gt: all.at(-1)?.hash ?? "" } },
      orderBy: { hash: "asc" },
      take: CONTENTS,
      select: { hash: true, unusedSince: true },
    });
    all.push(...part);
    if (part.length < CONTENTS) return all;
  }
}

async function namedByFiles(projectId: string): Promise<Set<string>> {
  const files = await db.file.findMany({ where: { projectId }, select: { hash: true } });
  return new Set(files.map(({ hash }) => hash));
}

async function addNamedByTrees(projectId: string, named: Set<string>): Promise<void> {
  let after = "";
  for (;;) {
    const trees = await db.tree.findMany({
      where: { projectId, hash: { gt: after } },
      orderBy: { hash: "asc" },
      take: TREES,
      select: { hash: true, manifest: true },
    });
    for (const { manifest } of trees) {
      for (const [, hash] of parseManifest(manifest)) named.add(hash);
    }
    const last = trees.at(-1);
    if (!last) return;
    after = last.hash;
  }
}

async function inParts(
  contents: readonly Content[],
  work: (hashes: string[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < contents.length; start += CONTENTS) {
    await work(contents.slice(start, start + CONTENTS).map(({ hash }) => hash));
  }
}
