import { escapePattern } from "~/projects/escape-pattern";
import { type EditResult, unchanged } from "../../edit";
import { rename } from "../../rename";
import { attribute } from "../../said/page-elements";
import { type Found, isWithin } from "../find-pieces";
import { itemsSaid } from "../items-said";
import type { Order } from "../order";
import { type Change, pageEdit, saying } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { allWordsOf } from "../page-words";

const FROM = /(?<!\p{L})(?:from|ab|à partir de|desde|da|a partir de)(?!\p{L})/giu;

/** "Colour from £60" is an entry with its price. */
export function wholeEntry(
  { source, pieces }: Page,
  old: string,
  value: string,
): EditResult | null {
  const words = (text: string) => allWordsOf(text.replace(FROM, " ")).join(" ");
  const piece = pieces.find(({ entry }) => entry?.price && words(entry.all) === words(old));
  const [item, other] = itemsSaid(value, []) ?? [];
  if (!piece?.entry?.price || !item?.price || other) return null;
  const from =
    /^(?:from|ab|à partir de|desde|da|a partir de)$/iu.exec(
      item.name.split(" ").at(-1) ?? "",
    )?.[0] ?? "";
  const name = from ? item.name.slice(0, -from.length).trim() : item.name;
  const price = `${from ? `${from} ` : ""}${item.price}`;
  return pageEdit(
    source,
    [saying(source, piece.entry.name.place, name), saying(source, piece.entry.price.place, price)],
    `“${old}” is “${name}” for ${price} now.`,
  );
}

export function write(
  { pieces, isAll, kinds }: Found,
  value: string,
  page: Page,
  files: Order["files"],
): EditResult | null {
  const [piece] = pieces;
  if (!piece) return null;
  if (piece.kind === "title") {
    const wantsName = kinds.length === 0 || kinds[0] === "title";
    const headline = page.pieces.find(({ kind }) => kind === "headline");
    if (headline && !wantsName && kinds.includes("headline")) return say(page, headline, value);
    return rename(files, value);
  }
  if (isAll && pieces.length > 1) return null;
  if (piece.says === value) return unchanged(`It says “${value}” already.`);
  if (pieces.length > 1 && pieces.some((one) => one.says !== piece.says)) return null;
  if (piece.kind === "footer") return inFooter(page, piece, value);
  if (piece.kind === "section" || piece.kind === "heading")
    return renameSection(page, piece, value, kinds);
  if (piece.kind === "field") return renameField(page, piece, value);
  if (piece.kind === "nav") return null;
  if (pieces.length > 1)
    return pageEdit(
      page.source,
      pieces.map((one) => saying(page.source, one.place, value)),
      `“${piece.says}” is “${value}” now.`,
    );
  return say(page, piece, value);
}

export function say({ source }: Page, piece: Piece, value: string): EditResult {
  const place = piece.entry ? piece.entry.name.place : piece.place;
  const changes = [saying(source, place, value)];
  if (piece.kind === "headline") changes.push(...described(source, piece.says, value));
  const old = piece.says.length > 60 ? `${piece.says.slice(0, 57)}…` : piece.says;
  return pageEdit(source, changes, `“${old}” is “${value}” now.`);
}

