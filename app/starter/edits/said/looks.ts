import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { colourTokens, inkOn } from "../../theme/theme";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { declaredOn, withRule } from "./css-rules";
import type { ReadWish } from "./said-edit";
import { selectorsOf, type Target, targetIn } from "./targets";

const STEP = 1.25;

interface Look {
  /** What it does to the declarations of a target. */
  declare(css: string, names: string[]): Record<string, string>;
  said: string;
  property: string;
}

/** What only some of a kind are: styles would need to know which. */
const SOME =
  /\b(?:negative|positive|overdue|late|expired|empty|selected|active|wrong|correct|finished|unfinished|unread)\b/;

/** The look of one part of the page: its size, colour, place, weight, or whether it is shown. */
export const readLook: ReadWish = (wish) => {
  const words = plainWords(wish.replace(/["“„«][^"”»]*["”»]/g, " "));
  const target = targetIn(words);
  if (!target) return null;
  const some = SOME.exec(words)?.[0];
  if (some)
    return () =>
      unchanged(`I can change the look of all ${target.name}, and not of the ${some} ones alone.`);
  const isText = /\b(?:text|letters|words|font|schrift|texte)\b/.test(words);
  const looks = looksIn(words, target.isBox && !isText);
  return looks.length > 0 ? (files) => setLooks(files, target, looks) : null;
};

function setLooks(files: FileTree, target: Target, looks: readonly Look[]): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return unchanged("I found no stylesheet to change a look in.");
  const names = selectorsOf(files, css, target);
  if (names.length === 0) return unchanged(`I found no ${target.name} on the page.`);
  let next = css;
  for (const { declare, property } of looks) {
    // A rule that says more of where it applies would win over ours: so ours says as much.
    const stronger = declaredOn(css, names, property).map(({ selector }) => selector);
    const selector = [...new Set([...names, ...stronger])].join(", ");
    next = withRule(next, selector, declare(css, names));
  }
  const said = looks.map((look) => look.said.replace("{}", target.name)).join(" ");
  return edited(new Map([[styles, next]]), said);
}

/** Patterns that each give one property one value. */
const PLAIN: [RegExp, property: string, value: string, said: string][] = [
  [
    /\b(?:hide|invisible|don'?t show|do not show|verstecke|ausblenden|cache)\b/,
    "display",
    "none",
    "The {} is hidden now; its text is still in the file.",
  ],
  [/\bunderlin/, "text-decoration", "underline", "Underlined the {}."],
  [/\b(?:not|no longer|less) bold\b/, "font-weight", "normal", "The {} is not bold any more."],
  [/(?<!not |no longer |less )\b(?:bold|bolder|fett)\b/, "font-weight", "700", "Made the {} bold."],
  [/\b(?:not|no longer) italics?\b/, "font-style", "normal", "The {} is not italic any more."],
  [
    /(?<!not |no longer )\b(?:italics?|kursiv|slanted)\b/,
    "font-style",
    "italic",
    "Made the {} italic.",
  ],
  [
    /\b(?:upper ?case|all caps|capitals|capitali[sz]ed?|großbuchstaben)\b/,
    "text-transform",
    "uppercase",
    "Put the {} in capitals.",
  ],
  [
    /\b(?:cent(?:er|re)(?:ed)?|in the middle|middle|zentrier\w*|mittig|centrer?|centrado)\b/,
    "text-align",
    "center",
    "Centred the {}.",
  ],
];
const BIGGER =
  /\b(?:bigger|larger|increase|enlarge|huge|big|größer|grösser|plus grand|más grande)\b/;
const SMALLER = /\b(?:smaller|decrease|reduce|shrink|tiny|small|kleiner|plus petit|más pequeñ)/;

/** The looks that a wish asks for: "larger and blue" are two. */
function looksIn(words: string, isBox: boolean): Look[] {
  const looks: Look[] = PLAIN.filter(([pattern]) => pattern.test(words)).map(
    ([, property, value, said]) => ({ property, declare: () => ({ [property]: value }), said }),
  );
  const isTooBig = /\btoo (?:big|large|huge)\b/.test(words);
  if (isTooBig || SMALLER.test(words)) looks.push(sized(1 / STEP, "Made the {} smaller."));
  else if (BIGGER.test(words)) looks.push(sized(STEP, "Made the {} bigger."));
  const side = /\b(left|right|links|rechts)\b/.exec(words)?.[1];
  if (side && /\b(?:align|put|move|to the|on the|set|richte)\b/.test(words)) {
    const value = side === "right" || side === "rechts" ? "right" : "left";
    const declare = () => ({ "text-align": value });
    looks.push({ property: "text-align", declare, said: `Aligned the {} to the ${value}.` });
  }
  const colour = coloured(words, isBox);
  return colour ? [...looks, colour] : looks;
}

/** Said of a box alone, "dark" and "light" are colours. */
const SHADES: Record<string, string> = { dark: "#1f2126", light: "#f4f4f1" };

function coloured(words: string, isBox: boolean): Look | null {
  const colours = coloursIn(`make it ${words}`) ?? coloursIn(words);
  const shade =
    isBox && !colours ? SHADES[/\b(dark|light)(?:er)?\b/.exec(words)?.[1] ?? ""] : undefined;
  const colour = colours?.accent ?? colours?.background ?? shade;
  if (!colour) return null;
  const said = `Made the {} ${colours?.words[0]?.replace(" background", "") ?? "that colour"}.`;
  if (isBox) {
    const declarations = { background: colour, "border-color": colour, color: inkOn(colour) };
    return { property: "background(?:-color)?", declare: () => declarations, said };
  }
  const ink = colourTokens({ accent: colour, scheme: "auto" })["--accent-ink"] ?? colour;
  return { property: "color", declare: () => ({ color: ink }), said };
}

/** What browsers give where a stylesheet says nothing, in em. */
const BROWSER_SIZES: Record<string, string> = { h1: "2em", h2: "1.5em", h3: "1.17em" };

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

function scaled(value: string, factor: number): string {
  if (/var\(|calc\(/.test(value)) return `calc((${value}) * ${Math.round(factor * 100) / 100})`;
  return value.replace(/\d*\.?\d+/g, (number) =>
    String(Math.round(Number(number) * factor * 1000) / 1000),
  );
}
