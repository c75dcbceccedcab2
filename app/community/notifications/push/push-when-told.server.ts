import { topics } from "~/platform/coordination/coordination.server";
import type { Unsubscribe } from "~/platform/coordination/topics";
import { log } from "~/platform/log.server";
import { type PushedBy, sendDuePushes } from "./send-pushes.server";

/** Runs of one process at once: one that waits for a push service holds up nobody who is told meanwhile. */
const RUNS_AT_ONCE = 4;

/**
 * Sends pushes as soon as people are told of something, in whichever process. The job comes round for
 * what a process that was killed has left, and for those who were here then.
 */
export function pushWhenTold(by: PushedBy): Unsubscribe {
  let running = 0;
  let isAskedAgain = false;
  const send = async () => {
    isAskedAgain = running >= RUNS_AT_ONCE;
    if (isAskedAgain) return;
    running += 1;
    try {
      await sendDuePushes(by, new Date());
    } catch (error) {
      log.error({ err: error }, "pushes could not be looked after");
    } finally {
      running -= 1;
    }
    if (isAskedAgain) void send();
  };
  return topics.subscribe("notifications-changed", () => void send());
}
