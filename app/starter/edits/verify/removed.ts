import type { FileTree } from "~/projects/files";
import { isFrame, REMOVES } from "../grounded/cues";
import { saidWords } from "../grounded/said-words";
import { programTexts } from "../grounded/screen";
import { kindsNamed } from "../parts/kind-words";
import { holdersOf, type Part, wordsOf } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { isSameWord } from "../parts/same-word";
import { ordinalIn } from "../said/ordinals";
import { changedLines, plain } from "./changed-lines";
import { isPutting } from "./putting-words";
import { textsChanged } from "./texts-changed";

const TAKES_OUT =
  /(?<!\p{L})(?:hide|take (?:out|off|away)|versteck\p{L}*|ausblend\p{L}*|cach\p{L}+|masqu\p{L}+|ocult\p{L}+|nascond\p{L}+)(?!\p{L})/iu;
const SOLD = /(?<!\p{L})(?:is|are|as) (?:now |all )?(?:sold out|not available|gone)(?!\p{L})/iu;
const CHANGES =
  /(?<!\p{L})(?:change|rename|replace|instead|swap|to say|into|statt|ersetz\p{L}*|ändere|umbenenn\p{L}*|remplac\p{L}*|cambia\p{L}*|sostitu\p{L}*|troca\p{L}*|add|put|move|make|write|füge?|mach\p{L}*|schreib\p{L}*|setz\p{L}*)(?!\p{L})/iu;
/** Where something is taken from, behind words for that. */
const FROM_PART =
  /(?<!\p{L})(?:from|out of|off|aus) (?:it|(?:the|our|my) (?:[\p{L}-]+ )?(?:menu|nav\p{L}*|bar|header|form|list)|der navigation|dem (?:menü|formular)|der liste|du formulaire|du menu|del (?:formulario|menú)|dal modulo)(?!\p{L})/iu;
const PLACE =
  "(?:from|off|out of|in|of|on|under|above|below|about|beside|to|into|at|near|between|before|after|aus|von|bei|unter|über|im|in der|de|du|des|del|della|do|da)";

/**
 * What was to go and did not, and what went that nobody named. Only for wishes that take away.
 * What goes is a part with a name of its own; the names are those on the screen.
 */
export function wronglyRemoved(wish: string, before: FileTree, after: FileTree): string[] {
  const order = /^[^:]*:(?=\s)/u.exec(wish)?.[0] ?? wish;
  // "Eggs are sold out" takes them off or marks them.
  if (SOLD.test(wish) && changedLines(before, after).added.includes('class="badge"')) return [];
  if (!REMOVES.test(order) && !TAKES_OUT.test(order)) return [];
  return [
    ...(CHANGES.test(wish) ? [] : capitalsLeft(wish, before, after)),
    ...(CHANGES.test(wish) ? orderLeft(wish, before, after) : namesLeft(wish, before, after)),
    ...fromPart(wish, before, after),
    ...withHeading(wish, before, after),
    ...tooMuch(wish, before, after),
    ...namelessFields(before, after),
  ];
}

const isHidden = (before: FileTree, after: FileTree) =>
  /display: ?none|visibility: ?hidden/.test(changedLines(before, after).added);

/** Headings and entries that a wish names whole, and that stand there as before. */
function namesLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (isHidden(before, after)) return [];
  const said = ` ${plain(wish)
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/ +/g, " ")} `;
  const { gone } = textsChanged(before, after);
  const isNamed = (text: string) => {
    const name = plain(text)
      .replace(/[^\p{L}\p{N}' ]+/gu, " ")
      .trim();
    return (
      name.length > 3 &&
      said.includes(` ${name} `) &&
      !new RegExp(
        `(?<!\\p{L})${PLACE} (?:the |our |my |der |die |den |dem |la |le |el |il |o |a )?${name}(?!\\p{L})`,
        "iu",
      ).test(said)
    );
  };
  const names = partsOf(before)
    .filter(({ kind, tag }) => kind === "heading" || tag === "dt")
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .filter((text) => !isFrame(text) && isNamed(text) && kindsNamed(text).length === 0);
  return [...new Set(names)]
    .filter((text) => !gone.includes(text))
    .map((text) => `“${text}” is still there`);
}

/** Names with capitals that a program shows just so, of several that were to go. */
function capitalsLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (isHidden(before, after) || / (?:from|in|of|on|aus|von) /iu.test(wish)) return [];
  const shown = (files: FileTree) => new Set(programTexts(files).map(({ text }) => text));
  const [was, is] = [shown(before), shown(after)];
  const names = saidWords(wish).filter(
    ({ text, start }) => start > 0 && /^\p{Lu}\p{L}+$/u.test(text),
  );
  const there = names.filter(({ text }) => was.has(text));
  return there.length < 2
    ? []
    : there.filter(({ text }) => is.has(text)).map(({ text }) => `“${text}” is still there`);
}

