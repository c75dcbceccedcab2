import type { FileTree } from "~/projects/files";
import { js, textOfLiteral } from "../../../source/literals";
import { type Edit, type EditResult, edited, unchanged } from "../../edit";
import type { Clause } from "../clause";
import { QUIZ_PROGRAM, quizOf } from "./quiz-model";

/** A heading of the result, and the test of the program by which it is shown; the last has none. */
interface Verdict {
  test: string;
  text: string;
  /** From which share of right answers on it stands: the highest is asked first. */
  from: number;
}

const CHAIN =
  /(const heading = element\(\s*"h2",\s*"question",\s*)(share [\s\S]*?)(,?\s*\);\n\s*heading\.tabIndex = -1;\n\s*const total)/;
const QUOTED = /["“„«]\s*([^"“”„«»]{1,160}?)\s*["”“»]/gu;
const UNQUOTED =
  /(?:say|says|show|shows|write|display|read|want|wants?)(?: there)?:? (\p{Lu}[^,"“:]{1,80}?)(?=,? (?:if|when|for)(?!\p{L})|[.,]|$)/u;
const AT_END =
  /(?<!\p{L})(?:at|in|on) the (?:very )?(?:end|result|last page|last screen)|(?<!\p{L})(?:result|when (?:it|the quiz) (?:is )?(?:over|ends|finished|done)|after the last question|if (?:i|we|you|they|people|everything|all|nothing|someone|somebody|one|the score|less|more|fewer|at least|under|over)|when (?:i|we|you|they|people|everything|all|nothing|someone|somebody|one|the score))(?!\p{L})/iu;

const ALL =
  /(?:everything|all|every (?:answer|question|one)|each (?:answer|question))(?: \p{L}+){0,4} (?:right|correct|perfect)|(?:right|correct) (?:for|on) (?:all|every)|full (?:marks|score|points)|perfect (?:score|round|result)|(?:no|without(?: a| any)?|zero) (?:mistakes?|errors?|wrong)|nothing(?: \p{L}+){0,2} wrong|100 ?(?:%|percent)|all (?:the )?points|(?:all|every) (?:\d+ )?(?:questions?|answers?)(?! wrong)|(?:got|get|gets|answer(?:ed|s)?) (?:everything|all|every \p{L}+)(?: of them)?(?: right| correctly)/iu;
const NONE =
  /(?:everything|all|every (?:answer|question)|each)(?: \p{L}+){0,4} (?:wrong|incorrect|false)|(?:nothing|none|no (?:answers?|questions?|points?))(?: \p{L}+){0,3}(?: (?:right|correct))?|(?:zero|0) (?:points|right|correct)/iu;
const PERCENT = /(\d{1,3}) ?(?:%|percent)/iu;
const AT_LEAST =
  /(?:at least|minimum|from) (\d{1,2})|(\d{1,2}) (?:or|and) (?:more|better|above|over|up)|(?:more than|over|above) (half|\d{1,2})|(\d{1,2}) (?:points?|right|correct)/iu;
const AT_MOST =
  /(?:less|fewer|lower|worse) than (half|\d{1,2})|(?:under|below) (half|\d{1,2})|(?:at most|max(?:imum)?|up to) (\d{1,2})|(\d{1,2}) or (?:less|fewer|below)/iu;
const HALF = /(?:more than|over|above|at least) (?:the )?half/iu;
const ELSE =
  /(?<!\p{L})(?:otherwise|else|if not|in all other cases|for everyone else|for the rest)(?!\p{L})/iu;

/** What is to be shown when, of a condition in words; null where it says none that is known. */
function testOf(words: string): Omit<Verdict, "text"> | null {
  if (NONE.test(words) && !ALL.test(words.replace(NONE, " ")))
    return { test: "share === 0", from: -1 };
  const percent = PERCENT.exec(words);
  if (percent && Number(percent[1]) < 100) {
    const share = Number(percent[1]) / 100;
    return AT_MOST.test(words)
      ? { test: `share < ${share}`, from: -share }
      : { test: `share ${/more than|over|above/i.test(words) ? ">" : ">="} ${share}`, from: share };
  }
  const most = AT_MOST.exec(words);
  const few = most?.[1] ?? most?.[2] ?? most?.[3] ?? most?.[4];
  if (few) {
    const isStrict = (most?.[1] ?? most?.[2]) !== undefined;
    return few.toLowerCase() === "half"
      ? { test: "share < 0.5", from: -0.5 }
      : { test: `share ${isStrict ? "<" : "<="} ${few} / order.length`, from: -Number(few) / 100 };
  }
  if (HALF.test(words))
    return { test: `share ${/at least/i.test(words) ? ">=" : ">"} 0.5`, from: 0.5 };
  const least = AT_LEAST.exec(words);
  const many = least?.[1] ?? least?.[2] ?? least?.[4];
  if (many) return { test: `share >= ${many} / order.length`, from: Number(many) / 100 };
  if (least?.[3])
    return { test: `share > ${least[3]} / order.length`, from: Number(least[3]) / 100 };
  if (ALL.test(words)) return { test: "share === 1", from: 1 };
  return ELSE.test(words) ? { test: "", from: -2 } : null;
}

/** "At the end I want "Amazing!" if everything was right": each text with its condition; null without both. */
function verdictsIn(said: string): Verdict[] | null {
  const found = [...said.matchAll(QUOTED)].map((match) => ({
    text: match[1] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
  const bare = found.length === 0 ? UNQUOTED.exec(said) : null;
  if (bare)
    found.push({
      text: (bare[1] ?? "").trim(),
      start: bare.index + bare[0].indexOf(bare[1] ?? ""),
      end: bare.index + bare[0].length,
    });
  if (found.length === 0) return null;
  const before = found.map(({ start }, at) => said.slice(found[at - 1]?.end ?? 0, start));
  const after = found.map(({ end }, at) => said.slice(end, found[at + 1]?.start));
  // "Say A if …, otherwise B": a condition stands right behind its text, or right before it.
  const verdicts = found.map(({ text }, at) => {
    const behind =
      (after[at] ?? "").split(/[,;.]|(?<!\p{L})(?:and|but|otherwise|else)(?!\p{L})/iu)[0] ?? "";
    const parts = (before[at] ?? "").split(/[,;.](?=\s)|(?<!\p{L})(?:and|but)(?!\p{L})/iu);
    const ahead = parts.findLast((part) => testOf(part) !== null) ?? "";
    const test = testOf(behind) ?? testOf(ahead);
    return test && { ...test, text };
  });
  return verdicts.every((one) => one !== null) ? verdicts : null;
}

/** What the end of a quiz says, and when: "Amazing!" if all was right, "Keep trying" below half. */
export function readResultOrder({ said }: Clause, files: FileTree): Edit | null {
  if (!quizOf(files)) return null;
  const verdicts = AT_END.test(said) || OF_SCORE.test(said) ? verdictsIn(said) : null;
  if (verdicts) return (tree) => withVerdicts(tree, verdicts);
  const [, text] = QUOTED.exec(said) ?? [];
  QUOTED.lastIndex = 0;
  return text && AT_END.test(said) && ALWAYS.test(said.replace(QUOTED, " ").trim())
    ? (tree) => withLine(tree, text)
    : null;
}

const OF_SCORE = /(?<!\p{L})(?:points?|right|correct|score|marks?|mistakes?|%|percent)(?!\p{L})/iu;

/** Said of the end without a condition, and of nothing else. */
const ALWAYS =
  /^(?:(?:please|can you|could you|also|and|at|in|on|the|very|end|result|last|page|screen|of|quiz|it|there|should|shall|must|be|a|text|line|sentence|message|say|says|show|write|put|display|add|i|want|we|to|after|question|that|which|reads|reading|saying|when|is|over|finished|done)[\s,.:!]*)+$/iu;

function chainIn(code: string): Verdict[] | null {
  const source = CHAIN.exec(code)?.[2];
  if (!source) return null;
  const tests = [...source.matchAll(/(share [^?]+?)\s*\?\s*("(?:[^"\\]|\\.)*")/gu)].map(
    ([, test = "", text = ""]) => ({ test, text: textOfLiteral(text) ?? "", from: fromOf(test) }),
  );
  const last = /:\s*("(?:[^"\\]|\\.)*")\s*$/u.exec(source)?.[1];
  return last ? [...tests, { test: "", text: textOfLiteral(last) ?? "", from: -2 }] : null;
}

function fromOf(test: string): number {
  const [, how = "", number = "0", all] =
    /share (\S+) ([\d.]+)( \/ order\.length)?/u.exec(test) ?? [];
  const value = Number(number) / (all ? 100 : 1);
  return how === "===" ? (value === 1 ? 1 : -1) : how.startsWith("<") ? -value : value;
}

function withVerdicts(files: FileTree, fresh: readonly Verdict[]): EditResult {
  const code = files.get(QUIZ_PROGRAM) ?? "";
  const own = chainIn(code);
  if (!own) return unchanged("I found no place where the quiz says how it went.");
  const count = Math.max(quizOf(files)?.length ?? 1, 1);
  const least = Math.min(...fresh.filter(({ from }) => from > 0).map((one) => shareOf(one, count)));
  // What the starter says by itself gives way to a text that is for those rounds, too.
  const kept = own.filter(
    (one) =>
      !fresh.some(({ test }) => test === one.test) &&
      !(OWN_TEXTS.has(one.text) && one.test !== "" && shareOf(one, count) >= least),
  );
  const all = [...kept, ...fresh].map((one) => ({ ...one, from: shareOf(one, count) }));
  // The highest share is asked first, then the lowest ones from below; what is left is what else it says.
  const upper = all.filter(({ from }) => from >= 0).sort((a, b) => b.from - a.from);
  const lower = all
    .filter(({ from, test }) => from < 0 && test !== "")
    .sort((a, b) => lowest(a) - lowest(b));
  const rest = all.find(({ test }) => test === "");
  // A share that is asked from below goes before one that it lies above of.
  const tests = [...lower.filter(({ test }) => test !== ""), ...upper].map(
    ({ test, text }) => `${test} ? ${js(text)} : `,
  );
  const chain = `${tests.join("")}${js(rest?.text ?? "")}`;
  const next = code.replace(
    CHAIN,
    (_, open: string, _old: string, close: string) => `${open}${chain}${close}`,
  );
  return next === code
    ? unchanged("It is like that already.")
    : edited(
        new Map([[QUIZ_PROGRAM, next]]),
        fresh.map((one) => `The end says “${one.text}” ${told(one)}.`).join(" "),
      );
}

const OWN_TEXTS: ReadonlySet<string> = new Set(["Perfect!", "Well done"]);

/** From which share of all questions on a text stands, also where it was said in answers. */
const shareOf = ({ test, from }: Verdict, count: number): number =>
  test.includes("order.length") ? (from * 100) / count : from;

const lowest = ({ from, test }: Verdict) => (test === "share === 0" ? -10 : -from);

function told({ test }: Verdict): string {
  if (test === "") return "where nothing else is said";
  if (test === "share === 1") return "when all answers were right";
  if (test === "share === 0") return "when no answer was right";
  const [, how = "", number = "", all] =
    /share (\S+) ([\d.]+)( \/ order\.length)?/u.exec(test) ?? [];
  const words = { ">=": "from", ">": "above", "<": "below", "<=": "up to" }[how] ?? how;
  return all
    ? `${words} ${number} right answers${how === ">=" ? " on" : ""}`
    : `${words} ${Math.round(Number(number) * 100)} % of right answers${how === ">=" ? " on" : ""}`;
}

function withLine(files: FileTree, text: string): EditResult {
  const code = files.get(QUIZ_PROGRAM) ?? "";
  const place = '  parts.push(button("Play again", start));\n';
  const line = `  parts.push(element("p", "muted", ${js(text)}));\n`;
  if (code.includes(line)) return unchanged("The end says that already.");
  return code.includes(place)
    ? edited(
        new Map([[QUIZ_PROGRAM, code.replace(place, () => line + place)]]),
        `The end of the quiz says “${text}”, above “Play again”.`,
      )
    : unchanged("I found no end of the quiz to write that on.");
}
