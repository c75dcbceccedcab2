import { Icon } from "~/ui/icon";
import { fixPrompt, isSameProblem } from "~/workspace/preview/log-problems";
import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { isRunning } from "./conversation-state";
import { leftProblems } from "./next-action";

const NOT_LOADED = /^Could not load <(?:script|link)>/;

/** Errors of the running app, one press away from being fixed. */
export function ProblemBar() {
  const { chat, files, terminal, showTab } = useWorkspace();
  const hasFiles = useModel(files, (state) => state.files.size > 0);
  const seen = useModel(terminal, (state) => state.problems);
  const messages = useModel(chat, (state) => state.messages);
  const phase = useModel(chat, (state) => state.phase);
  // What the last answer offers to fix stands with it.
  const told = leftProblems(messages)?.problems ?? [];
  const problems = seen.filter(
    ({ text }) =>
      !told.some((problem) => isSameProblem(problem, text)) &&
      // What does not build cannot be loaded: that is told by what does not build.
      !(told.length > 0 && NOT_LOADED.test(text)),
  );
  const [first] = problems;
  if (!first || !hasFiles || isRunning({ phase })) return null;
  return (
    <div className="ws-problems" role="status">
      <Icon name="alert" />
      <button type="button" className="ws-problems-text" onClick={() => showTab("terminal")}>
        {problems.length === 1 ? "1 error" : `${problems.length} errors`}: {first.text}
      </button>
      <button
        type="button"
        className="ws-button"
        onClick={() => {
          terminal.dismissProblems();
          showTab("chat");
          void chat.send(fixPrompt(problems));
        }}
      >
        <Glyph name="wand" /> Fix this
      </button>
      <button
        type="button"
        className="ws-icon-button"
        aria-label="Dismiss errors"
        onClick={() => terminal.dismissProblems()}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
