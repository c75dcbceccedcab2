import type { FileTree } from "~/projects/files";
import { type EditResult, edited } from "../../edit";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import type { Family } from "../families/family";
import { anyOf, COLOUR_WORD, colourSaid } from "../said-of";

const BOXES = "check ?box(?:es)?|tick ?box(?:es)?|ticks?|boxes";
const BOX = ".task-main input";

/** Round boxes to tick, in a colour when they are ticked. */
export const TICK_LOOK_WANTS: readonly Family[] = [
  {
    asks: [anyOf(BOXES), anyOf("round(?:ed)?|circles?|circular")],
    more: anyOf(
      `${BOXES}|round(?:ed)?|circles?|circular|turn\\p{L}*|ticked|checked|done|they're|they are|once|off|instead of|square|filled|fill`,
    ),
    not: anyOf("text|background|title|bigger|smaller|row|cards?|button|strike\\p{L}*|line"),
    names: () => [COLOUR_WORD],
    make: (files, { words }) => roundTicks(files, words),
  },
];

function roundTicks(files: FileTree, words: string): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !css.includes(`${BOX} {`)) return null;
  const colour = colourSaid(words);
  const ground = colour?.hex ?? "var(--accent-ink)";
  const round = withRule(css, BOX, {
    appearance: "none",
    display: "grid",
    "place-content": "center",
    border: "2px solid var(--muted)",
    "border-radius": "50%",
    cursor: "pointer",
  });
  const filled = withRule(round, `${BOX}:checked`, { "border-color": ground, background: ground });
  const next = withRule(filled, `${BOX}:checked::after`, {
    color: colour?.name === "yellow" ? "#000000" : colour ? "#ffffff" : "var(--surface)",
    "font-size": "0.85rem",
    "font-weight": "700",
    "line-height": "1",
    content: '"✓"',
  });
  return edited(
    new Map([[styles, next]]),
    `The boxes to tick are round now, and ${colour ? colour.name : "filled"} with a tick in them once they are ticked.`,
  );
}
