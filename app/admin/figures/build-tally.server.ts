import { Prisma } from "~/generated/sqlite/client";
import { execute } from "~/platform/db.server";
import { dayOf, type Tallied } from "./figures";

/** How long builds are gathered before they are written down, in milliseconds: one write, not one a build. */
const WRITE_MS = 60_000;

/**
 * Adds the builds of this process to the figures of their days. No row stays of a build, so they are
 * counted as they end; a process that is killed takes at most its last minute along.
 */
export class BuildTally {
  /** What is not written yet, by day and name. */
  #gathered = new Map<string, { day: string; name: Tallied; value: number }>();
  #timer: NodeJS.Timeout | undefined;

  /** Counts a build that has ended. */
  count(isGood: boolean, now = new Date()): void {
    const day = dayOf(now);
    this.#add(day, "builds");
    if (!isGood) this.#add(day, "failed-builds");
    this.#timer ??= setTimeout(() => void this.write().catch(() => {}), WRITE_MS).unref();
  }

  /** Writes down what was counted. What the database does not take is tried again with the next write. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const figures = [...this.#gathered.values()];
    if (figures.length === 0) return;
    this.#gathered = new Map();
    const rows = figures.map(({ name, day, value }) => Prisma.sql`(${name}, ${day}, ${value})`);
    try {
      await execute(Prisma.sql`
        INSERT INTO "DayFigure" ("name", "day", "value") VALUES ${Prisma.join(rows)}
        ON CONFLICT ("name", "day") DO UPDATE SET "value" = "DayFigure"."value" + excluded."value"`);
    } catch (error) {
      for (const { day, name, value } of figures) this.#add(day, name, value);
      throw error;
    }
  }

  #add(day: string, name: Tallied, value = 1): void {
    const key = `${day} ${name}`;
    const before = this.#gathered.get(key)?.value ?? 0;
    this.#gathered.set(key, { day, name, value: before + value });
  }
}
