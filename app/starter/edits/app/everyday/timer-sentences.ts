import type { FileTree } from "~/projects/files";
import { inkOn } from "../../../theme/theme";
import { replaced } from "../../abilities/in-place-of";
import { applied, type EditResult, edited } from "../../edit";
import { hexOfColour } from "../../page/colour-words";
import { shapeOf } from "../../project";
import { PALETTE_OF_BOX } from "../parts/part-paint";
import { form, type Sentence } from "./sentence";

const PROGRAM = "script.js";
export const isTimer = (files: FileTree) =>
  /const DEFAULTS = \{ work/.test(files.get(PROGRAM) ?? "");
export const WORK =
  "(?:work(?:ing)?|focus(?:ing)?|the (?:work|focus)(?: time| round| phase)?|(?:work|focus) (?:time|rounds?|phases?)|i (?:work|focus)|a round)";
export const REST =
  "(?:(?:the )?(?:breaks?|rests?|pauses?)(?: time)?|resting|i (?:rest|have a break))";
const COLOUR =
  "(?:(?:a|an) )?(?<colour>(?:(?:light|dark|soft|pale|bright|deep) )?\\p{L}+(?: red| blue| green| orange| yellow| pink)?)";

/** What a timer can be told in a sentence of its own. */
export const TIMER_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:make|turn|change|set|colou?r|paint|have) (?:the )?(?:background|page|screen|whole page)(?: colou?r)?(?: to| into| be| in)? ${COLOUR} (?:during|while|in|for|when|on)(?: (?:i am|i'm|it is))? (?:(?<work>${WORK})|(?<rest>${REST}))`,
      ),
      form(
        `(?:the )?(?:background|page|screen)(?: colou?r)? (?:should|must|shall|to)(?: (?:be|turn|become|go))* ${COLOUR} (?:during|while|in|for|when|on)(?: (?:i am|i'm|it is))? (?:(?<work>${WORK})|(?<rest>${REST}))`,
      ),
    ],
    make: (files, said) => grounded(files, said.colour ?? "", said.rest ? "rest" : "work"),
  },
  {
    forms: [
      form(
        "(?:hide|remove|leave out|don'?t show|do not show|without|no|show no|stop showing|take away) (?:the )?seconds(?: (?:in|on|of|from) (?:the )?(?:timer|clock|display|time))?",
      ),
      form(
        "(?:show|display)(?: me)? (?:only|just) (?:the )?minutes|only (?:show|display) (?:the )?minutes",
      ),
    ],
    make: (files) =>
      isTimer(files)
        ? replaced(
            files,
            PROGRAM,
            [
              [
                "  clock.textContent = text(ms);",
                `  // Minutes that have begun count: the last one goes on to its end.\n  clock.textContent = \`\${Math.ceil(ms / 60_000)} min\`;`,
              ],
            ],
            "The time is shown in whole minutes now, without seconds.",
          )
        : null,
  },
  {
    forms: [
      form(
        "(?:show|use|have|make|add|put|display)(?: me)?(?: (?:a|the))?(?: (?:straight|horizontal|simple|progress))* (?:bar|line)(?: for the (?:time|progress))? (?:instead of|rather than|in place of) (?:the |a )?(?:ring|circle|dial|round (?:thing|one))",
      ),
      form(
        "(?:turn|change|replace|swap|make)(?: the)? (?:ring|circle|dial) (?:to|into|with|by|for)(?: a)?(?: (?:straight|horizontal|progress))* (?:bar|line)",
      ),
    ],
    make: asBar,
  },
  {
    forms: [
      form(
        "(?:ask|confirm|check)(?: me)?(?: with me)?(?: for (?:confirmation|permission))?(?: first)? (?:before|when|if)(?: (?:i|it|the timer|we|somebody))?(?: (?:is|am|gets?|press(?:es|ing)?|click(?:ing)?))*(?: the)? reset(?:s|ting)?(?: button)?(?: it| the timer)?",
      ),
      form(
        "(?:add|show) (?:a )?confirm(?:ation)?(?: dialog| question)? (?:before|for|when|to)(?: the| i)? reset(?:ting)?(?: button)?",
      ),
      form("reset should ask(?: me)?(?: first| before)?(?: for confirmation)?"),
    ],
    make: (files) =>
      isTimer(files)
        ? replaced(
            files,
            PROGRAM,
            [
              [
                'document.getElementById("reset").addEventListener("click", () => change(mode));',
                'document.getElementById("reset").addEventListener("click", () => {\n  if (run() === 0 || confirm("Start this round again from the beginning?")) change(mode);\n});',
              ],
            ],
            "“Reset” asks before it takes back a round that has begun.",
          )
        : null,
  },
];

/** A ground of its own for one mode, as the page says it: `.room[data-mode="work"]`. */
const GROUNDS: Readonly<Record<string, string>> = { dark: "#16181d", light: "#f7f8fc" };

function grounded(files: FileTree, said: string, mode: "work" | "rest"): EditResult | null {
  const { styles } = shapeOf(files);
  const hex = GROUNDS[said] ?? hexOfColour(said) ?? hexOfColour(said.split(" ").at(-1) ?? "");
  if (!isTimer(files) || !styles || !hex) return null;
  const palette = { ...PALETTE_OF_BOX(hex), "--now": inkOn(hex), "--surface": hex };
  const lines = Object.entries(palette).map(([name, value]) => `  ${name}: ${value};\n`);
  const rule = `body:has(.room[data-mode="${mode}"]) {\n  background: ${hex};\n}\n\n.room[data-mode="${mode}"] {\n${lines.join("")}}\n`;
  return edited(
    new Map([[styles, `${(files.get(styles) ?? "").trimEnd()}\n\n${rule}`]]),
    `The background is ${said} during ${mode === "work" ? "focus" : "rest"} now.`,
  );
}

/** The ring is a circle that is drawn in part: a line takes the same share. */
function asBar(files: FileTree): EditResult | null {
  const { styles } = shapeOf(files);
  if (!isTimer(files) || !styles) return null;
  const page = replaced(
    files,
    "index.html",
    [
      [
        /<svg viewBox="0 0 200 200" aria-hidden="true">[\s\S]*?<\/svg>/,
        '<svg class="bar" viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true">\n          <path class="dial-track" d="M0 4H200" pathLength="100" />\n          <path class="dial-left" id="arc" d="M0 4H200" pathLength="100" />\n        </svg>',
      ],
    ],
    "",
  );
  if (!page.ok) return null;
  const tree = applied(files, page.changes);
  const rule =
    ".dial:has(.bar) {\n  display: grid;\n  gap: 1rem;\n  aspect-ratio: auto;\n  height: auto;\n}\n\n.dial .bar {\n  position: static;\n  order: 2;\n  width: 100%;\n  height: 0.75rem;\n  transform: none;\n}\n\n.dial .bar path {\n  fill: none;\n  stroke-width: 8;\n}\n\n.dial .bar .dial-track {\n  stroke: var(--raised);\n}\n\n.dial .bar .dial-left {\n  stroke: var(--now);\n}\n\n.dial:has(.bar) .clock {\n  position: static;\n}\n";
  return edited(
    new Map([...page.changes, [styles, `${(tree.get(styles) ?? "").trimEnd()}\n\n${rule}`]]),
    "A bar below the time shows what is left of it, instead of the ring.",
  );
}
