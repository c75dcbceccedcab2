import path from "node:path/posix";
import { readGlob, readGlobs } from "~/platform/globs";
import type { BuildInput } from "../../build-input";
import { isRecord } from "../detection/package-json";
import { angularProject } from "./angular-project";
import { type CopiedFiles, isPattern, withCopied } from "./copied-files";

/** Lists of files that are copied: a project has a handful. */
const MOST = 50;

/**
 * A project of Angular's command line with what its angular.json has copied where every project has such files: in
 * `public/`. What is there by that name already counts.
 */
export function withAngularAssets(input: BuildInput): BuildInput {
  return withCopied(input, copiedBy(input));
}

function copiedBy({ texts, binaries }: BuildInput): CopiedFiles[] {
  const { options, sourceRoot } = angularProject(texts);
  const assets = Array.isArray(options.assets) ? options.assets : [];
  return assets.slice(0, MOST).flatMap((one): CopiedFiles[] => {
    if (isRecord(one)) {
      const { glob, input, output = "", ignore = [] } = one;
      if (!isPattern(glob) || typeof input !== "string" || typeof output !== "string") return [];
      const from = plain(input);
      // Those of packages are no files of the project.
      if (from === "" || from.startsWith("node_modules")) return [];
      const [isNamed, isLeftOut] = [readGlob(glob), readGlobs([ignore].flat().filter(isPattern))];
      const isMeant = (name: string) => isNamed(name) && !isLeftOut(name);
      return [{ from, to: plain(output), isMeant }];
    }
    if (typeof one !== "string") return [];
    const place = plain(one);
    // All of a project is none of its pictures.
    if (place === "") return [];
    const below = place.startsWith(`${sourceRoot}/`) ? place.slice(sourceRoot.length + 1) : place;
    const isFile = texts.has(place) || binaries.has(place);
    if (!isFile) return [{ from: place, to: below, isMeant: () => true }];
    const name = path.basename(place);
    const [from, to] = [path.dirname(place), path.dirname(below)];
    return [{ from: plain(from), to: plain(to), isMeant: (each) => each === name }];
  });
}

/** A folder from the project's root: "./src/assets/" → "src/assets". */
function plain(folder: string): string {
  return path.join("/", folder).slice(1).replace(/\/$/, "");
}