/** The page's description holds the headline, too. */
function described(source: string, old: string, value: string): Change[] {
  const meta = /<meta name="description" content="([^"]*)"/.exec(source);
  const at = meta && old !== "" ? (meta[1] ?? "").indexOf(old) : -1;
  if (!meta || at < 0 || /["<>&]/.test(value)) return [];
  const start = meta.index + meta[0].length - 1 - (meta[1] ?? "").length + at;
  return [{ start, end: start + old.length, text: value }];
}

/** A section by its heading, and where its link says the same or what people called it by, the link. */
function renameSection(
  page: Page,
  piece: Piece,
  value: string,
  kinds: Found["kinds"],
): EditResult | null {
  const section = piece.kind === "section" ? piece : piece.section;
  const heading =
    piece.kind === "heading"
      ? piece
      : page.pieces.find(
          (one) => one.kind === "heading" && section !== null && isWithin(one, section),
        );
  // "The text of the about section" is no heading.
  if (!heading || kinds.includes("text")) return null;
  const id = section ? attribute(section.element, "id") : "";
  const isFirst = section
    ? page.pieces.find((one) => one.kind === "heading" && one.section === section) === heading
    : false;
  const leading = page.pieces.filter(
    (one) => id !== "" && isFirst && attribute(one.element, "href") === `#${id}`,
  );
  const link = leading.find((one) => one.kind === "navlink");
  const alike = leading.filter(
    (one) => one === link || (one.kind === "button" && one.says === link?.says),
  );
  const changes = [heading, ...alike].map((one) => saying(page.source, one.place, value));
  return pageEdit(
    page.source,
    changes,
    `“${heading.says}” is called “${value}” now${link ? ", in the menu as well" : ""}.`,
  );
}

function renameField({ source }: Page, { element, says }: Piece, value: string): EditResult | null {
  const id = attribute(element, "id");
  const label = new RegExp(`<label\\b[^>]*\\sfor="${id}"[^>]*>([^<]*)<`).exec(source);
  if (id === "" || !/^[\w-]+$/.test(id) || !label) return null;
  const end = label.index + label[0].length - 1;
  const place = { start: 0, end: 0, innerStart: end - (label[1] ?? "").length, innerEnd: end };
  return pageEdit(
    source,
    [saying(source, place, value)],
    `The field “${says}” is called “${value}” now.`,
  );
}

function inFooter({ source, pieces }: Page, footer: Piece, value: string): EditResult {
  const lines = pieces.filter((one) => one.kind === "text" && isWithin(one, footer));
  const [first] = lines;
  if (first) {
    const change = saying(source, first.place, value);
    // The year goes on by itself where it was said as the page has it.
    const year = /<span id="year">(\d{4})<\/span>/.exec(source);
    const text =
      year && value.includes(year[1] ?? "-")
        ? change.text.replace(year[1] ?? "", () => year[0])
        : change.text;
    return pageEdit(source, [{ ...change, text }], `The footer says “${value}” now.`);
  }
  return pageEdit(
    source,
    [
      {
        start: footer.place.innerStart,
        end: footer.place.innerEnd,
        text: saying(source, footer.place, value).text,
      },
    ],
    `The footer says “${value}” now.`,
  );
}

const ENTITIES: readonly [string, string][] = [
  ["&", "&amp;"],
  ["'", "&#39;"],
  ['"', "&quot;"],
];

/** A text in the place of another, wherever people read that. */
export function everywhere({ source }: Page, old: string, value: string): EditResult | null {
  const written = ENTITIES.reduce((text, [sign, entity]) => text.replaceAll(sign, entity), old);
  const put = ENTITIES.reduce((text, [sign, entity]) => text.replaceAll(sign, entity), value)
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
  if (allWordsOf(old).length === 0) return null;
  let count = 0;
  const next = source.replace(
    /(<(?:script|style)\b[\s\S]*?(?:<\/(?:script|style)>|$)|<!--[\s\S]*?(?:-->|$))|(<meta name="description"[^>]*>)|(<[^>]*>)|([^<]+)/g,
    (whole, kept?: string, meta?: string, tag?: string) => {
      if (kept !== undefined || tag !== undefined) return whole;
      return whole.replace(
        new RegExp(
          `(?<![\\p{L}\\p{N}])${escapePattern(written).replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`,
          "giu",
        ),
        (shown) => {
          if (meta === undefined) count += 1;
          // A word that stands in front somewhere has a capital letter there.
          const isCapital = shown !== written && shown[0] !== written[0] && /^\p{Ll}/u.test(put);
          return isCapital && /^\p{Lu}/u.test(shown)
            ? `${put[0]?.toUpperCase() ?? ""}${put.slice(1)}`
            : put;
        },
      );
    },
  );
  return count === 0
    ? null
    : pageEdit(
        source,
        [{ start: 0, end: source.length, text: next }],
        `“${old}” is “${value}” now${count > 1 ? `, in ${count} places` : ""}.`,
      );
}
