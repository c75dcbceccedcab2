import { mkdir, rm } from "node:fs/promises";
import pacote from "pacote";
import type { InstallLimits, InstallProgress } from "../install-types";
import type { RegistryClient } from "../registry-client";
import type { TreePackage } from "../resolve/package-graph";
import { type ContentSize, ContentStore } from "./content-store";
import { contentName, strongIntegrity } from "./integrity";
import { RefusedTarball, sizeOf, unpack } from "./unpack";

/** Packages that are fetched at once; unpacking takes one processor. */
const AT_ONCE = 10;

/** Why a package could not be had, in a whole sentence. */
export class UnusablePackage extends Error {}

/**
 * Has the contents of packages in the store: those that are missing are fetched, and held to their checksum.
 *
 * @param report is told of each package that is there
 * @returns the checksum of each
 * @throws {UnusablePackage}
 * @throws what reaching the registry throws
 */
export async function fetchContents(
  packages: readonly TreePackage[],
  options: {
    client: RegistryClient;
    store: string;
    limits: InstallLimits;
    report: (progress: InstallProgress) => void;
  },
): Promise<ReadonlyMap<TreePackage, string>> {
  const { client, limits, report } = options;
  const contents = new ContentStore(options.store);
  const integrities = new Map<TreePackage, string>();
  const fetched = new Map<string, Promise<ContentSize>>();
  const all = { files: 0, bytes: 0, done: 0 };
  const have = async (found: TreePackage) => {
    const integrity = found.integrity ?? (await checksumOf(found, client));
    integrities.set(found, integrity);
    const name = contentName(integrity);
    const isNew = !fetched.has(name);
    const getting = fetched.get(name) ?? getContent({ ...found, integrity }, contents, options);
    fetched.set(name, getting);
    const size = await getting;
    if (isNew) refuseTooMuch(all, size, limits);
    all.done += 1;
    report({ phase: "fetching", done: all.done, total: packages.length });
  };
  report({ phase: "fetching", done: 0, total: packages.length });
  const waiting = [...packages];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await have(next);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    waiting.length = 0;
  }
  return integrities;
}

type Known = TreePackage & { integrity: string };

async function getContent(
  found: Known,
  contents: ContentStore,
  { client, limits }: { client: RegistryClient; limits: InstallLimits },
): Promise<ContentSize> {
  const name = contentName(found.integrity);
  const stored = await contents.use(name);
  if (stored) return stored;
  const bounds = { bytes: limits.packageBytes, files: limits.files };
  const write = (folder: string) =>
    streamTarball(found, client, async (tarball) => {
      // pacote tries once more when a checksum is wrong.
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      return unpack(tarball, folder, bounds);
    });
  try {
    return await contents.add(name, write);
  } catch (error) {
    throw inWords(found, error);
  }
}

async function streamTarball<T>(
  { name, version, resolved, integrity }: Known,
  { pacote: options, tarballUrl }: RegistryClient,
  use: (tarball: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const stream = (spec: string) => pacote.tarball.stream(spec, use, { ...options, integrity });
  // A lockfile names no place of its own: the usual one is tried before the registry is asked for it.
  if (resolved !== tarballUrl(name, version)) return stream(`${name}@${version}`);
  try {
    return await stream(`${name}@${resolved}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "E404") throw error;
    return stream(`${name}@${version}`);
  }
}

async function checksumOf({ name, version }: TreePackage, client: RegistryClient): Promise<string> {
  const { versions } = await client.packuments.of(name);
  const { integrity } = versions[version]?.dist ?? {};
  const strong = integrity ? strongIntegrity(integrity) : null;
  if (strong) return strong;
  throw new UnusablePackage(
    `${name} ${version} cannot be had: the registry names no strong checksum (SHA-512) of it.`,
  );
}

function refuseTooMuch(
  all: { files: number; bytes: number },
  size: ContentSize,
  limits: InstallLimits,
): void {
  all.files += size.files;
  all.bytes += size.bytes;
  const more = "Take out those that are not needed.";
  if (all.bytes > limits.totalBytes) {
    const most = sizeOf(limits.totalBytes);
    throw new UnusablePackage(`The project's packages are larger than ${most} together. ${more}`);
  }
  if (all.files > limits.files) {
    const most = limits.files.toLocaleString("en");
    throw new UnusablePackage(
      `The project's packages have more than ${most} files together. ${more}`,
    );
  }
}

function inWords({ name, version }: TreePackage, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof RefusedTarball) {
    return new UnusablePackage(`${name} ${version} cannot be had: it ${error.message}.`);
  }
  if (code === "EINTEGRITY") {
    return new UnusablePackage(
      `${name} ${version} cannot be had: what the registry sent has another checksum than the lockfile or the registry names.`,
    );
  }
  return error;
}
