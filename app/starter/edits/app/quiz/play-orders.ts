import type { FileTree } from "~/projects/files";
import { js } from "../../../source/literals";
import { QUIZ_ABILITIES } from "../../abilities/quiz-abilities";
import { QUIZ_MORE_ABILITIES } from "../../abilities/quiz-more-abilities";
import { applied, type Edit, type EditResult, edited, there, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import type { Clause } from "../clause";
import { anyOf, leftOf } from "../said-of";
import { questionSaid } from "./question-said";
import { QUIZ_PROGRAM, type QuizItem, quizOf, withQuestions } from "./quiz-model";

/** How a quiz is played: its start, the order and time of its questions, what goes on by itself, what a wrong answer costs. */
export function readPlayOrder({ core, words, said }: Clause, files: FileTree): Edit | null {
  const items = quizOf(files);
  if (!items) return null;
  return (
    startText(said) ??
    movedQuestion(core, items) ??
    timed(words) ??
    nextByItself(said.toLowerCase().replace(/[.!?]+$/u, "")) ??
    skipped(words) ??
    costs(words) ??
    sized(words) ??
    animated(words)
  );
}

const AT_START =
  /^(?:(?:please|also|and)\s+)*(?:(?:at|in|on) the (?:very )?(?:start|beginning|first page|start page|start screen)|before (?:it|the quiz|the first question|they|we|i) (?:starts?|begins?)|when the quiz (?:starts|opens)|first|the (?:start|first) (?:page|screen))(?: of the quiz)?,? (?:(?:it|there|the quiz|i|we|should|shall|must|can|be|want|to|show|shows|say|says|see|read|reads|a|the|text|sentence|line|message|stands?|display|write|put|have)\s+)*:?\s*["“„«](?<text>[^"“”„«»]{2,120})["“”»]$|^(?:show|say|write|put|display)(?: a text)? ["“„«](?<other>[^"“”„«»]{2,120})["“”»] (?:(?:at|in|on) the (?:very )?(?:start|beginning|first page|start page|start screen)|before (?:it|the quiz) (?:starts|begins))$/iu;

function startText(said: string): Edit | null {
  const groups = AT_START.exec(said.trim().replace(/[.\s]+$/u, ""))?.groups;
  const text = groups?.text ?? groups?.other;
  if (!text) return null;
  return (files) =>
    replacedOnce(
      files,
      /(const hello = element\("h2", "question", )"(?:[^"\\]|\\.)*"/u,
      (_, open) => `${open}${js(text)}`,
      `The quiz begins with “${text}”, above the button that starts it.`,
    );
}

