import { groupDigits } from "~/platform/group-digits";
import { requestKey } from "../graph";
import { ContentFetcher, UnusablePackage } from "./contents/fetch-contents";
import { sayFailure } from "./install-failures";
import type { InstallJob, InstallProgress, InstallResult, PackageNotice } from "./install-types";
import { namedRequest } from "./named-request";
import { refusalByPolicy } from "./policy/name-lists";
import { noticesAbout } from "./policy/notices";
import { openRegistry, type RegistryClient } from "./registry-client";
import { storeResolution } from "./resolutions";
import { withExistingVersions } from "./resolve/existing-versions";
import { isLocked, type Lock, readLock } from "./resolve/lock";
import { fittingVersions } from "./resolve/locked-versions";
import { LookAhead } from "./resolve/look-ahead";
import { loosened } from "./resolve/loosened-lock";
import { packagesOf, type TreePackages, toGraph } from "./resolve/package-graph";
import { resolveNearest } from "./resolve/resolve-nearest";
import { type RootManifest, readRoot } from "./resolve/root-manifest";

/**
 * Resolves what a request asks for, fetches what the store does not have, and stores what it came to.
 * Runs in a process of its own (install-program.ts). Never rejects.
 */
export async function installPackages(
  job: InstallJob,
  report: (progress: InstallProgress) => void,
  told: {
    /** What asks the registry. */
    onOpen?: (client: RegistryClient) => void;
    /** That a package was put into the store, and the bytes that it takes there. */
    onStored?: (bytes: number) => void;
  } = {},
): Promise<InstallResult> {
  const { root, refused, notices } = readRoot(job.request);
  if (refused.length > 0) return { ok: false, problems: refused };
  // What is under way when a package fails goes on for a moment, and is of no interest any more.
  let isOver = false;
  const tell = (progress: InstallProgress) => isOver || report(progress);
  const client = await openRegistry(job.policy, job.store, tell);
  const { onOpen, onStored = () => {} } = told;
  onOpen?.(client);
  const { store, policy } = job;
  const { limits } = policy;
  const fetcher = new ContentFetcher({ client, store, limits, report: tell, onStored });
  const ahead = new LookAhead(client.packuments, {
    most: policy.limits.packages,
    isRefused: (name) => refusalByPolicy(name, policy) !== null,
    onChosen: (found) => fetcher.guess(found),
  });
  try {
    return await installRoot(job, root, notices, { client, fetcher, ahead, report: tell });
  } catch (error) {
    return { ok: false, problems: [sayFailure(error)] };
  } finally {
    isOver = true;
    client.close();
    await Promise.all([ahead.end(), fetcher.end()]);
  }
}

/** What an installation is done with. */
interface Means {
  client: RegistryClient;
  fetcher: ContentFetcher;
  ahead: LookAhead;
  report: (progress: InstallProgress) => void;
}

async function installRoot(
  job: InstallJob,
  asked: RootManifest,
  told: PackageNotice[],
  { client, fetcher, ahead, report }: Means,
): Promise<InstallResult> {
  const { policy, store, request } = job;
  refuseByPolicy(Object.keys(asked.dependencies), policy);
  report({ phase: "resolving", done: 0 });
  const lock = readLock(request.lockfile, asked, client);
  // A lockfile of npm's says all of it by itself.
  const got = await getLocked(job, asked, lock, {
    ...{ client, fetcher, report },
    ahead: lock.npm ? null : ahead,
  });
  if (got.missing) return { ok: false, problems: got.missing.map(sayMissing) };
  const { tree, packages, integrities } = got;
  const graph = toGraph(tree, packages, requestKey(request), (location) => {
    const found = packages.get(location)?.package;
    return (found && integrities.get(found)) ?? "";
  });
  const added = versionsOf(request.extra, graph);
  const notices = [...told, ...got.notices];
  await storeResolution(store, { ...graph, notices, added });
  const named = namedRequest(request, added);
  if (named) await storeResolution(store, { ...graph, key: requestKey(named), notices, added: {} });
  return { ok: true, key: graph.key, notices, added };
}

