import { topics } from "~/platform/coordination/coordination.server";
import type { Unsubscribe } from "~/platform/coordination/topics";
import { log } from "~/platform/log.server";
import { type PushedBy, sendDuePushes } from "./send-pushes.server";

/**
 * Sends pushes as soon as people are told of something, in whichever process. The job comes round for
 * what a process that was killed has left, and for those who were here then.
 */
export function pushWhenTold(by: PushedBy): Unsubscribe {
  let isSending = false;
  let isAskedAgain = false;
  const send = async () => {
    isAskedAgain = isSending;
    if (isSending) return;
    isSending = true;
    try {
      do {
        isAskedAgain = false;
        await sendDuePushes(by, new Date());
      } while (isAskedAgain);
    } catch (error) {
      log.error({ err: error }, "pushes could not be looked after");
    } finally {
      isSending = false;
    }
  };
  return topics.subscribe("notifications-changed", () => void send());
}
