import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { fixPrompt } from "./log-problems";
import { isOfBuild, useIsBehind } from "./preview-badge";
import { ProblemPlace } from "./problem-place";

/** Tells that what runs is older than the files, where the fault is, and how it is mended. */
export function PreviewNote() {
  const { chat, terminal, showTab } = useWorkspace();
  const problems = useModel(terminal, (state) => state.problems);
  const isBehind = useIsBehind();
  if (!isBehind) return null;
  const ofBuild = problems.filter(isOfBuild);
  return (
    <div className="ws-preview-note" role="status">
      <p>
        The last change does not build. This is the version before it.{" "}
        <ProblemPlace file={ofBuild[0]?.file} line={ofBuild[0]?.line} />{" "}
        <button type="button" className="ws-link" onClick={() => showTab("terminal")}>
          See why
        </button>
      </p>
      <button
        type="button"
        className="ws-button"
        data-primary="true"
        onClick={() => {
          showTab("chat");
          void chat.send(fixPrompt(ofBuild));
        }}
      >
        Fix this
      </button>
    </div>
  );
}
