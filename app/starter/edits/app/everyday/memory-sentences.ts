import type { FileTree } from "~/projects/files";
import { type EditResult, edited, there } from "../../edit";
import { form, type Sentence } from "./sentence";

const PROGRAM = "script.js";
const WRONG =
  "(?:(?:when|if|once|as soon as|after) (?:they|the cards|two cards|both|it|the pair|i|cards)(?: (?:are|do|does|is|get|turn|choose|pick))*(?: ?n[o']t| not)?(?: (?:match|a pair|no pair|wrong|the same|two wrong (?:ones|cards)|wrong (?:ones|cards)))+)";

/** What a game of memory can be told in a sentence of its own. */
export const MEMORY_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(`(?:shake|wobble|wiggle)(?: (?:the|two|both|wrong|open))* cards? ${WRONG}`),
      form(`(?:shake|wobble|wiggle)(?: (?:the|two|both))* (?:wrong|different|non-matching) cards?`),
      form(
        `(?:(?:the|two|both) )*(?:wrong )?cards (?:should |must )?(?:shake|wobble|wiggle) ${WRONG}`,
      ),
    ],
    make: shaken,
  },
];

function shaken(files: FileTree): EditResult | null {
  const path = "styles.css";
  const css = files.get(path) ?? "";
  if (!/const LOOK_MS = /.test(files.get(PROGRAM) ?? "")) return null;
  if (css.includes("@keyframes wrong")) return there("Two cards that are no pair shake already.");
  const code = files.get(PROGRAM) ?? "";
  const next = code
    .replace(
      /^ {6}status\.textContent = .*Not a pair\..*\n/m,
      (line) => `      for (const { button } of open) button.classList.add("is-wrong");\n${line}`,
    )
    .replace(
      /^ {2}for \(const card of open\) card\.state = "closed";\n/m,
      '  for (const card of open) {\n    card.state = "closed";\n    card.button.classList.remove("is-wrong");\n  }\n',
    );
  if (!next.includes('classList.add("is-wrong")') || !next.includes('classList.remove("is-wrong")'))
    return null;
  const rule =
    ".tile.is-wrong {\n  animation: wrong 0.4s;\n}\n\n@keyframes wrong {\n  25% {\n    transform: translateX(-6px);\n  }\n  75% {\n    transform: translateX(6px);\n  }\n}\n\n@media (prefers-reduced-motion: reduce) {\n  .tile.is-wrong {\n    animation: none;\n  }\n}\n";
  return edited(
    new Map([
      [PROGRAM, next],
      [path, `${css.trimEnd()}\n\n${rule}`],
    ]),
    "Two cards that are no pair shake before they close. Who wants less motion on their device sees them stand still.",
  );
}
