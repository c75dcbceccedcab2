import { type EditResult, edited } from "../../edit";
import { setLooksOf } from "../../parts/look-of-part";
import type { Part } from "../../parts/part";
import { partsOf } from "../../parts/parts-of";
import { shapeOf } from "../../project";
import { looksIn } from "../../said/looks";
import type { Look } from "../../said/measures";
import type { Found } from "../find-pieces";
import { FAMILIES, withFamily } from "../fonts";
import type { SaidLooks } from "../look-words";
import { sparingAccent } from "../on-accent-ground";
import type { Order } from "../order";
import type { Piece, PieceKind } from "../page-model";
import { colourLook } from "./colour-look";
import { fontTokens, ruled } from "./look-rules";

/** The parts whose colour is that of their ground. */
const BOXES = new Set<PieceKind>([
  "button",
  "section",
  "footer",
  "header",
  "nav",
  "hero",
  "entry",
  "form",
  "field",
]);
/** Selectors of what a page has once; a headline is what stands largest: the name, or the line beside it. */
const ONE_OF: Partial<Record<PieceKind, string[]>> = {
  title: ["h1"],
  headline: ["h1", ".headline"],
  footer: ["footer"],
  nav: ["nav"],
};
/** Selectors of all pieces of a kind. */
const ALL_OF: Partial<Record<PieceKind, string[]>> = {
  title: ["h1", ".brand"],
  button: [".button"],
  heading: ["h2", "h3"],
  field: [".input"],
  picture: [".art", ".tile-art", "main img"],
  navlink: ["nav a"],
  link: ["main a:not(.button)"],
};

export function ofPieces(
  found: Found,
  said: SaidLooks,
  of: SaidLooks["of"],
  order: Order,
): EditResult | null {
  const { files } = order;
  const { pieces, isAll, kinds } = found;
  const [first] = pieces;
  if (!first || said.scheme || of === "accent") return null;
  if (said.colours.length > 2 || (said.colours.length === 2 && of !== null)) return null;
  if (said.columns !== null) return inColumns(found, said, order);
  const isBox = BOXES.has(first.kind) && of !== "text";
  const looks: Look[] = said.looks.flatMap((look) =>
    looksIn(radiusSaid(look, first, order.text) ?? look, isBox),
  );
  if (said.looks.length > 0 && looks.length < said.looks.length) return null;
  const [colour] = said.colours;
  if (said.colours.length === 2) return null;
  if (colour) looks.push(colourLook(colour, isBox || of === "background", files));
  if (said.font) {
    const { family, name } = FAMILIES[said.font];
    looks.push({
      property: "font-family",
      declare: () => ({ "font-family": family }),
      said: `Set the {} in ${name}.`,
    });
  }
  if (looks.length === 0) return null;
  if (first.kind === "picture" && looks.some(({ property }) => /font|text|color/.test(property)))
    return null;
  const isHeadings = isAll && kinds.includes("heading");
  const isLinks = isAll && kinds.includes("link");
  const isLogo =
    first.kind === "title" && /(?<!\p{L})logo/iu.test(order.text) && hasSign(order.page.source);
  // Where the name stands as a sign as well, it is seen there first.
  const isSized =
    first.kind === "title" &&
    hasSign(order.page.source) &&
    looks.some(({ property }) => property === "font-size");
  const all = isLogo
    ? [".brand"]
    : isSized
      ? ["h1", ".brand"]
      : isLinks
        ? ["nav a", "main a:not(.button)", "footer a"]
        : isAll
          ? ALL_OF[first.kind]
          : kinds.length === 0 || pieces.length > 1 || ONE_OF[first.kind]
            ? (ONE_OF[kinds[0] ?? first.kind] ?? ONE_OF[first.kind])
            : undefined;
  const name = isLinks
    ? "links"
    : isAll
      ? `${nounOf(first.kind, kinds)}`
      : `“${first.says || first.kind}”`;
  if (isHeadings && said.font && looks.length === 1)
    return fontTokens(files, said.font, ["--font-heading"]);
  const result = isHeadings
    ? ofHeadings(looks, order)
    : all
      ? ruled(files, all, looks, name)
      : setLooksOf(files, partsFor(pieces, files), looks, name);
  return result.ok && said.font ? withFamilyIn(result, files, said.font) : result;
}

function ofHeadings(looks: readonly Look[], order: Order): EditResult {
  const make = (files: Order["files"]) =>
    ruled(files, ["h1", "h2", "h3", ".headline"], looks, "headings");
  return looks.some(({ property }) => property === "color")
    ? sparingAccent(order, make)
    : make(order.files);
}

/** Whether the name stands as a sign of its own above the first screen, which names it again. */
const hasSign = (source: string) => /<p class="brand">/.test(source) && source.includes("<h1");

/** Round corners of a picture are corners, and no circle. */
function radiusSaid(look: string, { kind }: Piece, said: string): string | null {
  if (look === "square corners") return "0px radius";
  return look === "rounded" &&
    kind === "picture" &&
    /(?<!\p{L})(?:corners?|edges?|ecken)(?!\p{L})/iu.test(said)
    ? "20px radius"
    : null;
}

function withFamilyIn(
  result: EditResult & { ok: true },
  files: Order["files"],
  kind: keyof typeof FAMILIES,
): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? result.changes.get(styles) : null;
  if (!styles || !css) return result;
  return { ...result, changes: new Map(result.changes).set(styles, withFamily(css, kind)) };
}

function nounOf(kind: PieceKind, kinds: Found["kinds"]): string {
  return (
    {
      button: "buttons",
      heading: "headings",
      field: "fields",
      picture: "pictures",
      navlink: "links of the menu",
      link: "links",
      entry: "entries",
    }[kind as string] ?? `${kinds[0] ?? kind}s`
  );
}

function partsFor(pieces: readonly Piece[], files: Order["files"]): Part[] {
  const starts = new Set(pieces.map(({ place }) => place.start));
  return partsOf(files).filter(({ path, start }) => path === "index.html" && starts.has(start));
}

/** How many entries of a section stand beside each other. */
function inColumns({ pieces }: Found, said: SaidLooks, { files, page }: Order): EditResult | null {
  const [first] = pieces;
  if (!first || said.columns === null || said.columns < 1 || said.columns > 6) return null;
  const section = first.kind === "section" ? first : first.section;
  const entries = page.pieces.filter(
    (piece) => piece.kind === "entry" && piece.section === section && section !== null,
  );
  const list = entries[0]?.entry?.list;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!list || !section || !styles || css === undefined) return null;
  const id = section.element.attrs.find(({ name }) => name === "id")?.value;
  const own = list.attrs.find(({ name }) => name === "class")?.value.split(/\s+/)[0];
  if (!id) return null;
  const selector = own ? `#${id} .${own}` : `#${id} ${list.tagName}`;
  const rule = `@media (min-width: 46rem) {\n  ${selector} {\n    display: grid;\n    grid-template-columns: repeat(${said.columns}, minmax(0, 1fr));\n    gap: clamp(1.25rem, 3vw, 2.5rem);\n  }\n}\n`;
  return edited(
    new Map([[styles, `${css.replace(/\n*$/, "\n")}\n${rule}`]]),
    `“${section.says}” stands in ${said.columns} columns now, on screens that are wide enough.`,
  );
}
