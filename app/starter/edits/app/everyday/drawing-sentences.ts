import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { html } from "../../../source/html";
import { js } from "../../../source/literals";
import { replaced } from "../../abilities/in-place-of";
import { type EditResult, edited, there } from "../../edit";
import { hexOfColour } from "../../page/colour-words";
import { shapeOf } from "../../project";
import { form, GIVE, type Sentence } from "./sentence";

const PROGRAM = "script.js";
const COLOUR = "(?<colour>(?:(?:light|dark|pale|bright|deep|soft) )?\\p{L}+)";
const CANVAS = "(?:canvas|paper|drawing area|sheet|drawing surface)";
const isDrawing = (files: FileTree) => /getElementById\("eraser"\)/.test(files.get(PROGRAM) ?? "");

/** What a drawing app can be told in a sentence of its own. */
export const DRAWING_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:make|turn|set|paint|colou?r|change)(?: the)?(?: (?:background|ground|colou?r))?(?: (?:colou?r )?(?:of|from)(?: the)?)? ?${CANVAS}(?: background)?(?: (?:to|into|be|in))? ${COLOUR}`,
      ),
      form(
        `(?:the )?(?:background (?:of|behind) the )?${CANVAS}(?: background)? (?:should|must) be ${COLOUR}`,
      ),
    ],
    make: (files, { colour = "" }) => paper(files, colour),
  },
  {
    forms: [
      form(
        `(?:make|set|change|use|have|start with|begin with)(?: the)?(?: (?:default|first|start(?:ing)?|initial|pen|brush))* ?(?:colou?r)?(?: (?:to|as|be|with))? ${COLOUR}(?: (?:as (?:the )?default(?: colou?r)?|by default|at the start|from the start|first))`,
      ),
      form(
        `(?:make|set|change)(?: the)? (?:default|first|start(?:ing)?|initial) (?:(?:pen|brush) )?colou?r(?: (?:to|as|be))? ${COLOUR}`,
      ),
      form(
        `(?:start|begin) with(?: the)?(?: colou?r)? ${COLOUR}(?: (?:pen|brush|colou?r|selected))?`,
      ),
    ],
    make: (files, { colour = "" }) => firstColour(files, colour),
  },
  {
    forms: [
      form(
        "(?:(?:add|have|make|put|show|give)(?: (?:me|a|the))* )?clear(?: button)? (?:(?:that|which|should|button|to) )*(?:asks?|confirms?)(?: (?:first|me|before|for confirmation|me first|before it clears|before clearing))*",
      ),
      form(
        "(?:ask|confirm)(?: (?:me|first|for confirmation))* (?:before|when|if)(?: (?:i|it|the|clear|press|is|everything|canvas|picture|drawing|all))* ?(?:clear(?:ing|ed|s)?|erasing|deleting|deleted|erased)(?: (?:the|everything|all|canvas|picture|drawing|whole))*",
      ),
    ],
    make: (files) =>
      isDrawing(files)
        ? replaced(
            files,
            PROGRAM,
            [
              [
                'document.getElementById("clear").addEventListener("click", () => {\n',
                'document.getElementById("clear").addEventListener("click", () => {\n  if (!confirm("Clear the whole drawing?")) return;\n',
              ],
            ],
            "“Clear” asks before it takes the drawing away.",
          )
        : null,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:(?:some|a few|more|additional|extra|other) )+colou?rs(?: to (?:choose from|the palette|draw with))?`,
      ),
      form(`${GIVE} (?:the )?colou?rs? (?<names>\\p{L}+(?:(?:, | and )(?:and )?\\p{L}+)*)`),
    ],
    make: (files, { names = "" }) => moreColours(files, names),
  },
  {
    forms: [
      form(
        "(?:put|move|place|show|have)(?: the)? (?:tools?|toolbar|colou?rs|tray|palette|tool bar|swatches)(?: (?:on|to|at))(?: the)? (?<side>left|right|bottom)(?: (?:side|edge))?(?: of the (?:canvas|page|screen|picture))?",
      ),
    ],
    make: (files, { side = "" }) => trayAt(files, side),
  },
  {
    forms: [
      form(
        "(?:make|have)(?: (?:the|all))* (?:tool|toolbar|tray|colou?r) ?(?:buttons?|swatches|colou?rs)? ?(?<how>bigger|larger|smaller)",
      ),
      form(
        "(?:make|have)(?: (?:the|all))* (?:swatches|colou?r buttons|colou?r circles) (?<how>bigger|larger|smaller)",
      ),
    ],
    make: (files, { how = "" }) => sizedTools(files, how === "smaller" ? 0.8 : 1.3),
  },
  {
    forms: [
      form(
        `(?:make|have)(?: the)? ${CANVAS} (?:bigger|larger|taller|wider|as big as possible|full (?:screen|size|width))`,
      ),
    ],
    make: (files) => (isDrawing(files) ? wholeScreen(files) : null),
  },
];