/** "Take out X, and change Y": of a wish that also changes, the part that takes away. */
function orderLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (isHidden(before, after)) return [];
  const clauses = wish.split(/\s*[,;.]\s*(?:and |und |et |y |e )?|\s+(?:and|und|et)\s+/iu);
  const { gone } = textsChanged(before, after);
  const { removed } = changedLines(before, after);
  const left = clauses.filter((clause) => {
    if (
      !/^(?:please |also |bitte )?(?:remove|delete|take (?:out|away|off)|get rid of|drop|entfern\p{L}*|lösch\p{L}*|supprim\p{L}*|enl[eè]v\p{L}*|quita\p{L}*|elimina\p{L}*|togli\p{L}*|tira\p{L}*|remove)(?!\p{L})/iu.test(
        clause,
      )
    )
      return false;
    const words = saidWords(clause).filter(
      ({ text }) =>
        text.length > 2 && !isFrame(text) && !isPutting(text) && kindsNamed(text).length === 0,
    );
    if (words.length === 0) return false;
    const stems = saidWords(`${gone.join(" ")} ${removed.replace(/[-_="]/g, " ")}`).map(
      ({ stem }) => stem,
    );
    return !words.some(({ stem }) => stems.some((one) => isSameWord(one, stem)));
  });
  return left.map((clause) => `“${clause.trim()}” is not done`);
}

/** A section that went where only something in it, or a link to it, was to go. */
function fromPart(wish: string, before: FileTree, after: FileTree): string[] {
  if (!FROM_PART.test(wish)) return [];
  const headings = (files: FileTree) =>
    partsOf(files).flatMap(({ kind, texts }) =>
      kind === "heading" ? texts.map(({ text }) => text) : [],
    );
  const is = new Set(headings(after));
  const said = plain(wish);
  return headings(before)
    .filter((text) => !is.has(text) && !said.includes(plain(text)))
    .slice(0, 1)
    .map((text) => `the section “${text}” would go, too`);
}

const HEADING_ALONE =
  /(?<!\p{L})(?:heading|headline|title|überschrift|titel|titre|título|encabezado|titolo|cabeçalho)(?!\p{L})(?! (?:and|und|et|y|e) )/iu;
const SECTION =
  /(?<!\p{L})(?:sections?|parts?|blocks?|forms?(?! (?:heading|headline|title))|everything|abschnitt|bereich|teil|rubrique|partie|sección|apartado|sezione|secção)(?!\p{L})/iu;

/** A section or a form that went though only its heading was to go. */
function withHeading(wish: string, before: FileTree, after: FileTree): string[] {
  if (!HEADING_ALONE.test(wish) || SECTION.test(wish)) return [];
  const count = (files: FileTree) =>
    partsOf(files).filter(({ kind }) => kind === "section" || kind === "form").length;
  return count(after) < count(before) ? ["more than the heading would go"] : [];
}

/** Buttons, fields and headings that went with what they stand beside. */
function tooMuch(wish: string, before: FileTree, after: FileTree): string[] {
  if (ordinalIn(plain(wish)) !== null || CHANGES.test(wish)) return [];
  const gone = new Set(textsChanged(before, after).gone);
  if (gone.size === 0) return [];
  const words = saidWords(wish).filter(({ text }) => text.length > 2 && !isFrame(text));
  const kinds = new Set(words.flatMap(({ text }) => kindsNamed(text)));
  const isGone = (part: Part) => textsIn(part).every((text) => gone.has(text));
  const isNamed = (part: Part) =>
    (kinds.has(part.kind) && part.kind !== "other") ||
    saidWords(nameOf(part)).some((own) => words.some(({ stem }) => isSameWord(own.stem, stem)));
  const lost = partsOf(before).filter(
    (part) =>
      part.path !== "index.html" &&
      (part.kind === "button" || part.kind === "heading" || part.kind === "table") &&
      part.texts.length > 0 &&
      part.texts.every(({ text }) => gone.has(text)) &&
      ![part, ...holdersOf(part)].some((one) => isGone(one) && isNamed(one)),
  );
  return lost.slice(0, 1).map(({ texts }) => `“${texts[0]?.text}” would go, too`);
}

function textsIn(part: Part): string[] {
  return [...part.texts.map(({ text }) => text), ...part.inside.flatMap(textsIn)];
}

/** By what a part is known: what names it, and what it says first. */
function nameOf(part: Part): string {
  const heading = part.inside.find(({ kind }) => kind === "heading" || kind === "title");
  const own =
    part.inside.length === 0 ? wordsOf(part) : part.texts.map(({ text }) => text).join(" ");
  return [part.id, ...part.classes, ...part.aliases, heading ? wordsOf(heading) : "", own]
    .join(" ")
    .replace(/[-_]/g, " ");
}

/** Fields whose label went without them. */
function namelessFields(before: FileTree, after: FileTree): string[] {
  const of = (files: FileTree, kind: Part["kind"]) =>
    partsOf(files).filter(
      (part) => part.kind === kind && (kind !== "label" || part.texts.length > 0),
    );
  const labels = of(after, "label").flatMap(({ texts }) => texts.map(({ text }) => text));
  const lost = of(before, "label").filter(({ texts }) =>
    texts.every(({ text }) => !labels.includes(text)),
  );
  const stays = of(after, "field").length >= of(before, "field").length;
  return stays && of(after, "label").length < of(before, "label").length
    ? lost.slice(0, 1).map(({ texts }) => `the field “${texts[0]?.text}” is still there`)
    : [];
}
