import type { AnswerMode } from "~/conversation/answer";
import type { AnswerChoice } from "~/conversation/answer-parts";
import { ChoiceWords } from "~/workspace/conversation/choice-words";
import { comparePath } from "~/workspace/workspace-paths";

interface PlainChoicesProps {
  projectId: string;
  choices: readonly AnswerChoice[];
  /** The mode of the answer that offers them. */
  mode: AnswerMode;
}

/** Messages that can be sent next, as a form each. */
export function PlainChoices({ projectId, choices, mode: current }: PlainChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ul className="ws-choices" aria-label="You could say">
      {choices.map(({ text, send, mode, compare }) => (
        <li key={text}>
          {compare ? (
            <a className="ws-choice" href={comparePath(projectId, compare)}>
              {text}
            </a>
          ) : (
            <form method="post">
              <input type="hidden" name="content" value={send} />
              <input type="hidden" name="mode" value={mode ?? current} />
              <button type="submit" className="ws-choice" name="intent" value="send">
                <ChoiceWords text={text} send={send} />
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
