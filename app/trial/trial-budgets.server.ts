import type { Held } from "~/platform/budget.server";
import { SERVER_COPY_DAYS } from "./trial-expiry.server";

const KEPT = "Your browser has everything, and the server changed nothing";
const MAKE_ROOM = `delete trial projects that you no longer need; those that nobody opens go after ${SERVER_COPY_DAYS} days`;
const SIGN_IN =
  "Everybody on your network shares it; signed in, you keep projects in your account.";

/**
 * What the server keeps of the trials of a visitor: of a network, because a new cookie would give a
 * new quota otherwise. An office of fifty has ten trials each; most are some 100 kB, and two or three
 * of them are as large as a project may be. What checkpoints keep of replaced
 * files counts too, and may come to as much again: ten such networks fill 10 GB at most.
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
  trialBytes: {
    kind: "held",
    max: 200_000_000,
    network: 500_000_000,
    unit: "bytes",
    exceeded: "Too much data of trial projects",
    kept: KEPT,
    makeRoom: MAKE_ROOM,
    signIn: SIGN_IN,
  },
} as const satisfies Record<string, Held>;
