import type { FileTree } from "~/projects/files";
import { replaced } from "../../abilities/in-place-of";
import { QUIZ_ABILITIES } from "../../abilities/quiz-abilities";
import type { EditResult } from "../../edit";
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
];

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
