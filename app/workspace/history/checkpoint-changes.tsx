import { type CheckpointDiff, describeNotShown, type FileDiff } from "~/projects/file-diff";
import { checkpointFilePath } from "~/workspace/workspace-paths";
import { readDiff } from "./diff-lines";
import { DiffView } from "./diff-view";

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
        file={file}
        before={file.before && diff.previousId && whole(diff.previousId, file.path)}
        after={file.after && whole(checkpointId, file.path)}
      />
    ),
  );
}

interface NotShownProps {
  file: Extract<FileDiff, { notShown: string }>;
  /** Addresses of the whole file; null where there was or is none. */
  before: string | null;
  after: string | null;
}

function NotShown({ file, before, after }: NotShownProps) {
  return (
    <p className="ws-not-shown">
      <strong>{file.path}</strong> {describeNotShown(file)}{" "}
      {before && <a href={before}>Whole file before</a>}{" "}
      {after && <a href={after}>Whole file now</a>}
    </p>
  );
}
