import { there, unchanged } from "../edit";
import { pattern } from "../grammar/lexicon";
import { type Ability, numberIn, words } from "./ability";
import { above, changeApp, fieldsOfType } from "./entries-of-app";

const IS_DONE = pattern(
  words(
    "done|finished|completed|erledigt*|fertig*|termin*|faites|hech*|completad*|fatt*|feit*|concluíd*|left|open|offen*|remaining",
  ),
);

const IS_OPEN = pattern(
  words(
    "left|open|remaining|still to do|unfinished|undone|to go|offen*|übrig*|restant*|queda*|pendiente*|rimast*|restam",
  ),
);
/** Where an app says by itself how many of its entries are still to be done. */
const LEFT_IS_SHOWN = /of \$\{tasks\.length\} left/;

/** How many entries there are. */
export const COUNT: Ability = {
  send: "show how many there are",
  words: [
    words(
      "how many|count|counter|number of|total number|wie viele|wieviele|anzahl|zähler|zähle|combien|compte|compter|compteur|cuántos|cuántas|cuantas|contador|quanti|quante|quantos|quantas|contatore|contar|contare|\\d+ (?:of|von|sur|de|di) \\d+",
    ),
  ],
  more: words(
    "there|are|is|entries|einträge|items|tasks|cards|books|done|finished|left|open|erledigt|fertig|offen|noch|insgesamt|total|hechas|faits|terminées|fatte|feitas|tareas|tâches|aufgaben|karten|tarjetas|attività|tarefas|recipes|rezepte|notes|notizen|habits|gibt|schon|oben|top",
  ),
  not: words(
    "note|each|track|watch|steps|field|feld|champ|campo|quantity|pairs|points?|words?|wörter|palabras|mots|parole|palavras|characters|zeichen|days?|tage|weeks?|times?|euro|euros|people|personen",
  ),
  make: (files, wish) => {
    if (IS_OPEN.test(wish) && LEFT_IS_SHOWN.test(files.get("src/App.tsx") ?? ""))
      return there("The line below the title says how many are left already.");
    return changeApp(
      files,
      (app) => {
        const { stored, canBeDone, code } = app;
        if (code.includes('className="muted count-of-all"')) return code;
        const wantsDone = IS_DONE.test(wish);
        const wantsOpen = IS_OPEN.test(wish);
        const inLast = /\bcolumns\b/.test(code) && /columnOf\(/.test(code);
        const done = canBeDone
          ? `${stored}.filter((entry) => entry.done).length`
          : inLast
            ? `${stored}.filter((entry) => columnOf(entry) === columns[columns.length - 1]).length`
            : null;
        if (wantsDone && !done) return null;
        return above(
          app,
          `<p className="muted count-of-all">\n  ${wantsOpen ? `{${stored}.length - ${done}} of {${stored}.length} left` : wantsDone ? `{${done}} of {${stored}.length} done` : `{${stored}.length} in all`}\n</p>`,
        );
      },
      IS_OPEN.test(wish)
        ? "It shows how many are left now, above the list."
        : IS_DONE.test(wish)
          ? "It shows how many are done now, above the list."
          : "It shows how many there are now, above the list.",
    );
  },
};

/** What the numbers of entries add up to, and what is left of a budget. */
export const TOTAL_ABILITIES: readonly Ability[] = [
  {
    send: "show the total",
    words: [
      words(
        "total|sum|sums|summe|gesamt*|zusammen|somme|suma|somma|soma|totale|add up|adds up|altogether|average|durchschnitt|moyenne|promedio|media|média",
      ),
    ],
    more: words(
      "amounts?|prices?|costs?|all|of|everything|entries|minutes|betrag|beträge|preise|year|whole|bottom|list|show",
    ),
    not: words(
      "budget|left|remaining|year|jahr|année|año|anno|ano|per|a (?:day|week|month)|each|every|daily|weekly|pro|täglich|par|por|al giorno|number of|how many",
    ),
    make(files, wish) {
      const numbers = fieldsOfType(files, "number");
      const number =
        numbers.find(({ label }) => wish.toLowerCase().includes(label.toLowerCase())) ??
        numbers.find(({ label }) =>
          /price|amount|cost|preis|betrag|prix|precio|prezzo/i.test(label),
        ) ??
        numbers[0];
      if (!number) return unchanged("The entries have no field with numbers to add up.");
      const isMean = /average|durchschnitt|moyenne|promedio|la media|in media/iu.test(wish);
      return changeApp(
        files,
        (app) => {
          if (/const total = /.test(app.code) && !isMean) return app.code;
          const sum = `${app.stored}.reduce((sum, entry) => sum + (Number(entry.values[${JSON.stringify(number.id)}]) || 0), 0)`;
          const value = isMean
            ? `Math.round((${sum} / Math.max(1, ${app.stored}.length)) * 100) / 100`
            : sum;
          if (app.code.includes(`): {${value}}`)) return app.code;
          return above(
            app,
            `<p className="total-of-all">\n  ${isMean ? "Average" : "Total"} ({${JSON.stringify(number.label)}}): {${value}}\n</p>`,
          );
        },
        `It shows the ${isMean ? "average" : "total"} of “${number.label}” above the list.`,
      );
    },
  },
  {
    send: "show the average of a day",
    words: [
      words("average|mean|durchschnitt*|moyenne|promedio|media|média"),
      words("days?|daily|tag|täglich*|jour|día|giorno|dia"),
    ],
    more: words(
      "show|the|per|a|each|of|for|spent|spending|expenses|amount|this|month|pro|par|por|al",
    ),
    make: (files) =>
      changeApp(
        files,
        ({ code }) => {
          const at = /^([ \t]*)<p className="total">.*\n/m.exec(code);
          if (!at || !/const dayOf/.test(code) || /of each day/.test(code)) return null;
          const line = `${at[1]}<p className="muted">\n${at[1]}  {money.format(total / Math.max(1, new Set(shown.map(dayOf)).size))} on average of each day with expenses\n${at[1]}</p>\n`;
          const end = at.index + at[0].length;
          return code.slice(0, end) + line + code.slice(end);
        },
        "It shows the average of each day with expenses, below the total of the month.",
      ),
  },
  {
    send: "show the total of the year",
    words: [
      words("total|sum|summe|gesamt*|somme|suma|somma|soma|totale|spent|ausgegeben"),
      words("year|yearly|annual|jahr*|année|annuel*|an|año|anual|anno|annuale|ano"),
    ],
    more: words(
      "whole|ganze*|toute|todo|tutto|month|monat|mes|mois|below|under|debajo|unter|show|mostrar",
    ),
    make: (files) =>
      changeApp(
        files,
        ({ code, stored }) => {
          const at = /^([ \t]*)<p className="total">.*\n/m.exec(code);
          if (!at || !/const dayOf/.test(code) || /of the year/.test(code)) return null;
          const line = `${at[1]}<p className="muted">\n${at[1]}  {money.format(\n${at[1]}    ${stored}\n${at[1]}      .filter((other) => dayOf(other).startsWith(month.slice(0, 4)))\n${at[1]}      .reduce((sum, other) => sum + amountOf(other), 0),\n${at[1]}  )}{" "}\n${at[1]}  total of the year {month.slice(0, 4)}\n${at[1]}</p>\n`;
          const end = at.index + at[0].length;
          return code.slice(0, end) + line + code.slice(end);
        },
        "It shows the total of the whole year below that of the month.",
      ),
  },
  {
    send: "set a budget of 500",
    words: [words("budget*|presupuesto|orçamento|limit|limite"), "\\d"],
    more: words(
      "left|remaining|remains|übrig|rest|reste|queda|rimane|resta|monthly|montly|month|monat*|mensuel*|mensual|mensile|mensal|how much|much|show|is|of|wie viel|euros?|€|pounds?|dollars?",
    ),
    // The budget is one of money, and of a month.
    not: words(
      "warn*|alert*|notif*|close to|(?:each|every|an?|any|single) (?:entry|expense|amount|item|payment|purchase)|cards?|karten|column|spalte|columna|colonne|characters?|zeichen|\\d+ (?:entries|entry|items?|tasks?|expenses?|things|einträge*|ausgaben|dinge|entrées|dépenses|entradas|gastos|voci|spese|despesas)|days?|daily|tag|tage|täglich*|jours?|día|días|giorn[oi]|dia|dias|diari[oa]|weeks?|weekly|woche|wöchentlich*|semaine|semana|settimana|years?|yearly|annual|jahr*|année|annuel*|año|anual|anno|annuale|ano",
    ),
    make(files, wish) {
      const budget = numberIn(wish);
      return changeApp(
        files,
        ({ code }) => {
          const at = /^([ \t]*)<p className="total">.*\n/m.exec(code);
          if (!at || !budget) return null;
          const old =
            /Budget \{money\.format\([\d.]+\)\}, left: \{money\.format\([\d.]+ - total\)\}/;
          const shown = `Budget {money.format(${budget})}, left: {money.format(${budget} - total)}`;
          if (old.test(code)) return code.replace(old, () => shown);
          const line = `${at[1]}<p className="muted">\n${at[1]}  ${shown}\n${at[1]}</p>\n`;
          const end = at.index + at[0].length;
          return code.slice(0, end) + line + code.slice(end);
        },
        `It shows a budget of ${budget} for the month, and how much of it is left.`,
      );
    },
  },
];
