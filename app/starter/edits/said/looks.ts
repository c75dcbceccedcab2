import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { colourTokens, inkOn } from "../../theme/theme";
import { applied, type Edit, type EditResult, edited, unchanged } from "../edit";
import { setLooksOf } from "../parts/look-of-part";
import { withEnglishLooks } from "../parts/look-words";
import type { Part } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { shapeOf } from "../project";
import { declaredOn, withRule } from "./css-rules";
import { type Look, measuresIn } from "./measures";
import { findSection } from "./page-sections";
import type { ReadWish } from "./said-edit";
import { selectorsOf, type Target, targetIn, targetsIn } from "./targets";

/** What only some of a kind are: styles would need to know which. */
const SOME =
  /\b(?:negative|positive|overdue|late|expired|empty|selected|active|wrong|correct|finished|unfinished|unread)\b/;

/** What is to be added is something new, unless it is a look itself. */
const ADDS = /^(?:please )?(?:add|insert|include|build|create)\b/;
const LOOKS_ADDED =
  /\b(?:borders?|frames?|outlines?|shadows?|spac(?:e|ing)|room|padding|margins?|gaps?|underlin\w*|colou?rs?|backgrounds?|width|height)\b/;

/** "A small button next to it" is one that is not there yet. */
const NEW_ONE =
  /^(?:with )?(?:an?|one) (?:small|little|tiny|big|large) (?:[a-z-]+ )?(?:button|link|icon|badge|arrow)\b.*\b(?:next to|beside|behind|below|under|above|near|at|in|on|that|which|to|for|with)\b/;

