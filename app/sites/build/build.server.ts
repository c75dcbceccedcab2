import type { PrebuildRequest } from "../packages/prebuild/prebuilt-set";
import type { Installer } from "../packages/registry/install-types";
import type { BuildMode } from "../packages/store-manifest";
import type { BuildSource } from "./build-input";
import type { StartProcess } from "./build-process.server";
import type { BuildLoad, BuildRequest } from "./build-request";
import type { BuildProblem, BuildResult, BuiltPackages } from "./build-types";
import { KnownPaces } from "./known-paces";
import { buildWithPackages } from "./packages/get-packages.server";
import { WorkerQueue } from "./worker-queue.server";

export type { BuildMode } from "../packages/store-manifest";
export type { BuildProblem, BuildResult, BuiltFile, SiteBuild } from "./build-types";

/**
 * An ordinary build takes well under a second, the first one of hundreds of components with a library and Sass more than
 * fifteen on a small machine (docs/compatibility.md), as a release may that makes its packages small; what takes longer is
 * not coming back.
 */
export const BUILD_MS = 30_000;
/** What others may have to wait for one build, in milliseconds: several times an ordinary one. */
export const QUICK_MS = 500;
/** How long the slow worker stays for another build, in milliseconds. */
const SLOW_IDLE_MS = 60_000;

/** The longest that modules of packages are prebuilt for, in milliseconds; once for all projects. */
const PREBUILD_MS = 60_000;

/** What is to be built. */
type Asked = Pick<BuildRequest, "readTree" | "mode" | "check" | "curatedOnly">;

export interface BuildOptions {
  project?: string;
  visitor?: string | null;
  signal?: AbortSignal;
  /** Told what a build waits for, in words, e.g. "Fetching packages: 34 of 61". */
  onProgress?: (text: string) => void;
}

/**
 * Builds sites on two workers, so that no project can hold up the server, nor, for longer than a
 * moment, the others. A build that takes long is pre-empted by those that wait behind it and begins
 * anew on the slow worker, and there the next ones of its project begin, until one of them was
 * quick, and for a minute all of its visitor's, those first that wait already. One that kept nobody waiting is not held against its project. On each worker visitors take
 * turns (build-turns.ts).
 */
export class SiteBuilder {
  readonly #quick: WorkerQueue;
  readonly #slow: WorkerQueue;
  readonly #packages: WorkerQueue;
  readonly #quickMs: number;
  readonly #onBuilt: (isGood: boolean) => void;
  readonly #installer: Installer | null;
  readonly #packageStore: string | null;
  /** What is being prebuilt, by what is asked for: projects with the same packages wait for one. */
  readonly #prebuilding = new Map<string, Promise<BuildResult>>();
  readonly #paces = new KnownPaces();

  /**
   * @param options.startProcess starts a worker, e.g. those of `buildProcesses`
   * @param options.installer gets packages of projects; without it there is the curated set alone
   * @param options.packageStore where they are
   * @param options.onBuilt told of each build of a tree that has ended
   */
  constructor(options: {
    startProcess: StartProcess;
    installer?: Installer;
    packageStore?: string | null;
    buildMs?: number;
    quickMs?: number;
    onBuilt?: (isGood: boolean) => void;
  }) {
    const { startProcess, installer = null, buildMs = BUILD_MS, quickMs = QUICK_MS } = options;
    this.#installer = installer;
    this.#packageStore = options.packageStore ?? null;
    this.#quickMs = quickMs;
    this.#onBuilt = options.onBuilt ?? (() => {});
    this.#quick = new WorkerQueue({ startProcess, limits: { buildMs, preemptMs: quickMs } });
    // One processor: what is built there must not take the quick worker's either.
    const slow = { buildMs, idleMs: SLOW_IDLE_MS, processors: 1 };
    this.#slow = new WorkerQueue({ startProcess, limits: slow });
    const packages = { buildMs: PREBUILD_MS, idleMs: SLOW_IDLE_MS };
    this.#packages = new WorkerQueue({ startProcess, limits: packages });
  }

