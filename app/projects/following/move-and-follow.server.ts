import type { Viewer } from "~/accounts/user";
import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { defineTask, TaskGivenUp } from "~/platform/workers/worker-task";
import { workers } from "~/platform/workers/workers.server";
import { normalizePath } from "../file-paths";
import { listFiles } from "../file-store.server";
import { saveFiles } from "../save-files.server";
import type { FollowTask } from "./follow-in-worker";
import type { FollowingText } from "./follow-moves";

const FOLLOW_ALL = defineTask<FollowTask, FollowingText[]>({ name: "followAll", limitMs: 4_000 });

/**
 * Gives a file another path, and has what names it say that: all of it or nothing. Where reading all texts takes too long
 * nothing follows.
 *
 * @returns the file's path now, and what followed, by the paths before; null where that took too long to find out
 * @throws {AppError} 400, 404, 409, 413, 507, 429 or 503
 */
export async function moveAndFollow(
  viewer: Viewer,
  projectId: string,
  { from, to, call }: { from: string; to: string; call: TaskCall },
): Promise<{ path: string; followed: readonly FollowingText[] | null }> {
  const path = normalizePath(to);
  if (path === from) return { path, followed: [] };
  const files = await listFiles(viewer, projectId);
  const moves = [{ from, to: path }];
  const texts = files.map((file): [string, string | null] => [
    file.path,
    file.binary ? null : file.content,
  ]);
  const followed = await workers.run(FOLLOW_ALL, { files: texts, moves }, call).catch((error) => {
    if (error instanceof TaskGivenUp) return null;
    throw error;
  });
  const hashes = new Map(files.map((file) => [file.path, file.hash]));
  await saveFiles(viewer, projectId, {
    files: (followed ?? []).map(({ path, text }) => ({
      path,
      content: text,
      baseHash: hashes.get(path) ?? "",
    })),
    moves,
  });
  return { path, followed };
}
