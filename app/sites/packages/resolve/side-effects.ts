import { readGlob } from "~/platform/globs";
import type { PackageJson } from "./package-json";

/**
 * Whether a module may be left out when nothing of it is used, by the field `sideEffects` as bundlers
 * read it: false for none, or a list of the files that have some, with "*", "**" and "?".
 *
 * @param inside the module within its package, e.g. "dist/index.js"
 */
export function hasSideEffects({ sideEffects }: PackageJson, inside: string): boolean {
  if (typeof sideEffects === "boolean") return sideEffects;
  if (!Array.isArray(sideEffects)) return true;
  return sideEffects.some((glob) => typeof glob === "string" && matches(glob, inside));
}

function matches(glob: string, inside: string): boolean {
  const whole = glob.replace(/^\.?\//, "");
  // A pattern without a folder means files of that name anywhere.
  return readGlob(whole.includes("/") ? whole : `**/${whole}`)(inside);
}
