import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { inkOn } from "../../theme/theme";
import { edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { type Ability, words } from "./ability";
import { replaced } from "./in-place-of";

const APP = "src/App.tsx";
const isHabits = (files: FileTree) => /function streakOf\(/.test(files.get(APP) ?? "");
const NO_HABITS = unchanged("There are no habits here.");

/** What trackers of habits can be given. */
export const HABIT_ABILITIES: readonly Ability[] = [
  {
    send: "show the longest streak",
    words: [
      words(
        "longest|best|record|highest|maximum|längste*|beste*|plus longue|meilleure|mejor|más larga|migliore|più lunga|melhor",
      ),
      words("streak|streaks|row|series|serie|série|racha"),
    ],
    more: words("show|my|the|also|each|habit|of|days|in|a|ever|for|add|display"),
    make: (files) =>
      isHabits(files)
        ? replaced(
            files,
            APP,
            [
              [
                "const FIRST_HABITS",
                `/** The most days in a row that there have been. */\nfunction longestOf(days: string[]): number {\n  const done = new Set(days);\n  let longest = 0;\n  for (const day of done) {\n    let count = 1;\n    while (done.has(dayKey(daysBefore(new Date(\`\${day}T00:00\`), count)))) count += 1;\n    longest = Math.max(longest, count);\n  }\n  return longest;\n}\n\nconst FIRST_HABITS`,
              ],
              [
                /(\{streak === 1 \? "day" : "days"\} in a row\n)/,
                '{streak === 1 ? "day" : "days"} in a row\n                    <small className="muted"> · longest {longestOf(habit.days)}</small>\n',
              ],
            ],
            "Each habit shows its longest streak beside the one of today.",
          )
        : NO_HABITS,
  },
  {
    send: "show four weeks",
    words: [
      words(
        "month|four weeks|4 weeks|28 days|30 days|two weeks|2 weeks|14 days|monat|vier wochen|zwei wochen|mois|mes|mese|mês",
      ),
      words(
        "show|see|view|display|instead|not|whole|calendar|overview|days|zeig*|montre*|muestr*|mostr*|ganze*",
      ),
    ],
    more: words("a|the|week|weeks|full|at|once|days|of|last|all|boxes|want|to|i|statt|than|rather"),
    not: words("trophy|row|goal|streak|remind*|budget|statistic*|percent*|chart"),
    make(files, wish) {
      if (!isHabits(files)) return NO_HABITS;
      const count = /\b(?:two|2|zwei) w|14 days/i.test(wish) ? 14 : 28;
      const { styles } = shapeOf(files);
      const css = styles ? files.get(styles) : undefined;
      const made = replaced(
        files,
        APP,
        [
          [/daysBefore\(today, week \* \d+\)/, `daysBefore(today, week * ${count})`],
          [
            /Array\.from\(\{ length: \d+ \}, \(_, index\) => daysBefore\(last, \d+ - index\)\)/,
            `Array.from({ length: ${count} }, (_, index) => daysBefore(last, ${count - 1} - index))`,
          ],
        ],
        `Each habit shows ${count / 7} weeks at once, one below the other.`,
      );
      if (!made.ok || !styles || css === undefined) return made;
      const rule = withRule(css, ".days", {
        display: "grid",
        "grid-template-columns": "repeat(7, minmax(2.4rem, 1fr))",
      });
      return edited(new Map([...made.changes, [styles, rule]]), made.said);
    },
  },
  {
    send: "make the days that are done green",
    words: [
      words(
        "done|ticked|checked|completed|finished|marked|erledigte*|abgehakte*|faits|hechos|fatti|feitos",
      ),
      words("days?|boxes|box|ticks?|checks?|circles?|tage|jours|días|giorni|dias|habits?|ones"),
    ],
    more: words("make|the|should|be|in|a|colou?r|that|are|when|turn|show|as|for|of"),
    not: words("hide|end|bottom|count|how many|show only|sort|top|last|delete|remove|text"),
    make(files, wish) {
      const colour = coloursIn(`make it ${plainWords(wish)}`);
      const { styles } = shapeOf(files);
      const css = styles ? files.get(styles) : undefined;
      if (!isHabits(files) || !styles || css === undefined) return NO_HABITS;
      if (!colour?.accent) return unchanged("Which colour?");
      const rule = withRule(css, '.day[aria-pressed="true"]', {
        background: colour.accent,
        "border-color": colour.accent,
        color: inkOn(colour.accent),
      });
      return edited(new Map([[styles, rule]]), `Days that are done are ${colour.words[0]} now.`);
    },
  },
  {
    send: "hide the date at the top",
    isRemoval: true,
    isAbsence: true,
    words: [
      words("date|day of today|today's date|datum|fecha|data"),
      words(
        "hide|remove|delete|without|no|take|away|don['’]?t|versteck*|entfern*|weg|cache*|enlève*|supprime*|quita*|oculta*|togli*|nascondi*|tira*|esconde*",
      ),
      words("top|above|header|title|heading|oben|haut|arriba|alto|topo|today"),
    ],
    more: words("the|at|of|page|in|show|from|out"),
    make: (files) =>
      isHabits(files)
        ? replaced(
            files,
            APP,
            [
              [
                /^ {10}<p className="muted">\n {12}\{today\.toLocaleDateString[\s\S]*?^ {10}<\/p>\n/m,
                "",
              ],
            ],
            "The date above the name is gone.",
          )
        : NO_HABITS,
  },
];
