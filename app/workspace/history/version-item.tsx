import { projectPath } from "~/platform/urls";
import type { CheckpointJson } from "~/projects/checkpoints.server";
import { NOW, PREVIOUS } from "~/projects/version-comparison";
import { VERSION_NAME_LENGTH } from "~/projects/version-rules";
import { Button } from "~/ui/button";
import { comparePath } from "~/workspace/workspace-paths";
import { madeBy } from "./made-by";
import { summaryOf } from "./summary";

interface VersionItemProps {
  projectId: string;
  version: CheckpointJson;
  /** It is chosen to be compared before anybody chooses. */
  isCompared: boolean;
}

/** One version in the list, with what can be done with it: all of it plain forms and links. */
export function VersionItem({ projectId, version, isCompared }: VersionItemProps) {
  const { id, name, label, kind, createdAt, changes } = version;
  const title = name ?? label;
  return (
    <li id={`v-${id}`}>
      <div className="versions-pick">
        <label>
          <input
            type="radio"
            form="compare"
            name="from"
            value={id}
            defaultChecked={isCompared}
            aria-label={`Compare from ${title}`}
          />
          From
        </label>
        <label>
          <input
            type="radio"
            form="compare"
            name="to"
            value={id}
            aria-label={`Compare to ${title}`}
          />
          To
        </label>
      </div>
      <div>
        <p className="versions-title">
          {title} {version.isNow ? <span className="badge">As it is now</span> : null}
        </p>
        <p className="versions-of">
          <time dateTime={createdAt}>{createdAt.slice(11, 16)}</time>{" "}
          {label !== madeBy(kind) && ` · ${madeBy(kind)}`}
          {name && ` · ${label}`}
          {changes.length > 0 && ` · ${summaryOf(changes.map(({ path }) => path))}`}
        </p>
        <div className="versions-acts">
          {changes.length > 0 && (
            <a
              className="button button--quiet button--small"
              href={comparePath(projectId, { from: PREVIOUS, to: id })}
            >
              What it changed
            </a>
          )}
          {version.isNow ? null : (
            <>
              <a
                className="button button--quiet button--small"
                href={comparePath(projectId, { from: id, to: NOW })}
              >
                Compare with now
              </a>
              <form method="post" action={projectPath(projectId)}>
                <input type="hidden" name="checkpointId" value={id} />
                <Button type="submit" variant="quiet" small name="intent" value="restore">
                  Roll back to here
                </Button>
              </form>
            </>
          )}
          <details>
            <summary>{name ? "Rename" : "Name it"}</summary>
            <form method="post" action={projectPath(projectId)}>
              <input type="hidden" name="checkpointId" value={id} />
              <input
                className="input"
                name="name"
                aria-label={`Name of “${title}”`}
                defaultValue={name ?? ""}
                maxLength={VERSION_NAME_LENGTH}
              />
              <Button type="submit" small name="intent" value="name-version">
                Save name
              </Button>
            </form>
          </details>
        </div>
      </div>
    </li>
  );
}
