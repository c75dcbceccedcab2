import semver from "semver";
import { strongIntegrity } from "../contents/integrity";
import { readSpec } from "./existing-versions";
import type { TreePackage } from "./package-graph";
import { isForOnePlatform, type PackumentVersion, type ReducedPackument } from "./packument-shape";
import type { Packuments } from "./packuments";
import type { RootManifest } from "./root-manifest";

/**
 * Asks for all that npm's resolver is about to ask for: it goes from package to package, one after the other, and
 * here each is asked for as soon as anybody names it. What it will most likely choose is told at once. Whatever
 * fails is the resolver's to meet and to tell.
 */
export class LookAhead {
  readonly #packuments: Packuments;
  readonly #options: {
    most: number;
    isRefused: (name: string) => boolean;
    onChosen: (found: TreePackage) => void;
  };
  /** Versions by name. */
  readonly #chosen = new Map<string, PackumentVersion[]>();
  readonly #asked = new Set<string>();
  #count = 0;
  #looking: Promise<void> | null = null;
  #isOver = false;

  /**
   * @param options.most how many packages are looked at
   * @param options.isRefused packages that are not asked for
   * @param options.onChosen told each package once
   */
  constructor(
    packuments: Packuments,
    options: {
      most: number;
      isRefused: (name: string) => boolean;
      onChosen: (found: TreePackage) => void;
    },
  ) {
    this.#packuments = packuments;
    this.#options = options;
  }

  begin(root: RootManifest): void {
    for (const key of Object.keys(root.overrides ?? {})) this.#asked.add(nameOfKey(key));
    this.#looking = this.#lookFrom(Object.entries(root.dependencies));
  }

  /** Nothing is asked for any more. Resolves when what was asked for has come. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#looking;
  }

  /** What the project names itself is chosen first, and stands for what others ask for where it fits. */
  async #lookFrom(own: readonly [name: string, spec: string][]): Promise<void> {
    await Promise.all(own.map(([name, spec]) => this.#read(readSpec(name, spec).packageName)));
    await Promise.all(own.map(([name, spec]) => this.#look(name, spec)));
  }

  async #look(alias: string, said: string): Promise<void> {
    const { packageName: name, range } = readSpec(alias, said);
    const key = `${name}@${range}`;
    if (this.#asked.has(key) || this.#asked.has(name) || isForOnePlatform(name)) return;
    this.#asked.add(key);
    const packument = await this.#read(name);
    const known = this.#chosen.get(name) ?? [];
    const version = packument && choose(packument, range, known);
    if (!version || known.includes(version) || this.#count === this.#options.most) return;
    this.#count += 1;
    this.#chosen.set(name, [...known, version]);
    this.#options.onChosen(toPackage(version));
    await Promise.all(wantsOf(version).map(([other, wanted]) => this.#look(other, wanted)));
  }

  async #read(name: string): Promise<ReducedPackument | null> {
    if (this.#isOver || this.#options.isRefused(name)) return null;
    return this.#packuments.forResolving(name).catch(() => null);
  }
}

/** As npm chooses: what is there if it fits, else the newest tagged one, else the newest that fits. */
function choose(
  { versions, "dist-tags": tags }: ReducedPackument,
  spec: string,
  there: readonly PackumentVersion[],
): PackumentVersion | null {
  const tagged = Object.hasOwn(tags, spec) ? tags[spec] : undefined;
  if (tagged) return versions[tagged] ?? null;
  const range = semver.validRange(spec || "*");
  if (range === null) return null;
  const fits = ({ version }: { version: string }) => semver.satisfies(version, range);
  const known = there.find(fits);
  if (known) return known;
  const latest = versions[tags.latest ?? ""];
  if (latest && fits(latest)) return latest;
  return versions[semver.maxSatisfying(Object.keys(versions), range) ?? ""] ?? null;
}

/** What comes with a version: its dependencies, and peers that it cannot do without. */
function wantsOf(version: PackumentVersion): [name: string, range: string][] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = version;
  const peers = Object.entries(peerDependencies).filter(
    ([name]) => !version.peerDependenciesMeta?.[name]?.optional,
  );
  return [...Object.entries(dependencies), ...Object.entries(optionalDependencies), ...peers];
}

/** The package of an override's key, e.g. "react@^18" → "react". */
function nameOfKey(key: string): string {
  const at = key.indexOf("@", 1);
  return at < 0 ? key : key.slice(0, at);
}

function toPackage({ name, version, dist }: PackumentVersion): TreePackage {
  const integrity = dist.integrity ? strongIntegrity(dist.integrity) : null;
  return { name, version, resolved: dist.tarball, integrity };
}
