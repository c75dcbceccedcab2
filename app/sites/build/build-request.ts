import type { PrebuildRequest } from "../packages/prebuild/prebuilt-set";
import type { BuildMode } from "../packages/store-manifest";
import type { BuildSource } from "./build-input";
import type { BuildResult } from "./build-types";

/** How long builds of a queue may take, and what of the machine. */
export interface QueueLimits {
  /**
   * Longest build, in milliseconds of processor time, and in four times as many altogether: it is stopped then, and its
   * worker with it. Where the system does not tell processor time, the clock's counts.
   */
  buildMs: number;
  /** From this long on a build is pre-empted by one that waits, in milliseconds of processor time, or twice that on the clock; when absent, never. */
  preemptMs?: number;
  /** The worker ends when it had nothing to do for this long, in milliseconds; else it stays. */
  idleMs?: number;
  /** Processors that its esbuild takes at once; else all. */
  processors?: number;
}

/** A build that is asked for. */
export interface BuildRequest {
  mode: BuildMode;
  /** Only checks it, after these files were written or deleted. */
  check?: readonly string[];
  /** Only prebuilds these modules of packages. */
  prebuild?: PrebuildRequest | undefined;
  /** Its packages cannot be had: it is to be tried with the curated set alone. */
  curatedOnly?: boolean | undefined;
  /** Reads the tree when the build's turn has come; null when there is nothing to build any more. */
  readTree: () => Promise<BuildSource | null>;
  /** Whose turn it takes, as an opaque name; null for one of the server's own. */
  visitor: string | null;
  /** The longest that it may take, in milliseconds; that of its queue when absent. */
  buildMs?: number | undefined;
  /** Takes it back while it waits. */
  signal?: AbortSignal | undefined;
}

/** How many builds a process has to do. */
export interface BuildLoad {
  running: number;
  waiting: number;
}

/**
 * Why a build goes on elsewhere: it took long while its own visitor's waited, or others' did; or it waited behind one that
 * kept others waiting.
 */
export type Preempted = "pre-empted" | "in-others-way" | "sent-on";

/** What became of a build, and how long it ran, in milliseconds; null if it never did. */
export interface QueueOutcome {
  result: BuildResult | Preempted | null;
  ms: number | null;
}
