import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import pacote from "pacote";
import semver from "semver";
import type { LockedVersions } from "./locked-versions";
import { type ReducedPackument, reducePackument } from "./packument-shape";

/** How long what a registry said is good for, in milliseconds: as long as registries let caches keep it. */
export const FRESH_MS = 5 * 60 * 1000;
/** Packuments of one installation that are held in memory. */
const HELD = 500;

/**
 * What the registry says of packages, asked once in {@link FRESH_MS} by all processes that share a store. npm's
 * resolver takes it for its cache, and with that asks nobody past it.
 */
export class Packuments {
  readonly #options: pacote.Options;
  readonly #folder: string;
  readonly #onRead: (known: number) => void;
  readonly #held = new LRUCache<string, Promise<ReducedPackument>>({ max: HELD });
  #known = 0;
  #locked: LockedVersions | null = null;

  /** @param options.onRead is told with each one how many are known */
  constructor(options: {
    pacote: pacote.Options;
    folder: string;
    onRead: (known: number) => void;
  }) {
    this.#options = options.pacote;
    this.#folder = options.folder;
    this.#onRead = options.onRead;
  }

  /** @throws {Error} `E404` when there is no such package; what reaching the registry throws */
  of(name: string): Promise<ReducedPackument> {
    const held = this.#held.get(name);
    if (held) return held;
    const reading = this.#read(name);
    this.#held.set(name, reading);
    reading.then(
      () => this.#onRead(++this.#known),
      () => this.#held.delete(name),
    );
    return reading;
  }

  /** What the registry said of a package, if it was asked; null otherwise. */
  async known(name: string): Promise<ReducedPackument | null> {
    return (await this.#held.get(name)) ?? null;
  }

  /** From now on resolving sees of these packages the versions that a lockfile names, and no others. */
  keepTo(locked: LockedVersions | null): void {
    this.#locked = locked;
  }

  /** Whether a lockfile says what resolving sees. */
  get isLocked(): boolean {
    return this.#locked !== null;
  }

  /** What resolving sees of a package. @throws as {@link of} does */
  async forResolving(name: string): Promise<ReducedPackument> {
    return this.#lockedPart(await this.of(name));
  }

  /** This as pacote's cache: it has all packuments, so that pacote asks for none itself. */
  get asCache(): Map<string, pacote.Packument> {
    const cache = {
      has: () => true,
      get: (key: string) => this.forResolving(nameIn(key)),
      set: () => cache,
      delete: () => false,
    };
    return cache as unknown as Map<string, pacote.Packument>;
  }

  #lockedPart(packument: ReducedPackument): ReducedPackument {
    const { name, versions, "dist-tags": tags } = packument;
    const locked = this.#locked?.get(name);
    const kept = Object.entries(versions).filter(([version]) => locked?.has(version));
    if (kept.length === 0) return packument;
    const newest = semver.rsort(kept.map(([version]) => version))[0] ?? "";
    const moved = Object.keys(tags).map((tag) => [tag, newest]);
    return {
      ...packument,
      versions: Object.fromEntries(kept),
      "dist-tags": Object.fromEntries(moved),
    };
  }

  async #read(name: string): Promise<ReducedPackument> {
    const registry = JSON.stringify([this.#options.registry, name]);
    const file = path.join(this.#folder, createHash("sha256").update(registry).digest("hex"));
    const stored = await readFresh(file);
    if (stored) return stored;
    const said = await pacote.packument(name, { ...this.#options, fullMetadata: false });
    const packument = reducePackument(name, said);
    await store(file, JSON.stringify(packument), this.#folder);
    return packument;
  }
}

/** The package of a key of pacote's cache, `full:https://registry/@scope%2fname`. */
function nameIn(key: string): string {
  return decodeURIComponent(key.slice(key.lastIndexOf("/") + 1));
}

async function readFresh(file: string): Promise<ReducedPackument | null> {
  try {
    if (Date.now() - (await stat(file)).mtimeMs > FRESH_MS) return null;
    return JSON.parse(await readFile(file, "utf8")) as ReducedPackument;
  } catch {
    // Not there, or just being swept: it is asked for.
    return null;
  }
}

async function store(file: string, text: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
