import type { FileTree } from "~/projects/files";

/** What a project says that it needs: name → version, those of its tools included. */
export type Dependencies = Readonly<Record<string, string>>;

/** Reads a package.json. @param folder e.g. "client/"; "" for the project's own */
export function dependenciesOf(tree: FileTree, folder = ""): Dependencies {
  const manifest = readJson(tree.get(`${folder}package.json`));
  return { ...record(manifest.devDependencies), ...record(manifest.dependencies) };
}

/** Whether some dependency is one of these. */
export function dependsOn(dependencies: Dependencies, ...names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(dependencies, name));
}

/** A file of JSON, or nothing where it is none. */
export function readJson(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function record(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => {
      return typeof entry[1] === "string";
    }),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
