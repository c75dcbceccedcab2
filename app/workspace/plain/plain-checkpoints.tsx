import { versionsPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { summaryOf } from "~/workspace/history/summary";
import type { AccountPage } from "~/workspace/page-data.server";
import { comparePath } from "~/workspace/workspace-paths";

/** The states that the project can go back to. */
export function PlainCheckpoints({ page }: { page: AccountPage }) {
  const { checkpoints, project } = page;
  if (checkpoints.length === 0) return null;
  return (
    <details className="ws-plain-history">
      <summary>Versions ({checkpoints.length})</summary>
      {/* What an address names inside a closed part opens that part. */}
      <ol className="ws-checkpoints" id="checkpoints">
        {checkpoints.map((checkpoint) => (
          <li key={checkpoint.id} className="ws-checkpoint">
            <p className="ws-checkpoint-label">
              {checkpoint.name ?? checkpoint.label}
              {checkpoint.isNow ? <span className="badge">As it is now</span> : null}
            </p>
            <p className="ws-muted">
              <time dateTime={checkpoint.createdAt}>
                {checkpoint.createdAt.slice(0, 16).replace("T", " ")} UTC
              </time>
              {checkpoint.changes.length > 0 &&
                ` · ${summaryOf(checkpoint.changes.map(({ path }) => path))}`}
            </p>
            <form method="post" className="ws-checkpoint-actions">
              <a
                className="ws-button"
                href={comparePath(project.id, { from: "previous", to: checkpoint.id })}
              >
                Show changes
              </a>
              <input type="hidden" name="checkpointId" value={checkpoint.id} />
              {checkpoint.isNow ? null : (
                <Button type="submit" small name="intent" value="restore">
                  Roll back to here
                </Button>
              )}
            </form>
          </li>
        ))}
      </ol>
      <p>
        <a href={versionsPath(project.id)}>All versions: name them, compare any two</a>
      </p>
    </details>
  );
}
