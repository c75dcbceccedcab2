import { PAGE_WORDS } from "../../../pages/words";
import { languageOfPage } from "../../../sections/languages";
import { html } from "../../../source/html";
import { type EditResult, edited, refused, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { attribute, placeOf, wholeLines } from "../../said/page-elements";
import { bare, findPieces } from "../find-pieces";
import type { Order } from "../order";
import type { Entry } from "../page-entries";
import type { Page, Piece } from "../page-model";

const TABLE =
  "(?:(?:nice|proper|simple|little|ordentliche[nr]?|einfache[nr]?) )?(?:table|tabelle|tableau|tabla|tabella|tabela)(?!\\p{L})";
const FORMS = [
  pattern(
    `^(?:please |bitte )*(?:make|put|show|turn|have|list|display|convert|set|mache?|setze?|zeige?|stelle?|mets|affiche[rz]?|pon(?:er)?|muestra|metti|mostra|põe|coloca)@ (?<what>.+?) (?:(?:in|into|as|to|dar als|als|en|dans|comme|como|in forma di|numa|em) )?(?:an? |ein(?:e|er)? |une? |una |uma )?${TABLE}(?<tail>.*)$`,
  ),
  pattern(
    `^(?<what>.+?) (?:should be|should be in|could be|as|in|als|in einer|soll(?:en|te|ten)? (?:als|in einer|eine)|en|dans un|como|en una|in una|como uma|numa) (?:an? |ein(?:e|er)? |une? |un |una |uma )?${TABLE}(?: (?:sein|stehen|anzeigen|zeigen))?(?<tail>.*)$`,
  ),
];
const RIGHT =
  /(?:,? ?(?:and|und|et|y|e|with|mit)? ?(?:the |die |den |les |los )?(?:numbers?|prices?|amounts?|figures?|zahlen|beträge|preise?n?|prix|chiffres|números|precios|numeri|prezzi|preços)? ?(?:right[- ]aligned|aligned (?:to the |on the )?right|on the right|rechtsbündig(?:e[nr]?)?|rechts|alignée?s? à droite|a la derecha|a destra|à direita)(?: (?:the |die |den |les |los )?(?:numbers?|prices?|zahlen|beträge|preise|prix))?)/iu;
const HEADS: Readonly<Record<string, readonly [when: string, what: string, more: string]>> = {
  en: ["When", "What", "More"],
  de: ["Wann", "Was", "Mehr"],
  fr: ["Quand", "Quoi", "Détails"],
  es: ["Cuándo", "Qué", "Detalles"],
  it: ["Quando", "Che cosa", "Dettagli"],
  pt: ["Quando", "O quê", "Detalhes"],
};
/** How a table of the page looks. */
export const TABLE_CSS = `.entries-table {
  width: 100%;
  border-collapse: collapse;
}

.entries-table :is(th, td) {
  padding: 0.7rem 0.75rem;
  border-bottom: 1px solid var(--border);
  text-align: start;
  vertical-align: top;
}

.entries-table .menu-price {
  text-align: end;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
}

.table-scroll {
  overflow-x: auto;
}
`;

/** "Make the prices a table": what a section lists as rows, with a column for each thing that its entries say. */
export function asTable({ text, quotes, page, files }: Order): EditResult | null {
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups?.what) continue;
    // What else is to be in it would be made up.
    const tail = (groups.tail ?? "").replace(RIGHT, " ").trim();
    if (/\p{L}/u.test(tail)) continue;
    const found = findPieces(bare(groups.what), page, quotes);
    const [first] = found?.pieces ?? [];
    const named = first?.kind === "section" ? first : first?.section;
    const hasTimes = (piece: Piece) =>
      page.pieces.some((one) => one.section === piece && one.entry?.time);
    // "Your first time" holds no times, and a point that names them gives none.
    const ofTimes = TIMES.test(groups.what);
    const section = named && (!ofTimes || hasTimes(named)) ? named : null;
    const week = ofTimes && !section ? page.pieces.filter(isProgramme).filter(hasTimes) : [];
    const one = section ?? (week.length === 1 ? week[0] : undefined);
    if (one) return intoTable(page, one, files);
    if (ofTimes && named?.kind === "section" && week.length === 0)
      return refused(
        "The page gives no times yet. Say them, as in “training times: seniors Tuesdays 7pm, juniors Thursdays 5pm”, and they stand in a table.",
      );
  }
  return null;
}

/** The part that says what happens when, whatever it is called: "A week with us". */
const isProgramme = ({ kind, element }: Piece) =>
  kind === "section" && /(?:^|\s)section-schedule(?:\s|$)/.test(attribute(element, "class"));

const TIMES =
  /(?<!\p{L})(?:times?|hours|schedule|timetable|zeiten|uhrzeiten|horaires?|horarios?|orari|horários?)(?!\p{L})/iu;

function intoTable(page: Page, section: Piece, files: Order["files"]): EditResult | null {
  const { source, pieces } = page;
  const all = pieces.flatMap(({ kind, section: own, entry }) =>
    kind === "entry" && own === section && entry ? [entry] : [],
  );
  const list = all[0]?.list;
  const entries = all.filter((entry) => entry.list === list);
  if (!list || entries.length === 0 || entries.length < all.length) return null;
  if (list.tagName === "tbody") return unchanged(`“${section.says}” is a table already.`);
  if (
    /details|dl/.test(list.tagName) ||
    entries.some(({ element }) => element.tagName === "details")
  )
    return null;
  const place = placeOf(list);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!place || !styles || css === undefined) return null;
  const language = languageOfPage(source);
  const [when, what, more] = HEADS[language] ?? ["When", "What", "More"];
  const columns = [
    { head: when, css: "schedule-time", of: ({ time }: Entry) => time?.text },
    { head: what, css: "menu-name", of: ({ name }: Entry) => name.text },
    {
      head: more,
      css: "menu-text",
      of: ({ texts }: Entry) => texts.map(({ text }) => text).join(", "),
    },
    { head: PAGE_WORDS[language].price, css: "menu-price", of: ({ price }: Entry) => price?.text },
  ].filter(({ of }) => entries.some((entry) => of(entry)));
  const row = (cells: readonly string[]) =>
    `    <tr>\n${cells.map((cell) => `      ${cell}\n`).join("")}    </tr>\n`;
  const head = row(
    columns.map(({ head: name, css: own }) => `<th scope="col" class="${own}">${html(name)}</th>`),
  );
  const body = entries
    .map((entry) =>
      row(columns.map(({ css: own, of }) => `<td class="${own}">${html(of(entry) ?? "")}</td>`)),
    )
    .join("");
  const lines = wholeLines(source, place);
  const indent = /^[ \t]*/.exec(source.slice(lines.start))?.[0] ?? "";
  const table = `<div class="table-scroll">\n<table class="entries-table">\n  <thead>\n${head}  </thead>\n  <tbody>\n${body}  </tbody>\n</table>\n</div>\n`;
  const next =
    source.slice(0, lines.start) + table.replace(/^(?=.)/gm, indent) + source.slice(lines.end);
  return edited(
    new Map([
      [PAGE, next],
      ...(css.includes(".entries-table {")
        ? []
        : ([[styles, `${css.replace(/\n*$/, "\n")}\n${TABLE_CSS}`]] as const)),
    ]),
    `“${section.says}” is a table now, with a row for each of the ${entries.length}${columns.some(({ css: own }) => own === "menu-price") ? " and the prices at the right" : ""}.`,
  );
}
