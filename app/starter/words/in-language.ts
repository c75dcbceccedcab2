import { EXPENSES, KANBAN } from "./boards";
import { BIRTHDAYS, COUNTER, MEAL_PLAN } from "./days";
import { INTERVALS, OWED, PRACTICE, ROW_GAME, SCOREBOARD, SNAKE } from "./games";
import { HOUSEHOLD } from "./household";
import { COLLECTION, HABITS, NOTES, RECIPES, TODO } from "./lists";
import { COUNTDOWN, FLASHCARDS, QUIZ, TIMER } from "./play";
import { QUIZ_QUESTIONS } from "./quiz-questions";
import { APP_LANGUAGES, type AppLanguage, type Row } from "./row";
import { SHARED } from "./shared";
import { BILLING, LOAN } from "./sums";
import { CALCULATOR, DRAWING, MEMORY } from "./tools";
import { WHEEL } from "./wheel";

/** The folder of an app → its texts. An app without is English in every language, and says so. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  todo: TODO,
  habits: HABITS,
  collection: COLLECTION,
  recipes: RECIPES,
  notes: NOTES,
  expenses: EXPENSES,
  kanban: KANBAN,
  timer: TIMER,
  countdown: COUNTDOWN,
  quiz: [...QUIZ, ...QUIZ_QUESTIONS],
  flashcards: FLASHCARDS,
  calculator: CALCULATOR,
  memory: MEMORY,
  drawing: DRAWING,
  practice: PRACTICE,
  scoreboard: SCOREBOARD,
  snake: SNAKE,
  rowgame: ROW_GAME,
  intervals: INTERVALS,
  owed: OWED,
  household: HOUSEHOLD,
  wheel: WHEEL,
  birthdays: BIRTHDAYS,
  mealplan: MEAL_PLAN,
  counter: COUNTER,
  billing: BILLING,
  loan: LOAN,
};

/** Whether the texts of an app are there in other languages than English. */
export function speaksLanguages(app: string): boolean {
  return ROWS[app] !== undefined;
}

/** So many of an app's texts in a project make it that app. */
const ENOUGH = 5;

/** The app whose texts a project shows in English, by most of them; null where it is none of ours or speaks otherwise. */
export function appSpokenBy(files: ReadonlyMap<string, string>): string | null {
  const all = [...files].filter(([path]) => !path.endsWith(".css")).map(([, text]) => text);
  const found = Object.entries(ROWS).map(([app, rows]) => ({
    app,
    count: rows.filter(([english]) =>
      all.some((text) => text.includes(english.split(HOLE)[0] || english)),
    ).length,
    of: rows.length,
  }));
  const [best] = found.toSorted((a, b) => b.count / b.of - a.count / a.of);
  return best && best.count >= ENOUGH && best.count * 2 > best.of ? best.app : null;
}

/** A text of an app in another language; as it is where it is none of its texts. */
export function textIn(text: string, app: string, language: AppLanguage): string {
  const row = [...(ROWS[app] ?? []), ...SHARED].find(([english]) => english === text);
  return row?.[APP_LANGUAGES.indexOf(language) + 1] ?? text;
}

/** One word of small letters stands in a program for itself as often as for a text: only what is in quotes is one. */
const ONE_WORD = /^\p{Ll}+$/u;
const HOLE = /\{(\d)\}/g;

/**
 * The texts of an app in another language: those that its files hold as texts of a page, of markup, or whole literals.
 * What the person gave stays as they wrote it. Days and numbers follow the language, too.
 *
 * @param kept texts that a person gave
 * @returns the same files where the app has no texts in other languages
 */
