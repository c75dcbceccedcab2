import { sentenceCase } from "../../../match/words";
import { html } from "../../../source/html";
import { pageSlug } from "../../add-page.server";
import { type EditResult, edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { attribute } from "../../said/page-elements";
import { withNavLink } from "../../sections.server";
import { unmasked } from "../masked";
import { beforeForm } from "../new-section-place";
import type { Order } from "../order";
import { ADDS, WISHES } from "../verbs";
import { TABLE_CSS } from "./as-table";
import { instead, isSample } from "./section-there";

const FORM = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ )?(?:an? |the |our )?(?:small |little |simple |new )*(?:(?<name2>[\\p{L} ]{3,24}?) )?(?<noun>table|timetable|schedule|tabelle|stundenplan)(?: (?:of|for|with|showing|listing)(?: the| our| all)? (?<name>[\\p{L} ]{3,30}?))?(?:,? (?:with|showing|by|and)(?: the| their)? (?<columns>[\\p{L}, ]{3,60}?))? ?: ?(?<rows>.+)$`,
);
const DAY =
  "(?:mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:r(?:s(?:day)?)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|daily|weekdays|weekends)";
const CLOCK =
  "(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h))?(?: ?(?:-|–|to|bis) ?\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h))?)?)";
/** "Piano monday 15:00 Eva": what, on which day, when, and with whom. */
const ROW = pattern(
  `^(?:the |our )?(?<what>\\p{L}[\\p{L}\\d &/'’+-]{1,40}?)(?:,| (?<verb>trains?|practi[sc]es?|rehearses?|meets?|plays?|trainier(?:en|t)|proben|probt|treffen sich|spielen|s['’]entraînent|entrenan))?,? (?:on |am |le |los )?(?<day>${DAY}(?:(?: ?(?:and|,|&|\\+|to|-|–|und) ?)${DAY})*)@,? (?:at |from |um |von |de )?(?<time>${CLOCK})@,? ?(?:with |mit )?(?<who>\\p{L}[\\p{L} .'’-]{1,30})?$`,
);
const HEADS = { what: "What", day: "Day", time: "Time", who: "With" };
type Row = Partial<Record<keyof typeof HEADS, string>>;

/** A table of what happens on which day and when: "table of courses: piano monday 15:00, guitar tuesday 16:30". */
export function addTable({ text, quotes, page, files }: Order): EditResult | null {
  const groups = FORM.exec(text)?.groups ?? LISTED.exec(text)?.groups;
  const name = (groups?.name ?? groups?.name2 ?? groups?.noun ?? "").trim();
  const parts = (groups?.rows ?? "").split(/\s*;\s*|\s*\n\s*|\s*,\s+(?:and )?(?=\p{L})/u);
  const rows = parts.map((part) => ROW.exec(unmasked(part, quotes))?.groups as Row | undefined);
  if (!groups || rows.length < 2 || name === "" || rows.some((row) => row === undefined))
    return null;
  const columns = (Object.keys(HEADS) as (keyof typeof HEADS)[]).filter((column) =>
    rows.some((row) => row?.[column]),
  );
  return tableSection(
    { page, files },
    sentenceCase(name),
    columns.map((column) => HEADS[column]),
    rows.map((row) => columns.map((column) => sentenceCase((row?.[column] ?? "").trim()))),
  );
}

/** What those do who come on a day, by what the table of their hours is called. */
const CALLED: readonly [RegExp, string][] = [
  [/^(?:train|practi|trainier|s['’]entr|entren)/iu, "Training times"],
  [/^(?:rehears|prob)/iu, "Rehearsals"],
  [/^(?:meet|treff)/iu, "When we meet"],
  [/^(?:play|spiel)/iu, "When we play"],
];

/** "Under 10s train Mondays 5 to 6:30pm, under 14s Tuesdays 6 to 7:30pm": a table with a row for each. */
export function tellTimes({ text, quotes, page, files }: Order): EditResult | null {
  const parts = text
    .replace(
      /^(?:our |the )?(?:training|practice) (?:times?|schedule|hours)(?: (?:is|are))?:? /iu,
      "",
    )
    .split(
      /\s*;\s*|\s*\n\s*|\s*,\s+(?:and )?(?=\p{L})|\s+(?:and|und|et|y) (?=(?:the |our )?\p{L}+ \d+s?,? (?:train|on |\p{L}+day))/u,
    );
  const rows = parts.map((part) => ROW.exec(unmasked(part, quotes))?.groups);
  const verb =
    rows[0]?.verb ?? (/^(?:our |the )?(?:training|practice) /iu.test(text) ? "train" : undefined);
  const heading = CALLED.find(([form]) => form.test(verb ?? ""))?.[1];
  if (rows.some((row) => row === undefined) || !heading) return null;
  // One alone that meets somewhen has its line among the others of a programme.
  if (rows.length < 2 && page.pieces.some(({ entry }) => entry?.time)) return null;
  return tableSection(
    { page, files },
    heading,
    ["Who", "Day", "Time"],
    rows.map((row) =>
      [row?.what, row?.day, row?.time].map((one) => sentenceCase((one ?? "").trim())),
    ),
  );
}

/** A section with a table: in the place of a programme that is an example, else before the form of the page. */
export function tableSection(
  { page, files }: Pick<Order, "page" | "files">,
  heading: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  isOwn = false,
): EditResult | null {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined || !page.source.includes("</main>")) return null;
  const cells = (tag: string, texts: readonly string[]) =>
    `    <tr>\n${texts.map((text) => `      <${tag}>${html(text)}</${/^\w+/.exec(tag)?.[0]}>\n`).join("")}    </tr>\n`;
  const table = `<div class="table-scroll">
<table class="entries-table">
  <thead>
${cells('th scope="col"', heads)}  </thead>
  <tbody>
${rows.map((row) => cells("td", row)).join("")}  </tbody>
</table>
</div>
`;
  const style: [string, string][] = css.includes(".entries-table {")
    ? []
    : [[styles, `${css.replace(/\n*$/, "\n")}\n${TABLE_CSS}`]];
  const sample = page.pieces.find(
    (piece) =>
      !isOwn &&
      piece.kind === "section" &&
      /(?:^|\s)section-schedule(?:\s|$)/.test(attribute(piece.element, "class")) &&
      isSample(piece, page),
  );
  const put = sample
    ? instead(sample, { markup: table, kind: "schedule", count: rows.length }, page)
    : null;
  if (put?.ok)
    return edited(
      new Map([...put.changes, ...style]),
      `“${sample?.says}” holds a table with ${rows.length === 1 ? "that row" : `${rows.length} rows`} now, in the place of the examples.`,
    );
  const taken = new Set(page.pieces.map(({ element }) => attribute(element, "id")));
  const slug = pageSlug(heading) || "table";
  const id = taken.has(slug) ? `${slug}-2` : slug;
  if (taken.has(id)) return null;
  const block = `      <section class="section" id="${id}" aria-labelledby="${id}-title">
        <h2 id="${id}-title">${html(heading)}</h2>
${table.replace(/^(?=.)/gm, "        ")}      </section>
`;
  const at = beforeForm(page);
  const next = withNavLink(
    page.source.slice(0, at) + block + page.source.slice(at),
    `#${id}`,
    html(heading),
  );
  return edited(
    new Map([[PAGE, next], ...style]),
    `Added a table “${heading}” with ${rows.length === 1 ? "that row" : `${rows.length} rows`}.`,
  );
}

/** "Courses: Spinning Mon 18:00 Tom; Pilates Thu 10:00 Eva": rows that need no word for a table. */
const LISTED = pattern(
  `^(?:(?:${ADDS})@ )?(?:the |our )?(?<name>[\\p{L} ]{3,24}?) ?: ?(?<rows>\\p{L}[^:]*~${DAY}@.+)$`,
);
