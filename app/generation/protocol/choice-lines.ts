/** Options that are read of one fence, and the longest of them, in characters. */
const MOST = 6;
const TEXT_LENGTH = 80;
const SEND_LENGTH = 2_000;
/** What is looked at of a line, in characters: a model may write one without end. */
const LINE_LENGTH = TEXT_LENGTH + 2 * SEND_LENGTH;

/**
 * The options in a `choices` fence, a line each: what stands on the button, and after `=>` what is sent where that is
 * more than it.
 */
export function readChoices(text: string): { text: string; send: string }[] {
  return text
    .split("\n")
    .map((line) =>
      line
        .slice(0, LINE_LENGTH)
        .trim()
        .replace(/^(?:[-*+•]|\d{1,2}[.)]|\[[ x]?\])\s*/, ""),
    )
    .filter((line) => line !== "")
    .slice(0, MOST)
    .map((line) => {
      const [label = "", ...rest] = line.split(/\s*(?:=>|→)\s*/);
      const send = rest.join(" ").trim() || label.trim();
      return { text: cut(label.trim() || send, TEXT_LENGTH), send: cut(send, SEND_LENGTH) };
    });
}

/** Whether an answer asks back with options: in a line of its own, so that no blank one is looked at twice. */
export function holdsChoices(answer: string): boolean {
  return /^[ \t]*(?:`{3,}|~{3,})choices\b/m.test(answer);
}

function cut(text: string, length: number): string {
  const signs = [...text];
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join("")}…`;
}
