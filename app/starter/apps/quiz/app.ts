import { sentenceCase } from "~/starter/match/words";
import type { StarterApp, StarterParams } from "~/starter/starter-app";
import { type QuizRow, quizTopic, rowsOf } from "~/starter/words/question-sets";
import { appLanguageOf } from "~/starter/words/which-language";

const NUMBERS =
  "three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty".split(
    "|",
  );
const COUNT = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${NUMBERS.join("|")})(?: \\p{L}+){0,3} (?:questions?|fragen|preguntas|domande|perguntas)(?!\\p{L})`,
  "u",
);

/** How many questions a request asks for; null where it says no number. */
function countIn(request: string): number | null {
  const said = COUNT.exec(request)?.[1];
  if (!said) return null;
  const named = NUMBERS.indexOf(said);
  return named < 0 ? Math.max(1, Number(said)) : named + 3;
}

type Asked = Pick<StarterParams, "subject" | "request" | "facts">;

/** The topic of a quiz, and its questions: as many as were asked for, where there are so many. */
function setOf({ subject, request, facts }: Asked) {
  const language = appLanguageOf(request, facts.language);
  const { topic, known } = quizTopic(subject, request, language);
  const count = countIn(request);
  const rows: QuizRow[] = count && !language ? rowsOf(topic, count) : topic.rows;
  return { topic, known, rows };
}

/** "Capital cities for my 10 year old": whom it is for is none of what it is about. */
const FOR_WHOM = / for (?:my|our|the (?:kids|children)|kids|children|an? \d).*$/iu;

export const quiz: StarterApp = {
  id: "quiz",
  name: "quiz",
  accent: "#7c3fbf",
  pairing: "playground",
  keywords: [
    "quiz",
    "quizz",
    "trivia",
    "trivia game",
    "quiz game",
    "quiz app",
    "test my knowledge",
  ],
  unmistakable: /\bquiz\b|\btrivia\b/,
  kinds: ["static"],
  defaultTitle(subject, request, facts) {
    const { topic, known } = quizTopic(subject, request, appLanguageOf(request, facts.language));
    const about = subject.replace(FOR_WHOM, "");
    if (about && known) return `${sentenceCase(about)} quiz`;
    return `${sentenceCase(topic.name)} quiz`;
  },
  reads:
    /(?<!\p{L})(?:(?:show|see|tell|count)s? (?:me |us |the |my |our )*(?:score|result|points)|(?:score|result|points) at the end|multiple choice|shuffle\p{L}*|punkte|ergebnis)(?!\p{L})/u,
  describe({ subject, request, lists, facts }) {
    const own = lists.questions.length;
    if (own > 0)
      return `${own === 1 ? "Your question" : `Your ${own} questions`}, shuffled, with score and best result.`;
    const { topic, known, rows } = setOf({ subject, request, facts });
    const set = `${rows.length} questions about ${topic.name}`;
    return known
      ? `${sentenceCase(set)}, shuffled, with score and best result.`
      : `${sentenceCase(set)} to start with: there is no question set about ${subject} built in, so replace the lines in script.js with your own.`;
  },
  example: "a quiz about space called Orbit, in dark blue",
  next: ["rename it to Quiz night", "use the sunset colours", "add a page called About"],
  values({ subject, request, lists, facts }) {
    if (lists.questions.length > 0) return { questions: lists.questions };
    const { rows } = setOf({ subject, request, facts });
    return { questions: rows.map(([question, ...answers]) => ({ question, answers })) };
  },
};
