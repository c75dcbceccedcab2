import { sentenceCase } from "../../match/words";
import { html } from "../../source/html";
import { unmasked } from "./masked";
import type { SectionBody } from "./section-body";

const STEP = /(?:^|\s)(\d{1,2})[.):]\s+/gu;
/** "1 we chat 2 bath 3 dry": without a point behind them, numbers are marks only where they count on in text. */
const BARE_STEP = /(?:^|\s)(\d{1,2})\s+(?=[\p{L}⟦])/gu;

function stepsIn(text: string): RegExpExecArray[] {
  const marks = [...text.matchAll(STEP)];
  if (marks.length > 1) return marks;
  let next = 1;
  return [...text.matchAll(BARE_STEP)].filter(({ 1: number }) => {
    const isNext = Number(number) === next;
    if (isNext) next += 1;
    return isNext;
  });
}

/** "1. we chat 2. bath 3. dry": steps with their numbers. */
export function numbered(text: string, quotes: readonly string[]): SectionBody | null {
  const marks = stepsIn(text);
  if (marks.length < 2 || marks[0]?.index !== 0) return null;
  if (marks.some(({ 1: number }, at) => Number(number) !== at + 1)) return null;
  const steps = marks.map(({ index, 0: mark }, at) =>
    sentenceCase(
      unmasked(text.slice(index + mark.length, marks[at + 1]?.index), quotes).replace(
        /[\s,;]+$/u,
        "",
      ),
    ),
  );
  const lines = steps.map(
    (step, at) =>
      `  <li>\n    <span class="schedule-time">${at + 1}</span>\n    <h3>${html(step)}</h3>\n  </li>\n`,
  );
  return {
    kind: "schedule",
    count: steps.length,
    markup: `<ol class="schedule">\n${lines.join("")}</ol>\n`,
  };
}
