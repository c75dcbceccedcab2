import type { Viewer } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { AppError } from "~/platform/errors";
import { requireProject } from "~/projects/projects.server";
import type { EventStream } from "./sse.server";

/**
 * How long after a change a stream is looked at, in milliseconds: the browser that signs in has its
 * new cookie by then, and its other tabs come back with that.
 */
const COOKIE_MS = 5_000;

/**
 * Ends a stream whose reader may no longer see the project, as when the browser's trial secret has
 * changed. Whoever may see it comes back by itself and goes on where it was.
 *
 * @param project.id as the reader asked for it
 * @param project.storedId the server's own id
 */
export function endWithAccess(
  stream: EventStream,
  viewer: Viewer,
  project: { id: string; storedId: string },
  afterMs = COOKIE_MS,
): void {
  const look = async () => {
    try {
      await requireProject(viewer, project.id);
    } catch (error) {
      // A database that is away for a moment is no reason.
      if (error instanceof AppError && (error.status === 401 || error.status === 404)) stream.end();
    }
  };
  const lookSoon = () => void setTimeout(look, afterMs).unref();
  const leave = topics.subscribe(
    "access-changed",
    ({ projectId }) => {
      if (projectId === project.storedId) lookSoon();
    },
    lookSoon,
  );
  if (stream.signal.aborted) leave();
  else stream.signal.addEventListener("abort", leave, { once: true });
}
