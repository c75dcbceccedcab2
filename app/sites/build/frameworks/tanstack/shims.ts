import { readShims } from "../read-shims";

/** Where the modules that stand in for TanStack Start's are in a project; no project has a folder of that name. */
export const SHIMS_FOLDER = "@start-app";

let sources: ReadonlyMap<string, string> | undefined;

/** The modules that stand in for TanStack Start's, by their places in a project. */
export function startShims(): ReadonlyMap<string, string> {
  sources ??= readShims({
    ...{ beside: import.meta.url, built: "start-shims" },
    ...{ holds: "react-start.ts", folder: SHIMS_FOLDER },
  });
  return sources;
}
