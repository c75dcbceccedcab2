import type { Held } from "~/platform/budget.server";

const KEPT = "This one was not stored, and what you attached before is still there";
const MAKE_ROOM = "delete some on your account page";

/**
 * What one person can keep of attached files: years of attaching things, and a bound to what an
 * account costs. Nobody attaches without one.
 */
export const UPLOAD_BUDGETS = {
  uploads: {
    kind: "held",
    max: 500,
    exceeded: "Too many attached files",
    kept: KEPT,
    makeRoom: MAKE_ROOM,
  },
  heldUploadBytes: {
    kind: "held",
    max: 1_000_000_000,
    unit: "bytes",
    exceeded: "Too much data of attached files",
    kept: KEPT,
    makeRoom: MAKE_ROOM,
  },
} as const satisfies Record<string, Held>;
