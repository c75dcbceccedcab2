import { projectBytesPath } from "~/platform/urls";
import { type CheckpointDiff, describeNotShown, type FileDiff } from "~/projects/file-diff";
import { binaryKindOf } from "~/projects/media-type";
import { checkpointFilePath } from "~/workspace/workspace-paths";
import { readDiff } from "./diff-lines";
import { DiffView } from "./diff-view";

const ACTIONS = { created: "was added", updated: "changed", deleted: "was deleted" } as const;

interface CheckpointChangesProps {
  projectId: string;
  checkpointId: string;
  diff: CheckpointDiff;
}

/** What a checkpoint changed, file by file; where lines are not shown, the ways to the whole files. */
export function CheckpointChanges({ projectId, checkpointId, diff }: CheckpointChangesProps) {
  if (diff.files.length === 0) return <p className="ws-muted">Nothing differs.</p>;
  const whole = (checkpoint: string, path: string) =>
    checkpointFilePath(projectId, checkpoint, path);
  return diff.files.map((file) =>
    "patch" in file ? (
      <DiffView key={file.path} lines={readDiff(file.patch)} label={`Changes of ${file.path}`} />
    ) : (
      <NotShown
        key={file.path}
        projectId={projectId}
        file={file}
        before={file.before && diff.previousId && whole(diff.previousId, file.path)}
        after={file.after && whole(checkpointId, file.path)}
      />
    ),
  );
}

interface NotShownProps {
  projectId: string;
  file: Extract<FileDiff, { notShown: string }>;
  /** Addresses of the whole file; null where there was or is none. */
  before: string | null;
  after: string | null;
}

function NotShown({ projectId, file, before, after }: NotShownProps) {
  if (file.notShown === "no-text") return <BytesChanged projectId={projectId} file={file} />;
  return (
    <p className="ws-not-shown">
      <strong>{file.path}</strong> {describeNotShown(file)}{" "}
      {before && <a href={before}>Whole file before</a>}{" "}
      {after && <a href={after}>Whole file now</a>}
    </p>
  );
}

/** A file that is no text, or was none: both sizes, and both pictures where it is one. */
function BytesChanged({ projectId, file }: Pick<NotShownProps, "projectId" | "file">) {
  const sides = [
    ["before", file.before],
    ["now", file.after],
  ] as const;
  return (
    <div className="ws-not-shown">
      <p>
        <strong>{file.path}</strong> {ACTIONS[file.action]}: {describeNotShown(file)}
      </p>
      <div className="ws-diff-pictures">
        {sides.map(([when, side]) => {
          if (!side?.hash) return null;
          const address = projectBytesPath(projectId, side.hash, file.path);
          const name = `${file.path} ${when}`;
          return binaryKindOf(file.path) === "picture" ? (
            <img key={when} src={address} alt={name} loading="lazy" />
          ) : (
            <a key={when} href={`${address}?download`}>
              {when === "now" ? "Download it as it was then" : "Download it as it was before"}
            </a>
          );
        })}
      </div>
    </div>
  );
}
