import type { FileTree } from "~/projects/files";
import { replaced } from "../../abilities/in-place-of";
import { type EditResult, there } from "../../edit";
import { clauseOf } from "../clause";
import { columnsIn } from "../entries/column-names";
import { readPartLook } from "../parts/part-look-orders";
import { doneOn } from "../wanted/done-on";
import { form, GIVE, OPENS, type Sentence } from "./sentence";

const APP = "src/App.tsx";
const LESS_PADDING = clauseOf("less padding on the cards");
const LANES = "(?:(?:the|each|every|single|all|a|my|whole|individual) )*(?:columns?|lanes?)";
const FOLD =
  "(?:collaps(?:e|ing|ible|ed)|fold(?:ing|ed|able)?(?: (?:in|up|away))?|minimi[sz](?:e|ing|ed)|hide and show|show and hide|open and close|roll(?:ed)? up)";

/** How the columns of a board are shown. */
export const LANE_SENTENCES: readonly Sentence[] = [
  {
    // "When I move something to the last column it should write the date on it"
    forms: [
      form(
        "(?:when(?:ever)?|if|once|as soon as|every time)(?: (?:i|we|you|it|they|an?|the|something|someone|cards?|tasks?|ones?|is|are|gets?|moves?|moved|drags?|dragged|puts?|comes?|goes|lands?|arrives?|in|into|to|on|done|last|final|finished))+(?: (?:columns?|lanes?))?,? (?:(?:it|the card|the app|that|this) )?(?:(?:should|must|can|could|to|please|then) )*(?:write|show|note|save|store|keep|record|remember|add|get)s?(?: (?:down|the|a|its))* (?:date|day)(?: (?:it|when|was|is|on|which|that|finished|done|completed|of|the|cards?|there|in|at))*",
      ),
    ],
    make: (files) => (columnsIn(files) ? doneOn(files) : null),
  },
  {
    // "Not so much space around the text": of a board that is what its cards have.
    forms: [
      form(
        "(?:(?:make|have|there should be|leave|with|i want|use) )?(?:not (?:so|as|too|that) much|less|too much|smaller|reduce the) (?:(?:white|empty|blank) )?(?:space|room|padding|margins?) (?:around|about|beside) (?:(?:the|their) )?(?:text|texts|words|letters|writing)(?: (?:on|in|of) (?:the |my )?cards)?",
      ),
    ],
    make: (files) =>
      columnsIn(files) ? (readPartLook(LESS_PADDING, files)?.(files) ?? null) : null,
  },
  {
    forms: [
      form(`${OPENS}(?:be able to )?${FOLD} ${LANES}(?: (?:up|away|in|when .{3,40}))?`),
      form(`${OPENS}(?:make |have )?${LANES} (?:(?:should|be|can|could|to) )*${FOLD}`),
      form(`(?:${GIVE} )?(?:button|way|option|arrow)s? (?:to|that|for|which) ${FOLD}s? ${LANES}`),
    ],
    make: foldLanes,
  },
];

/** An arrow beside the name of each column, which folds it to its head. */
export function foldLanes(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  if (
    !columnsIn(files) ||
    !/<span className="count">\{inColumn\(column\)\.length\}<\/span>\n/.test(code)
  )
    return null;
  if (code.includes("setFolded"))
    return there("Columns can be collapsed already, by the arrow beside their names.");
  const made = replaced(
    files,
    APP,
    [
      [
        /( {2}const \[dragged, setDragged\] = )/,
        '  const [folded, setFolded] = useStored<string[]>("folded", []);\n  const [dragged, setDragged] = ',
      ],
      [
        /^ {14}<span className="count">\{inColumn\(column\)\.length\}<\/span>\n/m,
        `              <span className="count">{inColumn(column).length}</span>
              <button
                type="button"
                className="button quiet small"
                aria-expanded={!folded.includes(column)}
                aria-label={\`\${folded.includes(column) ? "Open" : "Collapse"} \${column}\`}
                onClick={() =>
                  setFolded(
                    folded.includes(column)
                      ? folded.filter((other) => other !== column)
                      : [...folded, column],
                  )
                }
              >
                {folded.includes(column) ? "▸" : "▾"}
              </button>
`,
      ],
      [/<ul className="cards">/, '<ul className="cards" hidden={folded.includes(column)}>'],
    ],
    "Each column has an arrow beside its name that collapses its cards and shows them again. Which ones are collapsed is remembered.",
  );
  return made.ok ? made : null;
}
