import { wroteFiles } from "~/generation/events/fold";
import { useModel, useShell, useWorkspace } from "~/workspace/workspace-context";
import { AnswerChoices, offeredChoices } from "./answer-choices";
import { isRunning } from "./conversation-state";
import { nextAction } from "./next-action";

/** What the last answer left to know and to do: notices, problems, usage, one next action. */
export function AnswerFooter() {
  const { chat, look, showTab } = useWorkspace();
  const phase = useModel(chat, (state) => state.phase);
  const last = useModel(chat, (state) => state.lastAnswer);
  const isLost = useModel(chat, (state) => state.isLost);
  const isPreviewShown = useShell(
    ({ tab, mobileTab }) => tab === "preview" && (mobileTab === "preview" || !look.isOnePanel()),
  );
  const messages = useModel(chat, (state) => state.messages);
  if (isRunning({ phase })) return null;
  const next = nextAction(messages);
  // Why an answer did not finish stands with the answer.
  const told = messages.at(-1)?.problem;
  return (
    <div className="ws-answer-footer">
      {last?.notices.map((notice) => (
        <p key={notice} className="ws-notice">
          {notice}
        </p>
      ))}
      {last?.problems
        .filter(({ error }) => error !== told)
        .map(({ error }) => (
          <p key={error} className="ws-notice ws-notice--problem">
            {error}
          </p>
        ))}
      {isLost && (
        <p className="ws-notice ws-notice--problem">
          The connection was lost. The server goes on with the answer.{" "}
          <button type="button" className="ws-button" onClick={() => void chat.resume(true)}>
            Reconnect
          </button>
        </p>
      )}
      {next && (
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
      )}
      {last && last.status === "finished" && (
        <p className="ws-done" role="status">
          Done
          {last.usage && last.usage.outputTokens > 0 && (
            <span className="ws-muted">
              {" "}
              · {last.usage.inputTokens.toLocaleString("en")} tokens in,{" "}
              {last.usage.outputTokens.toLocaleString("en")} out
            </span>
          )}
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
