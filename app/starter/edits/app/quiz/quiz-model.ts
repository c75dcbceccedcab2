import type { FileTree } from "~/projects/files";
import { jsLines, textOfLiteral } from "../../../source/literals";
import { type EditResult, edited, unchanged } from "../../edit";
import { type CodeList, findList, propertyOf } from "../../said/code-lists";

/** The program of a quiz. */
export const QUIZ_PROGRAM = "script.js";

/** A question as the program of a quiz holds it: the right answer first. */
export interface QuizItem {
  question: string;
  answers: string[];
  /** What is told once it was answered. */
  why?: string;
}

/** The questions of a quiz; null where there is none, or where a question was written in a way of its own. */
export function quizOf(files: FileTree): QuizItem[] | null {
  const list = findList(files, "questions");
  if (list?.path !== QUIZ_PROGRAM) return null;
  const items = list.items.map((_, at) => itemAt(list, at));
  return items.every((item) => item !== null) ? items : null;
}

function itemAt(list: CodeList, at: number): QuizItem | null {
  const { start = 0, end = 0 } = list.items[at] ?? {};
  const source = list.code.slice(start, end);
  const question = propertyOf(list, at, "question")?.value;
  const literals = /answers:\s*\[([^\]]*)\]/u.exec(source)?.[1]?.match(/"(?:[^"\\]|\\.)*"/gu);
  const answers = (literals ?? []).map(textOfLiteral);
  if (!question || answers.length === 0 || answers.some((one) => one === null)) return null;
  const why = propertyOf(list, at, "why")?.value;
  return { question, answers: answers as string[], ...(why ? { why } : {}) };
}

/** The quiz with other questions. */
export function withQuestions(
  files: FileTree,
  items: readonly QuizItem[],
  said: string,
): EditResult {
  if (items.length === 0) return unchanged("A quiz needs one question at least.");
  const code = files.get(QUIZ_PROGRAM) ?? "";
  const next = code.replace(
    /(\nconst questions = )\[[\s\S]*?\n\];/,
    (_, open: string) => `${open}${jsLines(items)};`,
  );
  return next === code
    ? unchanged("It is like that already.")
    : edited(new Map([[QUIZ_PROGRAM, next]]), said);
}
