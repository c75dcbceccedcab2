import type { FileTree } from "~/projects/files";
import { TONES, type Tone } from "../theme/tones";
import { type EditResult, edited, unchanged } from "./edit";
import { shapeOf } from "./project";
import { readTokens, writeTokens } from "./tokens";

/** What people call the tones. */
const OF_TONES =
  "playful fun cute friendly cheerful minimal minimalist clean simple professional elegant formal serious classy retro vintage old-school typewriter";
const SIZE_STEP = 12.5;
const SMALLEST = 75;
const LARGEST = 150;
const SMALLEST_PIXELS = 10;
const LARGEST_PIXELS = 32;

/** Changes fonts, corners and shadows to a tone: playful, minimal, professional or retro. */
export function changeTone(files: FileTree, tone: Tone): EditResult {
  const { font, heading, radius, shadow } = TONES[tone];
  const result = setTokens(
    files,
    { "--font": font, "--font-heading": heading, "--radius": radius, "--shadow": shadow },
    `Changed fonts, corners and shadows to a ${tone} style.`,
  );
  return result.ok ? { ...result, accounts: OF_TONES } : result;
}

/** Makes all text a step larger or smaller. */
export function changeFontSize(files: FileTree, direction: 1 | -1): EditResult {
  const { styles } = shapeOf(files);
  const tokens = readTokens(styles ? (files.get(styles) ?? "") : "");
  const size = /^([\d.]+)(%|px)$/.exec(tokens.get("--font-size") ?? "");
  const current = size?.[2] === "px" ? String((Number(size[1]) / 16) * 100) : size?.[1];
  if (!current) return scaleSizes(files, direction);
  const next = Math.min(LARGEST, Math.max(SMALLEST, Number(current) + direction * SIZE_STEP));
  if (next === Number(current))
    return unchanged(`The text is at ${current}% already, as far as I go.`);
  return setTokens(files, { "--font-size": `${next}%` }, `The text size is now ${next}%.`);
}

const ROOT_SIZE =
  /((?:^|[\s,}])(?:html|:root)\s*\{[^{}]{0,2000}?\bfont-size\s*:\s*)([\d.]+)(%|px|rem|em)/;
const PIXEL_SIZES = /(\bfont(?:-size)?\s*:[^;{}]{0,200}?)(?<![\d.])(\d+(?:\.\d+)?)px/g;

/** The same where a stylesheet has no variable for it: sizes in pixels are scaled, the others follow that of the root. */
function scaleSizes(files: FileTree, direction: 1 | -1): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || css === "")
    return unchanged("I set the text size in a stylesheet, and this project has none.");
  const factor = 1 + (direction * SIZE_STEP) / 100;
  const scaled = (number: string) => String(Math.round(Number(number) * factor * 100) / 100);
  const root = ROOT_SIZE.exec(css);
  const pixels = css.replace(
    PIXEL_SIZES,
    (_, before: string, number: string) => `${before}${scaled(number)}px`,
  );
  const next =
    root === null
      ? `${pixels.trimEnd()}\n\nhtml {\n  font-size: ${100 * factor}%;\n}\n`
      : root[3] === "px"
        ? pixels
        : pixels.replace(
            ROOT_SIZE,
            (_, before: string, number: string, unit: string) =>
              `${before}${scaled(number)}${unit}`,
          );
  return edited(
    new Map([[styles, next]]),
    `The text is ${direction > 0 ? "bigger" : "smaller"} now.`,
  );
}

/** Gives all text a size: that of ordinary letters, from which the others follow. */
export function setFontSize(files: FileTree, pixels: number): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !readTokens(css).has("--font-size"))
    return unchanged("I set the text size through a `--font-size`, and this stylesheet has none.");
  if (pixels < SMALLEST_PIXELS || pixels > LARGEST_PIXELS)
    return unchanged(`I set text to between ${SMALLEST_PIXELS} and ${LARGEST_PIXELS} px.`);
  return setTokens(files, { "--font-size": `${pixels}px` }, `The text is ${pixels}px large now.`);
}

/** Sets how round the corners are. */
export function changeCorners(files: FileTree, corners: "round" | "square"): EditResult {
  const { styles } = shapeOf(files);
  const tokens = readTokens(styles ? (files.get(styles) ?? "") : "");
  const name = ["--radius", "--border-radius", "--rounded"].find((token) => tokens.has(token));
  if (!name)
    return unchanged("I set corners through a `--radius` variable, and this stylesheet has none.");
  return setTokens(
    files,
    { [name]: corners === "round" ? "22px" : "0px" },
    `The corners are ${corners} now.`,
  );
}

function setTokens(files: FileTree, values: Record<string, string>, said: string): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const tokens = readTokens(css);
  if (!styles || !Object.keys(values).every((name) => tokens.has(name))) {
    return unchanged(
      `I change this through ${Object.keys(values).join(", ")} in a \`:root\` block, and this project's stylesheet has not all of them.`,
    );
  }
  const next = writeTokens(css, values);
  return next === css
    ? unchanged("It looks like that already.")
    : edited(new Map([[styles, next]]), said);
}

/** What says no to round corners, a few words before them; "not square but round" asks for them. */
const NOT_ROUND =
  /\b(?:less|not (?:so|as)|too|no(?:t|r)?|without|never|stop|avoid|dislike|hate|do ?n['’]? ?t|do not|should ?n['’]? ?t|are ?n['’]? ?t|instead of|rather than) (?:(?!square|sharp|straight|hard|but|only|just|enough|like\b.*\bmake)[\w'’]+ ){0,4}?round(?:ed|er|ing|ness)?\b(?! enough)/;

/** Which corners a text asks for, or null. */
export function cornersIn(words: string): "round" | "square" | null {
  if (NOT_ROUND.test(words)) return "square";
  if (
    /\b(?:rounder|more rounded)$|\b(?:round(?:er|ed)?)\b[^.]*\b(?:corners?|buttons?|cards?|edges?)\b|\b(?:corners?|buttons?|cards?|edges?)\b[^.]* round(?:er|ed)?\b/.test(
      words,
    )
  )
    return "round";
  if (
    /\b(?:square|sharp(?:er)?|straight)\b[^.]*\b(?:corners?|buttons?|cards?|edges?)\b|\b(?:corners?|buttons?|cards?|edges?)\b[^.]* (?:square|sharp(?:er)?|straight)\b|\bno rounded corners\b/.test(
      words,
    )
  )
    return "square";
  return null;
}
