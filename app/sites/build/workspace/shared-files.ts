import { type BuildInput, hasFile } from "../build-input";

/** Pages and lists of packages of others are none of an app's; what tools write is nobody's. */
const NOT_SHARED = /\.html$|(?:^|\/)(?:package\.json|node_modules\/|dist\/|\.git\/)/;
const MANIFEST = /^(.+\/)package\.json$/;

/**
 * The files of a project that lie in folders beside an app's and belong to no package of their own, e.g. "shared/types.ts"
 * or "attached_assets/logo.png": apps reach them by `../`, or by names that their configuration has for them.
 *
 * @param app the app's folder with its slash
 * @returns as the app's own, below the project's root → what they are called in the project
 */
export function sharedFiles({ texts, binaries }: BuildInput, app: string): Map<string, string> {
  const packages = [...texts.keys()].flatMap((file) => MANIFEST.exec(file)?.[1] ?? []);
  const found = new Map<string, string>();
  const names = [...texts.keys(), ...binaries.keys()].filter(
    (file) =>
      file.includes("/") &&
      !NOT_SHARED.test(file) &&
      !packages.some((folder) => file.startsWith(folder)),
  );
  for (const file of names) found.set(file, file);
  // Of an app two folders deep, what is one above it is one above its root, too.
  const [first = "", second = ""] = app.split("/");
  for (const file of second === "" ? [] : names) {
    const below = file.startsWith(`${first}/`) ? file.slice(first.length + 1) : "";
    if (below.includes("/") && !found.has(below)) found.set(below, file);
  }
  return found;
}

/** An app with these, where it has no file of that name itself. @returns which of them it got, too */
export function withShared(
  input: BuildInput,
  given: BuildInput,
  shared: ReadonlyMap<string, string>,
): { input: BuildInput; added: ReadonlyMap<string, string> } {
  const added = new Map([...shared].filter(([name]) => !hasFile(input, name)));
  if (added.size === 0) return { input, added };
  const texts = new Map(input.texts);
  const binaries = new Map(input.binaries);
  for (const [name, file] of added) {
    const text = given.texts.get(file);
    const binary = given.binaries.get(file);
    if (text !== undefined) texts.set(name, text);
    else if (binary) binaries.set(name, binary);
  }
  return { input: { ...input, texts, binaries }, added };
}
