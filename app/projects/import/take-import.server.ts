import { AppError, badRequest } from "~/platform/errors";
import { groupDigits } from "~/platform/group-digits";
import { formatBytes } from "../byte-size";
import { createCheckpoint } from "../create-checkpoint.server";
import { storeVariables } from "../environment/environment.server";
import { publicPrefixesIn, VITE_CONFIG } from "../environment/public-prefixes";
import { readDotenv } from "../environment/read-dotenv";
import {
  type GivenVariable,
  tooManyVariables,
  VARIABLE_LIMITS,
} from "../environment/variable-rules";
import type { TreeChange } from "../file-rows.server";
import { FILE_LIMITS } from "../files";
import { holderOf, requireRoomFor } from "../held-bytes.server";
import { isNamedBinary } from "../media-type";
import type { Project } from "../projects.server";
import { receiveBinary } from "../stored-binaries.server";
import { TextOrBytes } from "../text-or-bytes";
import { changeTree } from "../tree.server";
import { isBuiltFolder, type LeftOut, type OfferedFile } from "./choose-entries";
import { chooseInTurns } from "./choose-in-turns.server";
import { loadedFolders } from "./loaded-folders";

/** Something with files, e.g. a ZIP. */
export interface ImportSource {
  files: readonly OfferedFile[];
  /** The bytes of one file, by its path as it is offered. */
  open(path: string): AsyncIterable<Uint8Array>;
}

/** What became of an import. */
export interface Imported {
  /** Files that the project has now. */
  files: number;
  /** Variables that its environment has now. */
  variables: number;
  leftOut: readonly LeftOut[];
}

/** The most of a `.env` that is read, in bytes. */
const ENVIRONMENT_BYTES = 200_000;
/** Files of variables that are read: a project has a handful. */
const MOST_ENVIRONMENTS = 20;
const NOT_READ = `Of files of variables the first ${MOST_ENVIRONMENTS} are read.`;
/** Pages that are read for what they load. */
const PAGES_READ = 50;

/**
 * Fills an empty project with the files of an archive: all of them or none. Bytes that are no
 * text are never in memory together; texts are, as far as a project may hold them.
 *
 * @param within a folder of it that is the project
 * @throws {AppError} 400 when there is nothing to take, 413 over a cap, 507
 */
export async function takeImport(
  project: Project,
  source: ImportSource,
  { within = "", label }: { within?: string; label: string },
): Promise<Imported> {
  const { taken, environments, leftOut } = await chooseFrom(source, within);
  if (taken.size === 0) {
    throw badRequest(
      within
        ? `There are no files in the folder ${within}. Nothing was imported.`
        : "There are no files in it that a project could hold. Nothing was imported.",
    );
  }
  const sizes = new Map(source.files.map(({ path, size }) => [path, size]));
  const bytes = [...taken.keys()].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  // As the archive says; what it holds beyond that is not unpacked.
  checkWhole(taken.size, bytes);
  await requireRoomFor(holderOf(project), { by: bytes });
  const changes: TreeChange[] = [];
  for (const [from, path] of taken) {
    changes.push(await readFile(project.id, path, source.open(from)));
  }
  await changeTree(project.id, changes);
  const variables = await readEnvironments(source, environments, prefixesByFolder(source));
  await storeVariables(project.id, variables.found);
  await createCheckpoint(project.id, { kind: "import", label });
  return {
    files: changes.length,
    variables: variables.found.length,
    leftOut: [...leftOut, ...variables.leftOut],
  };
}

/** What of a source is taken: also what a build has made, where pages of it load that. */
async function chooseFrom(source: ImportSource, within: string) {
  const chosen = await chooseInTurns(source.files, within);
  if (!chosen.leftOut.some(({ path }) => isBuiltFolder(path))) return chosen;
  const pages = new Map<string, string>();
  for (const [from, path] of chosen.taken) {
    if (!path.endsWith(".html") || pages.size === PAGES_READ) continue;
    pages.set(path, await readText(source.open(from)));
  }
  const root = rootOfChosen(chosen.taken);
  const names = source.files.flatMap(({ path }) =>
    path.startsWith(root) ? [path.slice(root.length)] : [],
  );
  const kept = loadedFolders(pages, names, isBuiltFolder);
  return kept.size > 0 ? chooseInTurns(source.files, within, kept) : chosen;
}

/** What stands before every path as it is offered. */
function rootOfChosen(taken: ReadonlyMap<string, string>): string {
  for (const [from, path] of taken) return from.slice(0, from.length - path.length);
  return "";
}

function checkWhole(files: number, bytes: number): void {
  const { filesPerProject, bytesInAll } = FILE_LIMITS;
  if (files > filesPerProject) {
    throw new AppError(
      413,
      `It has ${groupDigits(files)} files beside those that tools make; a project can hold ${groupDigits(filesPerProject)}. Bring a folder of it. Nothing was imported.`,
      { code: "too_many_files" },
    );
  }
  if (bytes > bytesInAll) {
    throw new AppError(
      413,
      `Its files are ${formatBytes(bytes)}; a project can hold ${formatBytes(bytesInAll)}. Nothing was imported.`,
      { code: "project_too_large" },
    );
  }
}

/** Reads one file as what it is. A text that is longer than one may be is kept as bytes. */
async function readFile(
  projectId: string,
  path: string,
  body: AsyncIterable<Uint8Array>,
): Promise<TreeChange> {
  const sniffer = new TextOrBytes(FILE_LIMITS.bytesPerFile);
  const lookedAt = async function* () {
    for await (const part of body) {
      sniffer.add(part);
      yield part;
    }
  };
  const received = await receiveBinary(projectId, lookedAt());
  try {
    const isText = !isNamedBinary(path) && received.file.size <= FILE_LIMITS.bytesPerFile;
    const text = isText ? sniffer.end() : null;
    if (text === null) return { path, content: null, binary: await received.keep() };
    return { path, content: text };
  } finally {
    await received.drop();
  }
}

/**
 * What files of variables hold; of two that set the same one the more special wins, as with tools. Nothing else bounds
 * them: an archive of 15 MB had 20,000, which were gigabytes.
 */
async function readEnvironments(
  source: ImportSource,
  paths: readonly string[],
  prefixesOf: (folder: string) => Promise<string[]>,
) {
  const found = new Map<string, GivenVariable>();
  const leftOut: LeftOut[] = [];
  const sorted = [...paths].sort((a, b) => a.length - b.length);
  for (const path of sorted.slice(0, MOST_ENVIRONMENTS)) {
    const text = await readText(source.open(path));
    const read = readDotenv(text, await prefixesOf(path.slice(0, path.lastIndexOf("/") + 1)));
    for (const variable of read.variables) {
      const { name } = variable;
      if (found.has(name) || found.size < VARIABLE_LIMITS.count) found.set(name, variable);
      else leftOut.push({ path, why: tooManyVariables(name) });
    }
    leftOut.push(...read.leftOut.map((why) => ({ path, why })));
  }
  leftOut.push(...sorted.slice(MOST_ENVIRONMENTS).map((path) => ({ path, why: NOT_READ })));
  return { found: [...found.values()], leftOut };
}

/** Beginnings of public names by the configuration that lies beside a file of variables, and by no other: a server's are its own. */
function prefixesByFolder(source: ImportSource): (folder: string) => Promise<string[]> {
  return async (folder) => {
    const config = source.files.find(
      ({ path }) => path.startsWith(folder) && VITE_CONFIG.test(path.slice(folder.length)),
    );
    return config ? publicPrefixesIn(await readText(source.open(config.path))) : [];
  };
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > ENVIRONMENT_BYTES) break;
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
