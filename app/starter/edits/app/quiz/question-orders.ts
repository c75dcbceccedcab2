import type { FileTree } from "~/projects/files";
import { questionsSaid } from "../../../match/said-questions";
import { applied, type Edit, type EditResult, edited, there, unchanged } from "../../edit";
import type { Clause } from "../clause";
import { moreAnswers, rightAnswer } from "./answer-orders";
import {
  answerOf,
  changed,
  holding,
  named,
  type QuestionReader,
  questionSaid,
} from "./question-said";
import { QUIZ_PROGRAM, type QuizItem, quizOf, withQuestions } from "./quiz-model";

const TEXT = '["“„«]?([^"“”„«»]{2,200}?)["“”»]?';
const form = (source: string) =>
  new RegExp(`^(?:please |can you |could you |also |and |now )*${source}[.!]?$`, "iu");

/** Orders about the questions of a quiz and their answers, each word of which is used. */
export function readQuestionOrder({ core, said }: Clause, files: FileTree): Edit | null {
  const items = quizOf(files);
  if (!items) return null;
  for (const read of READERS) {
    const edit = read(read === added ? said.trim() : core, items);
    if (edit) return edit;
  }
  return null;
}

const ADDS =
  /^(?:(?:please|can you|could you|also|and|now|i want|i need|we need|let['’]s|there should be) )*(?:add|put in|include|insert|another|one more|a(?:nother)? (?:new|further|fourth|fifth|last)|new|more|next)(?!\p{L})[^?:]{0,60}?questions?(?!\p{L})[^:?]{0,40}?(?::|\n|–|-|(?=\s["“„]))|^(?:(?:please|also|and) )*(?:add|ask|another one|one more|new question|next question|question)\s*:?\s+(?=["“„]?\p{Lu}[^?]{4,150}\?)/iu;

/** "Add a question: Which ocean is the largest? Pacific, Atlantic or Indian, Pacific is right" */
const added: QuestionReader = (core, items) => {
  if (!ADDS.test(core)) return null;
  const fresh = questionsSaid(core.replace(ADDS, ""));
  const news = fresh.filter(({ question }) => !items.some((one) => one.question === question));
  if (fresh.length === 0) return null;
  if (news.length === 0) return () => there("The quiz asks that already.");
  const told = news.map((one) => `${named(one)} with “${one.answers[0]}” as the right answer`);
  return (tree) => withQuestions(tree, [...items, ...news], `Added ${told.join(", and ")}.`);
};

/** A message that is a further question as a whole, marks and sentences and all. */
export function readAddedQuestion(said: string, files: FileTree): Edit | null {
  const items = quizOf(files);
  return items && added(said.trim(), items);
}

const REMOVED = form(
  "(?:delete|remove|take (?:out|away|off)|get rid of|drop|lose|leave out|skip|kick out|throw out|we don['’]?t need|i don['’]?t (?:want|like|need)) (.{3,120}?)(?: (?:out|away|please|again|anymore|any more|from the quiz))*",
);

const removed: QuestionReader = (core, items) => {
  const said = REMOVED.exec(core)?.[1]
    ?.replace(
      / as (?:an?|the|possible) (?:wrong )?(?:answer|option|choice)(?: (?=(?:from|in|of|to) ))?/iu,
      " ",
    )
    .trim();
  if (!said) return null;
  const at = /question|(?<!\p{L})one(?!\p{L})/iu.test(said) ? questionSaid(said, items) : null;
  const item = at === null ? null : items[at];
  if (item)
    return (tree) =>
      withQuestions(
        tree,
        items.toSpliced(at ?? 0, 1),
        `The quiz does not ask ${named(item)} any more.`,
      );
  const [, answer = "", of = ""] =
    /^(?:the )?(?:(?:wrong )?(?:answer|option|choice) )?["“„]?([^"“”„]{1,60}?)["”“]?(?: (?:from|in|of|at) (.{3,80}))?$/iu.exec(
      said,
    ) ?? [];
  const place = holding(answer, of, items);
  const held = place === null ? undefined : items[place];
  if (place === null || !held) return null;
  if (held.answers.length < 3)
    return () => unchanged(`${named(held)} would be left with one answer: say another one first.`);
  const own = answerOf(held, answer) ?? "";
  if (own === held.answers[0])
    return () =>
      unchanged(`“${own}” is the right answer of ${named(held)}: say which one is right then.`);
  return changed(
    items,
    place,
    { ...held, answers: held.answers.filter((one) => one !== own) },
    `“${own}” is no answer of ${named(held)} any more.`,
  );
};

const REWORDED = [
  form(
    `(?:change|reword|rephrase|rename|replace|rewrite|correct|set) (.{3,100}?) (?:to|with|into|by|as|to say|to read|so it says)[: ]+${TEXT}`,
  ),
  form(
    `(.{3,100}?) (?:should|must|shall|has to|needs to)(?: rather| better| instead)? (?:be|read|say|ask|go)[: ]+${TEXT}`,
  ),
];

const reworded: QuestionReader = (core, items) => {
  for (const each of REWORDED) {
    const [, of = "", text = ""] = each.exec(core) ?? [];
    // What is no question is no wording of one.
    if (!/questions?(?!\p{L})|(?<!\p{L})one(?!\p{L})/iu.test(of) || !/\?|["“„]/u.test(core))
      continue;
    const at = questionSaid(of, items);
    const item = at === null ? undefined : items[at];
    if (at === null || !item) continue;
    const whole = questionsSaid(core.slice(core.toLowerCase().indexOf(text.toLowerCase())))[0];
    if (whole)
      return changed(
        items,
        at,
        { ...item, ...whole },
        `${named(item)} is ${named(whole)} now, with its answers.`,
      );
    return changed(items, at, { ...item, question: text }, `${named(item)} reads “${text}” now.`);
  }
  return null;
};

const EXPLAINED = [
  /^explain (?:the answer (?:to|of) )?(?<of>[^:"“]{3,100}?)(?:\s*:\s*|,?\s+(?:with|by|like this|as follows)?\s*(?=["“„]))["“„«]?(?<text>.{3,400}?)["”“»]?$/isu,
  /^(?:explain|explanation|tell(?: them| me)?|say|show|add (?:an )?(?:explanation|note|fact|info)\p{L}*|write)(?: a fact)? (?:after|behind|below|under|for|to|at|on|with)(?: (?:they|you|we|i|people) (?:have )?answer(?:ed)?)? (?<of>[^:"“]{3,100}?)(?:\s*:\s*|\s+(?=["“„]))["“„«]?(?<text>.{3,400}?)["”“»]?$/isu,
  /^(?:after|behind|below|under|for|at|with)(?: answering)? (?<of>[^:"“]{3,100}?),? (?:please )?(?:explain|tell(?: them| me)?|say|show|write|add|there should be|comes?)(?: (?:an? |the |this )?(?:explanation|note|fact|text|hint|sentence))?(?: that)?(?:\s*:\s*|\s+)["“„«]?(?<text>.{3,400}?)["”“»]?$/isu,
];
const OF_ANSWER = /(?:the )?answers? (?:to|of|for) /giu;

const explained: QuestionReader = (core, items) => {
  for (const each of EXPLAINED) {
    const groups = each.exec(core)?.groups;
    if (!groups) continue;
    const of = (groups.of ?? "").replace(OF_ANSWER, "");
    const at = /question|(?<!\p{L})one(?!\p{L})/iu.test(of) ? questionSaid(of, items) : null;
    const item = at === null ? undefined : items[at];
    if (at === null || !item) continue;
    const why = (groups.text ?? "").trim();
    return (tree) => withWhy(tree, items.with(at, { ...item, why }), item, why);
  }
  return null;
};

// biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of the program
const SHOWS_WHY = "  if (order[index].why) feedback.textContent += ` ${order[index].why}`;\n";

/** Questions may say why: it is told beside whether the answer was right. */
function withWhy(
  files: FileTree,
  items: readonly QuizItem[],
  item: QuizItem,
  why: string,
): EditResult {
  const made = withQuestions(
    files,
    items,
    `Once ${named(item)} is answered, it says below: “${why}”.`,
  );
  if (!made.ok) return made;
  const code = applied(files, made.changes).get(QUIZ_PROGRAM) ?? "";
  if (code.includes(SHOWS_WHY)) return made;
  const next = code.replace("  next.hidden = false;\n", (line) => `${SHOWS_WHY}${line}`);
  return next === code
    ? unchanged("I found no place for an explanation.")
    : edited(new Map([[QUIZ_PROGRAM, next]]), made.said);
}

const READERS: readonly QuestionReader[] = [
  added,
  moreAnswers,
  rightAnswer,
  explained,
  reworded,
  removed,
];
