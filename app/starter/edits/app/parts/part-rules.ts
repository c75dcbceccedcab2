import { FAMILIES } from "../../page/fonts";
import type { AppPart } from "./app-part";
import type { Act, Asked } from "./part-acts";
import { coloured, inked, PALETTE_OF_BOX } from "./part-paint";
import type { Maker, Rule, Ruled } from "./part-rule";
import { aligned, BORDER, outlined, plain, rounded, striped } from "./part-shape";
import { fullWidth, MUCH_STEP, STEP, sized, stroked, tall, wide } from "./part-sizes";
import { columns, padded, spread } from "./part-spacing";

const OF_ACT: Record<Act, Maker> = {
  lift: () => null,
  full: fullWidth,
  roomier: padded(1.8),
  tighter: padded(0.5),
  lessRound: rounded("less"),
  farther: spread(1.8),
  nearer: spread(0.5),
  outlined,
  mono: plain({ "font-family": FAMILIES.mono.family }, `set in ${FAMILIES.mono.name}`),
  thinner: stroked(0.6),
  thicker: stroked(1.6),
  taller: tall(1.3),
  shorter: tall(0.75),
  pill: rounded("pill"),
  plain: plain(
    { background: "transparent", "border-color": "transparent", "box-shadow": "none" },
    "without a ground",
  ),
  striped,
  framed: BORDER,
};

/** What `looksSaid` reads, by the look that it is. */
const OF_LOOK: Readonly<Record<string, Maker>> = {
  bigger: sized(1),
  smaller: sized(-1),
  double: (part, css, asked) => sized(1)(part, css, { ...asked, much: true }),
  half: (part, css, asked) => sized(-1)(part, css, { ...asked, much: true }),
  bold: plain({ "font-weight": "700" }, "bold"),
  "not bold": plain({ "font-weight": "400" }, "no longer bold"),
  italic: plain({ "font-style": "italic" }, "in italics"),
  underlined: plain({ "text-decoration": "underline" }, "underlined"),
  uppercase: plain({ "text-transform": "uppercase" }, "in capitals"),
  centred: aligned("center"),
  "align to the left": aligned("left"),
  "align to the right": aligned("right"),
  border: BORDER,
  "thick border": BORDER,
  "no shadow": plain({ "box-shadow": "none" }, "without a shadow"),
  shadow: plain(
    { "box-shadow": "0 2px 4px rgb(0 0 0 / 10%), 0 10px 28px rgb(0 0 0 / 14%)" },
    "with a shadow",
  ),
  "square corners": rounded("not"),
  rounded: rounded("more"),
  "more space": spread(1.8),
  "less space": spread(0.5),
  wider: (part, css, { much }) => wide(part, css, much ? MUCH_STEP : STEP, "wider"),
  narrower: (part, css, { much }) => wide(part, css, 1 / (much ? MUCH_STEP : STEP), "narrower"),
};

const LETTERS =
  /^(?:bigger|smaller|double|half|bold|not bold|italic|underlined|uppercase|thinner|thicker|mono|font)$/;

/** What is done to the letters of a part goes where its letters are. */
const ofLetters =
  (make: Maker, look: string): Maker =>
  (part, css, asked) =>
    make(
      part.letters && LETTERS.test(look)
        ? { words: part.words, on: part.letters, look: "letters" }
        : part,
      css,
      asked,
    );

const onHover = (rules: readonly Rule[]): Rule[] =>
  rules.map(({ on, declarations }) => ({ on: `${on}:hover`, declarations }));

/** The rules for all that is asked of a part; null where one thing cannot be done to it. */
export function rulesFor(part: AppPart, css: string, asked: Asked): Ruled | null {
  if (part.texts && (part.look === "letters" || asked.ofText)) {
    const { words, texts } = part;
    const each = texts.map((on) => rulesFor({ words, on, look: "letters" }, css, asked));
    const made = each.flatMap((one) => one ?? []);
    return made.length < each.length
      ? null
      : { rules: made.flatMap(({ rules }) => rules), said: made[0]?.said ?? [] };
  }
  const { acts, looks, hover } = asked;
  const makers: Maker[] = [
    ...acts.filter((act) => act !== "lift").map((act) => ofLetters(OF_ACT[act], act)),
    ...looks.looks.map((look) => ofLetters(OF_LOOK[look] ?? (() => null), look)),
  ];
  if (asked.ink) makers.push(inked);
  else if (looks.colours.length > 0 && !looks.looks.some((look) => /border/.test(look)))
    makers.push(coloured);
  if (looks.font) {
    const { family, name } = FAMILIES[looks.font];
    makers.push(ofLetters(plain({ "font-family": family }, `set in ${name}`), "font"));
  }
  if (looks.columns) makers.push(columns);
  if (looks.scheme && !looks.colours.length && !asked.ink) {
    const hex = looks.scheme === "dark" ? "#1f2126" : "#f4f4f1";
    makers.push((one) =>
      one.look === "letters" || one.look === "page" || one.look === "line"
        ? null
        : {
            rules: [{ on: one.on, declarations: PALETTE_OF_BOX(hex) }],
            said: [looks.scheme === "dark" ? "dark" : "light"],
          },
    );
  }
  const made = makers.map((make) => make(part, css, asked));
  if (made.some((one) => one === null)) return null;
  const all = made.flatMap((one) => one ?? []);
  const rules = all.flatMap((one) => one.rules);
  const said = all.flatMap((one) => one.said);
  if (!hover) return acts.includes("lift") ? null : { rules, said };
  if (acts.includes("lift")) {
    if (/letters|line|page|group/.test(part.look)) return null;
    rules.push({
      on: part.on,
      declarations: {
        translate: "0 -4px",
        "box-shadow": "0 6px 10px rgb(0 0 0 / 12%), 0 16px 32px rgb(0 0 0 / 16%)",
      },
    });
    said.push("lifted a little");
  }
  return {
    rules: [
      {
        on: part.on,
        declarations: {
          transition: "translate 0.15s, box-shadow 0.15s, background 0.15s, color 0.15s",
        },
      },
      ...onHover(rules),
    ],
    said: said.map(
      (words) => `${words} while the mouse is over ${asked.looks.columns ? "them" : "it"}`,
    ),
  };
}
