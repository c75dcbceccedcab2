import type { FileTree } from "~/projects/files";
import { js } from "../../../source/literals";
import { type Edit, type EditResult, edited, there, unchanged } from "../../edit";
import { lineStart } from "../../lines";
import { PAGE, shapeOf } from "../../project";
import type { Clause } from "../clause";
import { anyOf, colourSaid, leftOf } from "../said-of";

const PROGRAM = "script.js";
const isTimer = (files: FileTree) => /const DEFAULTS = \{ work/.test(files.get(PROGRAM) ?? "");

/** States of a timer, and what people call them. */
type State = "work" | "rest" | "end";
const STATES: Record<State, RegExp> = {
  rest: anyOf("breaks?|rest|resting|pauses?|relax\\p{L}*|recovery|time off"),
  work: anyOf(
    "work|works|working|focus|focusing|concentrat\\p{L}*|study(?:ing)?|session|pomodoros?|training|exercis\\p{L}*",
  ),
  end: anyOf(
    "(?:time(?:'s)?|timer|it|clock|countdown)(?: is)? (?:up|over|finished|done|out|ends?|reaches (?:zero|0)|runs out|hits (?:zero|0))|finished|at the end|at zero|(?:when|once|if)(?: it'?s| its| it is)? (?:done|ready|over|up|through)",
  ),
};
const ENDS = /(?<!\p{L})(?:ends?|over|finished|done|up)(?!\p{L})/iu;
const AROUND = anyOf(
  "i'm|it's|there's|we're|while|during|when|if|as|long|in|on|at|the|a|an|is|are|it|i|i'm|im|am|we|you|time|times|phase|period|mode|part|starts?|started|begins?|beginning|start|running|runs|round|rounds|should|be|become|becomes|turn|turns|background|screen|page|app|timer|ring|circle|everything|all|colou?rs?|make|with|and|but|then|for|to|of|say|says|show|shows|write|display|text|message|there|see|want|like|over|there's|ends?|finished|up|done|comes|next|whole",
);
const QUOTE = /["“„«]\s*([^"“”„«»]{1,160}?)\s*["”“»]/gu;

/** What a timer shows in one of its states: a text, or another colour of the ring and the time. */
export function readStateOrder({ said, words }: Clause, files: FileTree): Edit | null {
  if (!isTimer(files)) return null;
  if (FILLS.test(words)) return fillsUp;
  if (CIRCLE.test(words) && leftOf(words, CIRCLE, AROUND_CIRCLE) === "")
    return () => there("The ring around the time shows how much of it is left already.");
  const texts = [...said.matchAll(QUOTE)].map(([, text = ""]) => text);
  const plain = words.replace(QUOTE, " ");
  if (texts.length === 1) {
    const state = stateOf(plain);
    const left = leftOf(plain, ...Object.values(STATES), AROUND);
    return state && left === "" ? (tree) => withNote(tree, state, texts[0] ?? "") : null;
  }
  return texts.length === 0 ? coloured(words) : null;
}

/** "When the break starts" is of the break; "when the work is over" is of the end of it. */
function stateOf(words: string): State | null {
  const [rest, work, end] = [
    STATES.rest.test(words),
    STATES.work.test(words),
    STATES.end.test(words),
  ];
  if (rest && work) return null;
  if (rest) return ENDS.test(words) ? "work" : "rest";
  if (work) return ENDS.test(words) ? "rest" : "work";
  return end ? "end" : null;
}

/** When each state is, as the program asks it; that of the end goes before what follows it. */
const WHEN: readonly [state: State, test: string][] = [
  ["end", "isOver && startedAt === null && run() === 0"],
  ["rest", 'mode === "rest"'],
  ["work", 'mode === "work"'],
];
const NOTES = /function noteNow\(\) \{\n([\s\S]*?) {2}return "";\n\}\n/u;

function withNote(files: FileTree, state: State, text: string): EditResult {
  const page = files.get(PAGE) ?? "";
  const code = files.get(PROGRAM) ?? "";
  const own = NOTES.exec(code);
  const when = {
    rest: "In the rest",
    work: "While a focus round is on",
    end: "When the time is up",
  }[state];
  const said = `${when} it says “${text}” below the clock.`;
  const lines = WHEN.flatMap(([one, test]) => {
    const before = (own?.[1] ?? "").split("\n").find((line) => line.includes(`(${test})`));
    const line = one === state ? `  if (${test}) return ${js(text)};` : before;
    return line ? [line] : [];
  });
  const block = `function noteNow() {\n${lines.join("\n")}\n  return "";\n}\n`;
  if (own) return edited(new Map([[PROGRAM, code.replace(NOTES, () => block)]]), said);
  const place = page.indexOf('<div class="controls">');
  const shows = "  const running = startedAt !== null;\n";
  if (place < 0 || !code.includes(shows))
    return unchanged("I found no place below the clock for that.");
  const at = lineStart(page, place);
  const next = code
    .replace(shows, () => `${shows}  note.textContent = noteNow();\n`)
    .replace(
      "const pageTitle = document.title;\n",
      (one) => `${one}const note = document.getElementById("note");\n`,
    )
    .replace(
      "function show() {\n",
      (one) =>
        `let isOver = false; // From the end of a round until the next start.\n\n/** What stands below the clock in each state. */\n${block}\n${one}`,
    )
    .replace(/(function start\(\) \{\n)/, "$1  isOver = false;\n")
    .replace(/(function finish\(\) \{\n)/, "$1  isOver = true;\n");
  return edited(
    new Map([
      [PAGE, `${page.slice(0, at)}      <p id="note" role="status"></p>\n${page.slice(at)}`],
      [PROGRAM, next],
    ]),
    said,
  );
}

/** "Red while working, green in the break": each state with its colour. */
function coloured(words: string): Edit | null {
  const parts = words.split(/,|;| and (?!\p{L}+ (?:time|phase))| but |(?<=\p{L}) when (?=i |we )/u);
  const given = parts.flatMap((part): { state: "work" | "rest"; name: string; hex: string }[] => {
    const colour = colourSaid(part);
    const state = STATES.rest.test(part) ? "rest" : STATES.work.test(part) ? "work" : null;
    return colour && state ? [{ state, ...colour }] : [];
  });
  const shades = anyOf("light|dark|soft|pale|bright|deep|gentle|warm|cool|strong");
  const left = leftOf(
    words,
    STATES.rest,
    STATES.work,
    AROUND,
    shades,
    ...given.map(({ name }) => name),
  );
  if (given.length === 0 || given.length > 2 || left !== "") return null;
  if (parts.filter((part) => colourSaid(part)).length !== given.length) return null;
  return (files) => withColours(files, given);
}

function withColours(
  files: FileTree,
  given: readonly { state: string; name: string; hex: string }[],
): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !/\.room\[data-mode="rest"\]/.test(css))
    return unchanged("I found no states to colour.");
  let next = css.replace(/\n*\/\* colours of states \*\/[\s\S]*?\/\* end \*\/\n/u, "\n");
  const rules = given.map(
    ({ state, hex }) =>
      `.room[data-mode="${state}"] {\n  --now: ${hex};\n  background: color-mix(in oklab, ${hex} 14%, var(--bg));\n}\n\n.room[data-mode="${state}"] .clock {\n  color: color-mix(in oklab, ${hex} 55%, var(--text));\n}\n`,
  );
  next = `${next.trimEnd()}\n\n/* colours of states */\n${rules.join("\n")}/* end */\n`;
  const named = given.map(
    ({ state, name }) =>
      `${name} ${state === "work" ? "while a focus round is on" : "in the rest"}`,
  );
  return edited(
    new Map([[styles, next]]),
    `The ring, the time and the ground are ${named.join(", and ")}.`,
  );
}

const CIRCLE = anyOf("circles?|rings?|dial|progress(?: ring| circle| bar)?|round bar");
const AROUND_CIRCLE = anyOf(
  "show|shows|see|have|want|a|an|the|there|should|be|with|which|that|how|much|time|is|left|remaining|around|of|my|it|timer|i|where|can|add|for|visual|as|goes|runs|down|gets|smaller|round|some|kind",
);
const FILLS =
  /^(?:(?:please|show|i want|i'd like|add|have|make|let|there should be|with|draw|a|an|the|me|us)\s+)*(?:circle|ring|dial|progress (?:circle|ring|bar))(?: should| to| that| which)?(?: slowly| gradually)? (?:fills?|filling|grows?|growing|closes?|closing|runs? full|gets? full(?:er)?)(?: up)?(?: (?:with time|over time|as (?:the )?time (?:passes|goes by|runs)|while (?:it|the time|the timer) (?:runs|is running)|slowly|instead(?: of .{3,30})?|during .{3,20}))?$/iu;

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: pieces of the program
const fillsUp: Edit = (files) => {
  const code = files.get(PROGRAM) ?? "";
  if (/const left = whole === null/.test(code))
    return there("The ring fills up with the time already.");
  const next = code.replace(
    "  arc.style.strokeDasharray = `${share} 100`;\n",
    "  // It fills up: what has run is drawn, not what is left.\n  const left = whole === null ? 100 - share : share;\n  arc.style.strokeDasharray = `${100 - left} 100`;\n",
  );
  return next === code
    ? unchanged("I found no ring to fill.")
    : edited(
        new Map([[PROGRAM, next]]),
        "The ring around the time fills up as the time runs; before, it showed what is left.",
      );
};
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: pieces of the program
