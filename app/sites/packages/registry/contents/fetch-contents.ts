import { mkdir, rm } from "node:fs/promises";
import pacote from "pacote";
import { groupDigits } from "~/platform/group-digits";
import type { InstallLimits, InstallProgress } from "../install-types";
import type { RegistryClient } from "../registry-client";
import type { TreePackage } from "../resolve/package-graph";
import { type ContentSize, ContentStore, roomOf } from "./content-store";
import { contentName, strongIntegrity } from "./integrity";
import { RefusedTarball, sizeOf, unpack } from "./unpack";

/** Packages that are fetched at once; unpacking takes one processor. */
const AT_ONCE = 10;

/** Why a package could not be had, in a whole sentence. */
export class UnusablePackage extends Error {}

/** How contents are had. */
export interface FetchOptions {
  client: RegistryClient;
  store: string;
  limits: InstallLimits;
  /** Told of each package of {@link ContentFetcher.fetchAll} that is there. */
  report: (progress: InstallProgress) => void;
  /** Told of each package that was not there before, what it takes. */
  onStored?: (bytes: number) => void;
}

type Known = TreePackage & { integrity: string };

/** Has the contents of packages in the store: those that are missing are fetched, and held to their checksum. */
export class ContentFetcher {
  readonly #options: FetchOptions;
  readonly #contents: ContentStore;
  readonly #turns = new Turns(AT_ONCE);
  /** Contents that were guessed, by name; null for what was not fetched after all. */
  readonly #guessed = new Map<string, Promise<ContentSize | null>>();
  #guessedBytes = 0;
  #isGuessing = true;

  constructor(options: FetchOptions) {
    this.#options = options;
    this.#contents = new ContentStore(options.store);
  }

  /** Fetches what will most likely be asked for, while that is still being found out. */
  guess(found: TreePackage): void {
    const { integrity } = found;
    if (!integrity) return;
    const name = contentName(integrity);
    if (this.#guessed.has(name)) return;
    const getting = this.#turns.take(async () => {
      if (!this.#mayGuess()) return null;
      const size = await this.#get({ ...found, integrity });
      this.#guessedBytes += size.bytes;
      return size;
    });
    // Whoever asks for it is told what is wrong with it.
    const guess = getting.catch(() => null);
    this.#guessed.set(name, guess);
  }

  /** What is still guessed is of no use any more. Resolves when nothing is written by it. */
  async end(): Promise<void> {
    this.#isGuessing = false;
    await Promise.all(this.#guessed.values());
  }

  /**
   * @returns the checksum of each
   * @throws {UnusablePackage}
   * @throws what reaching the registry throws
   */
  async fetchAll(packages: readonly TreePackage[]): Promise<ReadonlyMap<TreePackage, string>> {
    this.#isGuessing = false;
    const { client, limits, report } = this.#options;
    const integrities = new Map<TreePackage, string>();
    const fetched = new Map<string, Promise<ContentSize>>();
    const all = { files: 0, bytes: 0, done: 0 };
    const have = async (found: TreePackage) => {
      const integrity = found.integrity ?? (await checksumOf(found, client));
      integrities.set(found, integrity);
      const name = contentName(integrity);
      const isNew = !fetched.has(name);
      const getting = fetched.get(name) ?? this.#getGuessed(name, { ...found, integrity });
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

  async #getGuessed(name: string, found: Known): Promise<ContentSize> {
    const guessed = await this.#guessed.get(name);
    return guessed ?? this.#turns.take(() => this.#get(found));
  }

  /** Half of what may be fetched at all: what it turns out to be has its room. */
  #mayGuess(): boolean {
    return this.#isGuessing && this.#guessedBytes < this.#options.limits.totalBytes / 2;
  }

  async #get(found: Known): Promise<ContentSize> {
    const { client, limits } = this.#options;
    const name = contentName(found.integrity);
    const stored = await this.#contents.use(name);
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
      const size = await this.#contents.add(name, write);
      this.#options.onStored?.(roomOf(size));
      return size;
    } catch (error) {
      throw inWords(found, error);
    }
  }
}

/** Lets a number of things be done at once; the others wait in line. */
class Turns {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#taken < this.#atOnce) this.#taken += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Its place is handed on.
      if (next) next();
      else this.#taken -= 1;
    }
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
  if (!Object.hasOwn(versions, version)) {
    const text = `No matching version found for ${name}@${version}.`;
    throw Object.assign(new Error(text), { code: "ETARGET" });
  }
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
    const most = groupDigits(limits.files);
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
