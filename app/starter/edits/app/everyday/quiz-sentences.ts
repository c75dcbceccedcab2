import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import { replaced } from "../../abilities/in-place-of";
import { QUIZ_ABILITIES } from "../../abilities/quiz-abilities";
import { type EditResult, there } from "../../edit";
import { titleOf } from "../../rename";
import { quoted } from "../small/small-order";
import { form, GIVE, type Sentence } from "./sentence";

const ASK_NAME = QUIZ_ABILITIES.find(({ send }) => send === "ask for a name before the start");

/** What a quiz can be told in a sentence of its own. */
export const QUIZ_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:(?:button|way) (?:for|with|to (?:get|show|see)) )?(?:(?:a|an) )?hints?(?: button)?(?: (?:to|for|on|in|with)(?: (?:each|every|the|all|a))* questions?)?`,
      ),
    ],
    make: hint,
  },
  {
    forms: [
      form(
        `(?:(?:${GIVE}|let|ask|have) )?(?:(?:the )?(?:people|players?|users?|kids|children|everyone|everybody|me|them|somebody|person) )?(?:for |to |can |must |should )*(?:(?:enter|type(?: in)?|write|give|say|put in|ask for|input)(?: (?:their|your|his|my|a|the|own|player'?s?|players'?))*|for (?:their|your|the player'?s|players'?)) names?(?: (?:before|at|in)(?: the)? (?:start|quiz|beginning|it starts|starting))?`,
      ),
      form(
        `${GIVE} (?:name field|field for (?:the|your|a|their) names?|player names?)(?: (?:before|at|in|on)(?: the)? (?:start|quiz|beginning|start page))?`,
      ),
    ],
    make: (files) => ASK_NAME?.make(files, ASK_NAME.send) ?? null,
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:(?:start|welcome|intro|first|opening) (?:screen|page) )?(?:with (?:an? )?)?(?:(?:short|nice|friendly|little) )?(?:welcome|greeting|intro(?:duction)?)(?: (?:message|text|sentence|screen|page))?(?: (?:on|at|before|to|for) (?:the )?(?:start(?: (?:screen|page))?|beginning|quiz|it starts|first (?:page|screen)))?(?: (?:that says|saying|with|:))?(?: ["“„][^"“”„]{1,120}["”“])?`,
      ),
    ],
    make: (files, _said, { said }) => welcome(files, quoted(said)),
  },
  {
    forms: [
      form(
        `(?:${GIVE} )?(?:(?:back|previous)(?: question)? button|(?:button|way|option) (?:to|for)(?: (?:go|going))?(?: back)?(?: to)?(?: the)?(?: (?:last|previous)(?: one| question)?)?)(?: (?:for|to) (?:the )?(?:last|previous) question)?`,
      ),
      form(
        "(?:be able to )?(?:go|return|step|jump) back(?: (?:to|a|one))*(?: the)?(?: (?:last|previous))?(?: (?:question|one|step))?(?: (?:in the quiz|and change (?:it|my answer|the answer)))?",
      ),
    ],
    make: goBack,
  },
  {
    forms: [
      form(
        "(?:(?:show|display|tell|say)(?: me)? )?how (?:long|many (?:seconds|minutes)|much time) (?:it|i|we|the quiz|a round) (?:took|needed|has taken|have needed|was)(?: (?:at|in) the end)?|(?:(?:show|display|measure|stop|track)(?: me)? )(?:the )?(?:total |whole )?time(?: (?:i|it|needed|took|taken|used|of a round))*(?: (?:at|in) the end)?",
      ),
    ],
    make: timeTaken,
  },
];

const PROGRAM = "script.js";
const isQuiz = (files: FileTree) => /const questions = \[/.test(files.get(PROGRAM) ?? "");

function welcome(files: FileTree, said: string | null): EditResult | null {
  if (!isQuiz(files)) return null;
  const text = said ?? `Welcome to ${titleOf(files) ?? "the quiz"}!`;
  return replaced(
    files,
    PROGRAM,
    [
      [
        /(const hello = element\("h2", "question", )"[^"]*"\)/,
        `const hello = element("h2", "question", ${jsInline(text)})`,
      ],
    ],
    `The page with the button “Start”, with which the quiz begins, says “${text}” now.`,
  );
}

function goBack(files: FileTree): EditResult | null {
  if (!isQuiz(files)) return null;
  if (/function goBack\(/.test(files.get(PROGRAM) ?? ""))
    return there("Below each question is a button that goes back to the one before already.");
  return replaced(
    files,
    PROGRAM,
    [
      [
        "let missed = [];\n",
        "let missed = [];\nlet results = []; // Whether each question so far was answered right.\n",
      ],
      ["  missed = [];\n  showQuestion();", "  missed = [];\n  results = [];\n  showQuestion();"],
      [
        "    feedback,\n    ",
        '    feedback,\n    ...(index > 0 ? [button("Previous question", goBack, "button quiet small")] : []),\n    ',
      ],
      [
        "  if (answer === right) {\n",
        "  results[index] = answer === right;\n  if (answer === right) {\n",
      ],
      [
        "function advance() {",
        `/** The question before is asked again: what was answered since does not count. */\nfunction goBack() {\n  for (const right of results.splice(index - 1)) {\n    if (right) score -= 1;\n    else missed.pop();\n  }\n  index -= 1;\n  showQuestion();\n}\n\nfunction advance() {`,
      ],
    ],
    "From the second question on a button “Previous question” goes back: that one is asked again, and its first answer does not count.",
  );
}

function timeTaken(files: FileTree): EditResult | null {
  if (!isQuiz(files)) return null;
  if (/let began = /.test(files.get(PROGRAM) ?? ""))
    return there("The end says how long the round took already.");
  return replaced(
    files,
    PROGRAM,
    [
      ["let missed = [];\n", "let missed = [];\nlet began = 0; // When the round was started.\n"],
      [
        "  missed = [];\n  showQuestion();",
        "  missed = [];\n  began = Date.now();\n  showQuestion();",
      ],
      [
        /^ {2}const parts = \[heading, total\b(.*)\];\n/m,
        '  const seconds = Math.round((Date.now() - began) / 1000);\n  const parts = [heading, total, element("p", "muted", "It took " + seconds + " seconds.")];\n',
      ],
    ],
    "The end says how many seconds the round took.",
  );
}

function hint(files: FileTree): EditResult | null {
  return /const questions = \[/.test(files.get("script.js") ?? "")
    ? replaced(
        files,
        "script.js",
        [
          [
            "    feedback,\n    ",
            '    feedback,\n    button("Hint", (event) => giveHint(event.target, answers), "button quiet small"),\n    ',
          ],
          [
            "function choose(",
            `/** Tells one of the answers that are wrong; the first one is right. */\nfunction giveHint(own, answers) {\n  const [wrong] = shuffled(answers.slice(1));\n  own.textContent = wrong === undefined ? "No hint here" : \`It is not “\${wrong}”\`;\n  own.disabled = true;\n}\n\nfunction choose(`,
          ],
        ],
        "Each question has a button “Hint” now: it tells one answer that it is not.",
      )
    : null;
}
