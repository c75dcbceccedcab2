import type { AnswerChoice } from "~/conversation/answer-parts";
import type { ConversationMessage } from "~/conversation/message-schema";
import { useWorkspace } from "~/workspace/workspace-context";
import { comparePath } from "~/workspace/workspace-paths";
import { ChoiceWords } from "./choice-words";

/** What the newest message offers as buttons: what stands further up is answered, or was taken back. */
export function offeredChoices(
  messages: readonly Pick<ConversationMessage, "role" | "choices" | "takenBack">[],
): readonly AnswerChoice[] {
  const last = messages.at(-1);
  return (last?.role === "assistant" && !last.takenBack && last.choices) || [];
}

/** Buttons that send a message as if it had been written. */
export function AnswerChoices({ choices }: { choices: readonly AnswerChoice[] }) {
  const { chat, store } = useWorkspace();
  if (choices.length === 0) return null;
  return (
    <ul className="ws-choices" aria-label="You could say">
      {choices.map(({ text, send, mode, compare }) => (
        <li key={text}>
          {compare ? (
            <a
              className="ws-choice"
              href={comparePath(store.projectId, compare)}
              target="_blank"
              rel="noreferrer"
            >
              {text}
            </a>
          ) : (
            <button
              type="button"
              className="ws-choice"
              onClick={() => {
                if (mode) chat.setMode(mode);
                void chat.send(send);
              }}
            >
              <ChoiceWords text={text} send={send} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
