import type { FileTree } from "~/projects/files";
import { type Edit, edited, there, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import type { Clause } from "../clause";
import { anyOf, leftOf } from "../said-of";

const PROGRAM = "script.js";
const BIGGER = anyOf("bigger|larger|huge|big|large|enlarge|increase");
const SMALLER = anyOf("smaller|tiny|small|shrink");
const MUCH = anyOf("much|a lot|way|far|huge|really|very|twice|double");
const AROUND = anyOf(
  "a bit|bit|little|even|size|should|make|be|the|of|font|text|letters|please|more|too|so|i|can|read|it|from|far away|across the room|on|screen",
);
/** Parts of a timer that have a size, and what people call them. */
const PARTS: readonly [said: RegExp, selector: string, name: string][] = [
  [
    anyOf("digits?|numbers?|numerals?|time|clock|countdown|minutes and seconds|figures?"),
    ".clock",
    "time",
  ],
  [anyOf("rings?|circles?|dial|timer"), ".dial", "ring"],
];
const VIBRATES = anyOf("vibrat\\p{L}*|buzz(?:es|ing)?");
const AT_END = anyOf(
  "phone|when|time|timer|is|it|over|up|finished|done|ends?|at|the|end|make|should|my|let|also|and|can|a round|round|session",
);

/** How large the time or the ring of a timer is, and what else it does at the end. */
export function readTimerPart({ words }: Clause, files: FileTree): Edit | null {
  if (!/const DEFAULTS = \{ work/.test(files.get(PROGRAM) ?? "")) return null;
  if (VIBRATES.test(words) && leftOf(words, VIBRATES, AT_END) === "") return vibrates;
  const by = BIGGER.test(words) ? 1.3 : SMALLER.test(words) ? 0.8 : null;
  if (by === null) return null;
  const meant = PARTS.find(
    ([said]) => said.test(words) && leftOf(words, said, BIGGER, SMALLER, MUCH, AROUND) === "",
  );
  if (!meant) return null;
  const [, selector, name] = meant;
  return sized(selector, name, by > 1 && MUCH.test(words) ? 1.6 : by);
}

/** The size is a factor on the one that the stylesheet gives, whatever unit that has. Larger digits have a larger ring around them. */
function sized(selector: string, name: string, by: number): Edit {
  return (files) => {
    const { styles } = shapeOf(files);
    const css = styles ? (files.get(styles) ?? "") : "";
    const parts = selector === ".clock" && by > 1 ? [".clock", ".dial"] : [selector];
    const rules = parts.map((part) => ruleOf(css, part, by));
    if (!styles || rules.some((rule) => rule === null))
      return unchanged(`I found no ${name} to size.`);
    return edited(
      new Map([[styles, `${css.trimEnd()}\n\n${rules.join("\n")}`]]),
      `The ${name} is ${by > 1.4 ? "much " : ""}${by > 1 ? "bigger" : "smaller"} now.`,
    );
  };
}

const FACTOR = /^(?:min\(92vw, )?calc\((.*) \* ([\d.]+)\)\)?$/;

function ruleOf(css: string, part: string, by: number): string | null {
  const property = part === ".clock" ? "font-size" : "width";
  const form = new RegExp(`^\\${part} \\{\\n[^}]*?\\b${property}: ([^;]+);`, "gm");
  const own = [...css.matchAll(form)].at(-1)?.[1];
  if (!own) return null;
  const before = FACTOR.exec(own);
  const size = `calc(${before?.[1] ?? own} * ${Number((Number(before?.[2] ?? 1) * by).toFixed(2))})`;
  // No ring is wider than a phone.
  return `${part} {\n  ${property}: ${property === "width" ? `min(92vw, ${size})` : size};\n}\n`;
}

const vibrates: Edit = (files) => {
  const code = files.get(PROGRAM) ?? "";
  if (code.includes("navigator.vibrate"))
    return there("A phone vibrates already when the time is up.");
  const next = code.replace(
    "function chime() {\n",
    "function chime() {\n  // Phones alone can; some of them, such as iPhones, let no page do so.\n  navigator.vibrate?.([300, 120, 300]);\n",
  );
  return next === code
    ? unchanged("I found no end of the time here.")
    : edited(
        new Map([[PROGRAM, next]]),
        "A phone vibrates when the time is up, where its browser lets pages do so (iPhones do not).",
      );
};
