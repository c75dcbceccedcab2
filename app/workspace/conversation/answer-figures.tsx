import type { AnswerFigures as Figures } from "~/conversation/answer-parts";
import { groupDigits } from "~/platform/group-digits";

/** What an answer took: who answered, tokens, time and, where prices are known, money. */
export function AnswerFigures({ figures }: { figures: Figures | undefined }) {
  return figures ? <p className="ws-muted ws-figures">{describeFigures(figures)}</p> : null;
}

/** The same in one line. */
export function describeFigures(figures: Figures): string {
  const { model, inputTokens, cachedTokens, outputTokens, seconds, cost } = figures;
  const cached = cachedTokens ? ` (${count(cachedTokens)} cached)` : "";
  return [
    model,
    `${count(inputTokens)} tokens in${cached}, ${count(outputTokens)} out`,
    ...(seconds === undefined ? [] : [`${count(seconds)} s`]),
    ...(cost === undefined ? [] : [dollars(cost)]),
  ].join(" · ");
}

function count(amount: number): string {
  return groupDigits(amount);
}

/** Two figures that say something, however little it was. */
export function dollars(amount: number): string {
  if (amount === 0) return "free";
  return amount >= 1 ? `$${amount.toFixed(2)}` : `$${Number(amount.toPrecision(2))}`;
}
