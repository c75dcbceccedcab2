import { publishedPath, sharePagePath } from "~/platform/urls";
import { Notice } from "~/ui/notice";
import type { Share } from "./share";

interface RunSectionProps {
  share: Share;
  /** Whether something around it asks again by itself, without leaving. */
  isFollowed: boolean;
  /** Of a run that whoever looks has waited for: what became of it is told as well. */
  awaited?: string | null | undefined;
}

/** How the newest publication goes, or why nothing came of it. */
export function RunSection({ share, isFollowed, awaited }: RunSectionProps) {
  const { id, run, slug, state } = share;
  if (run?.state === "publishing") {
    return (
      <Notice title="Publishing">
        <p role="status">
          {run.progress}. What was online stays until the new one is complete.{" "}
          {isFollowed ? null : <a href={runPath(id, run.id)}>Look again</a>}
        </p>
      </Notice>
    );
  }
  if (run?.state === "failed") {
    return (
      <Notice kind="error" title="The last try to publish did not work">
        <p>{run.error}</p>
      </Notice>
    );
  }
  if (run?.state === "published" && run.id === awaited && slug !== null && state === "live") {
    return (
      <Notice title="Your app is live" icon="check">
        <p>
          It is at <a href={publishedPath(slug)}>{publishedPath(slug)}</a>. {run.warning}
        </p>
      </Notice>
    );
  }
  return null;
}

/** The page, for whoever waits for a publication. */
export function runPath(projectId: string, runId: string): string {
  return `${sharePagePath(projectId)}?run=${encodeURIComponent(runId)}`;
}
