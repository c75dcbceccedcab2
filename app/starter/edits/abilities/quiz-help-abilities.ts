import type { FileTree } from "~/projects/files";
import { edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { type Ability, words } from "./ability";
import { replaced } from "./in-place-of";

const PROGRAM = "script.js";
const isQuiz = (files: FileTree) => /const questions = \[/.test(files.get(PROGRAM) ?? "");
const NO_QUIZ = unchanged("There is no quiz here.");

/** What helps in a quiz, and how its answers stand. */
export const QUIZ_HELP_ABILITIES: readonly Ability[] = [
  {
    send: "show the result in percent",
    words: [words("percent*|%|prozent*|pourcentage|porcentaje|percentuale|porcentagem")],
    more: words("show|score|result|at|the|end|in|as|also|with|how|many|were|right|of"),
    make: (files) =>
      isQuiz(files)
        ? replaced(
            files,
            PROGRAM,
            [
              [
                /const parts = \[heading, total\];/,
                `const parts = [heading, total, element("p", "muted", \`\${Math.round(share * 100)} % right\`)];`,
              ],
            ],
            "The result is shown in percent, too.",
          )
        : NO_QUIZ,
  },
  {
    send: "add a button to skip a question",
    words: [words("skip*|pass|überspring*|passer|saltar|saltare|pular|don['’]?t know")],
    more: words("a|button|to|add|questions?|the|let|me|people|can|one|i|frage|with|for"),
    make: (files) =>
      isQuiz(files)
        ? replaced(
            files,
            PROGRAM,
            [
              [
                "    feedback,\n    next,\n  );\n",
                '    feedback,\n    button("Skip", advance, "button quiet small"),\n    next,\n  );\n',
              ],
            ],
            "There is a button to skip a question; it counts as not answered.",
          )
        : NO_QUIZ,
  },
  {
    send: "help with 50:50",
    words: [words("50[ :/-]?50|fifty|joker|help|lifeline|tipp|aiuto")],
    more: words("add|a|button|that|removes?|two|wrong|answers?|for|each|question|takes?|away|give"),
    not: words("text|email|contact"),
    make: (files) =>
      isQuiz(files)
        ? replaced(
            files,
            PROGRAM,
            [
              [
                "    feedback,\n    ",
                '    feedback,\n    button("50:50", () => halve(list, answers[0]), "button quiet small"),\n    ',
              ],
              [
                "function choose(",
                "/** Takes two wrong answers away. */\nfunction halve(list, right) {\n  const wrong = [...list.children].filter(({ dataset, disabled }) => dataset.answer !== right && !disabled);\n  for (const choice of shuffled(wrong).slice(0, 2)) choice.disabled = true;\n}\n\nfunction choose(",
              ],
            ],
            "A button takes two wrong answers away.",
          )
        : NO_QUIZ,
  },
  {
    send: "show the answers in two columns",
    words: [
      words("answers?|choices|options|antworten|réponses|respuestas|risposte|respostas"),
      words(
        "columns?|side by side|grid|next to each other|spalten|nebeneinander|colonnes|columnas|colonne|colunas",
      ),
    ],
    more: words("show|the|in|two|2|should|be|put|make|as|a|zwei"),
    make(files) {
      const { styles } = shapeOf(files);
      const css = styles ? files.get(styles) : undefined;
      if (!isQuiz(files) || !styles || css === undefined) return NO_QUIZ;
      const rule = withRule(css, ".answers", {
        display: "grid",
        "grid-template-columns": "repeat(2, minmax(0, 1fr))",
        gap: "0.75rem",
      });
      return edited(new Map([[styles, rule]]), "The answers stand in two columns now.");
    },
  },
];
