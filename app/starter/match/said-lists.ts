import { questionsSaid, type SaidQuestion } from "./said-questions";
import { sentenceCase } from "./words";

/** What a request lists for an app to begin with, word for word. */
export interface SaidLists {
  /** Things on the list from the start: "with tent, torch and stove already on it". */
  entries: string[];
  /** Columns of a board. */
  columns: string[];
  /** What can be chosen of a kind: categories, priorities. */
  choices: { id: string; label: string; options: string[] }[];
  /** Two sides of a card: "perro – Hund". */
  pairs: [string, string][];
  /** A question with its right answer first. */
  questions: SaidQuestion[];
}

const MOST = 40;
const ENTRY_CHARACTERS = 80;
/** Between the last two of a list, in six languages. */
const AND =
  /\s*[,;]\s*(?:(?:and|und|et|y|e|ed|or|oder|ou|o)\s+)?|\s+(?:and|und|et|y|e|ed|or|oder|ou|o|plus)\s+/iu;
const ARTICLE =
  /^(?:an?|the|some|my|ein(?:e[nrms]?)?|d(?:er|ie|as|en)|une?|l[ae]s?|des|un[ao]?|el|los|il|lo|gli|uma?|os?|as?)\s+|^l['’]/iu;
/** Up to the end of its sentence. */
const REST = "([^.!?\\n]{2,400})";
/** Where a list ends and something else begins. */
const OTHER =
  /,?\s+(?:with the title|mit dem titel|avec le titre|con el título|con il titolo|com o título|called|named|in (?:dark|light|blue|red|green)|using|please|(?:already )?(?:on|in) (?:it|there)|from the start|bitte|so that|damit|namens|qui s['’]appelle|que se llam[ae]|chiamat[oa]|chamad[oa]|in euros?|en euros?)(?!\p{L}).*$/iu;

const COLUMNS = new RegExp(
  `(?<!\\p{L})(?:columns|lanes|stages|lists|spalten|colonnes|columnas|colonne|colunas)(?: called| named| of| like| for)?:?\\s+${REST}`,
  "iu",
);
/** "Kanban board for our newspaper: ideas, writing, printed": the columns behind the colon of a board. */
const BOARD = new RegExp(
  `(?<!\\p{L})(?:kanban\\p{L}*|boards?|tablero|bacheca|pinnwand)(?!\\p{L})[^.!?:\\n]{0,100}:\\s+${REST}`,
  "iu",
);
/** "Kanban board with Backlog, Doing and Done": names of stages, one of which everybody knows. */
const BOARD_WITH = new RegExp(
  `(?<!\\p{L})(?:kanban\\p{L}*|boards?|tablero|bacheca|pinnwand)(?!\\p{L})[^.!?:,\\n]{0,60}?\\s(?:with|mit|avec|con|com)\\s+${REST}`,
  "iu",
);
const STAGE =
  /^(?:backlog|to-? ?do|doing|in progress|in arbeit|done|review|testing|blocked|open|offen|erledigt|fertig|à faire|en cours|fait|terminé|por hacer|en curso|hecho|da fare|in corso|fatto|a fazer|em curso|feito)$/iu;
/** "Habit tracker for running, reading and vitamins". */
const HABITS = new RegExp(
  `(?<!\\p{L})(?:habit|gewohnheit|habitude|hábito|abitudin)\\p{L}*(?:[ -]?\\p{L}+){0,2}(?: (?:for|für|pour|para|per)|:)\\s+${REST}`,
  "iu",
);
/** "Every day I tick off whether I drank water, went for a walk and read": what is ticked is what is done. */
const TICKED =
  /(?<!\p{L})(?:tick|check|mark|track|note|log)(?:ed|s|ing)?(?: off)? (?:whether|if) (?:i|we)(?:['’]ve| have)? ([^.!?;:\n]{4,160}?)(?=,? (?:and|so) (?:i )?(?:see|show|count)|[.!?;:\n]|$)/iu;
const CHOICES: [id: string, RegExp][] = [
  [
    "category",
    new RegExp(
      `(?<!\\p{L})(categor(?:y|ies)|kategorien?|catégories?|categor[ií]as?|categori[ae])(?: are| sind| like| wie)?\\s*:?\\s+${REST}`,
      "iu",
    ),
  ],
  [
    "priority",
    new RegExp(
      `(?<!\\p{L})(priorit(?:y|ies)|priorität(?:en)?|priorités?|prioridad(?:es)?|priorità|prioridades?)\\s*:?\\s+${REST}`,
      "iu",
    ),
  ],
];
/** "How much I spend on groceries, rent and fun each month": what money goes to. */
const SPENT = new RegExp(
  `(?<!\\p{L})(?:spend|spent|spending)(?: money)? (?:on|for)\\s+${REST}`,
  "iu",
);
const EACH_MONTH = /,?\s+(?:each|every|per|a|this|in a) (?:day|week|month|year)(?!\p{L}).*$/iu;
const ENTRIES = new RegExp(
  `(?::|(?<!\\p{L})(?:already (?:with|has|have|on it)|schon (?:mit|drauf)|déjà avec|ya con|già con|já com|with|mit|avec|con|com))\\s+${REST}`,
  "iu",
);
const PAIR =
  /(?:^|[,;:.]|(?<!\p{L})(?:cards?|karten|cartes|tarjetas|carte|cartões|and|und|et|y|e))\s+([^\s,;:–—=][^,;:–—=]{0,60}?)\s*(?:[–—=]|\s-)\s*([^,;.\n–—]{1,60})/giu;
/** The parts of a list: articles go, a part that is a sentence is none. */
export function partsOf(list: string): string[] {
  return list
    .replace(OTHER, "")
    .replace(/^\(|\)[^)]*$/gu, "")
    .split(AND)
    .map((part) =>
      part
        .trim()
        .replace(/^["“„«']|["”“»']$/gu, "")
        .replace(ARTICLE, "")
        .trim(),
    )
    .filter((part) => part !== "" && part.length <= ENTRY_CHARACTERS)
    .slice(0, MOST);
}

/** Reads the lists of a request. Pure and linear in its length. */
export function saidLists(text: string): SaidLists {
  const board = boardColumns(text);
  const columns = board ?? partsOf(COLUMNS.exec(text)?.[1] ?? "").map(sentenceCase);
  const choices = CHOICES.flatMap(([id, pattern]) => {
    const [, word = "", list = ""] = pattern.exec(text) ?? [];
    const options = partsOf(list).map(sentenceCase);
    return options.length >= 2 ? [{ id, label: sentenceCase(singular(word)), options }] : [];
  });
  const spent = partsOf((SPENT.exec(text)?.[1] ?? "").replace(EACH_MONTH, "")).map(sentenceCase);
  if (choices.length === 0 && spent.length >= 3 && spent.every((one) => one.split(" ").length <= 2))
    choices.push({ id: "category", label: "Category", options: spent });
  const marked = [...text.matchAll(PAIR)].map(([, one = "", other = ""]): [string, string] => [
    one.trim(),
    other.trim().replace(/\s+(?:and|und|et|y|e)$/iu, ""),
  ]);
  const pairs = marked.length > 0 ? marked : pairsOfWords(text);
  const asked = questionsSaid(text, OF_QUIZ.test(text));
  const questions = asked.length === 0 && /quizz?|trivia/iu.test(text) ? ofPairs(pairs) : asked;
  // What a board's columns are called is no card on it.
  const entries = board ? [] : entriesIn(text).filter((one) => !columns.includes(one));
  return { entries, columns, choices, pairs, questions };
}

/** "A quiz on capitals: France - Paris, Italy - Rome": one side is asked, and what the others are is wrong. */
function ofPairs(pairs: readonly [string, string][]): SaidQuestion[] {
  if (pairs.length < 3) return [];
  return pairs.map(([question, answer], at) => {
    const others = [...pairs.slice(at + 1), ...pairs.slice(0, at)].map(([, other]) => other);
    return { question, answers: [...new Set([answer, ...others])].slice(0, 4) };
  });
}

const OF_QUIZ = /quizz?|trivia|kahoot|questions|fragen|preguntas|domande|perguntas|true or false/iu;
const CARDS = new RegExp(
  `(?:flash ?cards?|karteikarten|vokabel\\p{L}*|cards?)(?!\\p{L})[^:.\\n]{0,60}:\\s+${REST}`,
  "iu",
);

/** "Flash cards: H Hydrogen, O Oxygen": a word and its meaning, one after the other. */
export function pairsOfWords(text: string): [string, string][] {
  const parts = partsOf(CARDS.exec(text)?.[1] ?? "").map((part) => part.split(/\s+/));
  return parts.length >= 3 && parts.every((words) => words.length === 2)
    ? parts.map(([one = "", other = ""]): [string, string] => [one, other])
    : [];
}

/** The columns that a board is said to have behind a colon, of two words at most each; null where it says none, or says "columns". */
export function boardColumns(text: string): string[] | null {
  if (COLUMNS.test(text)) return null;
  const named = partsOf(BOARD_WITH.exec(text)?.[1] ?? "");
  const parts = named.some((one) => STAGE.test(one)) ? named : partsOf(BOARD.exec(text)?.[1] ?? "");
  const isList =
    parts.length >= 3 && parts.length <= 7 && parts.every((one) => one.split(" ").length <= 3);
  return isList ? parts.map(sentenceCase) : null;
}

/** The habits that a tracker of them is for: "habit tracker: read, run"; none where those are what is kept of each. */
export function habitsIn(text: string): string[] {
  const habits = partsOf(
    (HABITS.exec(text)?.[1] ?? TICKED.exec(text)?.[1] ?? "").replace(
      /,? (?:every|each|per) (?:day|week).*$/i,
      "",
    ),
  );
  const areHabits =
    habits.length >= 2 &&
    habits.every((one) => one.split(" ").length <= 4 && !FIELD_OF_HABIT.test(one));
  return areHabits ? habits.map(sentenceCase) : [];
}

/** What follows a colon, or "with", of which three make a list; none of them a long clause. */
function entriesIn(text: string): string[] {
  const habits = habitsIn(text);
  if (habits.length > 0) return habits;
  const match = ENTRIES.exec(text);
  if (
    /^\S*\s*(?:the |these |den |die |les |las |los |le |as )?(?:fields?|columns?|inputs?|categor\p{L}*|catégor\p{L}*|kategorien?)(?!\p{L})/iu.test(
      match?.[0] ?? "",
    )
  )
    return [];
  // With whom one lives or shares something is told of people: nobody is an entry.
  if (match && TOGETHER.test(text.slice(Math.max(0, match.index - LEAD), match.index))) return [];
  const parts = partsOf(match?.[1] ?? "");
  if (parts.some((part) => CLAUSE.test(part))) return [];
  const isWeak = /^(?:with|mit|avec|con|com)\s/i.test(match?.[0] ?? "") && !THERE.test(text);
  const isList =
    parts.length >= (isWeak ? 3 : 2) && parts.every((part) => part.split(" ").length <= 5);
  return isList ? parts.map(sentenceCase) : [];
}

/** Characters before a list in which its verb stands. */
const LEAD = 60;
/** "I share a flat with", "a list that I keep with", "I live with": what follows are people. */
const TOGETHER =
  /(?<!\p{L})(?:i|we|she|he|they|who|ich|wir|je|nous|yo|io|eu|noi|nosotros|j['’]\p{L}+)(?:['’]\p{L}+)? (?:\p{L}+ ){0,2}?(?:shar\p{L}+|liv\p{L}+|work\p{L}*|travel\p{L}*|go(?:ing)?|keep\p{L}*|run\p{L}*|use\p{L}*|split\p{L}*|do|am|are|study|train\p{L}*|play\p{L}*|wohn\p{L}*|leb\p{L}*|teil\p{L}*|arbeit\p{L}*|reis\p{L}*|partag\p{L}*|vi[vts]\p{L}*|habit\p{L}*|travaill\p{L}*|compart\p{L}*|divid\p{L}*|condivid\p{L}*|partilh\p{L}*|mor[oa]\p{L}*)(?: [\p{L}'’-]+){0,5}\s*$|(?<!\p{L})(?:shared|together|gemeinsam|zusammen|ensemble|jun\p{L}+|insieme)\s*$/iu;
/** What says something of somebody is no entry: "we pay in pounds", "they like it plain". */
const CLAUSE =
  /^(?:i|we|it|they|you|he|she|there|this|that|which|who|everyone|everybody|nobody|ich|wir|es|sie|er|je|nous|on|il|elle|ils|yo|nosotros|ellos|io|noi|loro|eu|nós|eles)(?:['’]\p{L}+)? \p{Ll}{2,}/iu;

/** What is kept of each habit, and none of them. */
const FIELD_OF_HABIT =
  /^(?:names?|titles?|goals?|streaks?|days?|dates?|notes?|categor\p{L}+|frequenc\p{L}+|times?|reminders?|ziel|tage?|datum|notizen?|nom|jours?|nombre|días?|giorni|dias?|notas?)$/iu;

/** Said of what is on the list from the start. */
const THERE = /(?<!\p{L})(?:already|schon|déjà|ya|già|já)(?!\p{L})/iu;

function singular(word: string): string {
  return word
    .toLowerCase()
    .replace(/^(categor|priorit)ies$/, "$1y")
    .replace(/(?<=kategorie|priorität)n$|(?<=priorität)en$/, "")
    .replace(/(?<=[aeé])s$/, "");
}
