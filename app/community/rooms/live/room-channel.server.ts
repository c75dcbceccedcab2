import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "~/platform/log.server";
import { readChanges } from "../messages.server";
import { requireRoom } from "../rooms.server";
import type { LiveChange } from "./live-change.server";

/** Whoever hears what happens in a room: a socket, or a page that does not end. */
export interface Listener {
  /**
   * Takes changes in their order; all listeners get the same list. Must neither throw nor wait: others
   * are told after it.
   */
  take(changes: readonly LiveChange[]): void;
  /** Takes a frame about who is here; pages have no use for it, nor for the next. */
  hint?(frame: Buffer): void;
  /** Takes who types, and the frame that tells it to whoever minds none of them. */
  typing?(people: readonly Typist[], frame: Buffer): void;
  /** Takes that the room was archived, or opened again. */
  turn?(isArchived: boolean): void;
}

/** Somebody who types. */
export interface Typist {
  id: string;
  name: string;
}

/** What a channel waits by, in milliseconds. */
interface Time {
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}

/** What listeners were told: the newest change, the newest message, and whether the room is archived. */
interface Told {
  change: number;
  number: number;
  isArchived: boolean;
}

/**
 * What is told within this time for each listener is told in one piece, in milliseconds: writing to one takes
 * about a third of that, so that telling a full room leaves the processor to who writes there.
 */
const GATHER_MS_PER_LISTENER = 0.02;
/** Nobody waits longer for what is told together. */
const GATHER_MOST_MS = 100;
/** When to read again what could not be read, in milliseconds. */
const AGAIN_MS = 1_000;

/**
 * What this process's listeners of one room hear. Each change is read once for all of them, after it
 * was stored, by whichever process.
 */
export class RoomChannel {
  readonly roomId: string;
  readonly listeners = new Set<Listener>();
  readonly #time: Time;
  #toldAt = Number.NEGATIVE_INFINITY;
  /** Null before the first listener. */
  #told: Told | null = null;
  #opening = 0;
  #isReading = false;
  #isBehind = false;

  constructor(roomId: string, time: Time = { now: () => performance.now(), pause }) {
    this.roomId = roomId;
    this.#time = time;
  }

  /**
   * Has a listener hear everything from now on.
   *
   * @returns the change up to which it has to read for itself, and whether the room is archived
   * @throws {AppError} 404 without such a room
   */
  async add(listener: Listener): Promise<{ change: number; isArchived: boolean }> {
    this.#opening += 1;
    try {
      // Whoever listens already is told from an earlier change on.
      this.#told ??= await this.#begin();
    } finally {
      this.#opening -= 1;
    }
    this.listeners.add(listener);
    // What came while it was read has found nobody.
    if (this.listeners.size === 1) this.wake();
    return this.#told;
  }

  remove(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.isEmpty) this.#told = null;
  }

  /** Whether nobody listens, and nobody is about to. */
  get isEmpty(): boolean {
    return this.listeners.size + this.#opening === 0;
  }

  /** Reads and tells what is new. What comes meanwhile is read right after it. */
  wake(): void {
    if (this.#isReading) this.#isBehind = true;
    else if (this.#told) void this.#tellNew();
  }

  /** Tells whether the room is archived, if that is not what was told. */
  async tellState(): Promise<void> {
    try {
      const { isArchived } = await requireRoom(this.roomId);
      if (!this.#told || this.#told.isArchived === isArchived) return;
      this.#told.isArchived = isArchived;
      for (const listener of this.listeners) listener.turn?.(isArchived);
    } catch (error) {
      log.warn({ err: error }, "a room was not told that it is archived, or open again");
    }
  }

  async #begin(): Promise<Told> {
    const { lastChange, lastNumber, isArchived } = await requireRoom(this.roomId);
    return this.#told ?? { change: lastChange, number: lastNumber, isArchived };
  }

  async #tellNew(): Promise<void> {
    this.#isReading = true;
    try {
      do {
        await this.#gather();
        this.#isBehind = false;
        await this.#readOnce();
      } while (this.#isBehind && this.#told);
    } catch (error) {
      log.warn({ err: error }, "a room's changes could not be read; they are read again");
      setTimeout(() => this.wake(), AGAIN_MS).unref();
    } finally {
      this.#isReading = false;
    }
  }

  /** The first of a burst is told at once; those behind it, which are one write for each listener, a moment later. */
  async #gather(): Promise<void> {
    const ms = Math.min(GATHER_MOST_MS, this.listeners.size * GATHER_MS_PER_LISTENER);
    const left = this.#toldAt + ms - this.#time.now();
    if (left >= 1) await this.#time.pause(left);
  }

  async #readOnce(): Promise<void> {
    if (!this.#told) return;
    const { messages, hasMore } = await readChanges(this.roomId, this.#told.change);
    const told = this.#told;
    if (hasMore) this.#isBehind = true;
    if (!told || messages.length === 0) return;
    const changes = messages.map((message) => {
      const isNew = message.number > told.number;
      if (isNew) told.number = message.number;
      told.change = message.change;
      return { isNew, message };
    });
    for (const listener of this.listeners) listener.take(changes);
    this.#toldAt = this.#time.now();
  }
}
