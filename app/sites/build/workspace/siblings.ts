import { type BuildInput, hasFile } from "../build-input";
import { isRecord, readJson } from "../frameworks/detection/package-json";

/** A package of the project's own workspace. */
export interface Sibling {
  /** As others import it, e.g. "@acme/ui". */
  name: string;
  /** With its slash, from the project's root, e.g. "packages/ui/". */
  folder: string;
  manifest: Record<string, unknown>;
}

/** Packages of a workspace that are read: a large one has some fifty. */
const MOST = 200;
const MANIFEST = /^((?:[\w.@-]+\/){1,4})package\.json$/;
/** Versions that only a workspace, or a folder, can give. */
const OF_WORKSPACE = /^(?:workspace|file|link|portal):/;
const LISTS = ["dependencies", "devDependencies", "peerDependencies"] as const;

/**
 * The packages of the project's own workspace that an app asks for, and those that these ask for.
 *
 * @param app the app's folder with its slash; "" for the project's root
 */
export function siblingsOf({ texts }: BuildInput, app: string): Sibling[] {
  const all = new Map<string, Sibling>();
  for (const [file, text] of texts) {
    const folder = MANIFEST.exec(file)?.[1];
    if (!folder || folder === app || /(?:^|\/)node_modules\//.test(folder)) continue;
    const manifest = readJson(text);
    const { name } = manifest;
    if (typeof name === "string" && all.size < MOST) all.set(name, { name, folder, manifest });
  }
  if (all.size === 0) return [];
  const isWorkspace =
    texts.has("pnpm-workspace.yaml") ||
    readJson(texts.get("package.json")).workspaces !== undefined;
  const found = new Map<string, Sibling>();
  const open = [readJson(texts.get(`${app}package.json`))];
  for (let manifest = open.pop(); manifest; manifest = open.pop()) {
    for (const [name, spec] of dependenciesIn(manifest)) {
      const sibling = all.get(name);
      if (!sibling || found.has(name)) continue;
      if (!OF_WORKSPACE.test(spec) && !isWorkspace) continue;
      found.set(name, sibling);
      open.push(sibling.manifest);
    }
  }
  return [...found.values()];
}

/** An app with its siblings: their files where they lie in the project, and what they need of packages among its own. */
export function withSiblings(
  input: BuildInput,
  { texts, binaries }: BuildInput,
  siblings: readonly Sibling[],
): BuildInput {
  if (siblings.length === 0) return input;
  const joined = { ...input, texts: new Map(input.texts), binaries: new Map(input.binaries) };
  for (const { folder } of siblings) {
    const isOf = (file: string) =>
      file.startsWith(folder) && !/\.html$|(?:^|\/)(?:node_modules|dist)\//.test(file);
    for (const [file, text] of texts) {
      if (isOf(file) && !hasFile(input, file)) joined.texts.set(file, text);
    }
    for (const [file, binary] of binaries) {
      if (isOf(file) && !hasFile(input, file)) joined.binaries.set(file, binary);
    }
  }
  joined.texts.set("package.json", withDependencies(input.texts.get("package.json"), siblings));
  return joined;
}

/** An app's package.json that names what its siblings need in place of them. */
function withDependencies(text: string | undefined, siblings: readonly Sibling[]): string {
  const manifest = readJson(text);
  const names = new Set(siblings.map(({ name }) => name));
  const dependencies: Record<string, string> = {};
  for (const { manifest: own } of siblings) {
    for (const [name, spec] of dependenciesIn(own, ["dependencies"])) {
      if (!names.has(name) && !OF_WORKSPACE.test(spec)) dependencies[name] ??= spec;
    }
  }
  for (const list of LISTS) {
    const specs = manifest[list];
    if (!isRecord(specs)) continue;
    for (const name of names) delete specs[name];
    for (const name of Object.keys(specs)) delete dependencies[name];
  }
  manifest.dependencies = { ...dependencies, ...(manifest.dependencies as object | undefined) };
  return JSON.stringify(manifest, null, 2);
}

function dependenciesIn(
  manifest: Record<string, unknown>,
  lists: readonly (typeof LISTS)[number][] = LISTS,
): [name: string, spec: string][] {
  return lists.flatMap((list) => {
    const specs = manifest[list];
    return Object.entries(isRecord(specs) ? specs : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
  });
}
