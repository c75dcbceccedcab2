import type { BuildInput } from "../build-input";
import { defaultConfig, type ProjectConfig } from "./project-config";

/** Reads what a project says of how it is built. Runs nothing of it on the host. */
export async function readConfig(_input: BuildInput): Promise<ProjectConfig> {
  return defaultConfig();
}
