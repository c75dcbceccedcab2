import type { FileTree } from "~/projects/files";
import { BuildLane } from "./build-lane.server";
import type { BuildMode, BuildResult, StoreManifest } from "./build-types";

export type { BuildMode, BuildProblem, BuildResult, BuiltFile, SiteBuild } from "./build-types";

/** A build of the largest real project takes well under a second; this one is not coming back. */
const BUILD_MS = 5_000;
/** What others may have to wait for one build, in milliseconds: several times an ordinary one. */
const QUICK_MS = 500;
/** How long the slow lane's worker stays for another build, in milliseconds. */
const SLOW_IDLE_MS = 60_000;
/** Projects that are remembered as slow; a hostile one that is forgotten is found out anew. */
const SLOW_PROJECTS = 1_000;

/**
 * Builds sites in two lanes of one worker thread each, so that no project can hold up the server,
 * nor, for longer than a moment, the others. A build that takes long gives way to those that wait
 * behind it and begins anew in the slow lane, and there the next ones of its project begin, until
 * one of them was quick. One that kept nobody waiting is not held against its project.
 */
export class SiteBuilder {
  readonly #quick: BuildLane;
  readonly #slow: BuildLane;
  readonly #quickMs: number;
  /** The one found slow longest ago comes first. */
  readonly #slowProjects = new Set<string>();

  constructor(options: {
    store: StoreManifest;
    workerPath: string;
    buildMs?: number;
    quickMs?: number;
  }) {
    const { store, workerPath, buildMs = BUILD_MS, quickMs = QUICK_MS } = options;
    this.#quickMs = quickMs;
    const quick = { buildMs, yieldMs: quickMs };
    this.#quick = new BuildLane({ store, workerPath, limits: quick });
    // One processor: what is built there must not take the quick lane's either.
    const slow = { buildMs, idleMs: SLOW_IDLE_MS, processors: 1 };
    this.#slow = new BuildLane({ store, workerPath, limits: slow });
  }

  /**
   * Builds a tree. Never rejects: whatever goes wrong is a problem in words.
   *
   * @param options.project whose tree it is: what its builds take is remembered
   * @param options.signal a build that still waits when it fires is not made
   */
  async build(
    tree: FileTree,
    mode: BuildMode,
    { project = "", signal }: { project?: string; signal?: AbortSignal } = {},
  ): Promise<BuildResult> {
    if (!this.#slowProjects.has(project)) {
      const { result } = await this.#quick.build(tree, mode, signal);
      if (result !== "gave way") return result;
      this.#remember(project);
    }
    const { result, ms } = await this.#slow.build(tree, mode, signal);
    if (ms !== null && ms < this.#quickMs) this.#slowProjects.delete(project);
    // Nothing gives way in a lane without such a limit.
    return result as BuildResult;
  }

  /** Builds next to nothing, so that the first person's preview does not wait for the worker. */
  async warmUp(): Promise<void> {
    const page = '<script type="module" src="main.ts"></script>';
    await this.build(
      new Map([
        ["index.html", page],
        ["main.ts", ""],
      ]),
      "preview",
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close()]);
  }

  #remember(project: string): void {
    if (project === "") return;
    this.#slowProjects.add(project);
    const [oldest] = this.#slowProjects;
    if (oldest !== undefined && this.#slowProjects.size > SLOW_PROJECTS) {
      this.#slowProjects.delete(oldest);
    }
  }
}
