/** What the model thought before it answered, folded: it is no part of the answer. */
export function AnswerReasoning({ text, isThinking = false }: ReasoningProps) {
  if (!text) return null;
  return (
    <details className="ws-reasoning">
      <summary>{isThinking ? "Thinking …" : "What the model thought"}</summary>
      <p>{text}</p>
    </details>
  );
}

interface ReasoningProps {
  text: string | undefined;
  /** It has said nothing yet. */
  isThinking?: boolean;
}
