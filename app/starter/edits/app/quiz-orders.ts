import type { FileTree } from "~/projects/files";
import { jsInline } from "../../source/literals";
import { type QuizRow, rowsOf, topicNamed } from "../../words/question-sets";
import { type Edit, type EditResult, edited, unchanged } from "../edit";
import { findList } from "../said/code-lists";
import type { Clause } from "./clause";

const PATH = "script.js";
const COUNT =
  /^(?:(?:make|have|ask|add|use) )?(?:it |the quiz )?(?:to )?(?:have )?(\d{1,2}) questions?(?: (?:please|in all|instead|long|in total))?$/iu;
const TOPIC =
  /^(?:(?:make|change|use|have|ask|put|replace) )?(?:it |the (?:quiz|questions) (?:to |with )?|all )?(?:be )?(?:questions? )?(?:(?:all )?(?:about|on|of) )([\p{L} ]{3,30}?)(?: questions?)?(?: (?:please|instead(?: of [\p{L} ]+)?))*$|^([\p{L}]{3,20}) questions?(?: (?:please|instead(?: of [\p{L} ]+)?))+$/iu;

/** More questions, fewer, or questions about something else. */
export function readQuizOrder({ words }: Clause, files: FileTree): Edit | null {
  const list = findList(files, "questions");
  if (!list || list.path !== PATH) return null;
  const count = Number(COUNT.exec(words)?.[1] ?? 0);
  if (count > 0) return (tree) => withCount(tree, count);
  const topic = TOPIC.exec(words);
  const named = topic ? topicNamed(topic[1] ?? topic[2] ?? "") : null;
  if (!named) return null;
  return (tree) => {
    const now = findList(tree, "questions");
    const rows = rowsOf(named, Math.max(now?.items.length ?? 0, named.rows.length));
    return written(
      tree,
      rows.map(lineOf),
      `The quiz has ${rows.length} questions about ${named.name} now, in the place of those before.`,
    );
  };
}

function lineOf([question, ...answers]: QuizRow): string {
  return jsInline({ question, answers });
}

function withCount(files: FileTree, count: number): EditResult {
  const list = findList(files, "questions");
  if (!list) return unchanged("I found no questions.");
  const own = list.items.map(({ start, end }) => list.code.slice(start, end));
  if (own.length === count) return unchanged(`The quiz already has ${count} questions.`);
  const general = topicNamed("general");
  const more = general ? rowsOf(general, 99) : [];
  const fresh = more
    .filter(([question]) => !own.some((line) => line.includes(question)))
    .map(lineOf);
  const all = [...own, ...fresh].slice(0, count);
  if (all.length < count)
    return unchanged(
      `I have ${all.length} questions in all for this quiz, and no ${count}: add your own with “Add the question …”.`,
    );
  return written(
    files,
    all,
    count > own.length
      ? `The quiz has ${count} questions now: ${count - own.length} of general knowledge more.`
      : `The quiz asks the first ${count} of its questions now; the others are gone.`,
  );
}

function written(files: FileTree, lines: readonly string[], said: string): EditResult {
  const code = files.get(PATH) ?? "";
  const next = code.replace(
    /(\nconst questions = \[)[\s\S]*?(\n\];)/,
    (_, open: string, close: string) =>
      `${open}\n${lines.map((line) => `  ${line},`).join("\n")}${close}`,
  );
  return next === code
    ? unchanged("It is like that already.")
    : edited(new Map([[PATH, next]]), said);
}
