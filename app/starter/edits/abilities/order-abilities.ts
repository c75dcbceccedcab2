import { sortEntries } from "../behave/sort-entries";
import { unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";
import { findList, propertyOf } from "../said/code-lists";
import { type Ability, words } from "./ability";
import { ordered } from "./each-program";
import { changeApp, fieldsOfType } from "./entries-of-app";

/** Entries that are done, below the others. */
export const DONE_LAST: Ability = {
  send: "show done ones last",
  words: [
    words(
      "done|finished|completed|checked|ticked|erledigt*|abgehakt*|fertig*|termin*|faites|finies|coch*|hech*|completad*|terminad*|complet*|fatt*|spuntat*|feit*|concluíd*",
    ),
    words(
      "end|bottom|last|below|down|ende|unten|letzte*|hinten|fin|bas|dernier*|final|abajo|últim*|fondo|fine|basso|fim|baixo",
    ),
  ],
  more: words(
    "list|liste|lista|tasks?|aufgaben|tâches|tareas|attività|tarefas|sink|rutsch*|move*|go|goes|slide|automatically|automatisch|wandern|kommen|einträge|entries|items",
  ),
  make: (files) =>
    changeApp(
      files,
      (app) =>
        app.canBeDone && !/Number\(a\.done\)/.test(app.code)
          ? ordered(app, "(a, b) => Number(a.done) - Number(b.done)")
          : null,
      "Those that are done stand at the end of the list now.",
    ),
};

const REVERSED = words(
  "z[- ](?:to|bis|à|a|al?la)[- ]a|revers*|descending|backwards?|absteigend*|umgekehrt*|rückwärts|décroissant*|invers[eoa]*|descendent*|decrescent*|al revés|al contrario",
);

const MOST =
  "most expensive|dearest|highest|biggest|largest|longest|best|top rated|newest|latest|most recent|teuerste*|höchste*|neueste*|plus cher*|más car*|più car*|mais car*";
const LEAST =
  "nearest|upcoming|next deadline|closest|cheapest|least expensive|lowest|smallest|shortest|worst|oldest|earliest|soonest|next due|billigste*|günstigste*|älteste*|früheste*|moins cher*|más barat*|più economic*|mais barat*";

/** Entries in the order of their dates or numbers, by what is to come first. */
export const MOST_FIRST: Ability = {
  send: "show the highest first",
  words: [
    words(`${MOST}|${LEAST}`),
    words("first|top|zuerst|oben|d['’]abord|haut|primero|arriba|prima|alto|primeiro|sort*"),
  ],
  more: words(
    "the|ones?|each|every|column|columns|deadlines?|dates?|at|on|show|put|list|entries|expenses?|with|to|start|sort|by|and|in|die|der",
  ),
  not: words("streak|score|by \\p{L}+"),
  make(files, wish) {
    const isDate =
      /new|old|latest|recent|early|earliest|soon|due|nearest|upcoming|deadline|closest|neu|ält|früh/i.test(
        wish,
      );
    const [date] = fieldsOfType(files, "date");
    const [number] = fieldsOfType(files, "number");
    const field = isDate ? date : number;
    return field
      ? sortEntries(files, field.label, pattern(words(MOST)).test(wish))
      : unchanged(`The entries have no ${isDate ? "date" : "number"} to sort by.`);
  },
};

/** Entries in the order of their names. */
export const BY_NAME: Ability = {
  send: "sort by name",
  words: [
    words(
      "alphabet*|alfabet*|a[- ](?:to|bis)[- ]z|z[- ](?:to|bis)[- ]a|sort*|order*|ordne*|trie*|triée*|class*|ordin*|ordena*",
    ),
    words(
      "alphabet*|alfabétic*|alfabetic*|a[- ](?:to|bis)[- ]z|z[- ](?:to|bis|à|a)[- ]a|by (?:name|title)|nach (?:dem )?(?:namen?|titel)|par (?:nom|titre)|por (?:nombre|título)|per (?:nome|titolo)|pel[oa] (?:nome|título)",
    ),
  ],
  more: `${REVERSED}|${words("list*|show|recipes?|rezepte|books|bücher|habits|habbits|tasks|aufgaben|ricette|recetas|recettes|livres|libros|notes|notizen|cards|karten|entries|einträge|items|put|abitudini|hábitos|tâches|tareas|words|wörter|plants|films|movies|clients|customers|expenses|ausgaben|places|things")}`,
  not: words(
    "name of (?:the|a)|by (?:the )?(?:person|assignee|category)|instead|statt|al posto|au lieu|en vez|em vez|invece",
  ),
  make(files, wish) {
    const list = findList(files, "fields");
    const main = list && propertyOf(list, 0, "label")?.value;
    return main
      ? sortEntries(files, main, pattern(REVERSED).test(wish))
      : unchanged("I found no entries to sort.");
  },
};
