import { readShims } from "../read-shims";

/** Where they are in a project. */
export const SHIMS_FOLDER = ".nuxt-app";

let sources: ReadonlyMap<string, string> | undefined;

/** The modules that stand in for Nuxt's, by their places in a project. */
export function nuxtShims(): ReadonlyMap<string, string> {
  sources ??= readShims({
    ...{ beside: import.meta.url, built: "nuxt-shims" },
    ...{ holds: "way.ts", folder: SHIMS_FOLDER },
  });
  return sources;
}