  /** What this process builds now, and what waits for it. */
  get load(): BuildLoad {
    const loads = [this.#quick.load, this.#slow.load, this.#packages.load];
    const sum = (part: keyof BuildLoad) => loads.reduce((all, load) => all + load[part], 0);
    return { running: sum("running"), waiting: sum("waiting") };
  }

  /**
   * Builds a tree. Never rejects: whatever goes wrong is a problem in words.
   *
   * @param tree or what reads it when the build's turn has come
   * @param options.project whose tree it is: what its builds take is remembered
   * @param options.visitor whose turn it takes, as an opaque name; the server's own has none
   * @param options.signal a build that still waits when it fires is not made
   */
  async build(
    tree: BuildSource | (() => Promise<BuildSource>),
    mode: BuildMode,
    options: BuildOptions = {},
  ): Promise<BuildResult> {
    const readTree = typeof tree === "function" ? tree : async () => tree;
    // Null is the answer to no tree.
    return (await this.buildNewest(readTree, mode, options)) as BuildResult;
  }

  /**
   * Builds the tree that there is when the turn has come: whatever changed meanwhile is one build.
   *
   * @param readTree null when there is nothing to build any more; called again after a pre-emption
   * @returns null when there was nothing to build
   */
  async buildNewest(
    readTree: () => Promise<BuildSource | null>,
    mode: BuildMode,
    options: BuildOptions = {},
  ): Promise<BuildResult | null> {
    const result = await this.#make({ readTree, mode }, options);
    if (result && !options.signal?.aborted) this.#onBuilt(result.ok);
    return result;
  }

  /** Makes a build, with the packages that it turns out to need. */
  #make(asked: Asked, options: BuildOptions): Promise<BuildResult | null> {
    const { visitor = null, signal, onProgress } = options;
    return buildWithPackages((how) => this.#try({ ...asked, ...how }, options), {
      installer: this.#installer,
      storeFolder: this.#packageStore,
      prebuild: (prebuild) => this.#prebuild(prebuild, visitor),
      ...{ visitor, signal, onProgress },
    });
  }

  async #prebuild(prebuild: PrebuildRequest, visitor: string | null): Promise<BuildResult> {
    const key = JSON.stringify(prebuild);
    const running = this.#prebuilding.get(key);
    if (running) return running;
    const readTree = async () => new Map();
    const made = this.#packages
      .build({ readTree, mode: "preview", prebuild, visitor })
      // Nothing is pre-empted there, and there is always something to do.
      .then(({ result }) => result as BuildResult)
      .finally(() => this.#prebuilding.delete(key));
    this.#prebuilding.set(key, made);
    return made;
  }

  async #try(
    asked: Asked,
    { project = "", visitor = null, signal }: BuildOptions,
  ): Promise<BuildResult | null> {
    const request = { ...asked, visitor, signal };
    const whose = { project, visitor };
    const isQuick = (ms: number | null) => ms !== null && ms < this.#quickMs;
    if (!this.#paces.areSlow(whose)) {
      const { result, ms } = await this.#quick.build(request);
      if (typeof result !== "string") {
        this.#paces.noteBuilt(whose, isQuick(ms));
        return result;
      }
      // What was sent on has not begun: nobody knows how long it takes.
      const isInOthersWay = result === "in-others-way";
      if (result !== "sent-on") this.#paces.notePreempted(whose, { isInOthersWay });
    }
    const { result, ms } = await this.#slow.build(request);
    this.#paces.noteBuilt(whose, isQuick(ms));
    // Nothing is pre-empted on a worker without such a limit.
    return result as BuildResult | null;
  }

  /**
   * What keeps a tree from running, as its build says it (check-tree.ts). Never rejects.
   *
   * @param touched files that were written or deleted
   * @param options.onAdded told what package.json does not name, if anything
   * @param options.onUnloaded told which texts of those nothing of the site loads, where it builds
   */
  async check(
    tree: BuildSource,
    touched: readonly string[],
    options: BuildOptions & {
      onAdded?: ((added: BuiltPackages["added"]) => void) | undefined;
      onUnloaded?: ((files: readonly string[]) => void) | undefined;
    } = {},
  ): Promise<readonly BuildProblem[]> {
    const result = await this.#make(
      { readTree: async () => tree, mode: "preview", check: touched },
      options,
    );
    const packages = result?.ok ? result.build.packages : result?.packages;
    if (packages && Object.keys(packages.added).length > 0) options.onAdded?.(packages.added);
    if (result?.ok && result.build.unloaded) options.onUnloaded?.(result.build.unloaded);
    return result?.ok === false ? result.problems : [];
  }

  /** Builds next to nothing, so that the first person's preview does not wait for the worker. */
  async warmUp(): Promise<void> {
    const page = '<script type="module" src="main.ts"></script>';
    const tree = new Map([
      ["index.html", page],
      ["main.ts", ""],
    ]);
    await this.#make({ readTree: async () => tree, mode: "preview" }, {});
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close(), this.#packages.close()]);
  }
}
