import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Viewer } from "~/accounts/user";
import { env } from "~/platform/env.server";
import { AppError, unauthorized } from "~/platform/errors";
import { withPassingFile } from "~/platform/passing-file.server";
import { dropProject } from "../deleted-projects.server";
import { NAME_LENGTH } from "../project-rules";
import { createProject, requireProject } from "../projects.server";
import { boundedArchive } from "./bounded-archive";
import { fetchArchive } from "./fetch-archive.server";
import { keepReport } from "./import-report.server";
import { openZip } from "./read-zip.server";
import { readRepositoryAddress } from "./repository-address";
import { type Imported, takeImport } from "./take-import.server";

const SIGN_IN = "Please sign in to import a project. Nothing was stored.";

/** Where an import becomes a project. */
export interface ImportTarget {
  /** Makes the empty project. @returns the id that its owner knows it by; @throws {AppError} */
  create(name: string): Promise<string>;
}

/** A project of the viewer's account. @throws {AppError} 401 */
export function accountTarget(viewer: Viewer): ImportTarget {
  if (!viewer.user) throw unauthorized(SIGN_IN);
  return { create: async (name) => (await createProject(viewer, { name })).id };
}
const NOT_FETCHED = "This server fetches no repositories. Download yours as a ZIP, and bring that.";

/**
 * Makes a project of a ZIP as it is sent.
 *
 * @param viewer whose project it becomes
 * @returns the project's id
 * @throws {AppError} 401, 400, 403, 413, 507, with no project made
 */
export async function importZip(
  viewer: Viewer,
  target: ImportTarget,
  sent: { name: string; body: AsyncIterable<Uint8Array> },
): Promise<string> {
  const from = sent.name.slice(-200);
  const name = from.replace(/\.zip$/i, "");
  return withPassingFile("imports", async (file) => {
    await pipeline(boundedArchive(sent.body), createWriteStream(file));
    return importFile(viewer, target, file, { name, from, within: "" });
  });
}

/**
 * Makes a project of a public repository, or of a folder of one.
 *
 * @param typed its address, as people write it
 * @returns the project's id
 * @throws {AppError} 401, 400, 403, 413, 502, 504, 507, with no project made
 */
export async function importRepository(
  viewer: Viewer,
  target: ImportTarget,
  typed: string,
): Promise<string> {
  if (env.IMPORT_REPOSITORIES === "off") throw new AppError(403, NOT_FETCHED);
  const repository = readRepositoryAddress(typed);
  const { forge, path: owned, folder } = repository;
  const name = (folder || owned).split("/").at(-1) ?? owned;
  return withPassingFile("imports", async (file) => {
    await fetchArchive(repository, file, { origins: env.REPOSITORY_ORIGINS });
    const from = `${forge}/${owned}${folder ? `/${folder}` : ""}`;
    return importFile(viewer, target, file, { name, from, within: folder });
  });
}

async function importFile(
  viewer: Viewer,
  target: ImportTarget,
  file: string,
  of: { name: string; from: string; within: string },
): Promise<string> {
  const zip = await openZip(file);
  try {
    const id = await target.create(nameOf(of.name));
    try {
      const project = await requireProject(viewer, id);
      const label = `Imported from ${of.from}`.slice(0, 200);
      const done: Imported = await takeImport(project, zip, { within: of.within, label });
      await keepReport(project.id, of.from, done);
      return id;
    } catch (error) {
      // Half of somebody's app is nobody's project.
      await dropProject(viewer, id);
      throw error;
    }
  } finally {
    zip.close();
  }
}

function nameOf(text: string): string {
  const name = text
    .replace(/[^\p{L}\p{N}._ -]+/gu, " ")
    .trim()
    .slice(0, NAME_LENGTH);
  return name || "Imported project";
}
