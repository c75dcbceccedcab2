/** A list that people ask for by what stands in it, with the fields that it begins with. */
export interface Collection {
  match: RegExp;
  title: string;
  noun: string;
  /** In the form people write fields in: "name, email, status (open, closed)". */
  fields: string;
}

/** The lists that are known by name; of several that a request names, the one named first counts. */
export const COLLECTIONS: readonly Collection[] = [
  {
    match:
      /\b(?:rotas?|rosters?|shift (?:plan|schedule)s?|dienstpl[aä]ne?|schichtpl[aä]ne?|planning (?:des|de l)|turnos|turni)\b/,
    title: "Rota",
    noun: "shift",
    fields: "day, shift, who, notes",
  },
  {
    match: /\b(?:exams?|tests?|klausur\w*|prüfung\w*|examens|exámenes|esami)\b/,
    title: "Exam timetable",
    noun: "exam",
    fields: "exam, date, time, room",
  },
  {
    match: /\b(?:time ?tables?|stundenplan|emploi du temps|horario)\b/,
    title: "Timetable",
    noun: "lesson",
    fields: "lesson, day, time, room",
  },
  {
    match:
      /\b(?:time ?sheets?|working hours|billable hours|my hours|hours (?:for|per|i work\w*)|arbeitszeit\w*)\b/,
    title: "Hours",
    noun: "entry",
    fields: "client, date, hours, notes",
  },
  {
    match: /\bsign[ -]?up (?:sheet|list|form)s?\b|\bvolunteer (?:list|sheet|rota)s?\b/,
    title: "Sign-up sheet",
    noun: "person",
    fields: "name, helps with, phone, notes",
  },
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
    match: /\b(?:books?|reading (?:list|log|tracker|diary)|library)\b/,
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
    match: /\b(?:(?:house ?|pot ?|indoor )?plants?|gardens?|gardening)\b/,
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
    match: /\b(?:employees?|staff(?! (?:rota|roster|shift|schedule))|directory)\b/,
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
    match:
      /\bbirthdays?\b|\bgeburtstage?\b|\banniversaires\b|\bcumpleaños\b|\bcompleanni\b|\baniversários\b/,
    title: "Birthdays",
    noun: "birthday",
    fields: "name, date, notes",
  },
  {
    match: /\b(?:bugs?|issues?|tickets?)\b/,
    title: "Issues",
    noun: "issue",
    fields: "title, priority, status (open, in progress, closed), description",
  },
];
