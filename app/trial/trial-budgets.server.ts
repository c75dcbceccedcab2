import type { Held } from "~/platform/budget.server";
import { HELD_BYTES } from "~/projects/held-bytes.server";
import { SERVER_COPY_DAYS } from "./server-copy-days";

const KEPT = "Your browser has everything, and the server changed nothing";
const MAKE_ROOM = `delete trial projects that you no longer need; those that nobody opens go after ${SERVER_COPY_DAYS} days`;
const SIGN_IN =
  "Everybody on your network shares it; signed in, you keep projects in your account.";

/**
 * How many trials of a visitor the server keeps: of a network, because a new cookie would give a
 * new quota otherwise. An office of fifty has ten trials each; most are some 100 kB, and two or three
 * of them are as large as a project may be.
 */
export const TRIAL_BUDGETS = {
  trials: {
    kind: "held",
    max: 100,
    network: 500,
    exceeded: "Too many trial projects",
    kept: KEPT,
    makeRoom: MAKE_ROOM,
    signIn: SIGN_IN,
  },
} as const satisfies Record<string, Held>;

/** How many bytes of projects a visitor may have, as it is told to who has trials. */
export const TRIAL_BYTES: Held = {
  ...HELD_BYTES,
  kept: KEPT,
  makeRoom: MAKE_ROOM,
  signIn: SIGN_IN,
};
