import type { EndStatus } from "~/conversation/answer";
import { isDiskFull } from "~/platform/full-disk";
import { log } from "~/platform/log.server";
import type { GenerationEvent } from "../events/event-schema";
import { ModelError } from "../models/model";

/** Why an answer is stopped before its end. */
export type StopReason = "stopped" | "shutdown" | "deleted";

/** How an answer ended, and what readers are told where it did not end well. */
export interface Ending {
  status: EndStatus;
  code?: string;
  event?: GenerationEvent;
}

/** What a person reads whose answer died with its process. */
export const INTERRUPTED: GenerationEvent = {
  error:
    "The server was restarted while it was answering. Every file that was complete is saved; say “continue” to go on.",
  code: "interrupted",
  retryable: true,
};

const DISK_FULL: GenerationEvent = {
  error:
    "The server's disk became full while it was answering. Every file that was complete is saved; when there is room again, say “continue” to go on.",
  code: "disk_full",
  retryable: true,
};

/** Says why an answer ended. A stop explains whatever was thrown because of it. */
export function describeFailure(error: unknown, signal: AbortSignal): Ending {
  if (signal.aborted) {
    return signal.reason === ("shutdown" satisfies StopReason)
      ? { status: "interrupted", code: "interrupted", event: INTERRUPTED }
      : { status: "stopped" };
  }
  if (error instanceof ModelError) {
    const { code, retryable, message } = error;
    return { status: "failed", code, event: { error: message, code, retryable } };
  }
  log.error({ err: error }, "a generation failed");
  if (isDiskFull(error)) return { status: "failed", code: "disk_full", event: DISK_FULL };
  return {
    status: "failed",
    code: "internal",
    event: {
      error: "Something went wrong while answering. Files that were complete are saved; try again.",
      code: "internal",
      retryable: true,
    },
  };
}