const MOVED =
  /^(?:(?:please|also|and)\s+)*(?:(?:move|put|ask|bring) (?<of>.{3,100}?) (?:to the )?(?<to>first|last|top|start|beginning|front|end|bottom)|(?<other>.{3,100}?) (?:should|must|shall|has to) (?:come|be|be asked|go|stand) (?:at the )?(?<place>first|last|start|beginning|end))(?:,? and (?:please )?(?:don['’]?t|do not|no|not|without|never) (?:shuffl|mix|random)\p{L}*(?: (?:them|it|the questions|order))*)?$/iu;

function movedQuestion(core: string, items: readonly QuizItem[]): Edit | null {
  const groups = MOVED.exec(core)?.groups;
  const of = groups?.of ?? groups?.other ?? "";
  if (!groups || !/question|(?<!\p{L})one(?!\p{L})/iu.test(of)) return null;
  const at = questionSaid(of, items);
  const item = at === null ? undefined : items[at];
  if (at === null || !item) return null;
  const isLast = /last|end|bottom/iu.test(groups.to ?? groups.place ?? "");
  const rest = items.toSpliced(at, 1);
  const next = isLast ? [...rest, item] : [item, ...rest];
  return (files) => {
    const said = `“${item.question}” is asked ${isLast ? "last" : "first"} now, and the questions stay in their order.`;
    const made = withQuestions(files, next, said);
    const tree = made.ok ? applied(files, made.changes) : files;
    const code = (tree.get(QUIZ_PROGRAM) ?? "").replace(
      "order = shuffled(questions)",
      "order = [...questions]",
    );
    return code === files.get(QUIZ_PROGRAM)
      ? there(`“${item.question}” is asked ${isLast ? "last" : "first"} already.`)
      : edited(new Map([[QUIZ_PROGRAM, code]]), said);
  };
}

const SECONDS = /(?<![\d.,])(\d{1,3}) ?(?:s|secs?|seconds?)(?!\p{L})/iu;
const TIME = anyOf(
  "give|gives|only|just|allow|max(?:imum)?|at most|time(?: limit)?|timer|countdown|limit|per|each|every|questions?|to answer|answer|answers|for|you|they|people|kids|players?|after|then|it|counts?|count|as|wrong|is|over|goes on|of|have|has|within|there|should|be|or|else|up to|seconds?",
);

function timed(words: string): Edit | null {
  const seconds = SECONDS.exec(words)?.[1];
  if (!seconds || NEXT.test(words) || leftOf(words, SECONDS, TIME) !== "") return null;
  const [ability] = QUIZ_ABILITIES;
  return ability ? (files) => ability.make(files, `${seconds} seconds for each question`) : null;
}

const NEXT = anyOf("next|continue|go on|goes on|move on|moves on|advance|proceed");
const ITSELF = anyOf(
  "automatic(?:ally)?|by itself|itself|on its own|without (?:clicking|pressing|a click)|right away|immediately|at once",
);
const AROUND_NEXT = anyOf(
  "next|question|questions|should|come|comes|appear|appears|show|shows|load|go|goes|to|the|after|answer|answering|an|when|i|it|seconds?|secs?|s|\\d+|one|two|three|follow|follows|quiz|press|button|click",
);

function nextByItself(words: string): Edit | null {
  if (!NEXT.test(words) || !ITSELF.test(words) || leftOf(words, NEXT, ITSELF, AROUND_NEXT) !== "")
    return null;
  const ability = QUIZ_MORE_ABILITIES.find(({ send }) => /next question by itself/.test(send));
  const seconds = /\d+/.exec(words)?.[0] ?? "2";
  return ability ? (files) => ability.make(files, `next after ${seconds} seconds`) : null;
}

const SKIP = anyOf("skip|skips|skipping|pass button|pass");
const AROUND_SKIP = anyOf(
  "button|questions?|i|they|you|don't|dont|know|a|the|for|to|can|be able|let|want|add|with|one|that|if|it|an|option|possible|people|which|of|not|sure|hard|difficult",
);

function skipped(words: string): Edit | null {
  if (!SKIP.test(words) || leftOf(words, SKIP, AROUND_SKIP) !== "") return null;
  return (files) =>
    (files.get(QUIZ_PROGRAM) ?? "").includes('button("Skip"')
      ? there("Each question has the button “Skip” already.")
      : replacedOnce(
          files,
          "    feedback,\n    next,\n",
          () =>
            '    feedback,\n    next,\n    button("Skip", () => skip(next), "button quiet small"),\n',
          "Each question has a button “Skip”: it goes on, and the question counts as missed.",
          `\n/** A question that is left out counts as missed; one that was answered is only left. */\nfunction skip(next) {\n  const { question, answers } = order[index];\n  if (next.hidden) missed.push({ question, right: answers[0] });\n  advance();\n}\n`,
        );
}

const WRONG = anyOf("wrong|incorrect|false|mistakes?");
const COSTS = anyOf(
  "costs?|minus|lose|loses|subtract\\p{L}*|deduct\\p{L}*|take(?:s)? (?:away|off)|negative|less",
);
const AROUND_COSTS = anyOf(
  "make|a|an|answers?|one|each|every|for|points?|\\d+|two|you|they|i|if|when|is|should|be|the|from|of|score|gives?|give|count|counts|as|it|and|half",
);

const AMOUNT_OF_RIGHT =
  /(?:\d+|two|three|a|one) points? (?:for|per) (?:each|every|an?|one)(?! (?:wrong|incorrect|false|mistake))/u;

function costs(words: string): Edit | null {
  if (!WRONG.test(words) || !COSTS.test(words) || leftOf(words, WRONG, COSTS, AROUND_COSTS) !== "")
    return null;
  // What a right answer gives is another thing than what a wrong one costs.
  if (AMOUNT_OF_RIGHT.test(words)) return null;
  const by = /half/.test(words)
    ? 0.5
    : Number(/\d+/.exec(words)?.[0] ?? (/two/.test(words) ? 2 : 1));
  return (files) =>
    replacedOnce(
      files,
      /( {4})(?:score = Math\.max\(0, score - [\d.]+\);\n {4})?missed\.push\(\{ question, right \}\);/u,
      (_, space) =>
        `${space}score = Math.max(0, score - ${by});\n${space}missed.push({ question, right });`,
      `A wrong answer costs ${by === 1 ? "a point" : `${by} points`}; the score does not go below 0.`,
    );
}

const PARTS: readonly [said: RegExp, selector: string, name: string][] = [
  [anyOf("answers?|options?|choices?|answer buttons?"), ".answer", "answers"],
  [anyOf("questions?"), ".question", "question"],
  [anyOf("score|result|points"), ".score", "score"],
];
const SIZES: readonly [said: RegExp, by: number][] = [
  [anyOf("bigger|larger|huge|enlarge"), 1.25],
  [anyOf("smaller|tiny"), 0.85],
];
const AROUND_SIZE = anyOf(
  "text|texts|font|letters|size|make|should|be|the|of|please|much|a bit|bit|a lot|even|buttons?|words?|itself|more",
);

function sized(words: string): Edit | null {
  const size = SIZES.find(([said]) => said.test(words));
  const part = PARTS.find(
    ([said]) => said.test(words) && size && leftOf(words, said, size[0], AROUND_SIZE) === "",
  );
  if (!size || !part) return null;
  const [, selector, name] = part;
  const by = size[1] > 1 && /much|a lot|huge/u.test(words) ? 1.5 : size[1];
  return (files) =>
    styled(
      files,
      `${selector} {\n  font-size: ${scaled(files, selector, by)};\n}`,
      `The ${name} ${name === "answers" ? "are" : "is"} ${by > 1 ? "bigger" : "smaller"} now.`,
      name,
    );
}

/** The size that the stylesheet gives a part, or that of its text, each of its numbers by a factor. */
function scaled(files: FileTree, selector: string, by: number): string {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const form = new RegExp(`^\\${selector} \\{\\n[^}]*?\\bfont-size: ([^;]+);`, "gm");
  const own = [...css.matchAll(form)].at(-1)?.[1] ?? "1rem";
  return own.replace(/([\d.]+)(?=rem|px|vw|em)/gu, (number) =>
    String(Number((Number(number) * by).toFixed(3))),
  );
}

const MOTIONS: readonly [said: RegExp, name: string, frames: string][] = [
  [
    anyOf("shakes?|shaking|wobbles?|wobbling|trembles?|wiggles?"),
    "shake",
    "20%, 60% {\n    translate: -6px 0;\n  }\n  40%, 80% {\n    translate: 6px 0;\n  }",
  ],
  [
    anyOf("pulses?|pulsing|bounces?|bouncing|jumps?|pops?"),
    "bounce",
    "40% {\n    scale: 1.06;\n  }",
  ],
  [anyOf("flash(?:es)?|blinks?|blinking|flashing"), "flash", "50% {\n    opacity: 0.3;\n  }"],
];
const RIGHT = anyOf("right|correct");
const AROUND_MOTION = anyOf(
  "answers?|ones?|should|make|the|a|an|when|if|is|it|are|chosen|picked|clicked|buttons?|let|then|that|i|they|bit|short|shortly|once",
);

function animated(words: string): Edit | null {
  const motion = MOTIONS.find(([said]) => said.test(words));
  const kind = WRONG.test(words) ? "wrong" : RIGHT.test(words) ? "right" : null;
  if (!motion || !kind || leftOf(words, motion[0], WRONG, RIGHT, AROUND_MOTION) !== "") return null;
  const [, name, frames] = motion;
  return (files) =>
    styled(
      files,
      `.answer.${kind} {\n  animation: answer-${name} 0.4s;\n}\n\n@keyframes answer-${name} {\n  ${frames}\n}`,
      `A ${kind} answer ${name === "shake" ? "shakes" : name === "flash" ? "flashes" : "bounces"} once it is chosen; not where somebody asked for less motion.`,
      "answers",
    );
}

function styled(files: FileTree, rule: string, said: string, name: string): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !/\.answer\b/.test(css)) return unchanged(`I found no ${name} to style.`);
  return css.includes(rule)
    ? there("It is like that already.")
    : edited(new Map([[styles, `${css.trimEnd()}\n\n${rule}\n`]]), said);
}

function replacedOnce(
  files: FileTree,
  from: string | RegExp,
  to: (whole: string, first: string) => string,
  said: string,
  end = "",
): EditResult {
  const code = files.get(QUIZ_PROGRAM) ?? "";
  const next = code.replace(from, to as (whole: string, ...groups: string[]) => string);
  return next === code
    ? unchanged("I found no place in the quiz for that.")
    : edited(new Map([[QUIZ_PROGRAM, end === "" ? next : `${next.trimEnd()}\n${end}`]]), said);
}
