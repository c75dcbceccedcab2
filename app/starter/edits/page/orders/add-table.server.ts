import { sentenceCase } from "../../../match/words";
import { html } from "../../../source/html";
import { pageSlug } from "../../add-page.server";
import { type EditResult, edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { attribute } from "../../said/page-elements";
import { withNavLink } from "../../sections.server";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { ADDS, WISHES } from "../verbs";
import { TABLE_CSS } from "./as-table";

const FORM = pattern(
  `^(?:(?:${ADDS}|${WISHES})@ )?(?:an? |the |our )?(?:small |little |simple |new )*(?:(?<name2>[\\p{L} ]{3,24}?) )?(?<noun>table|timetable|schedule|tabelle|stundenplan)(?: (?:of|for|with|showing|listing)(?: the| our| all)? (?<name>[\\p{L} ]{3,30}?))?(?:,? (?:with|showing|by|and)(?: the| their)? (?<columns>[\\p{L}, ]{3,60}?))? ?: ?(?<rows>.+)$`,
);
const DAY =
  "(?:mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:r(?:s(?:day)?)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|daily|weekdays|weekends)";
const CLOCK =
  "(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h))?(?: ?(?:-|–|to|bis) ?\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h))?)?)";
/** "Piano monday 15:00 Eva": what, on which day, when, and with whom. */
const ROW = pattern(
  `^(?<what>\\p{L}[\\p{L} &/'’-]{1,40}?),? (?:on )?(?<day>${DAY}(?:(?: ?(?:and|,|&|\\+|to|-|–|und) ?)${DAY})*)@,? (?:at |from |um )?(?<time>${CLOCK})@,? ?(?:with |mit )?(?<who>\\p{L}[\\p{L} .'’-]{1,30})?$`,
);
const HEADS = { what: "What", day: "Day", time: "Time", who: "With" };
type Row = Partial<Record<keyof typeof HEADS, string>>;

/** A table of what happens on which day and when: "table of courses: piano monday 15:00, guitar tuesday 16:30". */
export function addTable({ text, quotes, page, files }: Order): EditResult | null {
  const groups = FORM.exec(text)?.groups ?? LISTED.exec(text)?.groups;
  const name = (groups?.name ?? groups?.name2 ?? groups?.noun ?? "").trim();
  const parts = (groups?.rows ?? "").split(/\s*;\s*|\s*\n\s*|\s*,\s+(?:and )?(?=\p{L})/u);
  const rows = parts.map((part) => ROW.exec(unmasked(part, quotes))?.groups as Row | undefined);
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!groups || rows.length < 2 || name === "" || !styles || css === undefined) return null;
  if (rows.some((row) => row === undefined)) return null;
  const columns = (Object.keys(HEADS) as (keyof typeof HEADS)[]).filter((column) =>
    rows.some((row) => row?.[column]),
  );
  const heading = sentenceCase(name);
  const taken = new Set(page.pieces.map(({ element }) => attribute(element, "id")));
  const slug = pageSlug(heading) || "table";
  const id = taken.has(slug) ? `${slug}-2` : slug;
  const close = page.source.lastIndexOf("</main>");
  if (taken.has(id) || close < 0) return null;
  const cells = (of: (column: keyof typeof HEADS) => string) =>
    `          <tr>\n${columns.map((column) => `            ${of(column)}\n`).join("")}          </tr>\n`;
  const body = rows
    .map((row) => cells((column) => `<td>${html(sentenceCase((row?.[column] ?? "").trim()))}</td>`))
    .join("");
  const block = `      <section class="section" id="${id}" aria-labelledby="${id}-title">
        <h2 id="${id}-title">${html(heading)}</h2>
        <div class="table-scroll">
        <table class="entries-table">
          <thead>
${cells((column) => `<th scope="col">${HEADS[column]}</th>`)}          </thead>
          <tbody>
${body}          </tbody>
        </table>
        </div>
      </section>
`;
  const at = page.source.lastIndexOf("\n", close) + 1;
  const next = withNavLink(
    page.source.slice(0, at) + block + page.source.slice(at),
    `#${id}`,
    html(heading),
  );
  return edited(
    new Map([
      [PAGE, next],
      ...(css.includes(".entries-table {")
        ? []
        : ([[styles, `${css.replace(/\n*$/, "\n")}\n${TABLE_CSS}`]] as const)),
    ]),
    `Added a table “${heading}” with ${rows.length} rows.`,
  );
}

/** "Courses: Spinning Mon 18:00 Tom; Pilates Thu 10:00 Eva": rows that need no word for a table. */
const LISTED = pattern(
  `^(?:(?:${ADDS})@ )?(?:the |our )?(?<name>[\\p{L} ]{3,24}?) ?: ?(?<rows>\\p{L}[^:]*~${DAY}@.+)$`,
);
