import { requestJson } from "~/platform/api-client";
import { ASK_AGAIN_MS, type PublishRunJson } from "~/publishing/publish-run";
import { wait } from "~/workspace/wait";

/** Where a project is published, and where it is told how that goes. */
export function publishApiPath(projectId: string): string {
  return `/api/projects/${encodeURIComponent(projectId)}/publish`;
}

/**
 * Says what a publication does for as long as `work` waits for it.
 *
 * @param onProgress told in words; "" once it has ended
 * @returns what `work` returned
 * @throws what `work` threw
 */
export async function whilePublishing<T>(
  projectId: string,
  onProgress: (text: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  void followRun(projectId, { onProgress, signal: ended.signal });
  try {
    return await work();
  } finally {
    ended.abort();
    onProgress("");
  }
}

/**
 * Asks again and again how the newest publication goes.
 *
 * @param options.onEnd told when the one that was going on has ended; then nothing more is asked
 */
export async function followRun(
  projectId: string,
  options: { onProgress(text: string): void; onEnd?(): void; signal: AbortSignal },
): Promise<void> {
  const { onProgress, onEnd, signal } = options;
  for (;;) {
    await wait(ASK_AGAIN_MS, signal).catch(() => {});
    if (signal.aborted) return;
    // Not heard of this time: it is asked again.
    const run = await requestJson<PublishRunJson | null>("GET", publishApiPath(projectId)).catch(
      () => undefined,
    );
    if (signal.aborted) return;
    if (run?.state === "publishing") onProgress(run.progress ?? "");
    else if (run !== undefined && onEnd) return onEnd();
  }
}
