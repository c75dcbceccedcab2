import { DiffView } from "~/workspace/history/diff-view";
import { lineDiff } from "~/workspace/history/line-diff";

interface ConflictDifferencesProps {
  path: string;
  theirs: string;
  mine: string;
}

/** What somebody's unsaved edits of a file change in the version on the server. */
export default function ConflictDifferences({ path, theirs, mine }: ConflictDifferencesProps) {
  return <DiffView lines={lineDiff(theirs, mine)} label={`Your changes to ${path}`} />;
}
