import { randomUUID } from "node:crypto";
import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import type { PublicPerson } from "~/accounts/public-person";
import { Prisma } from "~/generated/sqlite/client";
import type { Topics } from "~/platform/coordination/topics";
import { db, query } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { NAMES_SHOWN } from "../room-limits";

/** How long somebody counts as here without being renewed, as after a killed process. */
const PRESENT_MS = 60_000;
const RENEW_MS = PRESENT_MS / 3;
/** Comings and goings are gathered for so long: a reload is neither. */
const GATHER_MS = 700;

/** Who is in a room. */
export interface Present {
  /** People who are signed in. */
  count: number;
  /** Some of them. */
  people: PublicPerson[];
}

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

  /** Who is in a room now. */
  async read(roomId: string): Promise<Present> {
    const now = BigInt(Date.now());
    const [counted] = await query<{ count: bigint | number }>(Prisma.sql`
      SELECT COUNT(DISTINCT "userId") AS "count" FROM "RoomPresence"
      WHERE "roomId" = ${roomId} AND "expiresAt" > ${now}`);
    const rows = await db.roomPresence.findMany({
      where: { roomId, expiresAt: { gt: now } },
      distinct: ["userId"],
      orderBy: { userId: "asc" },
      take: NAMES_SHOWN,
      select: { userId: true },
    });
    const people = await db.user.findMany({
      where: { id: { in: rows.map(({ userId }) => userId) } },
      select: AUTHOR_FIELDS,
    });
    return {
      count: Number(counted?.count ?? 0),
      people: people.map((row) => ({ ...toAuthor(row), id: row.id })),
    };
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
    this.#changed.add(key);
    this.#gathering ??= setTimeout(() => void this.#store(), GATHER_MS).unref();
    this.#renewing ??= setInterval(() => void this.#renew(), RENEW_MS).unref();
  }

  async #store(): Promise<void> {
    const keys = [...this.#changed];
    this.#changed.clear();
    this.#gathering = null;
    const rooms = new Set<string>();
    try {
      for (const key of keys) {
        const isHere = this.#here.has(key);
        if (isHere === this.#stored.has(key)) continue;
        const [roomId = "", userId = ""] = key.split(" ");
        await this.#write(roomId, userId, isHere);
        if (isHere) this.#stored.add(key);
        else this.#stored.delete(key);
        rooms.add(roomId);
      }
    } catch (error) {
      log.warn({ err: error }, "who is in a room could not be stored");
    }
    for (const roomId of rooms) this.#topics.publish("room-presence", { roomId });
  }

  async #write(roomId: string, userId: string, isHere: boolean): Promise<void> {
    const connection = `${this.#process}:${userId}`;
    if (!isHere) {
      await db.roomPresence.deleteMany({ where: { roomId, connection } });
      return;
    }
    const expiresAt = BigInt(Date.now() + PRESENT_MS);
    await db.roomPresence.upsert({
      where: { roomId_connection: { roomId, connection } },
      create: { roomId, userId, connection, expiresAt },
      update: { expiresAt },
    });
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
    const rooms = new Set([...this.#stored].map((key) => key.split(" ")[0] ?? ""));
    for (const roomId of rooms) this.#topics.publish("room-presence", { roomId });
  }
}

/** Drops the rows of people whose process has gone. */
export async function sweepPresence(now: Date): Promise<void> {
  await db.roomPresence.deleteMany({ where: { expiresAt: { lte: BigInt(now.getTime()) } } });
}
