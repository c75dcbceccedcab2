import type { FileTree } from "~/projects/files";
import { readText } from "../../source/files.server";
import { above, entryApp } from "../abilities/entries-of-app";
import { fieldsOf } from "../abilities/named-field";
import { applied, type EditResult, edited, there, unchanged } from "../edit";
import { addFields } from "../fields";
import { shapeOf } from "../project";
import { withEntryPart } from "./entry-part";
import type { Feature } from "./feature";
import { WEEKDAYS } from "./refusal-words";
import { anyOf } from "./said-of";

const sourceOf = (name: string) => readText(`edits/files/app/components/${name}.tsx`);
const pathOf = (name: string) => `src/components/${name}.tsx`;

/** A component in each entry, which keeps by itself what is written in it. */
function inEach(files: FileTree, name: string, said: string): EditResult {
  if (files.has(pathOf(name))) return there("It has that already.");
  const made = withEntryPart(files, { name, markup: (as) => `<${name} of={${as}.id} />` });
  return made
    ? edited(new Map([...made, [pathOf(name), sourceOf(name)]]), said)
    : unchanged("I found no place in the entries for that.");
}

/** Points to tick off in each entry. */
export const withChecklist = (files: FileTree): EditResult =>
  files.has("src/components/Steps.tsx")
    ? there("Each entry has steps to tick off already.")
    : inEach(
        files,
        "Checklist",
        "Each entry has a checklist now: press “Checklist” on it, add points and tick them off. It is kept in this browser.",
      );

interface Above {
  name: string;
  source: string;
  markup: string;
  said: string;
  css?: string;
}

/** A component above the entries. */
export function aboveAll(files: FileTree, { name, source, markup, said, css }: Above): EditResult {
  const app = entryApp(files);
  if (!app) return unchanged("This project keeps no entries that I know.");
  if (files.has(pathOf(name))) return there("It has that already.");
  const changes = new Map<string, string | null>([
    [app.path, `import { ${name} } from "./components/${name}";\n${above(app, markup)}`],
    [pathOf(name), source],
  ]);
  const { styles } = shapeOf(files);
  const own = styles ? (files.get(styles) ?? "") : "";
  if (styles && css && !own.includes(css.slice(0, 40)))
    changes.set(styles, `${own.trimEnd()}\n\n${css}`);
  return edited(changes, said);
}

/** A view of days needs a day: a field for it is added where there is none. */
interface DayView {
  name: string;
  source: string;
  told: string;
}

function dayView(files: FileTree, words: string, { name, source, told }: DayView): EditResult {
  const date = fieldsOf(files).find(({ type }) => type === "date");
  const fresh = /deadline|due|fällig/iu.test(words)
    ? { id: "dueDate", label: "Due date", type: "date" as const }
    : { id: "date", label: "Date", type: "date" as const };
  const made = date ? null : addFields(files, [fresh]);
  if (made && !made.ok) return made;
  const tree = made ? applied(files, made.changes) : files;
  const app = entryApp(tree);
  if (!app) return unchanged("This project keeps no entries that I know.");
  const opens = /function open\((\w+): \w+(, isNew: boolean)?\)/.exec(app.code);
  const onOpen = opens ? ` onOpen={${opens[2] ? "(entry) => open(entry, false)" : "open"}}` : "";
  const shown = aboveAll(tree, {
    name,
    source,
    markup: `<${name} entries={${app.stored}} date="${date?.id ?? fresh.id}"${onOpen} />`,
    css: readText("edits/files/app/views.css"),
    said: told,
  });
  return shown.ok && made
    ? edited(new Map([...made.changes, ...shown.changes]), `${made.said} ${shown.said}`)
    : shown;
}

/** "Mo-Fr", "Mo bis Fr": such short names say other things elsewhere ("so I can", "do it"). */
const SHORT_DAYS = ["mo", "di", "mi", "do", "fr", "sa", "so"];
const SHORT_SPAN = new RegExp(
  `(?<!\\p{L})(${SHORT_DAYS.join("|")})\\.? ?(?:-|–|bis) ?(${SHORT_DAYS.join("|")})(?!\\p{L})`,
  "iu",
);

