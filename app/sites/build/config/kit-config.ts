import type { BuildInput } from "../build-input";
import { dependenciesOf, dependsOn } from "../frameworks/detection/package-json";
import { evaluateConfig } from "./evaluate-config";
import { aliasesOf } from "./given-values";
import type { Alias } from "./project-config";
import { asRecord } from "./values";

const FILES = ["svelte.config.js", "svelte.config.ts", "svelte.config.mjs"];

/** The names that a project of SvelteKit gives to its folders; what else its configuration says is not followed. */
export async function readKitAliases(
  folder: string,
  input: BuildInput,
  mode: string,
): Promise<readonly Alias[]> {
  const file = FILES.find((name) => input.texts.get(name)?.includes("alias"));
  if (!file || !dependsOn(dependenciesOf(input.texts), "@sveltejs/kit")) return [];
  const evaluated = await evaluateConfig(folder, input, { kind: "vite", file, mode });
  return "value" in evaluated ? aliasesOf(asRecord(evaluated.value).alias, file).alias : [];
}
