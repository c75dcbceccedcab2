import type { BuildProblem } from "~/sites/build/build-types";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { placeOf } from "./log-problems";

/** Where a problem is. A file of the project is opened by it. */
export function ProblemPlace({ file, line }: Pick<BuildProblem, "file" | "line">) {
  const { files, showTab } = useWorkspace();
  const isOurs = useModel(files, (state) => file !== undefined && state.files.has(file));
  if (!file) return null;
  const place = placeOf({ file, line });
  if (!isOurs) return <span className="ws-muted">{place}</span>;
  return (
    <button
      type="button"
      className="ws-link"
      onClick={() => {
        files.openFile(file);
        showTab("editor");
      }}
    >
      {place}
    </button>
  );
}
