import { Prisma } from "~/generated/sqlite/client";
import { execute } from "~/platform/db.server";
import { dayOf, type Tallied } from "./figures";

/** How long builds are gathered before they are written down, in milliseconds: one write, not one a build. */
const WRITE_MS = 60_000;

/** What a figure of a day becomes by one more value. */
const JOINED: Record<Tallied, (before: number, value: number) => number> = {
  builds: (before, value) => before + value,
  "failed-builds": (before, value) => before + value,
  queue: Math.max,
};
const MOST = Prisma.sql`
  CASE WHEN excluded."value" > "DayFigure"."value" THEN excluded."value" ELSE "DayFigure"."value" END`;
const SUM = Prisma.sql`"DayFigure"."value" + excluded."value"`;

/**
 * Adds the builds of this process to the figures of their days. No row stays of a build, so they are
 * counted as they end; a process that is killed takes at most its last minute along.
 */
export class BuildTally {
  /** What is not written yet, by day. */
  #gathered = new Map<string, Map<Tallied, number>>();
  #timer: NodeJS.Timeout | undefined;

  /** Counts a build that has ended. @param waiting builds that wait for their turn meanwhile */
  count(isGood: boolean, waiting: number, now = new Date()): void {
    const day = dayOf(now);
    this.#join(day, "builds", 1);
    if (!isGood) this.#join(day, "failed-builds", 1);
    this.#join(day, "queue", waiting);
    this.#timer ??= setTimeout(() => void this.write().catch(() => {}), WRITE_MS).unref();
  }

  /**
   * Writes down what was counted.
   *
   * @throws what the database throws; what it did not take is tried again with the next write
   */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const gathered = [...this.#gathered].flatMap(([day, figures]) =>
      [...figures].map(([name, value]) => ({ day, name, value })),
    );
    this.#gathered = new Map();
    for (const [index, { day, name, value }] of gathered.entries()) {
      try {
        await execute(Prisma.sql`
          INSERT INTO "DayFigure" ("name", "day", "value") VALUES (${name}, ${day}, ${value})
          ON CONFLICT ("name", "day") DO UPDATE SET "value" = ${name === "queue" ? MOST : SUM}`);
      } catch (error) {
        for (const left of gathered.slice(index)) this.#join(left.day, left.name, left.value);
        throw error;
      }
    }
  }

  #join(day: string, name: Tallied, value: number): void {
    const figures = this.#gathered.get(day) ?? new Map<Tallied, number>();
    figures.set(name, JOINED[name](figures.get(name) ?? 0, value));
    this.#gathered.set(day, figures);
  }
}
