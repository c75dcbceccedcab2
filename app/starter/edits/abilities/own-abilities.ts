import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { findList } from "../said/code-lists";
import { fieldNamed } from "../said/field-lines";
import { type Ability, numberIn, words } from "./ability";
import { changeApp, fieldsOfType } from "./entries-of-app";

/** Puts something into the place of what a program says once. */
function replaced(
  files: FileTree,
  path: string,
  pairs: readonly (readonly [string | RegExp, string])[],
  said: string,
): EditResult {
  const code = files.get(path) ?? "";
  let next = code;
  for (const [from, to] of pairs) {
    const before = next;
    next = next.replace(from, () => to);
    if (next === before) return unchanged("This program has no place for that.");
  }
  return edited(new Map([[path, next]]), said);
}

/** The column of a board that a wish names. */
function columnIn(files: FileTree, wish: string): string | null {
  const list = findList(files, "columns");
  const names = list?.items.map(({ start, end }) => list.code.slice(start + 1, end - 1)) ?? [];
  return names.find((name) => wish.toLowerCase().includes(name.toLowerCase())) ?? null;
}

const PROGRAM = "script.js";
const isQuiz = (files: FileTree) => /const questions = \[/.test(files.get(PROGRAM) ?? "");
const NO_QUIZ = unchanged("There is no quiz here.");

/** What single kinds of programs can be given: boards, habits, notes, quizzes. */
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
    make(files, wish) {
      const [most, column] = [numberIn(wish), columnIn(files, wish)];
      if (most === null) return unchanged("How many cards at most?");
      const where = column ? `column === ${JSON.stringify(column)} && ` : "";
      return changeApp(
        files,
        ({ code }) =>
          /<span className="count">\{inColumn\(column\)\.length\}<\/span>/.test(code)
            ? code.replace(
                /^([ \t]*)<span className="count">\{inColumn\(column\)\.length\}<\/span>\n/m,
                (line, indent: string) =>
                  `${line}${indent}{${where}inColumn(column).length > ${most} && (\n${indent}  <strong role="status">Too many: ${most} at most</strong>\n${indent})}\n`,
              )
            : null,
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
    make(files, wish) {
      const days = numberIn(wish) ?? 7;
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
          return `${code.slice(0, end)}                    {streak >= ${days} && <span title="${days} days in a row"> ${sign}</span>}\n${code.slice(end)}`;
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
  {
    send: "start with today's date",
    words: [
      words("today*|heute|heutige*|aujourd['’]hui|hoy|oggi|hoje|current date"),
      words(
        "default|already|automatically|prefill*|pre-fill*|filled|start*|set|be|should|preset|vorausgefüllt|standard*|automatisch|voreingestellt|stehen|défaut|automatiquement|defecto|automáticamente|predefinit*|automaticamente|padrão",
      ),
    ],
    more: words("date|datum|fecha|data|field|feld|in|the"),
    make(files) {
      const [date] = fieldsOfType(files, "date");
      if (!date) return unchanged("The form has no date.");
      return replaced(
        files,
        "src/fields.ts",
        [
          [
            /values\[field\.id\] = "";/,
            'values[field.id] = field.type === "date" ? new Date().toISOString().slice(0, 10) : "";',
          ],
        ],
        `“${date.label}” begins with the day of today.`,
      );
    },
  },
  {
    send: "choose Medium from the start",
    words: [
      words(
        "default*|preselect*|pre-select*|selected|from the start|vorausgewählt|standardmäßig|standard|voreingestellt|défaut|defecto|predeterminad*|predefinit*|padrão|predefinid*",
      ),
    ],
    more: words(
      "be|is|should|by|the|value|to|choice|category|priority|kategorie|priorität|als|wert|valor|par|por|di|always|immer",
    ),
    make(files, wish) {
      const list = findList(files, "fields");
      const found = list?.items.flatMap(({ start, end }) => {
        const source = list.code.slice(start, end);
        const options = [
          ...(/options: \[([^\]]*)\]/.exec(source)?.[1] ?? "").matchAll(/"([^"]*)"/g),
        ].map((one) => one[1] ?? "");
        const option = options.find((one) => wish.toLowerCase().includes(one.toLowerCase()));
        const [id, label] = [/id: "(\w+)"/.exec(source)?.[1], /label: "([^"]*)"/.exec(source)?.[1]];
        return option && id && label ? [{ option, id, label }] : [];
      });
      const [one] = found ?? [];
      if (!one || (found?.length ?? 0) > 1)
        return unchanged("I found no choice of a field that is named.");
      return replaced(
        files,
        "src/fields.ts",
        [
          [
            / {2}return values;\n/,
            `  values.${one.id} = ${JSON.stringify(one.option)};\n  return values;\n`,
          ],
        ],
        `“${one.label}” begins with “${one.option}”.`,
      );
    },
  },
  {
    send: "limit the name to 60 characters",
    words: [
      words("characters?|letters|zeichen|buchstaben|caractères|caracteres|caratteri"),
      "\\d",
      words(
        "max*|most|limit*|longer|more than|höchstens|länger|mehr als|plus|más|più|mais|máximo|massimo",
      ),
    ],
    more: words("long|field|feld|name|title|titel|only|nur|allow*|be|have|can|should|than|not"),
    make(files, wish) {
      const [most, list] = [numberIn(wish), findList(files, "fields")];
      const label = list?.items
        .map(({ start, end }) => /label: "([^"]*)"/.exec(list.code.slice(start, end))?.[1] ?? "")
        .find((one) => one !== "" && wish.toLowerCase().includes(one.toLowerCase()));
      const named = label ? fieldNamed(files, label) : null;
      const item = named?.list.items[named.index];
      const id =
        named && item
          ? /id: "(\w+)"/.exec(named.list.code.slice(item.start, item.end))?.[1]
          : undefined;
      const length = id ? `{field.id === "${id}" ? ${most} : undefined}` : `{${most}}`;
      return replaced(
        files,
        "src/components/FieldInput.tsx",
        [
          [
            "          type={field.type}\n",
            `          type={field.type}\n          maxLength=${length}\n`,
          ],
        ],
        `${label ? `“${label}”` : "Each line"} takes ${most} characters at most.`,
      );
    },
  },
  {
    send: "give 20 seconds for each question",
    words: [
      words("seconds?|secconds?|secs?|sekunden?|secondes?|segundos?|secondi|timer|countdown"),
      words("\\d+|ten|zehn|dix|diez|dieci|dez"),
    ],
    more: words(
      "questions?|frage|fragen|preguntas?|domand*|perguntas?|each|per|every|pro|jede|por|cada|ogni|give|only|time|zeit|a|there|be|to|answer|antworten|have|limit",
    ),
    make(files, wish) {
      if (!isQuiz(files)) return NO_QUIZ;
      const seconds = numberIn(wish) ?? 20;
      return replaced(
        files,
        PROGRAM,
        [
          ["let missed = [];\n", "let missed = [];\nlet ticking;\n"],
          [
            "  panel.replaceChildren(\n    progress,",
            `  let left = ${seconds};\n  const clock = element("p", "muted", \`\${left} seconds\`);\n  clearInterval(ticking);\n  ticking = setInterval(() => {\n    left -= 1;\n    clock.textContent = \`\${left} seconds\`;\n    // Who does not answer in time has not answered right.\n    if (left <= 0) choose("", list, feedback, next);\n  }, 1000);\n\n  panel.replaceChildren(\n    progress,\n    clock,`,
          ],
          [
            "function choose(answer, list, feedback, next) {\n",
            "function choose(answer, list, feedback, next) {\n  clearInterval(ticking);\n",
          ],
        ],
        `There are ${seconds} seconds for each question.`,
      );
    },
  },
  {
    send: "count 10 points for each right answer",
    words: [
      words("points?|punkte?|puntos?|punti|pontos?"),
      "\\d",
      words(
        "right|correct|richtig*|bonne*|correct*|answers?|antwort*|juste*|giust*|cert*|each|question|frage",
      ),
    ],
    more: words(
      "count|give|for|each|every|should|are|worth|get|pro|je|zählen|gibt|chaque|cada|ogni|score",
    ),
    make(files, wish) {
      if (!isQuiz(files)) return NO_QUIZ;
      const points = numberIn(wish) ?? 10;
      return replaced(
        files,
        PROGRAM,
        [
          ["score += 1;", `score += ${points};`],
          ["score / order.length;", `score / (order.length * ${points});`],
          [
            `/ \${order.length}\`);\n  const parts`,
            `/ \${order.length * ${points}} points\`);\n  const parts`,
          ],
          [`\${best} of \${questions.length}\``, `\${best} of \${questions.length * ${points}}\``],
        ],
        `Each right answer counts ${points} points.`,
      );
    },
  },
  {
    send: "add a button to share the score",
    words: [
      words("share|teilen|partager|compartir|condividere|partilhar|compartilhar"),
      words(
        "score|result*|ergebnis|punkte|résultat|resultado|risultato|punteggio|puntuación|pontuação|quiz|friends|freunde",
      ),
    ],
    more: words(
      "button|at|end|show|my|a|with|ende|am|knopf|bouton|botón|final|fine|fim|can|freunden|friends",
    ),
    make(files) {
      if (!isQuiz(files)) return NO_QUIZ;
      return replaced(
        files,
        PROGRAM,
        [
          [
            '  parts.push(button("Play again", start));\n',
            '  parts.push(\n    button("Play again", start),\n    button("Share my score", shareScore, "button"),\n  );\n',
          ],
          [
            "function showResult() {",
            `async function shareScore(event) {\n  const text = \`\${document.title}: \${score} of \${order.length}\`;\n  try {\n    if (navigator.share) await navigator.share({ text });\n    else {\n      await navigator.clipboard.writeText(text);\n      event.target.textContent = "Copied";\n    }\n  } catch {\n    // Whoever closes the sheet shares nothing.\n  }\n}\n\nfunction showResult() {`,
          ],
        ],
        "The result has a button that shares the score, or copies it where a browser cannot share.",
      );
    },
  },
  {
    send: "ask for a name before the start",
    words: [
      words("name|names|namen|nom|prénom|nombre|nome"),
      words(
        "type|enter|ask|write|input|field|put in|eingeben|fragen|eintragen|saisir|demander|entrer|escribir|introducir|preguntar|inserire|chiedere|digitar|perguntar",
      ),
      words(
        "start*|begin*|before|first|player*|kids|children|result|score|anfang|vorher|bevor|spieler|début|avant|joueur|antes|empezar|jugador|prima|inizi*|giocatore|começar|jogador",
      ),
    ],
    more: words("let|can|their|they|people|kinder|quiz|the|in|können|sollen|ihren|its"),
    make(files) {
      if (!isQuiz(files)) return NO_QUIZ;
      return replaced(
        files,
        PROGRAM,
        [
          [
            "showBest();\nconst hello",
            'const player = document.createElement("input");\nplayer.className = "input";\nplayer.placeholder = "Your name";\nplayer.setAttribute("aria-label", "Your name");\n\nshowBest();\nconst hello',
          ],
          ['  button("Start", start),\n', '  player,\n  button("Start", start),\n'],
          [
            `"score", \`\${score}`,
            `"score", \`\${player.value.trim() ? \`\${player.value.trim()}: \` : ""}\${score}`,
          ],
        ],
        "It asks for a name before the start, and shows it beside the score.",
      );
    },
  },
  {
    send: "ask only 5 questions",
    words: [
      words(
        "only|just|nur|seulement|solo|solamente|soltanto|só|apenas|at a time|per round|each round|pro runde|pro spiel|random|zufällig*",
      ),
      words("questions|fragen|preguntas|domande|perguntas"),
      words(
        "\\d+|two|three|four|five|six|seven|eight|nine|ten|drei|vier|fünf|sechs|sieben|acht|neun|zehn|trois|quatre|cinq|dix|tres|cuatro|cinco|diez|tre|quattro|cinque|dieci|três|quatro|dez",
      ),
    ],
    more: words("ask|show|of|them|a|time|round|runde|game|spiel|per|each|play|out|from|the"),
    not: words("seconds?|sekunden|secondes|segundos|secondi|points?|punkte"),
    make(files, wish) {
      const count = numberIn(wish);
      if (!isQuiz(files) || count === null) return NO_QUIZ;
      return replaced(
        files,
        PROGRAM,
        [["order = shuffled(questions);", `order = shuffled(questions).slice(0, ${count});`]],
        `A round has ${count} questions, chosen by chance.`,
      );
    },
  },
];
