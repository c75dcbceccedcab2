import { useEffect, useRef, useState } from "react";
import type { AnswerView } from "~/generation/events/fold";
import { stripCodeBlocks } from "~/generation/protocol/prose";
import { AnswerReasoning } from "./answer-reasoning";
import { AnswerSteps } from "./answer-steps";
import { BuildingNote, WorkingDots } from "./building-note";
import { FileChips } from "./file-chips";
import { GrowingText } from "./message-text";

interface LiveMessageProps {
  answer: AnswerView;
  /** What it is called instead of showing its files one by one. */
  building: string | null;
  onOpen(path: string): void;
}

/** The answer that is being written. */
export function LiveMessage({ answer, building, onOpen }: LiveMessageProps) {
  const text = stripCodeBlocks(answer.content);
  return (
    <article className="ws-message ws-message--assistant" aria-label="Assistant" aria-busy="true">
      {/* Word by word is noise to listen to: whole sentences are announced below. */}
      <div aria-live="off">
        <AnswerReasoning text={answer.reasoning} isThinking={text === ""} />
        {text !== "" && <GrowingText text={text} />}
        {building && answer.mode === "develop" ? (
          <BuildingNote title={building} files={answer.files} />
        ) : (
          <FilesBeingWritten answer={answer} onOpen={onOpen} />
        )}
        <AnswerSteps steps={answer.steps} />
      </div>
      <SpokenSentences text={text} />
    </article>
  );
}

function FilesBeingWritten({ answer, onOpen }: Omit<LiveMessageProps, "building">) {
  const writing = answer.files.findLast(({ isWriting }) => isWriting);
  return (
    <>
      <FileChips
        files={answer.files.flatMap(({ path, change, isWriting }) =>
          isWriting ? { path, action: "writing" as const } : (change ?? []),
        )}
        onOpen={onOpen}
      />
      <p className="ws-working">
        <WorkingDots />
        {writing ? `Writing ${writing.path}` : answer.id ? "Working" : "Sending"}
      </p>
    </>
  );
}

/** Reads a growing text to a screen reader, one finished sentence after the other. */
function SpokenSentences({ text }: { text: string }) {
  const spokenTo = useRef(0);
  const [sentence, setSentence] = useState("");
  useEffect(() => {
    if (text.length < spokenTo.current) spokenTo.current = 0;
    const fresh = text.slice(spokenTo.current);
    const end = Math.max(...[". ", "! ", "? ", "\n"].map((mark) => fresh.lastIndexOf(mark)));
    if (end < 0) return;
    spokenTo.current += end + 1;
    setSentence(fresh.slice(0, end + 1).trim());
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {sentence}
    </p>
  );
}
