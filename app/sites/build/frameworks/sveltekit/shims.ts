import { readShims } from "../read-shims";
import { SHIMS_FOLDER } from "./kit-entry";

let sources: ReadonlyMap<string, string> | undefined;

/** The modules that stand in for SvelteKit's, by their places in a project. */
export function kitShims(): ReadonlyMap<string, string> {
  sources ??= readShims({
    ...{ beside: import.meta.url, built: "kit-shims" },
    ...{ holds: "Root.svelte", folder: SHIMS_FOLDER },
  });
  return sources;
}
