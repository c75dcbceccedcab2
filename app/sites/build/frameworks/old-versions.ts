import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "../build-types";
import { dependenciesOf, readJson } from "./detection/package-json";

/** Lockfiles, which name the versions that are not taken. */
const LOCKFILE =
  /^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/;

/** The first number of the version that package.json asks for; null where it says none. */
function majorOf(tree: FileTree, name: string): number | null {
  const [, major] = /^[\^~>=v\s]*(\d+)/.exec(dependenciesOf(tree)[name] ?? "") ?? [];
  return major === undefined ? null : Number(major);
}

/** Why a project of a version that nothing here compiles does not run; null for any other. */
export function oldVersionProblem(tree: FileTree): BuildProblem | null {
  const vue = majorOf(tree, "vue");
  if (vue === null || vue >= 3) return null;
  const text = `This project is written for Vue ${vue}, which is not compiled here. Vue 3 runs: change what its migration guide names, and ask for "vue": "^3" in package.json.`;
  return { text, file: "package.json" };
}

/** Versions below which a project is built with a newer one: what compiles it writes for that. */
const NEWER = {
  svelte: { from: [5, 0, 0], version: "^5.0.0" },
  "solid-js": { from: [1, 9, 9], version: "^1.9.9" },
} as const;

/**
 * A project for an older Svelte or Solid as one for the version that its compiler here writes for, which
 * understands what was written for the older ones.
 *
 * @returns null for another project
 */
export function withNewerFramework(tree: FileTree) {
  const asked = dependenciesOf(tree);
  for (const [framework, { from, version }] of Object.entries(NEWER)) {
    const [, ...parts] =
      /^[\^~>=v\s]*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(asked[framework] ?? "") ?? [];
    const said = parts.map((part) => Number(part ?? 0));
    const at = from.findIndex((part, index) => part !== said[index]);
    if (said.length === 0 || at < 0 || (said[at] ?? 0) > (from[at] ?? 0)) continue;
    const manifest = readJson(tree.get("package.json"));
    for (const list of ["dependencies", "devDependencies"]) {
      const named = manifest[list] as Record<string, unknown> | undefined;
      if (named?.[framework] !== undefined) manifest[list] = { ...named, [framework]: version };
    }
    const texts = new Map([...tree].filter(([file]) => !LOCKFILE.test(file)));
    texts.set("package.json", JSON.stringify(manifest));
    const isSvelte = framework === "svelte";
    const text = isSvelte
      ? `This project is written for Svelte ${said[0]}; Svelte 5 compiles it here, and runs components of older ones too.`
      : `This project asks for Solid ${said.slice(0, 2).join(".")}; it is compiled for ${version.slice(1)} here, and runs on that.`;
    return {
      tree: texts as FileTree,
      warnings: [{ text, file: "package.json" }],
      config: isSvelte ? { componentApi: 4 as const } : {},
    };
  }
  return null;
}