export function inLanguage(
  files: ReadonlyMap<string, string>,
  app: string,
  language: AppLanguage,
  kept: ReadonlySet<string>,
): Map<string, string> {
  const rows = ROWS[app];
  if (!rows) return new Map(files);
  const at = APP_LANGUAGES.indexOf(language) + 1;
  const own = new Set(rows.map(([english]) => english));
  const words = [...rows, ...SHARED.filter(([english]) => !own.has(english))]
    .filter(([english]) => !kept.has(english))
    .map((row): [string, string] => [row[0], row[at] ?? row[0]])
    // The longer one first: "Add a card" holds "Add".
    .sort(([one], [other]) => other.length - one.length);
  return new Map(
    [...files].map(([path, text]) => {
      if (text.includes("\uE000")) return [path, text];
      if (path.endsWith(".html")) return [path, ofPage(text, words, language)];
      return /\.[jt]sx?$/.test(path) ? [path, ofProgram(text, words, language)] : [path, text];
    }),
  );
}

type Words = readonly [english: string, translated: string][];

/** What a found text becomes: a mark (of a sign that no other text has) until all are found, so that no translation is taken for another text. */
class Marks {
  readonly #texts: string[] = [];

  /** The mark of a translation, with what stands in its holes. */
  set(translated: string, holes: readonly unknown[]): string {
    const text = translated.replace(HOLE, (_, index: string) => String(holes[Number(index)]));
    return `\uE000${this.#texts.push(text) - 1}\uE001`;
  }

  /** The text with what its marks stand for. */
  read(text: string): string {
    return text.replace(/\uE000(\d+)\uE001/g, (_, index: string) =>
      this.read(this.#texts[Number(index)] ?? ""),
    );
  }
}

/** Attributes whose text is shown or heard; an id is found by the program. */
const SHOWN = "\\b(?:aria-label|alt|content|label|placeholder|title|value)";

/** Attributes whose text the program or its stylesheet knows something by. */
const NAMED = "\\b(?:className|class|id|htmlFor|key|name|role|type)=";

// Patterns look at a sign before they look back from it: from each of many spaces they would look back over all others.
function ofPage(page: string, words: Words, language: AppLanguage): string {
  const marks = new Marks();
  const named = new Map(words);
  const marked = words.reduce(
    (text, [english, translated]) =>
      text.replace(
        new RegExp(
          `(?=\\S)(?<=(?:>|${SHOWN}=")\\s*)${source(english, "([\\p{L} ]{1,30}?)")}(?=\\s*[<"])`,
          "gu",
        ),
        (_, ...holes: string[]) =>
          marks.set(
            translated,
            holes.map((hole) => named.get(hole) ?? hole),
          ),
      ),
    page,
  );
  return marks.read(marked).replace('<html lang="en">', `<html lang="${language}">`);
}

function ofProgram(code: string, words: Words, language: AppLanguage): string {
  const marks = new Marks();
  const named = new Map(words);
  // A text inside of what another text is filled with.
  const holesOf = (holes: readonly unknown[]) =>
    holes.map((hole) =>
      String(hole).replace(/"([^"]+)"/g, (whole, text: string) =>
        named.has(text) ? `"${named.get(text)}"` : whole,
      ),
    );
  const marked = words.reduce((text, [english, translated]) => {
    const inside = source(english, "(\\$?\\{[^{}]*\\})");
    const quoted = text.replace(
      new RegExp(`(?<!${NAMED}["\`])(?<=(["\`]))${inside}(?=\\1)`, "gu"),
      (_, __: string, ...holes: string[]) => marks.set(translated, holesOf(holes)),
    );
    return ONE_WORD.test(english)
      ? quoted
      : quoted.replace(
          new RegExp(`(?=\\S)(?<=[>}]\\s*)(?<![=-]>\\s*)${inside}(?=\\s*[<{])`, "gu"),
          (_, ...holes: string[]) => marks.set(translated, holesOf(holes)),
        );
  }, code);
  return marks
    .read(marked)
    .replace(/(\.toLocale(?:Date|Time)?String\(|Intl\.\w+\()undefined(?=[,)])/g, `$1"${language}"`);
}

/** A pattern of a text: runs of space are one, and a place that is filled in is a group. */
function source(english: string, hole: string): string {
  return english
    .replace(/[.*+?^$()|[\]\\/]/g, "\\$&")
    .replace(/(?<=\S) (?=\S)/g, "\\s+")
    .replace(HOLE, hole);
}
