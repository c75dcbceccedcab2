import { limitOf, overBudget, type Rate, SPANS } from "~/platform/budget.server";
import type { Counters } from "~/platform/coordination/counter";
import type { Visitor } from "~/platform/visitor";

/**
 * Installations that ask the registry; what is in the store costs nothing. A person's new imports are one
 * now and then, an answer's repairs some in a minute.
 */
export const INSTALL_BUDGETS = {
  installations: {
    kind: "rate",
    per: "hour",
    max: 120,
    network: 400,
    exceeded: "Too many installations of packages",
    kept: "The project is as it was",
  },
  /**
   * What these put into the store, unpacked, of which nothing leaves within two hours of its last use: it holds 15 GB at
   * most, and whoever filled it kept everybody from having a package that is not there. Fifteen of the largest stacks.
   */
  installedBytes: {
    kind: "rate",
    per: "hour",
    max: 1_000_000_000,
    network: 1_500_000_000,
    unit: "bytes",
    exceeded: "Too much data of packages",
    kept: "The project is as it was",
  },
} as const satisfies Record<string, Rate>;

/** Bytes are counted by the thousand, as all sums of them are. */
const COUNTED_BYTES = 1_000;

/** Counts what visitors have installed. */
export class InstallCount {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  /** Counts an installation before it begins. @throws {AppError} 429 when a visitor has had too many, or too much */
  async begin(visitor: Visitor): Promise<void> {
    await this.#count("installations", visitor, 1);
    await this.requireRoom(visitor);
  }

  /**
   * Looks again once the installation's turn has come: ten that wait are begun when none of them has stored anything.
   *
   * @throws {AppError} 429 when those before it have stored too much
   */
  async requireRoom(visitor: Visitor): Promise<void> {
    await this.#count("installedBytes", visitor, 0);
  }

  /** Counts what an installation has put into the store, which is known afterwards. */
  async add(visitor: Visitor, bytes: number): Promise<void> {
    await this.#add("installedBytes", visitor, bytes / COUNTED_BYTES);
  }

  async #count(name: InstallBudget, visitor: Visitor, by: number): Promise<void> {
    const rate: Rate = INSTALL_BUDGETS[name];
    const { count, endsAt } = await this.#add(name, visitor, by);
    const amount = count * (rate.unit === "bytes" ? COUNTED_BYTES : 1);
    if (amount > limitOf(rate, visitor)) throw overBudget(rate, { name, visitor, endsAt });
  }

  #add(name: InstallBudget, visitor: Visitor, by: number) {
    const options = { windowMs: SPANS[INSTALL_BUDGETS[name].per], by: Math.ceil(by) };
    return this.#counters.add(`${name}:${visitor}`, options);
  }
}

type InstallBudget = keyof typeof INSTALL_BUDGETS;
