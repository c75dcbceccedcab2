import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { fixPrompt } from "./log-problems";

/** What is wrong with the open file, as the last build or its running page told. */
export function FileProblem({ path }: { path: string }) {
  const { chat, terminal, showTab } = useWorkspace();
  const problem = useModel(terminal, ({ problems }) => problems.find(({ file }) => file === path));
  if (!problem) return null;
  return (
    <div className="ws-file-problem" role="status">
      <p>
        {problem.line ? `Line ${problem.line}: ` : ""}
        {problem.text.slice(0, 300)}
      </p>
      <button
        type="button"
        className="ws-button"
        onClick={() => {
          showTab("chat");
          void chat.send(fixPrompt([problem]));
        }}
      >
        Fix this
      </button>
    </div>
  );
}
