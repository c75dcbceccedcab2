import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import Arborist from "@npmcli/arborist";
import type { PackageNotice } from "../install-types";
import type { RegistrySettings } from "../registry-settings";
import { DRAFTS } from "../store-layout";
import type { Packuments } from "./packuments";
import type { RootManifest } from "./root-manifest";

export interface TreeOptions {
  settings: RegistrySettings;
  packuments: Packuments;
  /** The folder of the package store. */
  store: string;
  /** A lockfile of npm's, from `readNpmLockfile`. */
  lockfile: string | null;
}

/** How often a tree is resolved anew for peers that nobody asks for by name. */
const ROUNDS = 3;

/**
 * Says what is installed where, as npm does. Where packages ask for peers that do not go together, the
 * project's own choice counts, as with `npm install --legacy-peer-deps`, and that is told.
 *
 * @throws what npm's resolver throws: codes `ETARGET`, `E404`, `EALLOW…` and those of the network
 */
export async function resolveTree(
  root: RootManifest,
  options: TreeOptions,
): Promise<{ tree: Arborist.Node; notices: PackageNotice[] }> {
  try {
    return { tree: await idealTree(root, options, false), notices: [] };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERESOLVE") throw error;
    return { tree: await withoutPeers(root, options), notices: [peersNotice(error)] };
  }
}

/** Resolves as if nobody had peers, and adds those that are missing then. */
async function withoutPeers(root: RootManifest, options: TreeOptions): Promise<Arborist.Node> {
  let dependencies = root.dependencies;
  for (let round = 1; ; round++) {
    const tree = await idealTree({ ...root, dependencies }, options, true);
    const missing = missingPeers(tree);
    if (missing.length === 0 || round === ROUNDS) return tree;
    dependencies = { ...Object.fromEntries(missing), ...dependencies };
  }
}

function missingPeers(tree: Arborist.Node): [string, string][] {
  return [...tree.inventory.values()].flatMap((node) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = node.package;
    return Object.entries(peerDependencies)
      .filter(([name]) => !peerDependenciesMeta[name]?.optional && !node.resolve(name))
      .map(([name, range]): [string, string] => [name, range ?? "*"]);
  });
}

async function idealTree(
  root: RootManifest,
  { settings, packuments, store, lockfile }: TreeOptions,
  legacyPeerDeps: boolean,
): Promise<Arborist.Node> {
  await mkdir(path.join(store, DRAFTS), { recursive: true });
  const folder = await mkdtemp(path.join(store, DRAFTS, "tree-"));
  try {
    await writeFile(path.join(folder, "package.json"), JSON.stringify(root));
    if (lockfile) await writeFile(path.join(folder, "package-lock.json"), lockfile);
    const arborist = new Arborist({
      ...settings,
      ...NOTHING_ELSE,
      path: folder,
      cache: folder,
      legacyPeerDeps,
      packumentCache: packuments.asCache,
    } as Arborist.Options);
    return await arborist.buildIdealTree();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Versions of the registry, and nothing that would have to be cloned, built or run. */
const NOTHING_ELSE = {
  allowGit: "none",
  allowRemote: "none",
  allowFile: "none",
  allowDirectory: "none",
  ignoreScripts: true,
  audit: false,
  save: false,
  strictPeerDeps: false,
  force: false,
  engineStrict: false,
  complete: false,
  global: false,
  workspacesEnabled: false,
  before: null,
  installStrategy: "hoisted",
};

function peersNotice(error: unknown): PackageNotice {
  const { edge } = error as { edge?: { name?: string; spec?: string; from?: { name?: string } } };
  const who = edge?.from?.name ? `${edge.from.name} asks for ${edge.name} ${edge.spec}, and ` : "";
  const text = `Some packages ask for other versions of their peers: ${who}what package.json names was taken.`;
  return { text, file: "package.json" };
}
