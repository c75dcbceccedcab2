import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { colourTokens, inkOn } from "../../theme/theme";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { declaredOn, withRule } from "./css-rules";
import type { ReadWish } from "./said-edit";
import { selectorsOf, targetIn } from "./targets";

const STEP = 1.25;

interface Look {
  /** What it does to the declarations of a target. */
  declare(css: string, names: string[]): Record<string, string> | null;
  said: string;
  property: string;
}

/** The look of one part of the page: its size, colour, place, weight, or whether it is shown. */
export const readLook: ReadWish = (wish) => {
  const words = plainWords(wish.replace(/["“„«][^"”»]*["”»]/g, " "));
  const target = targetIn(words);
  if (!target) return null;
  const look = lookIn(words, target.isBox);
  return look && ((files) => setLook(files, target, look));
};

function setLook(
  files: FileTree,
  target: NonNullable<ReturnType<typeof targetIn>>,
  look: Look,
): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return unchanged("I found no stylesheet to change a look in.");
  const names = selectorsOf(files, css, target);
  if (names.length === 0) return unchanged(`I found no ${target.name} on the page.`);
  const declarations = look.declare(css, names);
  if (!declarations) return unchanged(`I could not find out the size of the ${target.name}.`);
  // A rule that says more of where it applies would win over ours: so ours says as much.
  const stronger = declaredOn(css, names, look.property).map(({ selector }) => selector);
  const selector = [...new Set([...names, ...stronger])].join(", ");
  const next = withRule(css, selector, declarations);
  return edited(new Map([[styles, next]]), `${look.said.replace("{}", target.name)}`);
}

function lookIn(words: string, isBox: boolean): Look | null {
  const plain = (property: string, value: string, said: string): Look => ({
    property,
    declare: () => ({ [property]: value }),
    said,
  });
  if (/\b(?:hide|invisible|don'?t show|do not show|verstecke|ausblenden|cache)\b/.test(words))
    return plain("display", "none", "The {} is hidden now; its text is still in the file.");
  if (
    /\b(?:bigger|larger|increase|enlarge|huge|big|größer|grösser|plus grand|más grande)\b/.test(
      words,
    )
  )
    return sized(STEP, "Made the {} bigger.");
  if (/\b(?:smaller|decrease|reduce|shrink|tiny|small|kleiner|plus petit|más pequeñ)/.test(words))
    return sized(1 / STEP, "Made the {} smaller.");
  if (/\bunderlin/.test(words)) return plain("text-decoration", "underline", "Underlined the {}.");
  if (/\b(?:not|no longer|un-?|remove)\b.*\b(?:bold|italic)/.test(words))
    return plain(/bold/.test(words) ? "font-weight" : "font-style", "normal", "Changed the {}.");
  if (/\b(?:bold|bolder|fett)\b/.test(words))
    return plain("font-weight", "700", "Made the {} bold.");
  if (/\b(?:italics?|kursiv|slanted)\b/.test(words))
    return plain("font-style", "italic", "Made the {} italic.");
  if (/\b(?:upper ?case|all caps|capitals|großbuchstaben)\b/.test(words))
    return plain("text-transform", "uppercase", "Put the {} in capitals.");
  if (
    /\b(?:cent(?:er|re)(?:ed)?|in the middle|middle|zentrier\w*|mittig|centrer?|centrado)\b/.test(
      words,
    )
  )
    return plain("text-align", "center", "Centred the {}.");
  const side = /\b(left|right|links|rechts)\b/.exec(words)?.[1];
  if (side && /\b(?:align|put|move|to the|on the|set|richte)\b/.test(words)) {
    const end = side === "right" || side === "rechts";
    return plain(
      "text-align",
      end ? "right" : "left",
      `Aligned the {} to the ${end ? "right" : "left"}.`,
    );
  }
  return coloured(words, isBox);
}

function coloured(words: string, isBox: boolean): Look | null {
  const colours = coloursIn(`make it ${words}`) ?? coloursIn(words);
  const colour = colours?.accent ?? colours?.background;
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
