import type { FileTree } from "~/projects/files";
import { js } from "../../../source/literals";
import { type Edit, type EditResult, edited, there, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import type { Clause } from "../clause";
import { anyOf, colourSaid, leftOf } from "../said-of";
import { QUIZ_PROGRAM, quizOf } from "./quiz-model";

const RIGHT = anyOf("right|correct(?:ly)?|good|true");
const WRONG = anyOf("wrong|incorrect(?:ly)?|false|bad|mistakes?|errors?");
const QUOTE = /["“„«]\s*([^"“”„«»]{1,80}?)\s*["”“»]/gu;
const AROUND = anyOf(
  "answers?|answered|answer's|ones?|options?|choices?|buttons?|boxes|box|when|if|once|after|it|is|are|was|be|becomes?|become|turns?|go|goes|gets?|light(?:s|en)?|up|in|picked|chosen|clicked|pressed|selected|somebody|someone|you|they|people|question|each|every|colou?rs?|coloured|background|border|instead|of|say|says|show|shows|text|message|write|display|and|quiz|then|that|player|kids|just",
);

/** What an answer looks like once it is chosen, and what is said of it. */
export function readFeedbackOrder({ said, words }: Clause, files: FileTree): Edit | null {
  if (!quizOf(files) || !(RIGHT.test(words) || WRONG.test(words))) return null;
  const texts = [...said.matchAll(QUOTE)];
  const rest = leftOf(words.replace(QUOTE, " "), RIGHT, WRONG, AROUND);
  if (texts.length > 0) return rest === "" ? saidOfAnswers(said, texts) : null;
  return coloured(words);
}

/** Which of "right" and "wrong" a place of the wish is about: the nearest before it, else the first behind it. */
function kindAt(said: string, at: number): "right" | "wrong" | null {
  const last = (form: RegExp) =>
    [...said.slice(0, at).matchAll(new RegExp(form.source, "giu"))].at(-1)?.index ?? -1;
  const [right, wrong] = [last(RIGHT), last(WRONG)];
  if (right >= 0 || wrong >= 0) return right > wrong ? "right" : "wrong";
  const next = (form: RegExp) => {
    const found = said.slice(at).search(form);
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  return next(RIGHT) === next(WRONG) ? null : next(RIGHT) < next(WRONG) ? "right" : "wrong";
}

function saidOfAnswers(said: string, texts: readonly RegExpMatchArray[]): Edit | null {
  const isBehind = kindAt(said.slice(0, (texts[0]?.index ?? 0) + 1), texts[0]?.index ?? 0) === null;
  const given = texts.map((match) => ({
    text: match[1] ?? "",
    kind: isBehind
      ? kindAt(said.slice((match.index ?? 0) + match[0].length), 0)
      : kindAt(said, match.index ?? 0),
  }));
  if (given.some(({ kind }) => kind === null)) return null;
  return (files) => {
    let code = files.get(QUIZ_PROGRAM) ?? "";
    for (const { text, kind } of given)
      code =
        kind === "right"
          ? code.replace(
              /(score \+= [\s\S]{0,120}?feedback\.textContent = )"(?:[^"\\]|\\.)*";/u,
              (_, open: string) => `${open}${js(text)};`,
            )
          : code.replace(
              /(feedback\.textContent = )(?:`[^`]*The answer is \$\{right\}\.`|"(?:[^"\\]|\\.)*" \+ ` The answer is \$\{right\}\.`);/u,
              (_, open: string) => `${open}${js(text)} + \` The answer is \${right}.\`;`,
            );
    return code === files.get(QUIZ_PROGRAM)
      ? unchanged("I found no place where the quiz says whether an answer was right.")
      : edited(
          new Map([[QUIZ_PROGRAM, code]]),
          given
            .map(
              ({ text, kind }) =>
                `After a ${kind} answer it says “${text}”${kind === "wrong" ? ", and which one is right" : ""}.`,
            )
            .join(" "),
        );
  };
}

/** "Right answers green and wrong ones red", or any other colours. */
function coloured(words: string): Edit | null {
  const parts = words.split(/,| and | but (?=\p{L})|;/u);
  const given = parts.flatMap((part): { kind: "right" | "wrong"; name: string; hex: string }[] => {
    const colour = colourSaid(part);
    const kind = WRONG.test(part) ? "wrong" : RIGHT.test(part) ? "right" : null;
    return colour && kind ? [{ kind, ...colour }] : [];
  });
  const named = given.map(({ name }) => name);
  if (given.length === 0 || leftOf(words, RIGHT, WRONG, AROUND, ...named) !== "") return null;
  const isSo = given.every(({ kind, name }) => name === (kind === "right" ? "green" : "red"));
  return (files) => withColours(files, given, isSo);
}

function withColours(
  files: FileTree,
  given: readonly { kind: string; name: string; hex: string }[],
  isSo: boolean,
): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !/\.answer\.right/.test(css)) return unchanged("I found no answers to colour.");
  const own = given.map(
    ({ kind, hex }) =>
      `.answer.${kind} {\n  border-color: ${hex};\n  background: color-mix(in oklab, ${hex} 22%, var(--surface));\n}\n`,
  );
  if (isSo && !/\/\* colours of answers \*\//.test(css))
    return there("A right answer turns green and a wrong one red already, once one is chosen.");
  const before = css.replace(/\n\/\* colours of answers \*\/\n[\s\S]*?\/\* end \*\/\n/u, "");
  return edited(
    new Map([
      [styles, `${before.trimEnd()}\n\n/* colours of answers */\n${own.join("\n")}/* end */\n`],
    ]),
    `Once one is chosen, ${given.map(({ kind, name }) => `a ${kind} answer is ${name}`).join(", and ")}.`,
  );
}
