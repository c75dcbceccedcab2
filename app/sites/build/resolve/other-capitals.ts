import type { PartialMessage } from "esbuild";
import { allFiles, type BuildInput } from "../build-input";

/** Names in small letters → as they are, by a project's texts: each build asks many times. */
const spelledCache = new WeakMap<BuildInput["texts"], ReadonlyMap<string, string>>();

/** The file of a name whatever its capitals; null for none. @param name e.g. "src/Header.tsx" */
export function inOtherCapitals(input: BuildInput, name: string): string | null {
  const known = spelledCache.get(input.texts);
  const spelled = known ?? new Map(allFiles(input).map((file) => [file.toLowerCase(), file]));
  if (!known) spelledCache.set(input.texts, spelled);
  return spelled.get(name.toLowerCase()) ?? null;
}

/** By what a warning of this is known. */
export const OTHER_CAPITALS = "other-capitals";

/** What is told of an import that only some systems let pass. */
export function capitalsWarning(specifier: string, file: string): PartialMessage {
  const text = `"${specifier}" is called ${file.slice(1)}: other capitals, which many systems tell apart. Write it as the file is called.`;
  return { id: OTHER_CAPITALS, text };
}