/** How often a lockfile lets go of something: each time the whole tree is resolved once more. */
const LOOSENED = 8;

type Getting = Omit<Means, "ahead"> & { ahead: LookAhead | null };

/**
 * Gets what a lockfile names. Where that does not go together it counts for all but what does not, and where something does
 * not exist any more, it is as if there were none.
 */
async function getLocked(
  job: InstallJob,
  asked: RootManifest,
  lock: Lock,
  means: Getting,
  left = LOOSENED,
): Promise<Awaited<ReturnType<typeof getPackages>>> {
  try {
    return await getPackages(job, asked, lock, means);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isGone = code === "ETARGET" || code === "E404";
    if (!isGone || (!lock.versions && !lock.npm)) throw error;
    const looser = left > 0 ? await loosened(lock, error, means.client.packuments) : null;
    if (looser) return await getLocked(job, asked, looser, means, left - 1);
    const text =
      "The lockfile does not fit package.json, so versions were chosen by package.json alone.";
    const none: Lock = { npm: null, versions: null, notices: [{ text }], freed: [] };
    return await getPackages(job, asked, none, means);
  }
}

/** @returns what is there now, or the names that no registry knows */
async function getPackages(
  { policy, store }: InstallJob,
  asked: RootManifest,
  lock: Lock,
  { client, fetcher, ahead }: Getting,
) {
  const { settings, packuments } = client;
  const existing = await withExistingVersions(asked, packuments, isLocked(lock.npm));
  if (existing.missing.length > 0) return { missing: existing.missing };
  const fitting = lock.versions && fittingVersions(lock.versions, existing.root);
  packuments.keepTo(fitting?.versions ?? null);
  ahead?.begin(existing.root);
  const options = { settings, packuments, store, lockfile: lock.npm };
  const { tree, notices } = await resolveNearest(existing.root, options);
  const packages = packagesOf(tree);
  refuseTooMany(packages, policy.limits.packages);
  const list = [...packages.values()].map((found) => found.package);
  refuseByPolicy(
    list.map(({ name }) => name),
    policy,
  );
  const [integrities, about] = await Promise.all([
    fetcher.fetchAll(list),
    noticesAbout(tree, packages, client),
  ]);
  const told = [
    ...lock.notices,
    ...unfitNotice([...(fitting?.unfit ?? []), ...lock.freed]),
    ...existing.notices,
    ...notices,
    ...about,
  ];
  return { tree, packages, integrities, notices: told, missing: null };
}

function unfitNotice(names: readonly string[]): PackageNotice[] {
  if (names.length === 0) return [];
  const which = names.slice(0, 5).join(", ") + (names.length > 5 ? " and others" : "");
  const text = `The lockfile does not fit package.json in what it says of ${which}, so package.json alone chose there.`;
  return [{ text }];
}

function refuseByPolicy(names: readonly string[], policy: InstallJob["policy"]): void {
  for (const name of names) {
    const refusal = refusalByPolicy(name, policy);
    if (refusal) throw new UnusablePackage(refusal);
  }
}

function refuseTooMany(packages: TreePackages, most: number): void {
  if (packages.size <= most) return;
  throw new UnusablePackage(
    `The project depends on ${groupDigits(packages.size)} packages, with all that those need; at most ${groupDigits(most)} can be had. Take out those that are not needed.`,
  );
}

function sayMissing(name: string): PackageNotice {
  return {
    text: `There is no package named ${name}. Is its name right? Nothing was fetched.`,
    file: "package.json",
  };
}

function versionsOf(
  names: readonly string[],
  { nodes, root }: { nodes: Record<string, { version: string }>; root: Record<string, string> },
): Record<string, string> {
  const versions = names.flatMap((name) => {
    const node = nodes[root[name] ?? ""];
    return node ? [[name, node.version]] : [];
  });
  return Object.fromEntries(versions);
}
