import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import type { RequestHandler } from "express";
import { isCanonicalTarget } from "../requests/request-target";

/** Folders of files whose names carry a hash of what is in them. */
export const HASHED_FOLDERS = ["build", "enhance"];

/** Below `DATA_DIR`: files of builds, a folder each. */
export const KEPT_BUILDS = "assets";

/** Builds before this one whose files are kept, however old. */
const FORMER_BUILDS = 2;
/** How the name of a build ends that is being copied, by this process or another one. */
const DRAFT = ".draft";
/** A draft that is older was left by a process that was killed, in milliseconds. */
const DRAFT_MS = 60 * 60 * 1000;
/** Where there are many deploys in a day, those of a day are kept, in milliseconds, */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** but no more than these. */
const MOST_BUILDS = 12;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Keeps the files that pages of a build load, for tabs that are still open after the next deploy
 * (docs/decisions/069-one-small-worker.md). Another process may do the same at the same time.
 *
 * @param folder where builds are kept, a folder each; made when absent
 * @param build this build's name
 * @param from the folder in which {@link HASHED_FOLDERS} are
 */
export async function keepBuild(folder: string, build: string, from: string): Promise<void> {
  const own = path.join(folder, build);
  const now = new Date();
  await mkdir(folder, { recursive: true });
  if (!(await isThere(own))) await copyBuild(from, own);
  await utimes(own, now, now);
  await dropOldest(folder, now.getTime());
}

/** Whole or not at all; of two processes the first one's counts. */
async function copyBuild(from: string, to: string): Promise<void> {
  const draft = `${to}.${process.pid}${DRAFT}`;
  try {
    await mkdir(draft);
    for (const name of HASHED_FOLDERS) {
      const source = path.join(from, name);
      if (await isThere(source)) await takeFiles(source, path.join(draft, name));
    }
    await rename(draft, to).catch(async (error) => {
      if (!(await isThere(to))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Without what is compressed: few ask for files of former builds. On one file system a file is there twice and stored
 * once: what has its name has its content, so nothing changes it. Elsewhere, or where it is not ours, it is copied.
 */
async function takeFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await takeFiles(source, target);
    else if (!entry.name.endsWith(".br"))
      await link(source, target).catch(() => copyFile(source, target));
  }
}

async function dropOldest(folder: string, now: number): Promise<void> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      // Another process may have finished or dropped it just now.
      const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: now }));
      return { name, usedAt: mtimeMs };
    }),
  );
  const builds = found
    .filter(({ name }) => !name.endsWith(DRAFT))
    .sort((a, b) => b.usedAt - a.usedAt)
    .filter(({ usedAt }, index) => {
      const isYoung = now - usedAt < KEPT_MS && index < MOST_BUILDS;
      return index > FORMER_BUILDS && !isYoung;
    });
  const drafts = found.filter(
    ({ name, usedAt }) => name.endsWith(DRAFT) && now - usedAt > DRAFT_MS,
  );
  for (const { name } of [...builds, ...drafts]) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Serves files of former builds, and of a next one that another process runs already. */
export function serveKeptBuilds(folder: string): RequestHandler {
  return async (request, response, next) => {
    const [, first = ""] = request.path.split("/");
    if (!HASHED_FOLDERS.includes(first)) return next();
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const name = isCanonicalTarget(request.path) ? decodeURIComponent(request.path).slice(1) : "";
    // Their names are new with each content: whichever build has it, it is the same.
    for (const build of name ? await readdir(folder).catch(() => []) : []) {
      // Half a file would be kept for a year.
      if (build.endsWith(DRAFT)) continue;
      const root = path.join(folder, build);
      if (!(await isThere(path.join(root, name)))) continue;
      return response.sendFile(name, { root, immutable: true, maxAge: YEAR_MS });
    }
    next();
  };
}

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
