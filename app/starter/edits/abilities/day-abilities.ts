import type { FileTree } from "~/projects/files";
import { withState } from "../behave/entries-in-code";
import { type EditResult, edited, unchanged } from "../edit";
import { PAGE } from "../project";
import { ENTRIES } from "./a-button";
import { type Ability, NO_PLACE, words } from "./ability";
import { narrowed } from "./each-program";
import { above, changeApp, entryApp } from "./entries-of-app";
import { fieldsOf } from "./named-field";

const SHOWN_DATE = /toLocaleDateString\([^,()]+, \{ dateStyle: "\w+" \}\)/;
const TODAY = words("today['’]?s?|heute|heutige*|aujourd['’]hui|hoy|oggi|hoje|current");

/** How dates are written, as the last part of what is said of it. */
const WAYS: readonly [RegExp, string, string][] = [
  [
    /weekday|day of (?:the )?week|wochentag|jour de la semaine|día de la semana|giorno della settimana|dia da semana/iu,
    'toLocaleDateString(undefined, { weekday: "short", day: "numeric", month: "short" })',
    "with their weekday",
  ],
  [
    /german|deutsch|dd\.mm|tt\.mm|\d{1,2}\.\d{1,2}\.\d{2,4}/iu,
    'toLocaleDateString("de-DE", { day: "2-digit", month: "2-digit", year: "numeric" })',
    "as 31.12.2026",
  ],
  [
    /british|\buk\b|european|dd\/mm/iu,
    'toLocaleDateString("en-GB", { day: "2-digit", month: "2-digit", year: "numeric" })',
    "as 31/12/2026",
  ],
  [
    /american|\bus\b|mm\/dd/iu,
    'toLocaleDateString("en-US", { day: "2-digit", month: "2-digit", year: "numeric" })',
    "as 12/31/2026",
  ],
  [/\biso\b|yyyy|jjjj/iu, 'toLocaleDateString("sv-SE")', "as 2026-12-31"],
  [
    /(?:no|without|hide|ohne|sans|sin|senza|sem) (?:the )?(?:year|jahr|année|año|anno|ano)/iu,
    'toLocaleDateString(undefined, { day: "numeric", month: "short" })',
    "without the year",
  ],
  [
    /long|full|spelled|written out|ausgeschrieben|lang/iu,
    'toLocaleDateString(undefined, { dateStyle: "full" })',
    "in full",
  ],
  [/short|kurz|court|cort/iu, 'toLocaleDateString(undefined, { dateStyle: "short" })', "short"],
];

/** What days can do: how they are written, today's date, and only what is due. */
export const DAY_ABILITIES: readonly Ability[] = [
  {
    send: "show dates with the weekday",
    words: [
      words(
        "dates?|weekdays?|day of (?:the )?week|datum|daten|wochentag*|fecha|fechas|data|jour de la semaine|due date",
      ),
      words(
        "format|weekday*|wochentag|german|british|american|european|iso|us|uk|short|long|full|year|written|style|dd.mm.yyyy|dd/mm/yyyy|mm/dd/yyyy|yyyy-mm-dd|tt.mm.jjjj|kurz|deutsch*|jour|semana|settimana|\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}",
      ),
    ],
    more: `${ENTRIES}|${words("show|display|write|format|use|like|as|in|with|the|of|due|day|also|too|week|should|be|without|no|hide|ohne|year|schreibe?|zeige?|in|im|formato|style|dd|mm|yyyy")}`,
    not: words(
      "required|optional|field|column|add a|remove|sort*|group*|filter|weekly|start*|default|copyright|footer|opening|today",
    ),
    isAbsence: true,
    make(files, wish) {
      const way = WAYS.find(([said]) => said.test(wish));
      const path = "src/fields.ts";
      const code = files.get(path) ?? "";
      if (!way || !SHOWN_DATE.test(code) || !fieldsOf(files).some(({ type }) => type === "date"))
        return unchanged("I found no dates to write in that way.");
      const next = code.replace(SHOWN_DATE, () => way[1]);
      return next === code
        ? unchanged("Dates are written like that already.")
        : edited(new Map([[path, next]]), `Dates are written ${way[2]} now.`);
    },
  },
  {
    send: "show today's date at the top",
    words: [
      TODAY,
      words("date|day|datum|tag|fecha|data|jour|día|giorno|dia|weekday"),
      words(
        "show|display|put|add|write|see|have|want|zeig*|schreib*|affiche*|montre*|muestra*|pon|mostra*|metti|top|header|title|under|below|above|oben|haut|arriba|alto|topo",
      ),
    ],
    more: words(
      "at|the|top|of|page|app|in|header|under|below|next|title|headline|current|and|with|heading|what|is|weekday|oben|auf|der|seite|en|haut|arriba",
    ),
    not: words(
      "default|due|prefill*|field|form|filter*|only|tasks?|entries|hide|sort*|set|expenses|button|finished|bottom|footer|beside|clock|time|count*|rounds|filled|selected|new",
    ),
    make: todaysDate,
  },
  {
    send: "show only what is due today",
    words: [
      words(
        "today['’]?s?|overdue|this week|heute|überfällig*|diese woche|aujourd['’]hui|en retard|cette semaine|hoy|vencid*|esta semana|oggi|scadut*|questa settimana|hoje|atrasad*",
      ),
      words(
        "filter*|only|just|button|show|view|tab|switch|see|nur|filtern|ansicht|zeig*|seulement|filtre*|voir|solo|sólo|filtro|mostra*|muestra*|ver|só|apenas|vedere",
      ),
    ],
    more: `${ENTRIES}|${words("due|for|that|are|which|what|is|me|a|the|by|with|and|or|tasks|to|date|fällig*|von|sind")}`,
    not: words(
      "date at|colou?r|red|rot|bold|highlight*|mark*|count*|how many|total|sum|notif*|remind*|top|first|default|date today|sort*|habits?|rounds|average|spent|spend",
    ),
    make: onlyDue,
  },
];