/** The weekdays from one to another that a wish names, Monday is 1; all of them without. */
function daysSaid(words: string): number[] {
  const all = [1, 2, 3, 4, 5, 6, 7];
  if (/working days|weekdays only|workdays|werktage/iu.test(words)) return all.slice(0, 5);
  const [, first = "", last = ""] = SHORT_SPAN.exec(words)?.map((one) => one.toLowerCase()) ?? [];
  const short = [SHORT_DAYS.indexOf(first), SHORT_DAYS.indexOf(last)] as const;
  if (short[0] >= 0 && short[0] < short[1]) return all.slice(short[0], short[1] + 1);
  // Sunday, the first of those names, is the seventh here.
  const said = WEEKDAYS.map((one, at) => [at || 7, words.search(one)] as const)
    .filter(([, place]) => place >= 0)
    .sort((a, b) => a[1] - b[1]);
  const [from = 1, to = 7] = [said[0]?.[0], said[1]?.[0]];
  return said.length === 2 && from < to ? all.slice(from - 1, to) : all;
}

const ANY_DAY =
  "mon\\p{L}*|tue\\p{L}*|wed\\p{L}*|thu\\p{L}*|fri\\p{L}*|sat\\p{L}*|sun\\p{L}*|mo|di|mi|do|fr|sa|so|\\p{L}+tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta";
const EACH_ENTRY =
  "on|under|per|each|every|below|any|jede[rsmn]?|zu|unter|pro|chaque|sous|cada|sobre|ogni|su|em|leave|write|post|reply|discuss|able|attach|underneath|inside|within|people|team|each other";

