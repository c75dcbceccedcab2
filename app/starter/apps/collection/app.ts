import { parseList } from "~/starter/match/fields";
import { keptByUse } from "~/starter/match/kept-by-use";
import { headAndRest, sentenceCase } from "~/starter/match/words";
import type { Field, StarterApp } from "~/starter/starter-app";
import { COLLECTIONS, type Collection } from "./collections";
import { OWN_LABELS, TO_WATER, WATERED } from "./to-water";

/** "Count my push-ups", "how much water I drink": an amount a day of what is counted. */
const COUNTED =
  /\b(?:count(?:ing)?|keep count of) (?:my|our|the|all) ((?!days|money|hours)[a-z'-]+(?: [a-z'-]+)?)(?= (?:every|each|per|a day|daily|over|in|with|for|and|so)\b|[,.;!?]|$)|\bhow (?:many|much) ([a-z'-]+(?: [a-z'-]+)?) (?:i|we) (?:drink|eat|do|read|run|walk|smoke|swim|cycle|sleep|use|take|make|sell|have)\b/;

function countedIn(request: string): Collection | undefined {
  const [, one, other] = COUNTED.exec(request) ?? [];
  const what = one ?? other;
  return what === undefined
    ? undefined
    : { match: /$^/, title: sentenceCase(what), noun: "entry", fields: "date, amount, notes" };
}

/** What is said first is what it is: "something to do invoices. Customer, hours …" is one of invoices. */
function firstNamed(request: string): Collection | undefined {
  const places = COLLECTIONS.map((one) => ({ one, at: request.search(one.match) }));
  return places.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.one;
}

/** "Reading tracker: …", "a medication list for my mum": the name that it is asked for by. */
const ASKED_AS =
  /^(?:(?:please|can you|could you|make|build|create|i want|i need|i['’]d like|we need|give|me|us|an?|the|my|our|simple|small|little)\s+)*((?:[\p{L}'’-]+ ){1,3}(?:tracker|log|list|diary|planner|inventory|register|database|overview|catalog(?:ue)?))(?= for(?!\p{L})| with| of|[:,.]|$)/u;

/** What entries are called where the request says it alone: "houseplants" are of a houseplant each. */
function nounOf(subject: string): string {
  const last = subject.toLowerCase().split(" ").at(-1) ?? "";
  const one = last.replace(/ies$/, "y").replace(/(?<=[sxz]|ch|sh)es$|(?<=[^s])s$/, "");
  return subject.split(" ").length <= 2 && one !== last && one.length > 2
    ? subject.toLowerCase().replace(last, one)
    : "entry";
}

function collectionFor(request: string, subject: string): Collection {
  return (
    countedIn(request) ??
    (WATERED.test(request) ? TO_WATER : undefined) ??
    keptByUse(request) ??
    // What it is asked for as goes before what it is for: "an invoice maker for my gardening business".
    firstNamed(headAndRest(request).head) ??
    COLLECTIONS.find(({ match }) => match.test(subject.toLowerCase())) ??
    firstNamed(request) ?? {
      match: /$^/,
      title: sentenceCase(ASKED_AS.exec(request)?.[1] ?? (subject || "collection")),
      noun: nounOf(subject),
      fields: "name, category, date, notes",
    }
  );
}

/** Names of first fields that do not say what an entry is. */
const SAYS_NOTHING =
  /^(?:names?|titles?|date|day|what|who|when|number|time|text|customer|client|no|datum|tag|titel|wer|was|wann|jour|titre|nom|quoi|qui|fecha|d[ií]a|t[ií]tulo|nombre|qué|quién|data|giorno|titolo|nome|chi|quem|hora|zeit|uhrzeit)$/iu;

/** "Tool, borrower, phone": an entry is what its first field names, where nothing else says what it is. */
function nounFor(request: string, subject: string, fields: readonly Field[] | null): string {
  const { noun } = collectionFor(request, subject);
  const first = fields?.[0]?.label ?? "";
  return noun === "entry" && /^\p{L}{3,16}$/u.test(first) && !SAYS_NOTHING.test(first)
    ? first.toLowerCase()
    : noun;
}

/** Lists of anything: contacts, inventory, books, films, bookmarks … with the fields you name. */
export const collection: StarterApp = {
  id: "collection",
  name: "collection (contacts, inventory, books, bookmarks and other lists)",
  accent: "#0f6f8c",
  pairing: "workshop",
  keywords: [
    "contact list",
    "contact manager",
    "contacts app",
    "contacts",
    "address book",
    "crm",
    "inventory",
    "inventory tracker",
    "stock tracker",
    "bookmark",
    "bookmark manager",
    "link manager",
    "watchlist",
    "watch list",
    "movie list",
    "movie tracker",
    "film list",
    "reading list",
    "book list",
    "book tracker",
    "library",
    "workout log",
    "workout tracker",
    "fitness tracker",
    "job tracker",
    "job application tracker",
    "plant tracker",
    "guest list",
    "invoice tracker",
    "invoice",
    "invoices",
    "student list",
    "staff directory",
    "employee directory",
    "directory",
    "database of",
    "catalog",
    "catalogue",
    "collection",
    "collection of",
    "tracker",
    "log",
    "travel planner",
    "trip planner",
    "bug tracker",
    "issue tracker",
    "list of",
    "record",
    "crud app",
    "data table",
    "rota",
    "staff rota",
    "roster",
    "staff roster",
    "duty roster",
    "shift plan",
    "shift planner",
    "shift schedule",
    "dienstplan",
    "schichtplan",
    "timetable",
    "exam timetable",
    "exam schedule",
    "stundenplan",
    "timesheet",
    "time sheet",
    "sign-up sheet",
    "sign up sheet",
    "signup sheet",
    "appointment book",
    "appointment booking app",
    "appointment app",
    "appointment planner",
    "appointment scheduler",
    "appointment tracker",
    "booking app",
    "booking tool",
    "booking tracker",
    "termin-app",
    "terminplaner",
    "terminbuch",
    "list app",
    "list",
  ],
  kinds: ["react"],
  defaultTitle: (subject, request) => collectionFor(request, subject).title,
  describe: ({ request, subject, fields }) =>
    `A searchable, sortable table with a form for each ${nounFor(request, subject, fields)} and a CSV download; kept in this browser.`,
  next: ["add a rating field", "make it purple", "add a dark mode toggle"],
  fields: (subject, request) =>
    parseList(collectionFor(request, subject).fields).map((field) => ({
      ...field,
      ...OWN_LABELS[field.id],
    })),
  firstBy: (request) =>
    WATERED.test(request) ? "waterNextDate" : (keptByUse(request)?.firstBy ?? null),
  values: ({ request, subject, fields }) => ({ noun: nounFor(request, subject, fields) }),
};
