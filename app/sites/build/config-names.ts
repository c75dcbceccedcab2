import type { UsedName } from "~/projects/environment/used-name";
import type { BuildInput } from "./build-input";

/** What a configuration of Vite reads of the values that `loadEnv` gave it. */
const OF_CONFIG = /(?<![.\w])env\.([A-Z][A-Z0-9_]{0,99})\b/g;
const CONFIG = /^vite\.config\.[cm]?[jt]s$/;

/** What the configuration writes into the pages' scripts, by names that nothing calls public, e.g. AI Studio's key. */
export function namesOfConfig(texts: BuildInput["texts"]): UsedName[] {
  return [...texts].flatMap(([path, content]) => {
    if (!CONFIG.test(path) || !/\bloadEnv\b/.test(content)) return [];
    return [...content.matchAll(OF_CONFIG)].map(([, name = ""]) => ({ name, path }));
  });
}
