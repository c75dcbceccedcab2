import { setTimeout as pause } from "node:timers/promises";
import type { Leases } from "~/platform/coordination/lease";
import { AppError } from "~/platform/errors";
import type { Visitor } from "~/platform/visitor";
import { FairTurns, type TurnBounds } from "~/platform/workers/fair-turns";
import { type PackageRequest, requestKey } from "../graph";
import { BROKEN, FULL, NOT_NEEDED, OFF, problem, STOPPING, tooLong } from "./install-answers";
import { InstallProcesses } from "./install-processes.server";
import type { Installer, InstallProgress, InstallResult, PackagePolicy } from "./install-types";
import { readResolution } from "./resolutions";
import { packageStoreBytes, sweepPackages } from "./sweep.server";

/** Two at once: each takes a processor to unpack, and builds want one too. */
export const INSTALL_BOUNDS: TurnBounds = {
  atOnce: 2,
  perVisitor: 1,
  waitingPerVisitor: 10,
  waiting: 100,
};
/** How often it is looked whether another server process is done with the same packages, in milliseconds. */
const LOOK_MS = 300;
/** How often it is looked how full the store is, in milliseconds. */
const FULL_LOOK_MS = 60_000;
/** What is in use cannot be swept, and may be this much more than the bound. */
const FULL_PART = 1.5;
/** Whose turn the server's own work takes. */
const SERVER = "server";

/** Counts what a visitor has installed. */
interface InstallCounting {
  /** @throws {AppError} when they have had too many, or too much */
  begin(visitor: Visitor): Promise<void>;
  /** @throws {AppError} when they have had too much by now */
  requireRoom(visitor: Visitor): Promise<void>;
  add(visitor: Visitor, bytes: number): Promise<void>;
}

interface Running {
  stop: AbortController;
  listeners: Set<(progress: InstallProgress) => void>;
  /** What was told last, which whoever comes later is told first. */
  last: InstallProgress;
  /** How many still wait for it; with the last one it is given up. */
  waiting: number;
  result: Promise<InstallResult>;
}

/**
 * Installs packages, in processes of their own and in turns between visitors. Whoever asks for what is being
 * installed waits for that, in whichever server process it is.
 */
