import { contrastOf, oklchOf } from "../../../theme/oklch";
import { applied, type EditResult, edited, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import { recolour } from "../../recolour";
import { looksIn } from "../../said/looks";
import { changeCorners, changeFontSize } from "../../style";
import { readTokens, writeTokens } from "../../tokens";
import type { SaidLooks } from "../look-words";
import type { Order } from "../order";
import { fontTokens, ruled } from "./look-rules";

/** Looks of all of the page are tokens of its stylesheet. */
export function ofPage(
  { colours, looks, font, columns, scheme }: SaidLooks,
  of: SaidLooks["of"],
  { files }: Order,
): EditResult | null {
  if (columns !== null) return null;
  const [colour, second] = colours;
  const results: ((tree: Order["files"]) => EditResult | null)[] = [];
  if (scheme) results.push((tree) => recolour(tree, null, scheme));
  if (colour && of === "text") {
    if (second) return null;
    results.push((tree) => inkOfPage(tree, colour.hex, colour.word));
  } else if (colour) {
    const words = colours.map(({ word }) => word);
    // The lightest or the darkest of two is the ground.
    const light = colours.find(({ hex }) => oklchOf(hex).l > 0.86 || oklchOf(hex).l < 0.24);
    const other = colours.find((one) => one !== light);
    if (colours.length > 2) return null;
    if (of === "background") {
      if (second) return null;
      results.push((tree) =>
        recolour(tree, { background: colour.hex, words: [`${colour.word} background`] }, null),
      );
    } else if (second && light && other)
      results.push((tree) =>
        recolour(tree, { accent: other.hex, background: light.hex, words }, null),
      );
    else
      results.push((tree) =>
        recolour(
          tree,
          { accent: colour.hex, ...(second ? { second: second.hex } : {}), words },
          null,
        ),
      );
  }
  if (font) results.push((tree) => fontTokens(tree, font, ["--font", "--font-heading"]));
  for (const look of looks) {
    if (look === "bigger" || look === "smaller")
      results.push((tree) => changeFontSize(tree, look === "bigger" ? 1 : -1));
    else if (/round/.test(look)) results.push((tree) => changeCorners(tree, "round"));
    else if (/square/.test(look)) results.push((tree) => changeCorners(tree, "square"));
    else if (look === "centred")
      results.push((tree) => {
        const result = ruled(tree, ["body"], looksIn(look, false), "text");
        return result?.ok
          ? {
              ...result,
              said: "Centred the lines of text; blocks, buttons and the menu stay where they are.",
            }
          : result;
      });
    else if (/bold|italic|uppercase|align/.test(look))
      results.push((tree) => ruled(tree, ["body"], looksIn(look, false), "text"));
    else return null;
  }
  return results.length === 0 ? null : inTurn(files, results);
}

function inTurn(
  files: Order["files"],
  makes: readonly ((tree: Order["files"]) => EditResult | null)[],
): EditResult | null {
  let tree = files;
  const changes = new Map<string, string | null>();
  const said: string[] = [];
  for (const make of makes) {
    const result = make(tree);
    if (!result?.ok) return result;
    for (const [path, value] of result.changes) changes.set(path, value);
    tree = applied(tree, result.changes);
    said.push(result.said);
  }
  return edited(changes, said.join(" "));
}

/** Text is told to be unreadable rather than made so. */
const READABLE = 4.5;

function inkOfPage(files: Order["files"], hex: string, word: string): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const tokens = readTokens(css);
  const grounds = [...(tokens.get("--bg") ?? "").matchAll(/#[0-9a-f]{6}/gi)].map(
    ([ground]) => ground,
  );
  const mode = tokens.get("color-scheme");
  const shown =
    mode === "dark" ? grounds.slice(-1) : mode === "light" ? grounds.slice(0, 1) : grounds;
  if (!styles || !tokens.has("--text"))
    return unchanged("I found no colour of the text to change.");
  if (shown.length > 0 && shown.some((ground) => contrastOf(hex, ground) < READABLE)) {
    const isPair = shown.length > 1 && shown.some((ground) => contrastOf(hex, ground) >= READABLE);
    if (!isPair)
      return unchanged(
        `Text in ${word} could not be read on this background: say another background with it.`,
      );
    const [day = "", night = ""] = shown;
    const value =
      contrastOf(hex, day) >= READABLE
        ? `light-dark(${hex}, ${lastHex(tokens.get("--text"))})`
        : "";
    if (value === "" || night === "")
      return unchanged(
        `Text in ${word} could not be read on the light background: say a dark one with it.`,
      );
    return edited(
      new Map([[styles, writeTokens(css, { "--text": value })]]),
      `The text is ${word} now; where devices are set to dark it stays light.`,
    );
  }
  return edited(
    new Map([
      [
        styles,
        writeTokens(css, {
          "--text": hex,
          "--muted": `color-mix(in oklab, ${hex} 82%, var(--bg))`,
        }),
      ],
    ]),
    `The text is ${word} now.`,
  );
}
const lastHex = (value = "") => [...value.matchAll(/#[0-9a-f]{6}/gi)].at(-1)?.[0] ?? "#f2f2f2";
