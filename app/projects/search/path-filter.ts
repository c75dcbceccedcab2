import { readGlobs } from "~/platform/globs";
import type { SearchQuery } from "./search-query";

/** Which files are looked into: "*.css" is any in any folder, "src" all in a folder, "src/**" as well. */
export function createPathFilter({ only, not }: SearchQuery): (path: string) => boolean {
  const wanted = globsOf(only);
  const refused = globsOf(not);
  return (path) => (!wanted || wanted(path)) && !refused?.(path);
}

function globsOf(typed = ""): ((path: string) => boolean) | null {
  const globs = typed
    .split(",")
    .map((glob) =>
      glob
        .trim()
        .replace(/^\.?\//, "")
        .replace(/\/$/, ""),
    )
    .filter((glob) => glob !== "")
    .flatMap((glob) => {
      const anywhere = glob.includes("/") ? glob : `**/${glob}`;
      return [anywhere, `${anywhere}/**`];
    });
  if (globs.length === 0) return null;
  const isMeant = readGlobs(globs.map((glob) => glob.toLowerCase()));
  return (path) => isMeant(path.toLowerCase());
}
