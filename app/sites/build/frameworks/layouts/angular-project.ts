import type { FileTree } from "~/projects/files";
import { isRecord, readJson } from "../detection/package-json";

/** What angular.json says of the app that is built first. */
export interface AngularProject {
  /** Options of its build, as somebody wrote them. */
  options: Readonly<Record<string, unknown>>;
  /** Where its sources are, without a "/" at its end. */
  sourceRoot: string;
}

/** @returns nothing but the usual folder for a project without such a file */
export function angularProject(tree: FileTree): AngularProject {
  const { projects } = readJson(tree.get("angular.json"));
  const [project] = Object.values(isRecord(projects) ? projects : {});
  const path = ["architect", "build", "options"];
  const options = path.reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), project);
  const said = isRecord(project) ? project.sourceRoot : undefined;
  const sourceRoot = typeof said === "string" ? said.replace(/\/+$/, "") : "src";
  return { options: isRecord(options) ? options : {}, sourceRoot };
}
