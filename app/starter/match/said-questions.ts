import { answersIn, type SaidAnswers } from "./said-answers";

/** A question with its right answer first. */
export interface SaidQuestion {
  question: string;
  answers: string[];
}

const MOST = 60;
/** Where a question may begin: at the start, behind a sentence, a line, a colon, brackets or a mark. */
const BOUNDARY =
  /(?<!(?:(?<!\p{L})\p{Lu}|Dr|Mr|Mrs|Ms|St|No|Mt))[.!?;:)\]✓✔✅*]["”»]?\s+(?=[¿"“„«(]?(?:\p{Lu}|\d))|\n+/gu;
const COUNTED =
  /^\s*(?:[-•*#]+\s+)?(?:(?:q(?:uestion)?|frage|pregunta|domanda|pergunta)\s*\d{0,2}\s*[:.)]|\d{1,2}[.)])\s*/iu;
/** What is asked of the one who makes the quiz. */
const OF_THE_WISH =
  /^(?:please |hi,? |hello,? )?(?:(?:can|could|would|will) (?:you|i|we)|do you|is it possible)(?!\p{L})/iu;
/** The number of the question that follows. */
const NEXT_COUNT = /(?:^|\s)(?:(\d{1,2})[.)]|q\d{0,2}[.:)]|[-•])\s*$/iu;
const TRUE_OR_FALSE = /^(.{8,160}?)\s*(?:[([]|[-–—:]\s*)(true|false|right|wrong)[)\]]?\.?$/iu;

/**
 * The questions of a quiz in a text, each with its answers: behind a question mark or a colon, in lines, with letters, marks or words
 * that say which is right. Without such a word the first answer is.
 *
 * @param isQuiz what stands there is known to be of a quiz: questions with one answer, and statements, count, too
 * @returns only questions with two answers and more; where each has one alone, those of the others are its wrong ones
 */
export function questionsSaid(text: string, isQuiz = true): SaidQuestion[] {
  const asked = asksIn(text);
  // "Do you deliver? Yes." is asked on many a page.
  if (!isQuiz) return asked.filter(({ answers }) => answers.length >= 2 && !isYesOrNo(answers));
  const found = asked.length > 0 ? asked : [...headed(text), ...statements(text)];
  const single = found.filter(({ answers }) => answers.length === 1);
  const borrow = single.length >= 2 && single.length === found.length;
  return found
    .map(({ question, answers }) => ({
      question,
      answers: borrow ? [...answers, ...othersOf(found, question, answers)] : answers,
    }))
    .filter(({ answers }) => answers.length >= 2)
    .slice(0, MOST);
}

const isYesOrNo = (answers: readonly string[]) =>
  answers.length === 2 && answers.every((one) => /^(?:yes|no|true|false)$/i.test(one));

function othersOf(
  all: readonly SaidQuestion[],
  question: string,
  own: readonly string[],
): string[] {
  const at = all.findIndex((one) => one.question === question);
  const turned = [...all.slice(at + 1), ...all.slice(0, at)].flatMap(({ answers }) => answers);
  return [...new Set(turned)].filter((one) => !own.includes(one)).slice(0, 3);
}

/** Whatever ends with a question mark, up to where the next one begins. */
function asksIn(text: string): SaidQuestion[] {
  const ends = [...text.matchAll(/\?["”»]?/gu)].map(({ index, 0: mark }) => index + mark.length);
  const places = ends.map((end, at) => ({ start: startOf(text, ends[at - 1] ?? 0, end), end }));
  return places.flatMap(({ start, end }, at): SaidQuestion[] => {
    const question = tidy(text.slice(start, end));
    if (question.split(/\s+/).length < 2 || OF_THE_WISH.test(question)) return [];
    const block = endOfBlock(
      text.slice(end, places[at + 1]?.start).replace(NEXT_COUNT, (mark, count?: string) =>
        // "8, 6 or 10." ends in a number that counts nothing.
        count === undefined || mark.includes("\n") || Number(count) === at + 2 ? "" : mark,
      ),
    );
    const said = block.trim() === "" ? null : answersIn(block);
    return said && isList(said) ? [{ question, answers: said.answers }] : [];
  });
}

/** The last place before the end of a question where one can begin and that leaves it two words. */
function startOf(text: string, from: number, end: number): number {
  const part = text.slice(from, end);
  const starts = [
    0,
    ...[...part.matchAll(BOUNDARY)].map(({ index, 0: mark }) => index + mark.length),
  ];
  const start = starts.findLast(
    (at) =>
      tidy(part.slice(at)).split(/\s+/).length >= 2 && /^[^\p{Ll}]/u.test(tidy(part.slice(at))),
  );
  return from + (start ?? starts.at(-1) ?? 0);
}

const tidy = (text: string) =>
  text
    .trim()
    .replace(COUNTED, "")
    .replace(/^[\s|"“„«(-]+/u, "")
    .replace(/["”»]$/u, "")
    .trim();

/** Sentences behind the answers are none, but for those that say which is right. */
function endOfBlock(block: string): string {
  const lines = block.replace(/^\s+/u, "").split(/\n\s*\n/u)[0] ?? "";
  const sentences = lines.split(/(?<=[^\s.][.!])\s+(?=["“„(]?\p{Lu}(?![).:])|\d+ \p{L}{3})/u);
  const more = sentences.slice(1).findIndex((one) => !SAYS_WHICH.test(one));
  return (more < 0 ? sentences : sentences.slice(0, more + 1)).join(" ");
}

const SAYS_WHICH =
  /^(?:(?:the )?(?:right|correct|wrong|other|incorrect|false)(?: \p{L}+){0,2}(?: is| are|:)|answers?:|(?:the )?answer is|solution:|it['’]s |it is |richtig|die (?:richtige )?antwort|la (?:respuesta|bonne|risposta|réponse)|a resposta|[^.?!]{1,60} is (?:the )?(?:right|correct))/iu;

/** Answers are short: a sentence behind a question is none. */
function isList({ answers, isMarked }: SaidAnswers): boolean {
  return answers.every((one) => one.split(/\s+/).length <= (isMarked ? 12 : 6));
}

/** "Capital of Australia: Canberra (wrong: Sydney, Perth)": without a question mark a mark says that it is one. */
function headed(text: string): SaidQuestion[] {
  return text.split(/\n+|(?<=[^\s.][.!])\s+(?=\p{Lu})/u).flatMap((line): SaidQuestion[] => {
    const [, head = "", list = ""] =
      /^(?:.*?[:]\s+(?=[^:]*:\s[^:]*$|[^:(]*:\s.*\())?([^:]{4,100}):\s+(.+)$/su.exec(line.trim()) ??
      [];
    const said = head === "" ? null : answersIn(list);
    return said?.isMarked && said.answers.length >= 2
      ? [{ question: tidy(head), answers: said.answers }]
      : [];
  });
}

/** "The sun is a star (true)": two of them and more are questions of true or false. */
function statements(text: string): SaidQuestion[] {
  const said = text
    .split(/\n+|(?<=[^\s.][.!;)])\s+(?=\p{Lu})|(?<=(?:true|false)[)\]]?),\s+/iu)
    .flatMap((line): SaidQuestion[] => {
      const [, head = "", word = ""] = TRUE_OR_FALSE.exec(line.trim()) ?? [];
      const isTrue = /^(?:true|right)$/i.test(word);
      return head === ""
        ? []
        : [
            {
              question: tidy(head.split(/:\s+/).at(-1) ?? ""),
              answers: isTrue ? ["True", "False"] : ["False", "True"],
            },
          ];
    });
  return said.length >= 2 ? said : [];
}
