import type { FileTree } from "~/projects/files";
import { narrowed } from "../../abilities/each-program";
import { above, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { withState } from "../../behave/entries-in-code";
import { type EditResult, edited, there } from "../../edit";
import { form, type Sentence, THING } from "./sentence";

const GONE =
  "(?:sold out|out of stock|not in stock|used up|all gone|gone|empty|finished|at zero|not available|unavailable)";
const NONE =
  "(?:(?:with|that have|which have) (?:a )?(?:quantity|stock|amount|number|count)(?: of| is| at)? ?(?:0|zero)|(?:of which|where) (?:there (?:is|are)|we have|i have) (?:none|nothing|no more)(?: left)?|(?:we|i) (?:have run|ran|are) out of|with (?:nothing|none) left)";
const OF = `(?:${GONE} (?:${THING})|(?:${THING}) (?:(?:that|which) )?(?:(?:are|is|were) )?(?:currently )?(?:${GONE}|${NONE})|what(?: is|'s) (?:${GONE}))`;

/** Entries of which nothing is left, in a list that counts them. */
export const USED_UP_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:(?:be able|a way|an option|a button|want|need) to )*(?:hide|do(?:n't| not) show|stop showing|leave out)(?: all)? ${OF}(?: (?:by default|at first|from the list|automatically|from view))*`,
      ),
      form(`${OF} (?:should|must) (?:be hidden|disappear|not be shown|vanish)(?: automatically)?`),
      form(`(?:only show|show only) ${THING} (?:that are |which are )?(?:in stock|available|left)`),
    ],
    make: hideUsedUp,
  },
];

function hideUsedUp(files: FileTree): EditResult | null {
  const app = entryApp(files);
  const field = fieldsOf(files).find(
    ({ type, label }) =>
      type === "number" && /quantity|stock|amount|count|left|pieces/iu.test(label),
  );
  if (!app || !field || app.canBeDone) return null;
  if (app.code.includes("showsUsedUp"))
    return there(
      "Entries of which nothing is left are hidden already, with a box that shows them.",
    );
  const value = `${app.entry}.values.${field.id}`;
  const code = narrowed(app, `(${app.entry}) => showsUsedUp || !${value} || Number(${value}) > 0`);
  const box = `<label style={{ display: "flex", gap: "0.5rem", marginBlock: "0.75rem" }}>\n  <input\n    type="checkbox"\n    checked={showsUsedUp}\n    onChange={(event) => setShowsUsedUp(event.target.checked)}\n  />\n  Show what is used up\n</label>`;
  return edited(
    new Map([
      [
        app.path,
        withState(
          above({ ...app, code }, box),
          "const [showsUsedUp, setShowsUsedUp] = useState(false);",
        ),
      ],
    ]),
    `Entries whose “${field.label}” is 0 are hidden; a box above the list shows them.`,
  );
}
