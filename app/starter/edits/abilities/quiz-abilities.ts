import type { FileTree } from "~/projects/files";
import { unchanged } from "../edit";
import { type Ability, countIn, words } from "./ability";
import { replaced } from "./in-place-of";

const PROGRAM = "script.js";
const isQuiz = (files: FileTree) => /const questions = \[/.test(files.get(PROGRAM) ?? "");
const NO_QUIZ = unchanged("There is no quiz here.");
const NO_COUNT = unchanged("How many? I need a whole number, from 1 on.");

/** What quizzes can be given. */
export const QUIZ_ABILITIES: readonly Ability[] = [
  {
    send: "give 20 seconds for each question",
    words: [
      words("seconds?|secconds?|secs?|sekunden?|secondes?|segundos?|secondi|timer|countdown"),
      words("\\d+|ten|zehn|dix|diez|dieci|dez"),
    ],
    more: words(
      "questions?|frage|fragen|preguntas?|domand*|perguntas?|each|per|every|pro|jede|por|cada|ogni|give|only|time|zeit|a|there|be|to|answer|antworten|have|limit",
    ),
    not: words(
      "by itself|itself|automatic*|automatisch|von selbst|next|after|wait|nächste*|suivante|siguiente|prossima|whole|total*|entire*|overall|altogether|together|minutes?|minuten?|ganze*|gesamt*|insgesamt|zusammen|tout le|entier*|en tout|todo el|enter[oa]|complet[oa]|tutto il|inter[oa]|in tutto|todo o|inteir[oa]|minutos?|minut[oi]",
    ),
    make(files, wish) {
      if (!isQuiz(files)) return NO_QUIZ;
      const seconds = countIn(wish);
      if (seconds === null) return NO_COUNT;
      const said = `There are ${seconds} seconds for each question.`;
      if (files.get(PROGRAM)?.includes("let ticking;"))
        return replaced(files, PROGRAM, [[/let left = \d+;/, `let left = ${seconds};`]], said);
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
        said,
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
      const points = countIn(wish);
      if (points === null) return NO_COUNT;
      return replaced(
        files,
        PROGRAM,
        [
          [/score \+= \d+;/, `score += ${points};`],
          [
            /score \/ (?:order\.length|\(order\.length \* \d+\));/,
            `score / (order.length * ${points});`,
          ],
          [
            /\/ \$\{order\.length(?: \* \d+)?\}(?: points)?`\);\n {2}const parts/,
            `/ \${order.length * ${points}} points\`);\n  const parts`,
          ],
          [
            /\$\{best\} of \$\{questions\.length(?: \* \d+)?\}`/,
            `\${best} of \${questions.length * ${points}}\``,
          ],
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
    not: words(
      "seconds?|sekunden|secondes|segundos|secondi|points?|punkte|answers?|antwort*|réponses?|respuestas?|rispost[ae]|respostas?|choices|options",
    ),
    make(files, wish) {
      if (!isQuiz(files)) return NO_QUIZ;
      const count = countIn(wish);
      if (count === null) return NO_COUNT;
      return replaced(
        files,
        PROGRAM,
        [
          [
            /order = shuffled\(questions\)(?:\.slice\(0, \d+\))?;/,
            `order = shuffled(questions).slice(0, ${count});`,
          ],
        ],
        `A round has ${count} questions, chosen by chance.`,
      );
    },
  },
];
