import type { SaidLists } from "../match/said-lists";
import { cleanTitle, TITLE_CHARACTERS, titleIn } from "../match/title";
import type { Understanding } from "../match/understand";
import { sentenceCase } from "../match/words";
import type { Field, StarterApp, StarterParams } from "../starter-app";
import { textIn } from "../words/in-language";
import { appLanguageOf } from "../words/which-language";

/** The parameters of an app, from what was asked and the app's own defaults. */
export function paramsFor(app: StarterApp, asked: Understanding): StarterParams {
  const { colours } = asked;
  const title = headingOf(app, asked) ?? asked.title ?? cleanTitle(titleOf(app, asked));
  return {
    title: title.slice(0, TITLE_CHARACTERS * 2),
    subject: asked.subject,
    theme: {
      accent: colours?.accent ?? app.accent,
      second: colours?.second,
      background: colours?.background,
      scheme: asked.scheme ?? "auto",
    },
    asksColours: colours !== null,
    tone: asked.tone ?? "plain",
    fields: fieldsFor(app, asked),
    sections: asked.sections,
    lists: asked.lists,
    request: asked.words,
    said: asked.said,
    facts: asked.facts,
  };
}

/** Apps of entries, which are called by what they keep. */
const KEEPS_ENTRIES = new Set(["collection", "notes", "kanban", "todo"]);
const OF_ENTRIES =
  /^(?!to-?do |shopping |packing |grocery |task ).+ (?:log|list|journal|diary|record|records|tracker|inventory|planner|board|notebook|register|catalogue?|organi[sz]er)$/iu;

/** "Car maintenance log. 2 cars: …" is called so, whatever names stand further on; null where it was named, or says no more. */
function headingOf(app: StarterApp, { title, facts, said }: Understanding): string | null {
  if (!KEEPS_ENTRIES.has(app.id) || (title !== null && title === titleIn(said))) return null;
  return facts.heading && OF_ENTRIES.test(facts.heading) ? facts.heading : null;
}

/** What English puts behind a subject: "Space quiz". */
const KIND_AFTER = / (?:quiz|board|flashcards|recipes|to-dos|notes|journal|diary)$/;

const SAYS_NOTHING = /^(?:names?|titles?|date|day|what|who|when|number|time|text|no)$/i;

const plural = (word: string) =>
  /s$/.test(word)
    ? word
    : word.replace(/(?<=[^aeiou])y$/, "ie").replace(/$/, /(?:x|z|ch|sh)$/.test(word) ? "es" : "s");

/** The title that an app gives itself, in the language of the request. */
function titleOf(
  app: StarterApp,
  { subject, words, facts, fields, lists, said }: Understanding,
): string {
  const told = app.defaultTitle(subject, words, facts);
  // Questions of one's own are about what they are said to be about, or nothing that is known.
  const own =
    lists.questions.length > 0 && app.id === "quiz" ? sentenceCase(`${subject} quiz`.trim()) : told;
  // Entries that are called by nothing but their first field: "tool, borrower, phone" are tools.
  const [first] = fields ?? [];
  const isOfFirst =
    own === "Collection" &&
    first &&
    /^\p{L}{3,16}$/u.test(first.label) &&
    !SAYS_NOTHING.test(first.label);
  const language = appLanguageOf(words, facts.language);
  // "Registro delle letture: titolo, autore": it is called what stands before the colon.
  const head = /^((?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+):\s/u.exec(said.trim())?.[1];
  const of = sentenceCase(head ?? (language ? subject : plural(first?.label ?? "")));
  const title = isOfFirst && of !== "" ? of : own;
  if (!language || app.page) return title;
  const isOfSubject = subject !== "" && title.toLowerCase().startsWith(subject.toLowerCase());
  return textIn(isOfSubject ? title.replace(KIND_AFTER, "") : title, app.id, language);
}

/** Ids that can name an entry in a list. */
const NAMING =
  /^(?:name|nom|nombre|nome|titel|titre|titulo|titolo|title|task|item|what|habit|recipe|note|description|merchant|company|customer|exercise|place|topic|question|word)$/;
/** So few fields, none of which names the entry, are meant as additions. */
const FEW_FIELDS = 2;

/** "with a category field" adds to the app's own fields; a full list replaces them. */
function withMain(asked: Field[] | null, own: Field[]): Field[] | null {
  if (!asked || asked.length > FEW_FIELDS || asked.some(({ id }) => NAMING.test(id))) return asked;
  const added = asked.map((field) => ({ ...field, required: undefined }));
  return [...own.filter(({ id }) => !added.some((field) => field.id === id)), ...added];
}

/** Where no field is a short text, nothing would name an entry: the app's own first one does. */
function withName(asked: Field[], own: Field[]): Field[] {
  const [main] = own;
  const isNamed = asked.some(
    ({ type }) =>
      type !== "long" &&
      type !== "check" &&
      type !== "date" &&
      type !== "time" &&
      type !== "number",
  );
  return main && !isNamed && !asked.some(({ id }) => id === main.id) ? [main, ...asked] : asked;
}

function fieldsFor(app: StarterApp, asked: Understanding): Field[] | null {
  if (!app.fields) return null;
  const { fields, subject, words, lists } = asked;
  const own = app.fields(subject, words);
  // What the list begins with is none of what is asked of each.
  const isList = fields?.some(({ label }) => lists.entries.includes(sentenceCase(label))) ?? true;
  const isTaken = app.lists === "entries" && lists.entries.length > 0 && isList;
  const listed = isTaken
    ? null
    : (withMain(fields, own)?.map((field) => asOwn(field, own)) ?? null);
  const said = listed && app.id !== "expenses" ? withName(listed, own) : listed;
  const chosen = app.chooseFields ? app.chooseFields(said, words) : said;
  return lists.choices.length === 0 ? chosen : withChoices(chosen ?? own, lists.choices);
}

/** "Steps" of a recipe are written, those of a walk counted: the app knows what its own field of that name is. */
function asOwn(field: Field, own: readonly Field[]): Field {
  const same = own.find(({ id }) => id === field.id);
  const isPlain = field.type !== "choice" && field.type !== "check";
  return same && isPlain && same.options === undefined ? { ...field, type: same.type } : field;
}

/** With what can be chosen of a category or a priority as it was said, in a field that is there or a new one. */
function withChoices(fields: Field[], choices: SaidLists["choices"]): Field[] {
  const said = choices.map((choice): Field => ({ ...choice, type: "choice" }));
  const isSame = (one: Field, other: Field) =>
    one.id === other.id || one.label.toLowerCase() === other.label.toLowerCase();
  const chosen = fields.map((field) => {
    const same = said.find((one) => isSame(one, field));
    return same ? { ...same, id: field.id } : field;
  });
  return [...chosen, ...said.filter((one) => !fields.some((field) => isSame(one, field)))];
}
