import type { ComponentType } from "react";
import { splitAbout } from "~/conversation/about-part";
import type { AnswerStatus } from "~/conversation/answer";
import type { Attachment, ConversationMessage } from "~/conversation/message-schema";
import { codeBeside, stripCodeBlocks } from "~/generation/protocol/prose";
import { AnswerFigures } from "./answer-figures";
import { AnswerReasoning } from "./answer-reasoning";
import { AnswerResult } from "./answer-steps";
import { AttachedFiles } from "./attached-files";
import { FileChips } from "./file-chips";
import { ProblemText } from "./problem-text";

const ENDINGS: Partial<Record<AnswerStatus, string>> = {
  stopped: "Stopped.",
  failed: "This answer did not finish.",
  interrupted: "The server was interrupted.",
};

const TAKEN_BACK = "Taken back: the files are as they were before this answer.";

interface MessageItemProps {
  message: Pick<
    ConversationMessage,
    | "attachments"
    | "role"
    | "content"
    | "mode"
    | "status"
    | "changes"
    | "problem"
    | "steps"
    | "outcome"
    | "figures"
    | "notices"
    | "reasoning"
    | "takenBack"
  >;
  onOpen?(path: string): void;
  onAddAttached?(file: Attachment): void;
  /** Above the files that the message changed. */
  filesHeading?: string | null;
  /** Shows what the model wrote. */
  Text: ComponentType<{ text: string }>;
}

/** One message of the conversation. */
export function MessageItem({
  message,
  onOpen,
  onAddAttached,
  filesHeading,
  Text,
}: MessageItemProps) {
  const { role, content, mode, status, changes, problem, steps, outcome } = message;
  const { figures, notices = [], reasoning, attachments = [], takenBack } = message;
  if (role === "user") {
    const [about, words] = splitAbout(content);
    return (
      <article className="ws-message ws-message--user" aria-label="You">
        <div className="ws-said">
          {about && <blockquote>{about}</blockquote>}
          {words}
        </div>
        {attachments.length > 0 && (
          <AttachedFiles files={attachments} {...(onAddAttached ? { onAdd: onAddAttached } : {})} />
        )}
        {mode === "discuss" && <p className="ws-muted">Discussed, nothing was changed</p>}
      </article>
    );
  }
  // What the server says of an interruption says all of it.
  const ending = problem && status === "interrupted" ? undefined : ENDINGS[status];
  const isSaved = changes.some(({ action }) => action !== "error");
  const saved = isSaved ? "What was complete is saved." : "No file was changed.";
  // Why it ended, or a note, may say so already.
  const isSaidOfSaved = [problem ?? "", ...notices].some((text) =>
    text.includes(saved.slice(0, -1)),
  );
  return (
    <article className="ws-message ws-message--assistant" aria-label="Assistant">
      <AnswerReasoning text={reasoning} />
      <Text text={stripCodeBlocks(content)} />
      {codeBeside(content, mode === "discuss").map((code) => (
        <pre key={code} className="ws-beside">
          <code>{code}</code>
        </pre>
      ))}
      <FileChips
        files={chipsOf(changes, outcome)}
        heading={filesHeading}
        {...(onOpen ? { onOpen } : {})}
      />
      <AnswerResult steps={steps} outcome={outcome} />
      {notices.map((notice) => (
        <p key={notice} className="ws-told">
          {notice}
        </p>
      ))}
      {takenBack && <p className="ws-told">{TAKEN_BACK}</p>}
      {ending && (
        <p className="ws-ending">
          {ending}
          {!isSaidOfSaved && ` ${saved}`}
        </p>
      )}
      {problem && (
        <p className="ws-notice ws-notice--problem">
          <ProblemText text={problem} />
        </p>
      )}
      <AnswerFigures figures={figures} />
    </article>
  );
}

/** Why a file was not changed is told once: what is left to do says it below. */
function chipsOf(
  changes: MessageItemProps["message"]["changes"],
  outcome: MessageItemProps["message"]["outcome"],
) {
  return changes.map(({ error, ...change }) => {
    const isTold = outcome?.problems.includes(`${change.path}: ${error}`);
    return error === undefined || isTold ? change : { ...change, error };
  });
}
