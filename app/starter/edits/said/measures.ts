import { declaredOn } from "./css-rules";

/** One property of a part, and what it becomes. */
export interface Look {
  /** What it does to the declarations of a target. */
  declare(css: string, names: string[]): Record<string, string>;
  /** A sentence in which `{}` is the part. */
  said: string;
  property: string;
}

const STEP = 1.25;
/** Space is seen to change only by more than letters. */
const SPACE_STEP = 1.6;

/** What browsers give where a stylesheet says nothing, in em. */
const BROWSER_SIZES: Record<string, string> = { h1: "2em", h2: "1.5em", h3: "1.17em" };

/** What is measured, by the words for it; letters where none of them is said. */
const MEASURED: [RegExp, property: string, name: string][] = [
  [/\b(?:wide|wider|width|narrow(?:er)?)\b/, "max-width", "width"],
  [/\b(?:padding|spac(?:e|ing)|room|gap)\b/, "padding-block", "space"],
  [/\b(?:margins?)\b/, "margin-block", "margin"],
  [/\b(?:radius|corners?|round(?:ed)?)\b/, "border-radius", "corners"],
  [/\b(?:line[ -]?(?:height|spacing))\b/, "line-height", "line height"],
  [/\b(?:tall|height|high)\b/, "min-height", "height"],
  [/\b(?:borders?|frame|outline)\b/, "border-width", "border"],
];
const UNITS: Record<string, string> = { pixel: "px", pixels: "px", percent: "%", "%": "%" };
const EXACT =
  /(?<![\d#.])(\d{1,4}(?:[.,]\d{1,3})?)\s?(px|pixels?|rem|em|pt|vw|%|percent)(?![\p{L}])/u;

const BIGGER =
  /\b(?:bigger|larger|increase|enlarge|huge|big|größer|grösser|plus grand|más grande)\b/;
const SMALLER = /\b(?:smaller|decrease|reduce|shrink|tiny|small|kleiner|plus petit|más pequeñ)/;

/** The measures that a wish in lower case asks for: exact ones, or a step more or less. */
export function measuresIn(words: string): Look[] {
  const exact = EXACT.exec(words);
  const kind = MEASURED.find(([pattern]) => pattern.test(words));
  if (exact) {
    const unit = exact[2] ?? "px";
    const value = `${(exact[1] ?? "").replace(",", ".")}${UNITS[unit] ?? unit}`;
    const [, property, name] = kind ?? [null, "font-size", "size"];
    const border: Record<string, string> =
      property === "border-width" ? { "border-style": "solid" } : {};
    return [
      {
        property,
        declare: () => ({ [property]: value, ...border }),
        said: `The ${name} of the {} is ${value} now.`,
      },
    ];
  }
  return [...borderIn(words), ...shadowIn(words), ...stepIn(words, kind?.[1])];
}

function stepIn(words: string, property: string | undefined): Look[] {
  if (/\bnarrower\b/.test(words)) return [widened(1 / STEP, "Made the {} narrower.")];
  if (/\bwider\b/.test(words)) return [widened(STEP, "Made the {} wider.")];
  const isMore = /\b(?:more|add|increase|bigger|larger|extra)\b/.test(words);
  const isLess = /\b(?:less|reduce|decrease|smaller|tighter|too much)\b/.test(words);
  if (property === "padding-block" || property === "margin-block") {
    if (isLess) return [spaced(1 / SPACE_STEP, "There is less space in the {} now.")];
    return isMore ? [spaced(SPACE_STEP, "There is more space in the {} now.")] : [];
  }
  if (property === "border-radius" && /\bround(?:ed)?\b/.test(words))
    return [given("border-radius", "999px", "Made the {} round.")];
  if (/\b(?:double|twice)\b/.test(words)) return [sized(2, "Made the {} twice as big.")];
  if (/\b(?:half|halve)\b/.test(words)) return [sized(0.5, "Made the {} half as big.")];
  const isTooBig = /\btoo (?:big|large|huge)\b/.test(words);
  if (isTooBig || SMALLER.test(words)) return [sized(1 / STEP, "Made the {} smaller.")];
  return BIGGER.test(words) ? [sized(STEP, "Made the {} bigger.")] : [];
}

function borderIn(words: string): Look[] {
  if (!/\b(?:borders?|frame|outline)\b/.test(words)) return [];
  if (/\b(?:no|without|remove)\b/.test(words))
    return [given("border", "none", "Took the border off the {}.")];
  const width = /\b(?:thick|bold|heavy|strong)\b/.test(words) ? "3px" : "1px";
  return [given("border", `${width} solid var(--border, currentColor)`, "Gave the {} a border.")];
}

function shadowIn(words: string): Look[] {
  if (!/\bshadows?\b/.test(words)) return [];
  return /\b(?:no|without|remove)\b/.test(words)
    ? [given("box-shadow", "none", "Took the shadow off the {}.")]
    : [
        given(
          "box-shadow",
          "0 2px 4px rgb(0 0 0 / 10%), 0 10px 28px rgb(0 0 0 / 14%)",
          "Gave the {} a shadow.",
        ),
      ];
}

function given(property: string, value: string, said: string): Look {
  return { property, declare: () => ({ [property]: value }), said };
}

function sized(factor: number, said: string): Look {
  return {
    property: "font-size",
    said,
    declare(css, names) {
      const current =
        declaredOn(css, names, "font-size").at(-1)?.value ?? BROWSER_SIZES[names[0] ?? ""] ?? "1em";
      return { "font-size": scaled(current, factor) };
    },
  };
}

function widened(factor: number, said: string): Look {
  return {
    property: "max-width",
    said,
    declare: (css, names) => ({
      "max-width": scaled(declaredOn(css, names, "max-width").at(-1)?.value ?? "60rem", factor),
    }),
  };
}

function spaced(factor: number, said: string): Look {
  return {
    property: "padding-block",
    said,
    declare(css, names) {
      const whole = declaredOn(css, names, "padding-block").at(-1)?.value;
      const sides = whole ?? declaredOn(css, names, "padding").at(-1)?.value ?? "1rem";
      // The first of several values is that above and below.
      const first = /^(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/.exec(sides)?.[0] ?? sides;
      return { "padding-block": `calc((${first}) * ${Math.round(factor * 100) / 100})` };
    },
  };
}

function scaled(value: string, factor: number): string {
  if (/var\(|calc\(/.test(value)) return `calc((${value}) * ${Math.round(factor * 100) / 100})`;
  return value.replace(/\d*\.?\d+/g, (number) =>
    String(Math.round(Number(number) * factor * 1000) / 1000),
  );
}
