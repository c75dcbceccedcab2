import { randomUUID } from "node:crypto";
import { Prisma } from "~/generated/sqlite/client";
import type { Topics } from "~/platform/coordination/topics";
import { db, execute } from "~/platform/db.server";
import { log } from "~/platform/log.server";

/** How long somebody counts as here without being renewed, as after a killed process. */
const PRESENT_MS = 60_000;
const RENEW_MS = PRESENT_MS / 3;
/** Comings and goings are gathered for so long: a reload is neither. */
const GATHER_MS = 700;

/** People whose coming or going one statement stores: each is four values, of a thousand at most. */
const ROWS_AT_ONCE = 200;

/**
 * Who has a room open, over all processes: a row for each person, room and process, which that process
 * renews while one of the person's sockets is in the room.
 */
export class Presence {
  readonly #process = randomUUID();
  readonly #topics: Topics;
  /** Sockets by room and person. */
  readonly #here = new Map<string, number>();
  /** What the rows say, as far as this process has written them. */
  readonly #stored = new Set<string>();
  readonly #changed = new Set<string>();
  #gathering: NodeJS.Timeout | null = null;
  #renewing: NodeJS.Timeout | null = null;

  constructor(options: { topics: Topics }) {
    this.#topics = options.topics;
  }

  enter(roomId: string, userId: string): void {
    this.#count(roomId, userId, 1);
  }

  leave(roomId: string, userId: string): void {
    this.#count(roomId, userId, -1);
  }

  /** Takes everybody of this process out: it ends. */
  async close(): Promise<void> {
    if (this.#gathering) clearTimeout(this.#gathering);
    if (this.#renewing) clearInterval(this.#renewing);
    await db.roomPresence.deleteMany({
      where: { connection: { startsWith: `${this.#process}:` } },
    });
  }

  #count(roomId: string, userId: string, by: 1 | -1): void {
    const key = `${roomId} ${userId}`;
    const count = (this.#here.get(key) ?? 0) + by;
    if (count > 0) this.#here.set(key, count);
    else this.#here.delete(key);
    this.#note(key);
    this.#renewing ??= setInterval(() => void this.#renew(), RENEW_MS).unref();
  }

  #note(key: string): void {
    this.#changed.add(key);
    this.#gathering ??= setTimeout(() => void this.#store(), GATHER_MS).unref();
  }

  async #store(): Promise<void> {
    this.#gathering = null;
    const keys = [...this.#changed].filter((key) => this.#here.has(key) !== this.#stored.has(key));
    this.#changed.clear();
    try {
      // Hundreds at once: a class that comes in together is a few statements.
      for (let from = 0; from < keys.length; from += ROWS_AT_ONCE) {
        const some = keys.slice(from, from + ROWS_AT_ONCE);
        await this.#add(some.filter((key) => this.#here.has(key)));
        await this.#remove(some.filter((key) => !this.#here.has(key)));
      }
    } catch (error) {
      log.warn({ err: error }, "who is in a room could not be stored");
    }
    // Who came or went meanwhile, or could not be stored.
    for (const key of keys) if (this.#here.has(key) !== this.#stored.has(key)) this.#note(key);
    for (const roomId of new Set(keys.map(roomOf))) {
      this.#topics.publish("room-presence", { roomId });
    }
  }

  async #add(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const expiresAt = BigInt(Date.now() + PRESENT_MS);
    const rows = keys.map(
      (key) =>
        Prisma.sql`(${roomOf(key)}, ${personOf(key)}, ${this.#connectionOf(key)}, ${expiresAt})`,
    );
    await execute(Prisma.sql`
      INSERT INTO "RoomPresence" ("roomId", "userId", "connection", "expiresAt")
      VALUES ${Prisma.join(rows)}
      ON CONFLICT ("roomId", "connection") DO UPDATE SET "expiresAt" = excluded."expiresAt"`);
    for (const key of keys) this.#stored.add(key);
  }

  async #remove(keys: readonly string[]): Promise<void> {
    for (const roomId of new Set(keys.map(roomOf))) {
      const ofRoom = keys.filter((key) => roomOf(key) === roomId);
      const connection = { in: ofRoom.map((key) => this.#connectionOf(key)) };
      await db.roomPresence.deleteMany({ where: { roomId, connection } });
    }
    for (const key of keys) this.#stored.delete(key);
  }

  #connectionOf(key: string): string {
    return `${this.#process}:${personOf(key)}`;
  }

  async #renew(): Promise<void> {
    try {
      await db.roomPresence.updateMany({
        where: { connection: { startsWith: `${this.#process}:` } },
        data: { expiresAt: BigInt(Date.now() + PRESENT_MS) },
      });
    } catch (error) {
      log.warn({ err: error }, "who is in a room could not be renewed");
    }
    // Others may have run out meanwhile.
    for (const roomId of new Set([...this.#stored].map(roomOf)))
      this.#topics.publish("room-presence", { roomId });
  }
}

/** The parts of a key: a room and a person. */
function roomOf(key: string): string {
  return key.slice(0, key.indexOf(" "));
}
function personOf(key: string): string {
  return key.slice(key.indexOf(" ") + 1);
}

/** Drops the rows of people whose process has gone. */
export async function sweepPresence(now: Date): Promise<void> {
  await db.roomPresence.deleteMany({ where: { expiresAt: { lte: BigInt(now.getTime()) } } });
}
