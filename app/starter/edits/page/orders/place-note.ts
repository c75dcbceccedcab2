import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { wholeLines } from "../../said/page-elements";
import { conceptsOf } from "../concepts";
import type { Order } from "../order";
import { type Change, insideOf, withChanges } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { wordsOf } from "../page-words";
import { best } from "../score-pieces";
import { belowTitle } from "./below-title";
import { STRIP, withHeaderBelow } from "./ready-rules";

/** How much a note is to be seen, and where it was said to stand. */
export interface NoteLook {
  where: "top" | "bottom" | "near-top" | "name" | null;
  isBox: boolean;
  isSmall: boolean;
  border: "dashed" | "dotted" | "solid" | null;
}

const BOX = {
  margin: "1.25rem 0",
  padding: "1rem 1.25rem",
  "border-radius": "var(--radius)",
  background: "var(--raised)",
  color: "var(--text)",
  "font-weight": "600",
};

/** Writes a note on the page: as a strip on top, a box in the part that it belongs to, or a line at the end. */
export function placeNote(order: Order, value: string, look: NoteLook): EditResult | null {
  const { page, files } = order;
  if (look.where === "top") return strip(page, files, value);
  if (look.where === "bottom") return atEnd(page, value, look);
  if (look.where === "name") return underName(page, files, value);
  if (look.where === "near-top") {
    const lead = page.pieces.filter(({ kind }) => kind === "lead" || kind === "headline").at(-1);
    return lead
      ? box(order, value, look, after(page, lead), "on the first screen")
      : strip(page, files, value);
  }
  const home = homeOf(value, page);
  if (home)
    return box(
      order,
      value,
      look,
      insideOf(page.source, home.place, lineOf(value, look), "last"),
      `in “${home.says}”`,
    );
  return strip(page, files, value);
}

const lineOf = (value: string, { isSmall, border }: NoteLook) =>
  `<p class="callout${border ? ` is-${border}` : ""}">${isSmall ? `<small>${html(value)}</small>` : html(value)}</p>`;

function after({ source }: Page, { place }: Piece): Change & { text: string } {
  const indent = /\n([ \t]*)[^\n]*$/.exec(source.slice(0, place.start))?.[1] ?? "";
  return { start: place.end, end: place.end, text: `\n${indent}⁂` };
}

function box(
  { page, files }: Order,
  value: string,
  look: NoteLook,
  change: Change,
  where: string,
): EditResult {
  const text = change.text.replace("⁂", () => lineOf(value, look));
  const next = withChanges(page.source, [{ ...change, text }]);
  return styled(
    files,
    next,
    ".callout",
    { ...BOX, ...(look.isBox || look.border ? { border: "2px solid var(--accent)" } : {}) },
    look.border ? { [`.callout.is-${look.border}`]: { "border-style": look.border } } : {},
    `“${value}” stands ${where} now, set apart.`,
  );
}

/** A strip above all of the page. */
export function strip({ source }: Page, files: Order["files"], value: string): EditResult | null {
  const body = /<body\b[^>]*>\n?/.exec(source);
  const skip = /^[ \t]*<a class="skip"[^\n]*\n/m.exec(source);
  if (!body) return null;
  const at = skip ? skip.index + skip[0].length : body.index + body[0].length;
  const next = `${source.slice(0, at)}    <p class="notice">${html(value)}</p>\n${source.slice(at)}`;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  return styled(
    styles && css !== undefined ? new Map([...files, [styles, withHeaderBelow(css)]]) : files,
    next,
    ".notice",
    STRIP,
    {},
    `A strip on top of the page says “${value}” now.`,
  );
}

