import { ApiError, isConnectionError } from "~/platform/api-client";
import { PROJECT_DELETED } from "~/projects/project-rules";
import { isOffline } from "~/workspace/line";
import type { Failure } from "~/workspace/look";
import type { Notice } from "~/workspace/notify";
import { signInAgain } from "~/workspace/signed-out";
import { StreamLostError } from "./follow-stream";

/** How the server says that it has no such project, or none that is this visitor's. */
const GONE = [401, 404];

/** Whether there is nothing to come back for. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && GONE.includes(error.status);
}

/** Whether it is the connection that failed, while the server may still be answering. */
export function isConnectionLost(error: unknown, isResumed: boolean): boolean {
  return isResumed || error instanceof StreamLostError;
}

/**
 * What a person is told of a stream that failed.
 *
 * @param failed how this shell says that a message did not get through
 */
export function failureNotice(error: unknown, isResumed: boolean, failed: Failure): Notice {
  if (isConnectionLost(error, isResumed)) {
    return {
      title: "Reconnection Failed",
      description: "Could not resume chat. Please try again.",
      kind: "error",
    };
  }
  if (isOffline() && isConnectionError(error)) {
    return {
      title: "You are offline",
      description: "Your words are back where you wrote them. Send them when you are back online.",
      kind: "error",
    };
  }
  if (error instanceof ApiError && error.code === PROJECT_DELETED) {
    return {
      title: "Not sent: the project was deleted",
      description: "Your words are back where you wrote them. Bring the project back to send them.",
      kind: "error",
    };
  }
  return {
    title: failed.title,
    description: failed.describe(error),
    kind: "error",
    ...(error instanceof ApiError && error.status === 401 ? { action: signInAgain } : {}),
  };
}
