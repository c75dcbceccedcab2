import type { FileTree } from "~/projects/files";
import { columnMeant } from "../app/entries/column-names";
import { unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";
import { findList } from "../said/code-lists";
import { type Ability, countIn, numberIn, words } from "./ability";
import { changeApp } from "./entries-of-app";

/** The column of a board that a wish names. */
function columnIn(files: FileTree, wish: string): string | null {
  const list = findList(files, "columns");
  const names = list?.items.map(({ start, end }) => list.code.slice(start + 1, end - 1)) ?? [];
  const own = names.find((name) => wish.toLowerCase().includes(name.toLowerCase()));
  return own ?? columnMeant(placeIn(wish), names) ?? null;
}

const ANY_COLUMN =
  /^(?:(?:any|all|each|every|one|same|single|the|list|board|total|it|red|bold|column|lane|spalte|colonne|columna|colonna|coluna)s?)$/iu;

/** What a wish says its cards are in: "at most 3 cards in Review"; nothing where that is any column. */
function placeIn(wish: string): string {
  const place =
    /(?<!\p{L})(?:in|into|inside|within|dans|en) (?:(?:the|my|our|la|le|el) )?(\p{L}+(?: progress)?)/iu.exec(
      wish,
    )?.[1] ?? "";
  return /^(?:an?|eine[rm]?|une?|una?|uma?|der|jede[rm]?|chaque|cada|ogni)$/iu.test(place) ||
    ANY_COLUMN.test(place)
    ? ""
    : place;
}

const WEEKS = pattern(words("weeks?|wochen?|semaines?|semanas?|settiman[ae]"));
const DAYS = pattern(words("days?|tagen?|tage?|jours?|d[ií]as?|giorn[oi]"));

/** After how many days: a week without a number is one of seven; null where it is no count of days. */
function daysIn(wish: string): number | null {
  const number = numberIn(wish);
  if (number === null) return 7;
  const days = WEEKS.test(wish) && !DAYS.test(wish) ? number * 7 : number;
  return Number.isInteger(days) && days >= 1 ? days : null;
}

/** What single kinds of programs can be given: boards, habits, notes. */
export const OWN_ABILITIES: readonly Ability[] = [
  {
    send: "allow at most 3 cards in a column",
    words: [
      words(
        "limit*|at most|no more than|maximum|max|höchstens|maximal|grenze|límite|máximo|massimo|limite|maximo|mehr als|more than",
      ),
      words("cards?|karten|tarjetas|cartes|schede|cartões|tasks?|aufgaben|wip"),
    ],
    more: words("warn*|if|more|there|are|put|a|warnung|column|in|rot|red|then|show|message"),
    not: words(
      "width|wide|height|high|tall|size*|px|pixels?|characters?|letters|breit*|höhe|hoch|größe|zeichen|largeur|large|hauteur|taille|caractères|anch[oa]|anchura|alt[oa]|altura|tamaño|caracteres|larghezza|largh[ei]|altezza|dimension*|caratteri|largura|largos?|tamanho",
    ),
    make(files, wish) {
      const [most, column] = [countIn(wish), columnIn(files, wish)];
      if (most === null) return unchanged("How many cards at most?");
      // A limit of one column is none of them all.
      if (!column && placeIn(wish) !== "")
        return unchanged(`There is no column “${placeIn(wish)}”.`);
      const where = column ? `column === ${JSON.stringify(column)} && ` : "";
      return changeApp(
        files,
        ({ code }) => {
          const test = `{${where}inColumn(column).length > `;
          const old = code.indexOf(test);
          if (old >= 0)
            return (
              code.slice(0, old + test.length) +
              code
                .slice(old + test.length)
                .replace(/^\d+/, String(most))
                .replace(/Too many: \d+/, `Too many: ${most}`)
            );
          return /<span className="count">\{inColumn\(column\)\.length\}<\/span>/.test(code)
            ? code.replace(
                /^([ \t]*)<span className="count">\{inColumn\(column\)\.length\}<\/span>\n/m,
                (line, indent: string) =>
                  `${line}${indent}{${where}inColumn(column).length > ${most} && (\n${indent}  <strong role="status">Too many: ${most} at most</strong>\n${indent})}\n`,
              )
            : null;
        },
        `It warns when there are more than ${most} cards ${column ? `in “${column}”` : "in a column"}.`,
      );
    },
  },
  {
    send: "start the week on Monday",
    words: [
      words("weeks?|woche|semaine|semana|settimana|days|tage"),
      words("monday|sunday|montag|sonntag|lundi|dimanche|lunes|domingo|lunedì|domenica|segunda"),
    ],
    more: words("start*|begin*|begins|first|commence*|empie*|inizi*|begonnen|from|on|comece"),
    not: words("open|closed|hours|geöffnet|offen|ouvert*|abierto|aperto"),
    make(files, wish) {
      const isSunday = /sunday|sonntag|dimanche|domingo|domenica/iu.test(wish);
      const back = isSunday ? "last.getDay() - index" : "((last.getDay() + 6) % 7) - index";
      return changeApp(
        files,
        ({ code }) => {
          const next = code.replace("daysBefore(last, 6 - index)", `daysBefore(last, ${back})`);
          return next === code ? null : next;
        },
        `The week starts on ${isSunday ? "Sunday" : "Monday"} now.`,
      );
    },
  },
  {
    send: "show a trophy after 7 days in a row",
    words: [
      words(
        "trophy|cup|medal|award|badge|star|fire|flame|celebrat*|congratulat*|pokal|medaille|trophée|trofeo|medalla|medaglia|troféu|belohnung|🏆|🔥|🎉|⭐",
      ),
      words("\\d+|week|woche|semaine|semana|settimana|streak|row"),
    ],
    more: words(
      "days?|row|tage|hintereinander|reach|in|a|when|after|show|jours|suite|días|seguidos|giorni|fila|di",
    ),
    not: words(
      "months?|monat*|mois|\\d+ mes|meses|mes[ei]|mês|years?|jahr*|ans|années?|años?|ann[oi]|anos?|hours?",
    ),
    make(files, wish) {
      const days = daysIn(wish);
      if (days === null) return unchanged("After how many days? I need a whole number, from 1 on.");
      const sign = /🔥|fire|flame/u.test(wish)
        ? "🔥"
        : /star|⭐/iu.test(wish)
          ? "⭐"
          : /medal/iu.test(wish)
            ? "🏅"
            : "🏆";
      return changeApp(
        files,
        ({ code }) => {
          const at = /\{streak === 1 \? "day" : "days"\} in a row\n/.exec(code);
          if (!at) return null;
          const end = at.index + at[0].length;
          const shown = `{streak >= ${days} && <span title="${days} days in a row"> ${sign}</span>}`;
          const old = new RegExp(
            `\\{streak >= \\d+ && <span title="\\d+ days in a row"> ${sign}</span>\\}`,
            "u",
          );
          if (old.test(code)) return code.replace(old, shown);
          return `${code.slice(0, end)}                    ${shown}\n${code.slice(end)}`;
        },
        `It shows ${sign} from ${days} days in a row on.`,
      );
    },
  },
  {
    send: "count the words of a note",
    words: [
      words(
        "count*|number|how many|zähl*|anzahl|wie viele|nombre|compte*|combien|contar|cuenta|cuánt*|número|cont*|quant*",
      ),
      words(
        "words?|characters?|letters|wörter|worte|zeichen|buchstaben|mots|caractères|palabras|caracteres|parole|caratteri|palavras",
      ),
    ],
    more: words("note|notiz|note|nota|below|under|above|text|somewhere|show|unter|written|has|of"),
    make(files, wish) {
      const isLetters =
        /characters?|letters|zeichen|buchstaben|caractères|caracteres|caratteri/iu.test(wish);
      const text = 'Object.values(open.values).join(" ")';
      const count = isLetters ? `${text}.length` : `${text}.split(/\\s+/).filter(Boolean).length`;
      return changeApp(
        files,
        ({ code }) => {
          const at = /^([ \t]*)<div className="paper-fields">[\s\S]*?^\1<\/div>\n/m.exec(code);
          if (!at) return null;
          const end = at.index + at[0].length;
          return `${code.slice(0, end)}${at[1]}<p className="muted">\n${at[1]}  {${count}} ${isLetters ? "characters" : "words"}\n${at[1]}</p>\n${code.slice(end)}`;
        },
        `It counts the ${isLetters ? "characters" : "words"} below the note that is open.`,
      );
    },
  },
];
