import type { FileTree } from "~/projects/files";
import { above, changeApp, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { withState } from "../../behave/entries-in-code";
import { sortEntries } from "../../behave/sort-entries";
import { applied, type EditResult, edited, there } from "../../edit";
import { form, OPENS, type Sentence } from "./sentence";

/** What somebody is to be able to do is theirs to switch on: "let me sort", and not "sort". */
const IS_CHOICE =
  /^(?:please |also )*(?:let (?:me|us|people)|can (?:i|we)|could (?:i|we)|(?:i|we) (?:want|need|would like|['’]d like) to be able|i['’]d like to be able|allow|make it possible|(?:i want |i need |add |give me |have )?(?:a|an) (?:button|option|way|choice|switch|toggle)|(?:add|give me|i want|i need) (?:a|an) )/iu;

/** An order by name that is switched on and off. */
export const BY_NAME_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `${OPENS}(?:(?:add|have|give me|get) )?(?:(?:an?|the) )?(?:(?:button|option|way|choice|switch|toggle) (?:to|that|for|which) )?(?:sorts?|orders?|arranges?|sorting|ordering)(?: (?:the|my|our|all|them|it))*(?: \\p{L}{3,16})? (?:alphabetically|in alphabetical order|(?:by|from) (?:name|title|a to z)|a to z|a-z)(?: too)?`,
      ),
    ],
    make: (files, _, { said }) => (IS_CHOICE.test(said.trim()) ? byNameChoice(files) : null),
  },
];

function byNameChoice(files: FileTree): EditResult | null {
  const [main] = fieldsOf(files);
  const before = entryApp(files)?.code ?? "";
  if (before.includes("setByName(")) return there("“A to Z” above the list sorts by name already.");
  // A list that has been told to follow another order keeps that one.
  if (!main || /\.sort\(/.test(before) || !/useStored/.test(before)) return null;
  const sorted = sortEntries(files, main.label, false);
  if (!sorted.ok) return null;
  const made = changeApp(
    applied(files, sorted.changes),
    (app) => {
      const markup =
        '<label className="muted">\n  <input\n    type="checkbox"\n    checked={isByName}\n    onChange={(event) => setByName(event.target.checked)}\n  />{" "}\n  A to Z\n</label>';
      return withState(
        above(app, markup),
        'const [isByName, setByName] = useStored("byName", false);',
      ).replace(".sort(inOrder)", ".sort(isByName ? inOrder : () => 0)");
    },
    "",
  );
  return made.ok
    ? edited(
        made.changes,
        `A box “A to Z” above the list sorts by “${main.label}”; without it the order is as before. The app remembers which.`,
      )
    : null;
}
