import type { AnswerChoice } from "~/conversation/answer-parts";

/** What stands on a choice; where it sends other words, they stand below: nobody says unseen what a model wrote. */
export function ChoiceWords({ text, send }: Pick<AnswerChoice, "text" | "send">) {
  const isSame = plain(text) === plain(send);
  return (
    <>
      {text}
      {!isSame && <span className="ws-choice-sends">{send}</span>}
    </>
  );
}

function plain(text: string): string {
  return text
    .trim()
    .replace(/[.!]+$/, "")
    .toLowerCase();
}
