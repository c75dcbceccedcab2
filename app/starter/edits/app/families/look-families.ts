import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../../match/colours";
import { oklchOf } from "../../../theme/oklch";
import { entryApp } from "../../abilities/entries-of-app";
import { type EditResult, edited } from "../../edit";
import { shapeOf } from "../../project";
import { recolour } from "../../recolour";
import { withRule } from "../../said/css-rules";
import { readTokens } from "../../tokens";
import type { Feature } from "../feature";
import { anyOf } from "../said-of";

/** "Change the green to lavender", "lavender instead of green". */
const SWAPS: readonly RegExp[] = [
  /^(?:please )?(?:change|swap|replace|turn|switch|make)(?: all)?(?: the| that| this)? (?<from>(?:(?:dark|light|bright) )?\p{L}+)(?: (?:colou?r|parts?|bits?|things?|stuff|ones|tones?))?,? (?:to|into|with|for|by)(?: an?| some)? (?<to>(?:(?:dark|light|pale|soft|deep|bright) )?\p{L}+)$/u,
  /^(?:(?:use|make it|have|i want|i'd like|i'd prefer|rather) )?(?<to>(?:(?:dark|light|pale|soft|deep|bright) )?\p{L}+) (?:instead of|rather than|in place of)(?: the| this| that)? (?<from>(?:(?:dark|light|bright) )?\p{L}+)$/u,
];

/** What is asked of colours and sizes in everyday words. */
export const LOOK_FAMILIES: readonly Feature[] = [
  {
    asks: [/.+/u],
    more: /.*/u,
    make: (files, { words }) => otherAccent(files, words),
  },
  {
    asks: [
      anyOf("numbers?|amounts?|figures|digits|prices?|quantit(?:y|ies)"),
      anyOf("bigger|larger|smaller|bold(?:er)?|huge|big"),
    ],
    more: anyOf(
      "make|much|a bit|a little|little|in the (?:list|table)|and|text|font|show|so|them|should be|stand out|easier to read|read",
    ),
    not: anyOf(
      "field|input|only|total|column|buttons?|not|title|heading|days?|phone|than|over|above|when|if",
    ),
    make: (files, { words }) => numbersOfSize(files, words),
  },
  {
    asks: [
      anyOf("(?:add|new|plus|\\+)(?: \\p{L}{3,20})? buttons?|buttons? (?:to|that) adds?"),
      anyOf("bottom|corner|float\\p{L}*|fixed"),
    ],
    more: anyOf(
      "put|move|place|show|have|right|left|corner|in|at|to|button|of the (?:screen|page)|always|visible|big|round|hover\\p{L}*|fixed|floating|as|scroll\\p{L}*|stay\\p{L}*|when|new",
    ),
    not: anyOf("top|columns?|each|every|rounded|colou?r|text|say"),
    make: (files, { words }) => floatingButton(files, /left/u.test(words)),
  },
];

/** Where a program has one button that opens its form, it stays in a corner of the screen. */
function floatingButton(files: FileTree, isLeft: boolean): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const code = entryApp(files)?.code ?? "";
  const head = /<header className="top">[\s\S]*?<\/header>/.exec(code)?.[0] ?? "";
  if (!styles || !head.includes('className="button primary"')) return null;
  return edited(
    new Map([
      [
        styles,
        withRule(css, ".top > .button.primary", {
          position: "fixed",
          bottom: "1.25rem",
          [isLeft ? "left" : "right"]: "1.25rem",
          "z-index": "5",
          "box-shadow": "0 4px 14px rgb(0 0 0 / 25%)",
        }),
      ],
    ]),
    `The button that adds one stays at the bottom ${isLeft ? "left" : "right"} of the screen now.`,
  );
}

/** The main colour of an app, said by its name, gives way to another. */
function otherAccent(files: FileTree, words: string): EditResult | null {
  const groups = SWAPS.map((form) => form.exec(words)?.groups).find(Boolean);
  const [from, to] = [groups?.from, groups?.to].map((name) =>
    name ? coloursIn(`make it ${name}`) : null,
  );
  const { styles } = shapeOf(files);
  const accent = /#[0-9a-f]{3,6}\b/iu.exec(
    readTokens(styles ? (files.get(styles) ?? "") : "").get("--accent") ?? "",
  )?.[0];
  if (!from?.accent || !to?.accent || !accent) return null;
  const [own, said] = [oklchOf(accent), oklchOf(from.accent)];
  const apart = Math.abs(((own.h - said.h + 540) % 360) - 180);
  if (own.c < 0.04 || said.c < 0.04 || apart > 40) return null;
  const made = recolour(files, to, null);
  return made.ok ? made : null;
}

const SIZES: readonly [RegExp, Record<string, string>, string][] = [
  [/huge|much (?:bigger|larger)/u, { "font-size": "1.5em" }, "much bigger"],
  [/bigger|larger|big/u, { "font-size": "1.25em" }, "bigger"],
  [/smaller/u, { "font-size": "0.85em" }, "smaller"],
  [/bold/u, { "font-weight": "700" }, "bold"],
];

/** The numbers of entries: a table marks its cells of numbers for that, a list of money has them marked. */
function numbersOfSize(files: FileTree, words: string): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const size = SIZES.find(([form]) => form.test(words));
  if (!styles || !size || !entryApp(files)) return null;
  const [, look, said] = size;
  const cell = "src/components/Cell.tsx";
  const code = files.get(cell) ?? "";
  const plain = "return <span>{text}</span>;";
  const isMoney = /^\.amount \{/m.test(css);
  if (!isMoney && !code.includes(plain) && !code.includes('"number"} ')) return null;
  const selector = isMoney ? ".amount" : ".number-cell";
  const changes = new Map([[styles, withRule(css, selector, look)]]);
  if (!isMoney && code.includes(plain))
    changes.set(
      cell,
      code.replace(
        plain,
        'return <span className={field.type === "number" ? "number-cell" : undefined}>{text}</span>;',
      ),
    );
  return edited(changes, `The numbers of the entries are ${said} now.`);
}
