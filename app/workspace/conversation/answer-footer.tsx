import { wroteFiles } from "~/generation/events/fold";
import type { Workspace } from "~/workspace/create-workspace";
import { loadPart } from "~/workspace/load-part";
import { useIsSeen } from "~/workspace/preview/preview-badge";
import { useModel, useShell, useWorkspace } from "~/workspace/workspace-context";
import { AnswerChoices, offeredChoices } from "./answer-choices";
import { endingOf } from "./answer-ending";
import { isRunning } from "./conversation-state";
import { leftProblems, nextAction } from "./next-action";
import { ProblemText } from "./problem-text";

/** As the server tells it of a model's answer; the built-in starter says it in its own words. */
const NOTHING_CHANGED = "No file was changed.";

/** What the last answer left to know and to do: notices, problems, usage, one next action. */
export function AnswerFooter() {
  const workspace = useWorkspace();
  const { chat, look, showTab } = workspace;
  const phase = useModel(chat, (state) => state.phase);
  const last = useModel(chat, (state) => state.lastAnswer);
  const isLost = useModel(chat, (state) => state.isLost);
  const isPreviewShown = useShell(({ tab, mobileTab, isSplit }) =>
    look.isOnePanel() ? mobileTab === "preview" : isSplit || tab === "preview",
  );
  const messages = useModel(chat, (state) => state.messages);
  const isSeen = useIsSeen();
  if (isRunning({ phase })) return null;
  const next = nextAction(messages);
  const left = leftProblems(messages);
  // Why an answer did not finish, and what else was told of it, stands with the answer.
  const { problem: told, notices: noted = [] } = messages.at(-1) ?? {};
  const ending = endingOf(messages, isSeen);
  const isTold = left !== null || noted.includes(NOTHING_CHANGED);
  return (
    <div className="ws-answer-footer">
      {last?.notices
        .filter((notice) => !noted.includes(notice))
        .map((notice) => (
          <p key={notice} className="ws-notice">
            {notice}
          </p>
        ))}
      {last?.problems
        .filter(({ error }) => error !== told)
        .map(({ error }) => (
          <p key={error} className="ws-notice ws-notice--problem">
            <ProblemText text={error} />
          </p>
        ))}
      {isLost && (
        <p className="ws-notice ws-notice--problem">
          The connection was lost. What is written of the answer is kept on the server.{" "}
          <button type="button" className="ws-button" onClick={() => void chat.resume(true)}>
            Reconnect
          </button>
        </p>
      )}
      {next && (
        <div className="button-row">
          <button
            type="button"
            className="ws-button"
            onClick={() => {
              chat.setMode(next.mode);
              void chat.send(next.text);
            }}
          >
            {next.label}
          </button>
          {left?.before && (
            <button
              type="button"
              className="ws-button"
              onClick={() => void goBack(workspace, left.before)}
            >
              Back to before
            </button>
          )}
        </div>
      )}
      {last && ending && (
        <p className="ws-done" role="status">
          {/* What the answer tells itself is said here for those who listen. */}
          <span className={isTold ? "visually-hidden" : undefined}>{ending}</span>
          {wroteFiles(last) && !isPreviewShown && (
            <button type="button" className="ws-button" onClick={() => showTab("preview")}>
              See it run
            </button>
          )}
        </p>
      )}
      <AnswerChoices choices={offeredChoices(messages)} />
    </div>
  );
}

/** Puts the files back as they were before an answer; it can be undone. */
async function goBack(workspace: Workspace, id = "") {
  const { store, files, preview, notify, chat } = workspace;
  const checkpoints = await loadPart(workspace, () => import("~/workspace/history/checkpoints"));
  const onChanged = () => preview.answerEnded(true);
  await checkpoints?.rollBack(
    { id, label: "As before the answer" },
    { store, files, notify, onChanged, onRolledBack: chat.rolledBack },
  );
}
