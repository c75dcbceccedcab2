import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/** The reader of YAML: seventy files, an eighth of what a build process loads, of which few projects need one. */
export function lateYaml(): typeof import("yaml") {
  return load("yaml");
}
