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
} as const satisfies Record<string, Rate>;

export type DataBudget = keyof typeof DATA_BUDGETS;