/** The look of one part of the page: its size, colour, place, weight, or whether it is shown. */
export const readLook: ReadWish = (wish, files) => {
  const words = plainWords(withEnglishLooks(wish.replace(/["“„«][^"”»]*["”»]/g, " "))).replace(
    FROM,
    "to ",
  );
  if (ADDS.test(words) && !LOOKS_ADDED.test(words)) return null;
  if (NEW_ONE.test(words)) return null;
  if (/\b(?:start|begin|open)s? (?:with|on)\b/.test(words)) return null;
  const several = targetsIn(words);
  const isOfEach = several.length > 1 && JOINED.test(words) && !/\b(?:of|in|on)\b/.test(words);
  const first = isOfEach
    ? several[0]
    : (sectionTarget(words, files) ?? buttonTarget(words, files) ?? targetIn(words));
  if (!first) return null;
  const targets = isOfEach ? several : [first];
  // One button by its name is a part like others.
  const named = first.name === "buttons" ? buttonsNamed(words, files) : [];
  if (named.length > 0) {
    const own = looksIn(words, !/\b(?:text|letters|words|font)\b/.test(words));
    const name = `“${named[0]?.texts[0]?.text ?? ""}” button`;
    return own.length > 0 ? (tree) => setLooksOf(tree, buttonsNamed(words, tree), own, name) : null;
  }
  const some = SOME.exec(words)?.[0];
  // "When I move something to the last column": what is to happen then is no look.
  if (some && AS_SOON_AS.test(words)) return null;
  if (some)
    return () =>
      unchanged(`I can change the look of all ${first.name}, and not of the ${some} ones alone.`);
  const isText = /\b(?:text|letters|words|font|schrift|texte)\b/.test(words);
  const edits = targets.flatMap((target) => {
    const looks = looksIn(words, target.isBox && !isText);
    return looks.length > 0 ? [(tree: FileTree) => setLooks(tree, target, looks)] : [];
  });
  return edits.length > 0 ? (tree) => all(edits, tree) : null;
};

const AS_SOON_AS =
  /^(?:when(?:ever)?|if|once|as soon as) (?:i|we|you|a|an|the|something|someone) /u;

/** "From red to blue" is about blue. */
const FROM = /\bfrom (?:[\p{L}]+ ){1,2}to /gu;
/** Parts that are named side by side, rather than one inside the other. */
const JOINED = /\b(?:and|und|et)\b/;

/** One change after the other; none where one cannot be made. */
function all(edits: readonly Edit[], files: FileTree): EditResult {
  let tree = files;
  const changes = new Map<string, string | null>();
  const said: string[] = [];
  for (const edit of edits) {
    const result = edit(tree);
    if (!result.ok) return result;
    for (const [path, text] of result.changes) changes.set(path, text);
    tree = applied(tree, result.changes);
    said.push(result.said);
  }
  return edited(changes, said.join(" "));
}

const A_SECTION =
  /\b(?:the|my|our|this)\s+([\p{L}\p{N}'’ -]{2,40}?)\s+(?:section|part|area|block|form)\b/u;

/** A section that a wish names as one; sections as a kind are a target like others. */
function sectionTarget(words: string, files: FileTree): Target | null {
  const name = A_SECTION.exec(words)?.[1];
  const page = files.get("index.html") ?? "";
  const id =
    name &&
    findSection(page, `${name} section`)?.element.attrs.find((item) => item.name === "id")?.value;
  return id ? { name: `${name} section`, tags: [], classes: [], id, isBox: true } : null;
}

const A_BUTTON = /\b([a-z]{3,20}) (?:buttons?|boxes|cards|tiles)\b/;

/** Buttons that the project gives a class of their own: "the answer buttons". */
function buttonTarget(words: string, files: FileTree): Target | null {
  const name = A_BUTTON.exec(words)?.[1];
  const { styles } = shapeOf(files);
  const isOwn =
    name &&
    new RegExp(`^\\.${name} \\{[^}]*cursor: pointer`, "m").test(
      (styles && files.get(styles)) || "",
    );
  return name && isOwn ? { name: `${name} buttons`, tags: [], classes: [name], isBox: true } : null;
}

/** "The clear done button", "delete buttons": the buttons that say just that. */
function buttonsNamed(words: string, files: FileTree): Part[] {
  const [, said = ""] = /((?:[\p{L}'’]+ ){1,4})buttons?\b/u.exec(words) ?? [];
  const before = said.trim().split(" ");
  const buttons = partsOf(files).filter(({ kind }) => kind === "button");
  for (let count = before.length; count > 0; count -= 1) {
    const name = before.slice(-count).join(" ");
    const own = buttons.filter(({ texts, aliases }) =>
      [...texts.map(({ text }) => text), ...aliases].some(
        (text) =>
          text
            .toLowerCase()
            .replace(/[^\p{L}'’ ]/gu, "")
            .trim() === name,
      ),
    );
    if (own.length > 0) return own;
  }
  // "The add button" is the one whose words begin so.
  const verb = before.at(-1) ?? "";
  const begun = buttons.filter(({ texts }) => texts[0]?.text.toLowerCase().startsWith(`${verb} `));
  return verb.length > 2 && begun.length === 1 ? begun : [];
}

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
    "Hid the {}; what it says is still in the file.",
  ],
  [/\bunderlin/, "text-decoration", "underline", "Underlined the {}."],
  [/\b(?:not|no longer|less) bold\b/, "font-weight", "normal", "Took the bold off the {}."],
  [/(?<!not |no longer |less )\b(?:bold|bolder|fett)\b/, "font-weight", "700", "Made the {} bold."],
  [/\b(?:not|no longer) italics?\b/, "font-style", "normal", "Took the italics off the {}."],
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
    /\b(?:cent(?:er|re)(?:e?d)?|in the middle|middle|zentrier\w*|mittig|centrer?|centrado)\b/,
    "text-align",
    "center",
    "Centred the {}.",
  ],
];

/** The looks that a wish asks for: "larger and blue" are two. */
export function looksIn(words: string, isBox: boolean): Look[] {
  const looks: Look[] = PLAIN.filter(([pattern]) => pattern.test(words)).map(
    ([, property, value, said]) => ({ property, declare: () => ({ [property]: value }), said }),
  );
  looks.push(...measuresIn(words));
  if (isBox && /\b(?:more round(?:ed)?|rounder|rounded)\b/.test(words) && !/\d/.test(words)) {
    const declare = () => ({ "border-radius": "calc(var(--radius, 8px) * 1.8)" });
    looks.push({
      property: "border-radius",
      declare,
      said: "The corners of the {} are rounder now.",
    });
  }
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
