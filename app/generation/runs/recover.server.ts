import { leases } from "~/platform/coordination/coordination.server";
import type { Lease } from "~/platform/coordination/lease";
import { db } from "~/platform/db.server";
import { growingCache } from "~/platform/growing-cache";
import { log } from "~/platform/log.server";
import type { Usage } from "../events/event-schema";
import { type Ending, INTERRUPTED, STOPPED } from "./ending.server";
import { finishAnswer } from "./finish-answer.server";
import {
  findGeneration,
  GENERATION_FIELDS,
  type Generation,
  leaseOf,
} from "./generation-row.server";

/**
 * Milliseconds between two looks for answers that nobody writes any more. With the time that a lease
 * lasts (15 s) it says how soon the answers of a killed process are ended.
 */
export const LOOK_MS = 5_000;
/** Ends that are remembered with their reason; an older one is told as an interruption. */
const REMEMBERED = 1_000;

/** How an answer of this process ended whose end could not be stored. */
interface Unstored {
  ending: Ending;
  usage: Usage;
  /** Kept for as long as it can be renewed: until then nobody else says less than is known here. */
  lease: Lease;
}

/**
 * Ends the answers that nobody writes any more: those of a process that is gone, once their lease has
 * run out, and those of this one whose end could not be stored because the disk was full or the
 * database away. What was complete is kept, and the person is told how to go on.
 */
export class Recovery {
  readonly #lookMs: number;
  readonly #unstoredCache = growingCache<string, Unstored>(REMEMBERED, {
    dispose({ lease }, _id, reason) {
      if (reason === "evict") void lease.release();
    },
  });
  #looking: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor({ lookMs = LOOK_MS }: { lookMs?: number } = {}) {
    this.#lookMs = lookMs;
  }

  /** Looks now and then from now on. @param beside what else is looked after each time */
  watch(beside: () => Promise<void>): void {
    this.#timer ??= setInterval(() => {
      void this.look();
      beside().catch((error) => log.warn({ err: error }, "running answers were not looked after"));
    }, this.#lookMs).unref();
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Leaves an end to be stored when that is possible, and its project free for the next answer. */
  async leave(generation: Generation, unstored: Unstored): Promise<void> {
    this.#unstoredCache.set(generation.id, unstored);
    await setFree(generation.id);
    setTimeout(() => void this.look(), this.#lookMs).unref();
  }

  /** Ends all that nobody writes. Never rejects. @returns how many were ended */
  look(): Promise<number> {
    return this.#afterOthers({ status: "running" });
  }

  /** The same for one project, by the server's own id. */
  lookAt(projectId: string): Promise<number> {
    return this.#afterOthers({ status: "running", projectId });
  }

  /** One after the other: two looks at once would try the same. */
  #afterOthers(where: { status: "running"; projectId?: string }): Promise<number> {
    const look = this.#looking.then(async () => {
      try {
        return await this.#endAll(where);
      } catch (error) {
        log.warn({ err: error }, "there was no look for interrupted answers");
        return 0;
      }
    });
    this.#looking = look;
    return look;
  }

  async #endAll(where: { status: "running"; projectId?: string }): Promise<number> {
    const running = await db.generation.findMany({ where, select: GENERATION_FIELDS });
    if (!where.projectId) this.#forgetAllBut(running);
    let ended = 0;
    for (const generation of running) if (await this.#end(generation)) ended += 1;
    return ended;
  }

  /** What is not running any more was ended by another process, or is gone with its project. */
  #forgetAllBut(running: readonly Generation[]): void {
    const ids = new Set(running.map(({ id }) => id));
    for (const [id, { lease }] of [...this.#unstoredCache.entries()]) {
      if (ids.has(id)) continue;
      this.#unstoredCache.delete(id);
      void lease.release();
    }
  }

  async #end({ id }: Generation): Promise<boolean> {
    const unstored = this.#unstoredCache.get(id);
    let lease: Lease | null = null;
    try {
      lease = await takeOver(id, unstored?.lease);
      if (!lease) return false;
      // Whoever wrote it may have ended it by now.
      const generation = await findGeneration(id);
      const isRunning = generation?.status === "running";
      if (isRunning) await finish(generation, unstored);
      this.#unstoredCache.delete(id);
      await lease.release();
      return isRunning;
    } catch (error) {
      log.warn({ err: error, generation: id }, "an answer's end is still unstored");
      if (unstored) this.#unstoredCache.set(id, { ...unstored, lease: lease ?? unstored.lease });
      else await lease?.release();
      if (lease) await setFree(id);
      if (!this.#timer) setTimeout(() => void this.look(), this.#lookMs).unref();
      return false;
    }
  }
}

function finish(generation: Generation, unstored: Unstored | undefined) {
  if (unstored) return finishAnswer(generation, unstored.ending, { usage: unstored.usage });
  return finishAnswer(generation, generation.stopReason ? STOPPED : INTERRUPTED);
}

/** The lease that is still held, else the one that somebody left. */
async function takeOver(id: string, held: Lease | undefined): Promise<Lease | null> {
  return held && !held.lost.aborted ? held : leases.take(leaseOf(id));
}

/** Nobody writes it any more: its project may have the next answer before its end is stored. */
async function setFree(id: string): Promise<void> {
  try {
    await db.generation.updateMany({ where: { id }, data: { runningFor: null } });
  } catch (error) {
    log.warn({ err: error, generation: id }, "a project still waits for an answer's end");
  }
}
