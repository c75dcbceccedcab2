import type { Viewer } from "~/accounts/user";
import { requireProject } from "../projects.server";
import { readPaths, readTreeFile } from "../tree.server";
import { publicPrefixesIn, VITE_CONFIG } from "./public-prefixes";

/** Beginnings of public names that the configuration at the root of the viewer's project names. @throws {AppError} 404, 401 */
export async function readOwnPrefixes(viewer: Viewer, projectId: string): Promise<string[]> {
  const { id } = await requireProject(viewer, projectId);
  const config = [...(await readPaths(id))].find((path) => VITE_CONFIG.test(path));
  return publicPrefixesIn((config && (await readTreeFile(id, config))?.content) || "");
}
