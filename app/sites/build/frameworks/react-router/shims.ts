import { readShims } from "../read-shims";

/** Where the modules that stand in for React Router's framework are in a project; no project has a folder of that name. */
export const SHIMS_FOLDER = "@router-app";

let sources: ReadonlyMap<string, string> | undefined;

/** The modules that stand in for those of React Router's framework, by their places in a project. */
export function routerShims(): ReadonlyMap<string, string> {
  sources ??= readShims({
    ...{ beside: import.meta.url, built: "router-shims" },
    ...{ holds: "start-router.ts", folder: SHIMS_FOLDER },
  });
  return sources;
}
