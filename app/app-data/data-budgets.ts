import type { Rate } from "~/platform/budget.server";

/** What a network may ask of apps' records: an office that works on one board, three changes a second. */
export const DATA_BUDGETS = {
  recordReads: {
    kind: "rate",
    per: "minute",
    max: 1_200,
    exceeded: "Too many reads of records",
    signIn: null,
  },
  recordWrites: {
    kind: "rate",
    per: "minute",
    max: 180,
    exceeded: "Too many records sent",
    kept: "This one was not stored",
    signIn: null,
  },
  /** Bodies as they are sent: three hundred of the longest. */
  recordBytes: {
    kind: "rate",
    per: "hour",
    max: 5_000_000,
    unit: "bytes",
    exceeded: "Too much data of records sent",
    kept: "This record was not stored",
    signIn: null,
  },
  /**
   * Records of one app: an app has room for ten thousand, and one network takes a tenth of it in a day, so that nobody
   * fills somebody's inbox in an hour. A school of five hundred answers two forms.
   */
  recordsAdded: {
    kind: "rate",
    per: "day",
    max: 1_000,
    exceeded: "Too many new records of one app",
    kept: "This one was not stored",
    signIn: null,
  },
  /** By which records of one app become more or longer: a fifth of what it keeps. */
  recordGrowth: {
    kind: "rate",
    per: "day",
    max: 2_000_000,
    unit: "bytes",
    exceeded: "Too much new data of one app",
    kept: "This record was not stored",
    signIn: null,
  },
} as const satisfies Record<string, Rate>;

/** What a network may do to each app, rather than to all of them together. */
export const BY_APP: ReadonlySet<DataBudget> = new Set(["recordsAdded", "recordGrowth"]);

export type DataBudget = keyof typeof DATA_BUDGETS;