function todaysDate(files: FileTree): EditResult {
  const app = files.get("src/App.tsx");
  const line =
    '<p className="muted today-date">\n          {new Date().toLocaleDateString(undefined, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}\n        </p>';
  if (app) {
    if (
      /weekday: "long",\s*day: "numeric",\s*month: "long"/.test(app) &&
      /<header[\s\S]{0,200}weekday: "long"/.test(app)
    )
      return unchanged("Today's date stands at the top already.");
    const heading = /^([ \t]*)<h1>\{title\}<\/h1>\n/m.exec(app);
    if (!heading) return NO_PLACE;
    const end = heading.index + heading[0].length;
    const isAlone =
      /^[ \t]*<\/(?:div|header)>/.test(app.slice(end)) ||
      /<div>\n\s*$/.test(app.slice(0, heading.index));
    const next = isAlone
      ? `${app.slice(0, end)}${heading[1]}${line}\n${app.slice(end)}`
      : `${app.slice(0, heading.index)}${heading[1]}<div>\n${heading[0]}${heading[1]}${line}\n${heading[1]}</div>\n${app.slice(end)}`;
    return edited(new Map([["src/App.tsx", next]]), "Today's date stands below the title.");
  }
  const [page, program] = [files.get(PAGE) ?? "", "script.js"];
  const code = files.get(program) ?? "";
  const title = /^([ \t]*)<h1[^>]*>[^<]*<\/h1>\n/m.exec(page);
  if (!title || code === "") return NO_PLACE;
  if (page.includes('id="today"')) return unchanged("Today's date stands there already.");
  return edited(
    new Map([
      [
        PAGE,
        page.replace(title[0], () => `${title[0]}${title[1]}<p class="muted" id="today"></p>\n`),
      ],
      [
        program,
        `${code.trimEnd()}\n\n// The date of today, below the title.\ndocument.getElementById("today").textContent = new Date().toLocaleDateString(undefined, {\n  weekday: "long",\n  day: "numeric",\n  month: "long",\n  year: "numeric",\n});\n`,
      ],
    ]),
    "Today's date stands below the title.",
  );
}

function onlyDue(files: FileTree): EditResult {
  const app = entryApp(files);
  const date = fieldsOf(files).find(({ type }) => type === "date");
  if (!app || !date) return unchanged("The entries have no date to choose by.");
  if (/groupField/.test(app.code)) return NO_PLACE;
  return changeApp(
    files,
    () => {
      if (app.code.includes("setDue(")) return app.code;
      const id = JSON.stringify(date.id);
      const box = `<select\n  className="input"\n  aria-label="Show by ${date.label}"\n  value={due}\n  onChange={(event) => setDue(event.target.value)}\n>\n  <option value="">${date.label}: all</option>\n  <option value="late">Overdue</option>\n  <option value="today">Today</option>\n  <option value="week">The next seven days</option>\n</select>`;
      const code = narrowed(app, `(${app.entry}) => isDue(${app.entry}.values[${id}] ?? "", due)`);
      const withBox = above({ ...app, code }, box);
      const head = `/** Whether a day is in the span that is chosen. */\nfunction isDue(day: string, due: string): boolean {\n  if (due === "") return true;\n  if (day === "") return false;\n  const [today, end] = [0, 6].map((days) => new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE"));\n  if (!today || !end) return true;\n  if (due === "late") return day < today;\n  return due === "today" ? day === today : day >= today && day <= end;\n}\n\n`;
      const at = withBox.search(/^export function/m);
      return withState(
        withBox.slice(0, at) + head + withBox.slice(at),
        'const [due, setDue] = useState("");',
      );
    },
    `A choice above the list shows what is overdue, due today or in the next seven days, by “${date.label}”.`,
  );
}
