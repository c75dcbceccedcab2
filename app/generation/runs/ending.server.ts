import type { EndStatus } from "~/conversation/answer";
import { isDatabaseAway } from "~/platform/database-away";
import { isDiskFull } from "~/platform/full-disk";
import { log } from "~/platform/log.server";
import type { ProblemEvent } from "../events/event-schema";
import { ModelError } from "../models/model";

/**
 * Why an answer is stopped before its end: by a person, by the end of this process, because its
 * project is gone, or because another process may have taken it over.
 */
export type StopReason = "stopped" | "shutdown" | "deleted" | "lost";

/** Ends that this process stores itself: what it knows of the answer can still be told. */
export const WRITES_ON: ReadonlySet<unknown> = new Set<StopReason>(["stopped", "shutdown"]);

/** How an answer ended, and what readers are told where it did not end well. */
export interface Ending {
  status: EndStatus;
  code?: string;
  event?: ProblemEvent;
}

/** The end of an answer whose process went away. */
export const INTERRUPTED = broken(
  "interrupted",
  "interrupted",
  "The server went away while it was answering. Every file that was complete is saved; say “continue” to go on.",
);

/** The end of an answer that somebody asked to stop. */
export const STOPPED: Ending = { status: "stopped" };

const DISK_FULL = broken(
  "failed",
  "disk_full",
  "The server's disk became full while it was answering. Every file that was complete is saved; when there is room again, say “continue” to go on.",
);

const DATABASE_AWAY = broken(
  "failed",
  "database_away",
  "The server's database went away while it was answering. Every file that was complete is saved; say “continue” to go on.",
);

const INTERNAL = broken(
  "failed",
  "internal",
  "Something went wrong while answering. Files that were complete are saved; try again.",
);

/** Says why an answer ended. A stop explains whatever was thrown because of it. */
export function describeFailure(error: unknown, signal: AbortSignal): Ending {
  if (signal.aborted) return (signal.reason as StopReason) === "stopped" ? STOPPED : INTERRUPTED;
  if (error instanceof ModelError) {
    const { code, retryable, message } = error;
    return { status: "failed", code, event: { error: message, code, retryable } };
  }
  log.error({ err: error }, "a generation failed");
  if (isDiskFull(error)) return DISK_FULL;
  return isDatabaseAway(error) ? DATABASE_AWAY : INTERNAL;
}

function broken(status: EndStatus, code: string, error: string): Ending {
  return { status, code, event: { error, code, retryable: true } };
}