/** What stands in each entry or above all of them, and keeps what it shows by itself. */
export const PART_FEATURES: readonly Feature[] = [
  {
    asks: [
      anyOf(
        "comments?|commenting|discussion|message thread|kommentare?|kommentieren|commentaires?|commenter|comentarios?|comentar|commenti|commentare|comentários?",
      ),
    ],
    more: anyOf(`${EACH_ENTRY}|section|field|box|talk|chat|function`),
    not: anyOf(
      "field called|likes?|facebook|spam|moderate|remove|delete|hide|count|number of|colou?r",
    ),
    make: (files) =>
      inEach(
        files,
        "Comments",
        "Each entry has comments now: press “Comments” on it, write and send. They are kept in this browser, so people see each other's only on the same device.",
      ),
  },
  {
    asks: [
      anyOf(
        "check ?lists?|sub-?tasks?|sub ?steps|smaller steps|to-?do list inside|checklisten?|unteraufgaben|teilaufgaben|sous-tâches|liste de contrôle|subtareas|lista de (?:control|verificación)|sottoattività|subtarefas",
      ),
    ],
    more: anyOf(
      "tick|ticked|off|inside|within|in|items?|steps?|break|down|split|abhaken|cocher|marcar|add|with|points?|per|open|it",
    ),
    not: anyOf(
      "move|remove|delete|hide|colou?r|progress|count|(?:show|display|make|have|list) the \\p{L}+ (?:as|into)",
    ),
    make: withChecklist,
  },
  {
    asks: [
      anyOf(
        "calendars?(?: view)?|month(?:ly)? (?:view|overview|calendar)|kalender(?:ansicht)?|monats(?:ansicht|übersicht|kalender)|calendrier|vue (?:mensuelle|du mois)|calendarios?|vista (?:mensual|del mes|mensile)|calendário",
      ),
    ],
    more: anyOf(
      "month|months|monthly|view|dates?|days?|on|as|by|in|shown|monat|mois|mes|mese|mês|tage?|jours?|días?|due|deadlines?",
    ),
    not: anyOf(
      "google|outlook|ical|ics|apple|export|sync\\p{L}*|subscribe|picker|remove|hide|good days|habits?|streaks?|week|choose|pick|field",
    ),
    make: (files, { words }) =>
      /streakOf\(/.test(files.get("src/App.tsx") ?? "")
        ? null
        : dayView(files, words, {
            name: "MonthView",
            source: sourceOf("MonthView"),
            told: "A calendar above the list shows the entries on their days, month by month.",
          }),
  },
  {
    asks: [
      anyOf(
        "week(?:ly)? (?:view|overview|plan|planner|calendar|schedule|table)|(?:whole|entire|full) week|wochen(?:ansicht|übersicht|plan|kalender)|(?:ganze|gesamte) woche|vue (?:de la semaine|hebdomadaire)|(?:toute )?la semaine(?: entière)?|(?:la )?semana (?:entera|completa)|vista semanal|semana de \\p{L}+ a \\p{L}+|(?:tutta )?la settimana|vista settimanale|(?:a )?semana (?:toda|inteira)",
      ),
    ],
    more: anyOf(
      `${ANY_DAY}|to|until|till|through|bis|von|a|al|à|au|da|until|only|working|days?|weekdays|week|semana|woche|columns?|with|one|per|each|day|appointments?|at a glance|citas|termine`,
    ),
    not: anyOf(
      "average|mean|durchschnitt|schnitt|moyenne|promedio|media|total|sum|how (?:much|many)|count|spent|start|begin|repeat|every|goal|habits?|streaks?|remove|hide|number|best|compare|filter|only this",
    ),
    make: (files, { said, words }) =>
      /streakOf\(/.test(files.get("src/App.tsx") ?? "")
        ? null
        : dayView(files, words, {
            name: "WeekView",
            source: sourceOf("WeekView").replace(
              /= \[1, 2, 3, 4, 5, 6, 7\]/,
              `= [${daysSaid(said).join(", ")}]`,
            ),
            told: "A view of the week above the list shows the entries by day and time; “Earlier” and “Later” go to other weeks.",
          }),
  },
  {
    asks: [
      anyOf(
        "back-?ups?|back up|(?:daten|alles|es) sichern|sichern|sicherung(?:skopie)?|datensicherung|sauvegarder?|copia de seguridad|respaldo|backup|copia di sicurezza|cópia de segurança|export and import|import and export|(?:save|export) (?:all )?(?:my |the |our )?(?:data|everything)|(?:move|transfer|take) (?:it|everything|(?:all )?(?:my |the )?(?:data|entries)) to (?:another|a new|my other|my new) (?:phone|computer|device|browser)",
      ),
    ],
    more: anyOf(
      "data|file|files|restore|load|import|back|as|to|json|herunterladen|wieder|einspielen|laden|meine|restaurar|descargar|download|everything|entries|lose|them|it|new|another|phone|computer|device|daten|handy|datei|données|fichier|datos|archivo|dati|dados|in case|case|and",
    ),
    not: anyOf(
      "csv|excel|spreadsheet|pdf|cloud|server|google|dropbox|automatic\\p{L}*|daily|print|quotes?",
    ),
    make: (files) =>
      aboveAll(files, {
        name: "Backup",
        source: sourceOf("Backup"),
        markup: "<Backup />",
        said: "Above the list all data can be saved as a file, and loaded from one again, also in another browser.",
      }),
  },
  {
    asks: [
      anyOf(
        "timers?|count ?downs?(?: clock)?|stoppuhr|minuteur|chronomètre|temporizador|cronómetro|cronometro|temporizzatore",
      ),
    ],
    more: anyOf(
      "rest|\\d+|seconds?|secs?|minutes?|mins?|sekunden?|minuten?|secondes?|segundos?|minutos?|secondi|minuti|beep|beeps|sound|tone|ends?|end|over|ton|piep\\p{L}*|bip|pitido|between|sets|kitchen|egg|break|pause|that|with|a|of|start|stop|haben|soll\\p{L}*|should|have|cooking|focus|pomodoro|tee|tea",
    ),
    not: anyOf(
      "remove|per question|each question|for each|every|quiz|until|birthday|birthday|hide|colou?r|bigger|red|game|round",
    ),
    make: withTimer,
  },
];

const SECONDS = /(\d{1,4})[ -]*(?:seconds?|secs?|s|sekunden?|secondes?|segundos?|secondi)\b/iu;
const MINUTES = /(\d{1,3})[ -]*(?:minutes?|mins?|minuten?|minutos?|minuti|min)\b/iu;

function withTimer(files: FileTree, { words }: { words: string }): EditResult | null {
  const seconds =
    Number(SECONDS.exec(words)?.[1] ?? 0) + 60 * Number(MINUTES.exec(words)?.[1] ?? 0);
  const length = seconds || (/pomodoro|focus/i.test(words) ? 1500 : 60);
  return aboveAll(files, {
    name: "Countdown",
    source: sourceOf("Countdown").replace("SECONDS = 90", `SECONDS = ${length}`),
    markup: "<Countdown />",
    said: `A timer of ${length % 60 === 0 ? `${length / 60} minute${length === 60 ? "" : "s"}` : `${length} seconds`} stands above the list: it counts down, and beeps at the end.${seconds ? "" : " Say how long it shall run, such as “a timer of 10 minutes”."}`,
  });
}