export class PackageInstaller implements Installer {
  readonly #options: {
    store: string;
    program: string;
    policy: PackagePolicy | null;
    leases: Pick<Leases, "take">;
    mostBytes?: number;
    count?: InstallCounting;
  };
  readonly #turns: FairTurns;
  readonly #running = new Map<string, Running>();
  readonly #processes: InstallProcesses;
  readonly #closing = new AbortController();
  #lookedAt = Number.NEGATIVE_INFINITY;
  #sweptAt = Number.NEGATIVE_INFINITY;
  #bytes = 0;

  /**
   * @param options.store the folder of the package store
   * @param options.program what `npm run build` made of install-program.ts
   * @param options.policy null where the operator lets nobody fetch packages
   * @param options.mostBytes how large the store may be; what is above it is swept, and far above it nothing is
   *   fetched. Without a bound when absent
   * @param options.count counts what visitors have installed
   */
  constructor(options: {
    store: string;
    program: string;
    policy: PackagePolicy | null;
    leases: Pick<Leases, "take">;
    mostBytes?: number;
    count?: InstallCounting;
    bounds?: TurnBounds;
  }) {
    this.#options = options;
    this.#processes = new InstallProcesses(options.program);
    this.#turns = new FairTurns("installations of packages", options.bounds ?? INSTALL_BOUNDS);
  }

  async install(
    request: PackageRequest,
    options: Parameters<Installer["install"]>[1] = {},
  ): Promise<InstallResult> {
    const { visitor = null, signal, onProgress = () => {} } = options;
    const key = requestKey(request);
    const stored = await this.#stored(key);
    if (stored) return stored;
    if (!this.#options.policy) return OFF;
    if (signal?.aborted) return NOT_NEEDED;
    if (this.#closing.signal.aborted) return STOPPING;
    const running = this.#running.get(key) ?? this.#begin(key, request, visitor);
    onProgress(running.last);
    running.listeners.add(onProgress);
    running.waiting += 1;
    let leave = () => {};
    const left = new Promise<InstallResult>((resolve) => {
      leave = () => resolve(NOT_NEEDED);
      signal?.addEventListener("abort", leave, { once: true });
    });
    try {
      return await Promise.race([running.result, left]);
    } finally {
      signal?.removeEventListener("abort", leave);
      running.listeners.delete(onProgress);
      running.waiting -= 1;
      if (running.waiting === 0) this.#giveUp(key, running);
    }
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#closing.abort();
    const running = [...this.#running.values()].map(({ stop, result }) => {
      stop.abort();
      return result;
    });
    await Promise.all(running);
    this.#processes.close();
  }

  #begin(key: string, request: PackageRequest, visitor: string | null): Running {
    const stop = new AbortController();
    const listeners: Running["listeners"] = new Set();
    const last: InstallProgress = { phase: "waiting" };
    const tell = (progress: InstallProgress) => {
      running.last = progress;
      for (const listener of listeners) listener(progress);
    };
    const made = this.#make(key, request, visitor ?? SERVER, stop.signal, tell);
    const result = made.catch((error) => this.#sayBroken(error));
    const running: Running = { stop, listeners, last, waiting: 0, result };
    void result.then(() => this.#running.get(key) === running && this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  /** Nobody waits for it any more; whoever asks from now on gets another one. */
  #giveUp(key: string, running: Running): void {
    if (this.#running.get(key) === running) this.#running.delete(key);
    running.stop.abort();
  }

  async #make(
    key: string,
    request: PackageRequest,
    visitor: string,
    signal: AbortSignal,
    tell: (progress: InstallProgress) => void,
  ): Promise<InstallResult> {
    const count = visitor === SERVER ? undefined : this.#options.count;
    await count?.begin(visitor as Visitor);
    let stored = 0;
    const onStored = (bytes: number) => {
      stored += bytes;
    };
    const told = { onProgress: tell, onStored };
    const leave = await this.#turns.take(visitor, { signal });
    try {
      await count?.requireRoom(visitor as Visitor);
      const lease = await this.#lease(key, signal);
      if (lease === "done") return (await this.#stored(key)) ?? BROKEN;
      try {
        return await this.#work(request, signal, told);
      } finally {
        await lease.release();
        // Whatever became of it, what has come is there.
        if (stored > 0) await count?.add(visitor as Visitor, stored);
      }
    } finally {
      leave();
    }
  }

  /** The right to install this; or that another process has done it meanwhile. */
  async #lease(key: string, signal: AbortSignal) {
    for (;;) {
      const lease = await this.#options.leases.take(`packages:${key}`);
      if (await this.#stored(key)) {
        await lease?.release();
        return "done";
      }
      if (lease) return lease;
      await pause(LOOK_MS, undefined, { signal });
    }
  }

  async #work(
    request: PackageRequest,
    signal: AbortSignal,
    told: {
      onProgress: (progress: InstallProgress) => void;
      onStored: (bytes: number) => void;
    },
  ): Promise<InstallResult> {
    const { store, policy } = this.#options;
    if (!policy) return OFF;
    if (await this.#isFull()) return FULL;
    const { seconds } = policy.limits;
    const worker = this.#processes.take();
    const options = { limitMs: seconds * 1_000, signal, ...told };
    const result = await worker.run({ request, policy, store }, options);
    if (result === "time") return problem(tooLong(seconds));
    this.#processes.keep(worker);
    return result;
  }

  async #isFull(): Promise<boolean> {
    const { mostBytes } = this.#options;
    if (mostBytes === undefined || (await this.storeBytes()) <= mostBytes * FULL_PART) return false;
    // Nobody waits for the hour: what is in use no more leaves at once. To look is to read a file of each content.
    if (performance.now() - this.#sweptAt < FULL_LOOK_MS) return true;
    this.#sweptAt = performance.now();
    this.#bytes = await sweepPackages(this.#options.store, mostBytes, new Date());
    return this.#bytes > mostBytes * FULL_PART;
  }

  /** Bytes that the store takes, about. It looks at most once a minute: counting reads a file of each content. */
  async storeBytes(): Promise<number> {
    if (performance.now() - this.#lookedAt > FULL_LOOK_MS) {
      this.#lookedAt = performance.now();
      this.#bytes = await packageStoreBytes(this.#options.store);
    }
    return this.#bytes;
  }

  async #stored(key: string): Promise<InstallResult | null> {
    const resolution = await readResolution(this.#options.store, key);
    return resolution && { ok: true, key, notices: resolution.notices, added: resolution.added };
  }

  #sayBroken(error: unknown): InstallResult {
    if (this.#closing.signal.aborted) return STOPPING;
    // Too much is under way, and the error says so.
    if (error instanceof AppError) return problem(error.message);
    return (error as Error | undefined)?.name === "AbortError" ? NOT_NEEDED : BROKEN;
  }
}