/** A line by itself below the name of the page; where that stands across two columns, at the head of the first of them. */
function underName(page: Page, files: Order["files"], value: string) {
  const { source, pieces } = page;
  const name = pieces.find(({ kind, element }) => kind === "title" && element.tagName === "h1");
  if (!name) return null;
  const below = wholeLines(source, name.place).end;
  const column = /<div class="hero-text">\n/.exec(source);
  const isBefore = column !== null && column.index > below && below > source.indexOf('class="hero');
  const at = isBefore ? column.index + column[0].length : below;
  const line = `<p class="under-name">${html(value)}</p>`;
  const indent = /^[ \t]*/.exec(source.slice(at))?.[0] ?? "";
  const atHead = [{ start: at, end: at, text: `${indent}${line}\n` }];
  return styled(
    files,
    withChanges(source, isBefore ? atHead : belowTitle(page, name, line)),
    ".under-name",
    { margin: "0", "font-size": "1.125rem", "font-weight": "600" },
    {},
    `“${value}” stands below “${name.says}” now.`,
  );
}

function atEnd(page: Page, value: string, { isSmall }: NoteLook): EditResult | null {
  const footer = page.pieces.find(({ kind }) => kind === "footer");
  if (!footer) return null;
  const line = `<p>${isSmall ? `<small>${html(value)}</small>` : html(value)}</p>`;
  const next = withChanges(page.source, [insideOf(page.source, footer.place, line, "first")]);
  return edited(new Map([[PAGE, next]]), `The footer says “${value}” now, too.`);
}

function styled(
  files: Order["files"],
  next: string,
  selector: string,
  rule: Record<string, string>,
  more: Record<string, Record<string, string>>,
  said: string,
): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return unchanged("I found no stylesheet to set it apart with.");
  let text = css.includes(`\n${selector} {`) ? css : withRule(css, selector, rule);
  for (const [other, declarations] of Object.entries(more))
    if (!text.includes(`\n${other} {`)) text = withRule(text, other, declarations);
  return edited(
    new Map([
      [PAGE, next],
      [styles, text],
    ]),
    said,
  );
}

/** What a note is about, by its words, as the concepts of the sections that it belongs to. */
const BELONGS: readonly [RegExp, readonly string[]][] = [
  [
    /(?<!\p{L})(?:free|discount|off|voucher|coupon|member\p{L}*|tickets?|prices?|pay\p{L}*|cash|fees?|till number|rabatt|kostenlos|gratis|frei|ermäßig\p{L}*|gutschein|gratuit\p{L}*|réduction|livraison|delivery|lieferung|descuento|sconto|desconto|rental|rent|hire)(?!\p{L})|[€$£₹₦%]/iu,
    ["prices", "menu", "services", "gallery"],
  ],
  [
    /(?<!\p{L})(?:open|closed|hours|check[ -]?in|check[ -]?out|parking|address|geschlossen|geöffnet|fermée?|ouvert\p{L}*|cerrado|chiuso|bus|tram|train|park\p{L}*|arriv\p{L}*)(?!\p{L})/iu,
    ["hours", "contact"],
  ],
];

/** The section that a note belongs to: one that it names, one for what it is about, or the facts at a glance. */
function homeOf(value: string, { pieces }: Page): Piece | null {
  const sections = pieces.filter(({ kind }) => kind === "section");
  const [named, other] = wordsOf(value)
    .filter((word) => word.length > 4)
    .flatMap((word) => best(word, sections, ["section"]));
  if (named && (!other || other === named) && conceptsOf(named.says).length === 0) return named;
  for (const [form, concepts] of BELONGS) {
    if (!form.test(value)) continue;
    for (const concept of concepts) {
      const home = sections.find((one) => one.concepts.includes(concept));
      if (home) return home;
    }
  }
  const glance = sections.find(({ element }) =>
    element.attrs.some(({ name, value: id }) => name === "id" && id === "glance"),
  );
  const ofAll = ["services", "features", "about", "hours", "contact"]
    .map((concept) => sections.find((one) => one.concepts.includes(concept)))
    .find((one) => one !== undefined);
  return glance ?? ofAll ?? null;
}
