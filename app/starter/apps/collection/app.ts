import { parseList } from "~/starter/match/fields";
import { sentenceCase } from "~/starter/match/words";
import type { StarterApp } from "~/starter/starter-app";

interface Collection {
  match: RegExp;
  title: string;
  noun: string;
  /** In the form people write fields in: "name, email, status (open, closed)". */
  fields: string;
}

const COLLECTIONS: Collection[] = [
  {
    match: /\b(?:contacts?|address book|crm|customers?|clients?|phone book)\b/,
    title: "Contacts",
    noun: "contact",
    fields: "name, company, email, phone, notes",
  },
  {
    match: /\b(?:inventory|stock|warehouse|products? list|pantry)\b/,
    title: "Inventory",
    noun: "item",
    fields: "item, quantity, location, price",
  },
  {
    match: /\b(?:bookmarks?|links? (?:list|manager|collection)|reading later|read later)\b/,
    title: "Bookmarks",
    noun: "bookmark",
    fields: "title, link, tag, notes",
  },
  {
    match: /\b(?:movies?|films?|watch ?list|tv shows?|series)\b/,
    title: "Watchlist",
    noun: "film",
    fields: "title, genre, year, status (to watch, watching, watched), rating",
  },
  {
    match: /\b(?:books?|reading (?:list|log)|library)\b/,
    title: "Reading list",
    noun: "book",
    fields: "title, author, status (to read, reading, read), rating",
  },
  {
    match: /\b(?:workouts?|gym|exercises?|fitness|training) ?(?:log|tracker|diary|planner|app)?\b/,
    title: "Workout log",
    noun: "workout",
    fields: "exercise, date, sets, reps, weight",
  },
  {
    match:
      /\b(?:appointments?|bookings?|reservations?|citas?|reservas?|rendez-vous|termine?|appuntamenti|prenotazioni)\b/,
    title: "Appointments",
    noun: "appointment",
    fields: "name, date, time, phone, notes",
  },
  {
    match: /\b(?:jobs?|applications?|job hunt)\b/,
    title: "Job applications",
    noun: "application",
    fields: "company, role, status (applied, interview, offer, closed), date, link",
  },
  {
    match: /\b(?:plants?|gardens?|gardening)\b/,
    title: "Plants",
    noun: "plant",
    fields: "name, location, last watered date, notes",
  },
  {
    match: /\b(?:guests?|wedding|rsvp|attendees?)\b/,
    title: "Guest list",
    noun: "guest",
    fields: "name, email, answer (invited, coming, not coming), table",
  },
  {
    match: /\b(?:invoices?|bills?)\b/,
    title: "Invoices",
    noun: "invoice",
    fields: "customer, amount, due date, status (draft, sent, paid)",
  },
  {
    match: /\b(?:students?|class|grades?)\b/,
    title: "Students",
    noun: "student",
    fields: "name, class, grade, notes",
  },
  {
    match: /\b(?:employees?|staff|directory)\b/,
    title: "Directory",
    noun: "person",
    fields: "name, role, email, phone",
  },
  {
    match: /\b(?:trips?|travel|places?|vacation|itinerary)\b/,
    title: "Travel plans",
    noun: "place",
    fields: "place, country, date, status (wish, planned, visited), notes",
  },
  {
    match: /\b(?:bugs?|issues?|tickets?)\b/,
    title: "Issues",
    noun: "issue",
    fields: "title, priority, status (open, in progress, closed), description",
  },
];

/** What is said first is what it is: "something to do invoices. Customer, hours …" is one of invoices. */
function firstNamed(request: string): Collection | undefined {
  const places = COLLECTIONS.map((one) => ({ one, at: request.search(one.match) }));
  return places.filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0]?.one;
}

function collectionFor(request: string, subject: string): Collection {
  return (
    COLLECTIONS.find(({ match }) => match.test(subject.toLowerCase())) ??
    firstNamed(request) ?? {
      match: /$^/,
      title: subject ? sentenceCase(subject) : "Collection",
      noun: "entry",
      fields: "name, category, date, notes",
    }
  );
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
    "list app",
    "list",
  ],
  kinds: ["react"],
  defaultTitle: (subject, request) => collectionFor(request, subject).title,
  describe: ({ request, subject }) =>
    `A searchable, sortable table with a form for each ${collectionFor(request, subject).noun} and a CSV download; kept in this browser.`,
  next: ["add a rating field", "make it purple", "add a dark mode toggle"],
  fields: (subject, request) => parseList(collectionFor(request, subject).fields),
  values: ({ request, subject }) => ({ noun: collectionFor(request, subject).noun }),
};