function paper(files: FileTree, said: string): EditResult | null {
  const hex = hexOfColour(said);
  const { styles } = shapeOf(files);
  if (!isDrawing(files) || !hex || !styles) return null;
  const program = replaced(
    files,
    PROGRAM,
    [[/const PAPER = "#[0-9a-f]{3,8}";/, `const PAPER = "${hex}";`]],
    "",
  );
  if (!program.ok) return null;
  const css = files.get(styles) ?? "";
  return edited(
    new Map([
      ...program.changes,
      [styles, `${css.trimEnd()}\n\n.sheet canvas {\n  background: ${hex};\n}\n`],
    ]),
    `The paper is ${said} now, in saved pictures as well; what was rubbed out before keeps the old colour.`,
  );
}

/** The colours that the app offers, as its file lists them. */
const coloursOf = (code: string) =>
  [
    ...(/const COLOURS = \{\n([\s\S]*?)\};/.exec(code)?.[1] ?? "").matchAll(
      /^ +"?([^":]+)"?: "(#[0-9a-f]+)",$/gm,
    ),
  ].map(([, name = "", hex = ""]) => ({ name, hex }));

const withColours = (code: string, more: readonly { name: string; hex: string }[]) =>
  code.replace(
    /(const COLOURS = \{\n[\s\S]*?)(\};)/,
    (_, list: string, end: string) =>
      `${list}${more.map(({ name, hex }) => `  ${/^\w+$/.test(name) ? name : js(name)}: "${hex}",\n`).join("")}${end}`,
  );

function firstColour(files: FileTree, said: string): EditResult | null {
  const code = files.get(PROGRAM) ?? "";
  const hex = hexOfColour(said);
  if (!isDrawing(files) || !hex) return null;
  const known = coloursOf(code).find(({ name }) => name.toLowerCase() === said.toLowerCase());
  const name = known?.name ?? sentenceCase(said);
  const next = (known ? code : withColours(code, [{ name, hex }])).replace(
    /^let colour = [^;]+;.*$/m,
    () => `let colour = "${known?.hex ?? hex}"; // ${name}`,
  );
  return next === code
    ? there(`It begins with ${said} already.`)
    : edited(new Map([[PROGRAM, next]]), `Drawing begins with ${said} now.`);
}

const MORE = [
  { name: "Grey", hex: "#8a8f98" },
  { name: "Turquoise", hex: "#1fa6a0" },
  { name: "Sky", hex: "#6bb7f0" },
  { name: "Lime", hex: "#9bcb3c" },
  { name: "Skin", hex: "#f2c6a0" },
  { name: "White", hex: "#ffffff" },
];

function moreColours(files: FileTree, names: string): EditResult | null {
  if (!isDrawing(files)) return null;
  const code = files.get(PROGRAM) ?? "";
  const has = new Set(coloursOf(code).map(({ name }) => name.toLowerCase()));
  const said = names.split(/,\s*(?:and )?|\s+and\s+/u).filter(Boolean);
  const own = said.map((name) => ({ name: sentenceCase(name), hex: hexOfColour(name) ?? "" }));
  if (own.some(({ hex }) => hex === "")) return null;
  const fresh = (said.length > 0 ? own : MORE).filter(({ name }) => !has.has(name.toLowerCase()));
  if (fresh.length === 0) return there("Those colours are there already, beside the others.");
  return edited(
    new Map([[PROGRAM, withColours(code, fresh)]]),
    `Added the ${fresh.length === 1 ? "colour" : "colours"} ${fresh.map(({ name }) => html(name)).join(", ")}.`,
  );
}

function withCss(files: FileTree, rules: string, said: string): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  return styles && isDrawing(files)
    ? edited(new Map([[styles, `${css.trimEnd()}\n\n${rules}`]]), said)
    : null;
}

function trayAt(files: FileTree, side: string): EditResult | null {
  if (side === "bottom")
    return withCss(
      files,
      ".tray {\n  order: 3;\n}\n",
      "The colours and tools stand below the paper now.",
    );
  const column = side === "left" ? "auto minmax(0, 1fr)" : "minmax(0, 1fr) auto";
  return withCss(
    files,
    `@media (min-width: 48.01rem) {\n  .atelier {\n    display: grid;\n    grid-template: auto minmax(0, 1fr) / ${column};\n  }\n\n  .bar {\n    grid-column: 1 / -1;\n  }\n\n  .tray {\n    grid-row: 2;\n    grid-column: ${side === "left" ? 1 : 2};\n    flex-direction: column;\n    align-items: stretch;\n    width: 9rem;\n  }\n\n  .sheet {\n    grid-row: 2;\n    grid-column: ${side === "left" ? 2 : 1};\n  }\n}\n`,
    `On wide screens the colours and tools stand on the ${side} of the paper now.`,
  );
}

const sizedTools = (files: FileTree, by: number): EditResult | null =>
  withCss(
    files,
    `.tray .swatch {\n  width: ${by > 1 ? 3 : 1.75}rem;\n  height: ${by > 1 ? 3 : 1.75}rem;\n}\n\n.tray .button {\n  padding: ${by > 1 ? "0.6rem 1.2rem" : "0.3rem 0.7rem"};\n  font-size: ${by}rem;\n}\n`,
    `The colours and tools are ${by > 1 ? "bigger" : "smaller"} now.`,
  );

const wholeScreen = (files: FileTree): EditResult | null =>
  withCss(
    files,
    ".atelier {\n  max-width: none;\n  padding: 0.5rem;\n}\n\n.sheet {\n  min-height: 80vh;\n}\n",
    "The paper has nearly the whole screen now.",
  );
