import type { Held } from "~/platform/budget.server";

const KEPT = "This one was not stored";
const MAKE_ROOM = "pictures that no text shows are removed after a day";

/** What one person can keep in posts and messages: some ten pictures a week for years. */
export const PICTURE_BUDGETS = {
  postPictures: {
    kind: "held",
    max: 2_000,
    exceeded: "Too many pictures in posts",
    kept: KEPT,
    makeRoom: MAKE_ROOM,
  },
  heldPictureBytes: {
    kind: "held",
    max: 500_000_000,
    unit: "bytes",
    exceeded: "Too much data of pictures in posts",
    kept: KEPT,
    makeRoom: MAKE_ROOM,
  },
} as const satisfies Record<string, Held>;

/** What each person may keep. */
export type PictureBudgets = Record<keyof typeof PICTURE_BUDGETS, Held>;
