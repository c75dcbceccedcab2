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
   * most, and whoever filled it kept everybody from having a package that is not there. Fifteen of the largest stacks. The
   * accounts of a network count together, too: fifteen that one person had begun filled it.
   */
  installedBytes: {
    kind: "rate",
    per: "hour",
    max: 1_000_000_000,
    network: 1_500_000_000,
    isTogether: true,
    unit: "bytes",
    exceeded: "Too much data of packages",
    kept: "The project is as it was",
  },
} as const satisfies Record<string, Rate>;

/** Bytes are counted by the thousand, as all sums of them are. */
const COUNTED_BYTES = 1_000;

/** What the accounts of a network come to has a count of its own: whoever has none uses up nothing of theirs. */
const TOGETHER = "-together";

/** Counts what visitors have installed. */
export class InstallCount {
  readonly #counters: Counters;
  readonly #networkOf: (visitor: Visitor) => Visitor | null;

  /** @param networkOf where an account comes from; null where that is not known */
  constructor(counters: Counters, networkOf: (visitor: Visitor) => Visitor | null = () => null) {
    this.#counters = counters;
    this.#networkOf = networkOf;
  }

  /** Counts an installation before it begins. @throws {AppError} 429 when a visitor has had too many, or too much */
  async begin(visitor: Visitor): Promise<void> {
    await this.#count("installations", visitor, 1);
    await this.requireRoom(visitor);
  }

  /**
   * Looks again once the installation's turn has come: ten that wait are begun when none of them has stored anything.
   *
   * @throws {AppError} 429 when those before it, or others of its network, have stored too much
   */
  async requireRoom(visitor: Visitor): Promise<void> {
    await this.#count("installedBytes", visitor, 0);
    const network = this.#networkOf(visitor);
    if (network) await this.#count("installedBytes", network, 0, TOGETHER);
  }

  /** Counts what an installation has put into the store, which is known afterwards. */
  async add(visitor: Visitor, bytes: number): Promise<void> {
    const counted = bytes / COUNTED_BYTES;
    await this.#add("installedBytes", visitor, counted);
    const network = this.#networkOf(visitor);
    if (network) await this.#add("installedBytes", network, counted, TOGETHER);
  }

  async #count(name: InstallBudget, visitor: Visitor, by: number, whose = ""): Promise<void> {
    const rate: Rate = INSTALL_BUDGETS[name];
    const { count, endsAt } = await this.#add(name, visitor, by, whose);
    const amount = count * (rate.unit === "bytes" ? COUNTED_BYTES : 1);
    if (amount > limitOf(rate, visitor)) throw overBudget(rate, { name, visitor, endsAt });
  }

  #add(name: InstallBudget, visitor: Visitor, by: number, whose = "") {
    const options = { windowMs: SPANS[INSTALL_BUDGETS[name].per], by: Math.ceil(by) };
    return this.#counters.add(`${name}${whose}:${visitor}`, options);
  }
}

type InstallBudget = keyof typeof INSTALL_BUDGETS;
