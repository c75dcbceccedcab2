import { AppError } from "~/platform/errors";

/** What is shown of a problem, in characters. */
const PROBLEM_LENGTH = 120;

/** Says what is wrong, what stays online, and what to do next. */
export function buildFailure(
  problems: { text: string; file?: string; line?: number }[],
  isLive: boolean,
): AppError {
  const [first] = problems;
  const where = first?.file ? ` (${first.file}${first.line ? `, line ${first.line}` : ""})` : "";
  // Whole in `problems`: what is shown is a sentence.
  const text = (first?.text ?? "unknown problem").slice(0, PROBLEM_LENGTH);
  const problem = `${text.replace(/[.\s]+$/, "")}${where}`;
  const online = isLive ? " What is online stays as it was." : "";
  return new AppError(
    422,
    `The project does not build, so nothing was published: ${problem}.${online} Mend it, or ask for that in the chat, and publish again.`,
    { code: "build_failed", data: { problems } },
  );
}
