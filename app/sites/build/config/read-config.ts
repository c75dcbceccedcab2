import type { FileTree } from "~/projects/files";
import type { BuildInput } from "../build-input";
import { compilerOptionsOf } from "./compiler-options";
import { DEFAULT_ALIAS, defaultConfig, type ProjectConfig } from "./project-config";
import { tsconfigAliases } from "./tsconfig-aliases";

/** Reads what a project says of how it is built. Runs nothing of it on the host. */
export async function readConfig({ texts }: BuildInput): Promise<ProjectConfig> {
  return configOf(texts);
}

/** What a project says in files that are no programs. */
export function configOf(texts: FileTree): ProjectConfig {
  return {
    ...defaultConfig(),
    alias: [...tsconfigAliases(texts), ...DEFAULT_ALIAS],
    compilerOptions: compilerOptionsOf(texts),
  };
}
