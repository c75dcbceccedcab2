import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { type Ability, words } from "./ability";

export const CONFETTI = (isTyped: boolean) => `/** Lets paper fall over the page once. */
${isTyped ? "export " : ""}function confetti() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (let count = 0; count < 80; count += 1) {
    const piece = document.createElement("span");
    const colour = \`hsl(\${Math.round(Math.random() * 360)} 85% 60%)\`;
    piece.style.cssText = \`position:fixed;z-index:99;top:-1rem;left:\${Math.random() * 100}vw;width:0.5rem;height:0.8rem;background:\${colour};pointer-events:none\`;
    document.body.append(piece);
    const fall = piece.animate(
      [
        { transform: "none" },
        { transform: \`translateY(110vh) rotate(\${Math.round(Math.random() * 900)}deg)\` },
      ],
      { duration: 1600 + Math.random() * 1600, easing: "ease-in" },
    );
    fall.onfinish = () => piece.remove();
  }
}
`;

/** Where something is finished: in the program of one kind of app. The first whose place is there is taken. */
const ENDS: readonly [path: string, at: RegExp, call: string, when: string][] = [
  [
    "src/App.tsx",
    /^ {4}setTasks\(tasks\.map\(\(task\) => \(task\.id === changed\.id \? changed : task\)\)\);\n/m,
    "    if (changed.done && tasks.every(({ id, done }) => done || id === changed.id)) confetti();\n",
    "when the last task is done",
  ],
  [
    "src/App.tsx",
    /^ {4}setHabits\(habits\.map\(\(other\) => \(other\.id === habit\.id \? \{ \.\.\.habit, days \} : other\)\)\);\n/m,
    "    const isLast = habits.every(({ id, days }) => id === habit.id || days.includes(todayKey));\n    if (isLast && key === todayKey && days.includes(key)) confetti();\n",
    "when all habits of the day are done",
  ],
  [
    "src/App.tsx",
    /^ {4}rest\.splice\(at < 0 \? rest\.length : at, 0, \{ \.\.\.card, column \}\);\n/m,
    "    if (column === columns[columns.length - 1] && card.column !== column) confetti();\n",
    "when a card reaches the last column",
  ],
  ["script.js", /^function win\(\) \{\n/m, "  confetti();\n", "when all are found"],
  [
    "script.js",
    /^ {2}const share = score \/ \(?order\.length[^;]*;\n/m,
    "  confetti();\n",
    "at the end of a round",
  ],
  [
    "script.js",
    /^ {2}announce\.textContent = finished === "work"[^;]*;\n/m,
    '  if (finished === "work") confetti();\n',
    "when a focus round is over",
  ],
  [
    "script.js",
    /^ {2}current\.box = knew \? current\.box \+ 1 : 0;\n/m,
    "  if (knew && learned() === cards.length) confetti();\n",
    "when all cards are learned",
  ],
  [
    "script.js",
    /^ {2}if \(summary\.textContent !== words\) summary\.textContent = words;\n/m,
    "  if (left === 0) confetti();\n",
    "when the day comes",
  ],
];

/** Paper that falls when something is finished. */
export const CONFETTI_ABILITIES: readonly Ability[] = [
  {
    send: "show confetti at the end",
    words: [
      words(
        "confetti|konfetti|confettis|confeti|coriandoli|confete|fireworks?|feuerwerk|celebrat*|celebration|party|balloons?|hooray|feiern|fête",
      ),
    ],
    more: words(
      "when|after|if|i|we|you|they|he|she|finish*|complet*|done|all|everything|every|each|the|a|end|something|found|have|task|tasks|habits?|quiz|game|round|show|animation|effect|win|reach*|goal|card|cards|last|one|perfect|score|wenn|alles|fertig|ist|tout|fini|todo|tutto|like",
    ),
    not: words(
      "says?|writes?|message|colou?rs?|theme|style|look|invitation|guests?|page|website|date",
    ),
    make: (files, wish) =>
      addConfetti(
        files,
        /\b(?:everything|all|perfect|every|alles|alle|full marks|100)\b/i.test(wish),
      ),
  },
];

function addConfetti(files: FileTree, isForAll: boolean): EditResult {
  for (const [path, at, always, ending] of ENDS) {
    const isQuiz = ending === "at the end of a round" && isForAll;
    const call = isQuiz ? "  if (share === 1) confetti();\n" : always;
    const when = isQuiz ? "when all answers of a round are right" : ending;
    const code = files.get(path);
    const place = code === undefined ? null : at.exec(code);
    if (code === undefined || !place) continue;
    if (code.includes("confetti()")) return unchanged("It does that already.");
    const end = place.index + place[0].length;
    const called = code.slice(0, end) + call + code.slice(end);
    const { react } = shapeOf(files);
    const changes = react
      ? new Map([
          [
            path,
            called.replace(/^(import \{ .*fields)/m, 'import { confetti } from "./confetti";\n$1'),
          ],
          ["src/confetti.ts", CONFETTI(true)],
        ])
      : new Map([[path, `${called.replace(/\n*$/, "\n")}\n${CONFETTI(false)}`]]);
    return edited(changes, `Confetti falls ${when}.`);
  }
  return unchanged("There is nothing here that comes to an end.");
}
