import type { FileTree } from "~/projects/files";
import { questionsSaid } from "../../../match/said-questions";
import { applied, type Edit, type EditResult, edited, there, unchanged } from "../../edit";
import type { Clause } from "../clause";
import { named, questionSaid } from "./question-said";
import { QUIZ_PROGRAM, type QuizItem, quizOf, withQuestions } from "./quiz-model";

/** Reads one kind of order about questions; null for what is none of its kind. */
type QuestionReader = (core: string, items: readonly QuizItem[]) => Edit | null;

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

const changed =
  (items: readonly QuizItem[], at: number, item: QuizItem, said: string): Edit =>
  (tree) =>
    withQuestions(tree, items.with(at, item), said);

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

const REMOVED = form(
  "(?:delete|remove|take (?:out|away|off)|get rid of|drop|lose|leave out|skip|kick out|throw out|we don['’]?t need|i don['’]?t (?:want|like|need)) (.{3,120}?)(?: (?:out|away|please|again|anymore|any more|from the quiz))*",
);

const removed: QuestionReader = (core, items) => {
  const said = REMOVED.exec(core)?.[1];
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

const answerOf = ({ answers }: QuizItem, said: string): string | undefined =>
  answers.find((one) => one.toLowerCase() === said.trim().toLowerCase());

/** The question that has an answer, among those that words mean. */
function holding(answer: string, of: string, items: readonly QuizItem[]): number | null {
  const meant = of === "" ? null : questionSaid(of, items);
  if (of !== "" && meant === null) return null;
  const having = items.flatMap((item, at) =>
    answerOf(item, answer) && (meant === null || meant === at) ? [at] : [],
  );
  return having.length === 1 ? (having[0] ?? null) : null;
}

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

const MORE_ANSWERS = [
  /^(?:for|in|at|on|to) (?<of>.{3,100}?),? (?:please )?(?:add|put|include) (?<text>.{1,80}?) as (?:(?:a|an|the|another|one more|further|extra|new|third|fourth|fifth|[3-6](?:rd|th))\s+)*(?<mark>wrong |false |right |correct )?(?:answers?|options?|choices?)$/iu,
  /^(?<verb>add|put|include|insert|give) (?:in )?(?:(?:a|an|the|as|another|one more|further|more|extra|new|third|fourth|fifth|[3-6](?:rd|th)|wrong|false|right|correct|possible)\s+)*(?:answers?|options?|choices?),? (?<text>.{1,80}?) (?:to|for|in|at|on) (?<of>.{3,100}?)(?:,? (?:which|it|that|and it) is (?<mark>wrong|right|correct|false))?$/iu,
  /^(?<verb>add|put|include|insert) (?<text>.{1,80}?) as (?:(?:a|an|the|another|one more|further|extra|new|third|fourth|fifth|[3-6](?:rd|th))\s+)*(?<mark>wrong |false |right |correct )?(?:answers?|options?|choices?) (?:to|for|in|at|of|on) (?<of>.{3,100}?)$/iu,
  /^(?:give|for|in|at|on) (?<of>.{3,100}?),? (?:(?:add|put|include|there should be|i want|also)\s+)*(?:(?:a|an|the|another|one more|further|more|extra|new|third|fourth|fifth|[3-6](?:rd|th))\s+)*(?<mark>wrong |false |right |correct )?(?:answers?|options?|choices?)[,:]* (?<text>.{1,80}?)$/iu,
  /^(?<verb>add) (?<text>["“„]?\p{Lu}[^:]{0,60}?) (?:to|in|for) (?<of>(?:the |question ).{3,90}?)(?:,? (?:which|it|that|and it) is (?<mark>wrong|right|correct|false))?$/u,
];

const moreAnswers: QuestionReader = (core, items) => {
  for (const each of MORE_ANSWERS) {
    const groups = each.exec(core)?.groups;
    if (!groups) continue;
    const of = (groups.of ?? "").trim();
    if (!/question|(?<!\p{L})one(?!\p{L})|\?/iu.test(of)) continue;
    const at = questionSaid(of, items);
    const item = at === null ? undefined : items[at];
    if (at === null || !item) continue;
    const texts = (groups.text ?? "")
      .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/u)
      .map((one) => one.replace(/^["“„«(:\s]+|["”“»)\s]+$/gu, ""))
      .filter(Boolean);
    const fresh = texts.filter((one) => !answerOf(item, one));
    if (fresh.length === 0) return () => there(`${named(item)} has that answer already.`);
    const isRight = /right|correct/iu.test(groups.mark ?? "");
    const answers = isRight ? [...fresh, ...item.answers] : [...item.answers, ...fresh];
    const told = fresh.map((one) => `“${one}”`).join(" and ");
    return changed(
      items,
      at,
      { ...item, answers },
      `${named(item)} has the answer ${told}, too, which is ${isRight ? "the right one" : "wrong"}.`,
    );
  }
  return null;
};

const RIGHT = "(?:right|correct|true)(?: answer| one| choice)?";
const RIGHT_IS = [
  new RegExp(
    `^(?:in|for|at|on) (?<of>[^,]{3,100}?),\\s*(?<text>.{1,60}?) (?:is|should be|must be) (?:the )?${RIGHT}(?:,? (?:not|and not|instead of) (?<not>.{1,60}))?$`,
    "iu",
  ),
  new RegExp(
    `^(?<text>.{1,80}?) (?:should be|is|must be|ought to be|has to be) (?:the )?${RIGHT}(?: (?:for|to|of|in|at|on) (?<of>.{3,100}?))?(?:,? (?:not|and not|instead of) (?<not>.{1,60}))?$`,
    "iu",
  ),
  new RegExp(
    `^(?:the )?(?:${RIGHT}|answer) (?:for|to|of|in|at|on) (?<of>.{3,100}?) (?:is|should be|must be)(?: actually| really| in fact)? (?<text>.{1,60}?)(?:,? (?:not|and not|instead of) (?<not>.{1,60}))?$`,
    "iu",
  ),
  new RegExp(
    `^(?:make|mark|set) (?<text>.{1,60}?)(?: as)? (?:the )?${RIGHT}(?: (?:for|to|of|in|at|on) (?<of>.{3,100}?))?$`,
    "iu",
  ),
  new RegExp(
    `^(?:in|for|at|on) (?<of>.{3,100}?),? (?<text>.{1,60}?) (?:is|should be) (?:the )?${RIGHT}(?:,? (?:not|and not|instead of) (?<not>.{1,60}))?$`,
    "iu",
  ),
];

const rightAnswer: QuestionReader = (core, items) => {
  for (const each of RIGHT_IS) {
    const groups = each.exec(core)?.groups;
    const text = (groups?.text ?? "")
      .replace(/^["“„«]|["”“»]$|^(?:it|that|this|the answer)$/giu, "")
      .trim();
    if (!groups || text === "") continue;
    const of = groups.of ?? "";
    const meant = of === "" ? null : questionSaid(of, items);
    const at = of === "" ? holding(text, "", items) : meant;
    const item = at === null ? undefined : items[at];
    if (at === null || !item) continue;
    const own = answerOf(item, text) ?? text;
    if (own === item.answers[0])
      return () => there(`“${own}” is the right answer of ${named(item)} already.`);
    return changed(
      items,
      at,
      { ...item, answers: [own, ...item.answers.filter((one) => one !== own)] },
      `“${own}” is the right answer of ${named(item)} now.`,
    );
  }
  return null;
};

const EXPLAINED = [
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
