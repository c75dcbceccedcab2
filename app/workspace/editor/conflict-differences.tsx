import { DiffView } from "~/workspace/history/diff-view";
import { lineDiff } from "~/workspace/history/line-diff";

interface ConflictDifferencesProps {
  path: string;
  theirs: string;
  mine: string;
}

/** What a person's unsaved text changes in the newer version. Loaded when somebody asks for it. */
export default function ConflictDifferences({ path, theirs, mine }: ConflictDifferencesProps) {
  return <DiffView lines={lineDiff(theirs, mine)} label={`Your changes to ${path}`} />;
}
