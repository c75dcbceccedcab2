import type { FileTree } from "~/projects/files";
import { js } from "../../../source/literals";
import { favouriteField } from "../../abilities/each-entry-abilities";
import { narrowed } from "../../abilities/each-program";
import { EMPTY_ABILITIES } from "../../abilities/empty-abilities";
import { above, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import { OWN_UNDO, UNDO, UNDO_IS_THERE } from "../../abilities/undo-ability";
import { withState } from "../../behave/entries-in-code";
import { addFilter } from "../../behave/find-entries";
import { applied, type Edit, type EditResult, edited, there, unchanged } from "../../edit";
import { addFields } from "../../fields";
import type { Clause } from "../clause";
import { anyOf, fieldsSaid, leftBesideFields } from "../said-of";
import { AROUND, NOT, readByValue } from "./value-orders";

const FILTER = anyOf(
  "filter(?:ed|ing|s)?(?: by| for| on)?|narrow(?: down)?|(?:show|see|list|display) only|only (?:show|see|list|display)|just (?:show|see)",
);
const HIDES = anyOf(
  "don'?t show|dont show|do not show|hide|leave out|not show|no need to show|remove|take out",
);
const IN_LIST = anyOf("(?:in|from|on) the (?:list|table|overview|cards?|board)");
const UNDOES = anyOf(
  "undo|un-?delete|restore|bring (?:it |them |things |something )?back|get (?:it|them|things|something) back|trash|recycle bin",
);
const LOST = anyOf("delet\\p{L}*|remov\\p{L}*|accident\\p{L}*|mistakes?|gone|lost|wrong");
const EMPTY = anyOf(
  "(?:there (?:is|are) )?(?:nothing|none|no \\p{L}+)(?: yet)?|(?:is |are |it's )?(?:still )?empty|if there are no \\p{L}+|empty (?:list|state|table|board)(?: text)?",
);
const AROUND_EMPTY = anyOf(
  "when|if|while|as long as|where|the|list|table|board|in|it|is|are|there|say|says|show|shows|write|text|should|then|please|yet|still|put|message|display|with|so far|column|columns",
);

/** What of the entries is shown: some of them, without a field, with a way back, and what stands there without any. */
export function readViewOrder({ core, words, said }: Clause, files: FileTree): Edit | null {
  const fields = fieldsOf(files);
  if (fields.length === 0) return null;
  const text = /["“„«]\s*([^"“”„«»]{2,160}?)\s*["”“»]/u.exec(said)?.[1];
  if (text) {
    const rest = words.replace(/["“„«][^"“”„«»]*["”“»]/gu, " ");
    if (ADDS_BUTTON.test(words)) {
      const labelled = addButton(files, text);
      if (labelled) return labelled;
    }
    const [empty] = EMPTY_ABILITIES;
    // Where it is to "say" something, that is read elsewhere, whatever stands there now.
    return !/(?<!\p{L})(?:says?|shows?|writes?|reads?|display\p{L}*|put)(?!\p{L})/u.test(rest) &&
      EMPTY.test(rest) &&
      leftBesideFields(files, rest, EMPTY, AROUND_EMPTY) === "" &&
      empty
      ? (tree) => empty.make(tree, `when empty say ${js(text)}`)
      : null;
  }
  const all = said.toLowerCase();
  if (
    UNDOES.test(all) &&
    (LOST.test(all) || all.split(" ").length < 5) &&
    !/button (?:above|below)|colou?r|mov|drag|shift/u.test(all)
  )
    return OWN_UNDO.test(entryApp(files)?.code ?? "")
      ? () => there(UNDO_IS_THERE)
      : (tree) => UNDO.make(tree, UNDO.send);
  if (HIDES.test(words) && IN_LIST.test(words)) {
    const [field, ...more] = fieldsSaid(words, fields.slice(1));
    const left = leftBesideFields(
      files,
      words,
      HIDES,
      IN_LIST,
      anyOf("field|column|number|any more|anymore|please|but keep it in the form|only in the form"),
    );
    return field && more.length === 0 && left === "" ? (tree) => leftOut(tree, field) : null;
  }
  const more = favouritesOnly(words, fields, files) ?? readByValue(words, fields, files);
  if (more) return more;
  return FILTER.test(words) && !/sort|month|week|today|hide/u.test(core)
    ? filtered(words, fields, files)
    : null;
}

const ADDS_BUTTON =
  /^(?:(?:please|make|let|have|change|rename|the|text|of|on)\s+)*(?:(?:add|new|plus|\+|main|big)\s+)?(?:\p{L}+ )?button(?:'s text)?(?: on top| at the top)?(?:\s+(?:should|shoud|must|to|say|says|read|reads|be|called|labell?ed|it|into|with|text|have|the))*:?\s*["“„«][^"“”„«»]+["”“»]$/iu;

/** What stands on the button that adds an entry, which is written with the name of one: null where it is not. */
function addButton(files: FileTree, text: string): Edit | null {
  const path = "src/App.tsx";
  const code = files.get(path) ?? "";
  const own = /(>\s*)Add \{noun\}(?=\s*<)/u;
  if (!own.test(code)) return null;
  return () =>
    edited(
      new Map([[path, code.replace(own, (_, open: string) => `${open}{${js(text)}}`)]]),
      `The button that adds one says “${text}” now.`,
    );
}

function filtered(words: string, fields: readonly NamedField[], files: FileTree): Edit | null {
  const ticks = fields.filter(({ type }) => type === "check");
  const named = fieldsSaid(words, fields.slice(1)).filter(({ type }) =>
    /^(?:choice|text|check)$/.test(type),
  );
  const person = /(?<!\p{L})(?:persons?|people|who|somebody)(?!\p{L})/u.test(words)
    ? fields.filter(
        ({ label, index }) =>
          index > 0 && /who|person|responsible|assign|borrower|member|owner/iu.test(label),
      )
    : [];
  const [field, ...more] = named.length > 0 ? named : person;
  const tick =
    field?.type === "check"
      ? field
      : !field && NOT.test(words) && ticks.length === 1
        ? ticks[0]
        : null;
  const things = anyOf("persons?|people|who|somebody|each|different");
  if (
    leftBesideFields(files, words, FILTER, NOT, AROUND, things, nounIn(files)) !== "" ||
    more.length > 0
  )
    return null;
  if (tick) return (tree) => byTick(tree, tick);
  return field ? (tree) => byValue(tree, field) : null;
}

const FAVOURITES = anyOf(
  "favou?rites?|favs?|favoriten?|lieblinge?|préféré\\p{L}*|favoris?|favorit[oa]s?|preferit[ei]|starred|hearted",
);
const ONLY = anyOf("only|just|nothing but|nur|seulement|uniquement|solo|sólo|solamente|apenas|só");
const SHOWS = anyOf(
  "show|see|list|display|view|filter|button|switch|toggle|look at|zeig\\p{L}*|seh\\p{L}*|anzeigen|voir|affich\\p{L}*|ver|mostr\\p{L}*|muestr\\p{L}*|vedere|mark|star|heart|of|them|those|ones|on",
);

/** "Show only favourites" where none can be marked yet: the mark, and the choice above the list. */
function favouritesOnly(
  words: string,
  fields: readonly NamedField[],
  files: FileTree,
): Edit | null {
  if (!FAVOURITES.test(words) || !ONLY.test(words)) return null;
  if (fieldsSaid(words, fields).length > 0 || fields.some(({ id }) => id === "favourite"))
    return null;
  if (leftBesideFields(files, words, FILTER, ONLY, FAVOURITES, SHOWS, AROUND, nounIn(files)) !== "")
    return null;
  const field = favouriteField(words);
  return (tree) => {
    const made = addFields(tree, [field]);
    if (!made.ok) return made;
    const shown = byTick(applied(tree, made.changes), field);
    return shown.ok
      ? edited(new Map([...made.changes, ...shown.changes]), `${made.said} ${shown.said}`)
      : shown;
  };
}

function nounIn(files: FileTree): RegExp | null {
  const settings = files.get("src/settings.ts") ?? "";
  const noun =
    /export const noun = "([^"]*)"/.exec(settings)?.[1] ??
    /export const title = "([^"]*)"/.exec(settings)?.[1];
  const last = noun?.toLowerCase().split(" ").at(-1)?.replace(/s$/, "");
  return last && last.length > 2
    ? new RegExp(`(?<!\\p{L})(?:\\p{L}*${last}|${last.slice(-5)})s?(?!\\p{L})`, "iu")
    : null;
}

function byValue(files: FileTree, field: NamedField): EditResult {
  const made = addFilter(files, field.label);
  return !made.ok && /already/.test(made.reason)
    ? there(`There is a choice above the list already.`)
    : made;
}

/** A choice of those that are ticked, and of those that are not. */
function byTick(files: FileTree, { id, label }: Pick<NamedField, "id" | "label">): EditResult {
  const app = entryApp(files);
  if (!app) return unchanged("This project keeps no entries that I know.");
  if (app.code.includes(`aria-label="Filter by ${label}"`))
    return there("There is such a choice above the list already.");
  // Each choice narrows for itself: a second one stands beside the first.
  const [state, setter] = app.code.includes("setTicked(")
    ? [`ticked_${id}`, `setTicked_${id}`]
    : ["ticked", "setTicked"];
  const code = narrowed(
    app,
    `(${app.entry}) => ${state} === "" || (${app.entry}.values.${id} === "yes") === (${state} === "yes")`,
  );
  const box = `<select\n  className="input"\n  style={{ width: "auto", marginBlock: "0.75rem" }}\n  aria-label="Filter by ${label}"\n  value={${state}}\n  onChange={(event) => ${setter}(event.target.value)}\n>\n  <option value="">${label}: all</option>\n  <option value="yes">${label}</option>\n  <option value="no">Not ${label.toLowerCase()}</option>\n</select>`;
  return edited(
    new Map([
      [
        app.path,
        withState(above({ ...app, code }, box), `const [${state}, ${setter}] = useState("");`),
      ],
    ]),
    `A choice above the list shows all, those that are “${label}”, or those that are not.`,
  );
}

const TABLE = /\{fields\.map\(\(field\) => \(\s*<th|\{fields\.map\(\(field, index\) => \(\s*<td/g;

/** A field that forms ask for and that the table leaves out. */
function leftOut(files: FileTree, { id, label }: NamedField): EditResult {
  const path = "src/App.tsx";
  const code = files.get(path) ?? "";
  const hidden = /const HIDDEN: string\[\] = \[([^\]]*)\];/.exec(code);
  const said = `The list does not show “${label}” any more; the form of an entry does.`;
  if (hidden?.[1]?.includes(js(id))) return there(`The list leaves out “${label}” already.`);
  if (hidden)
    return edited(
      new Map([
        [
          path,
          code.replace(hidden[0], () => `const HIDDEN: string[] = [${hidden[1]}, ${js(id)}];`),
        ],
      ]),
      said,
    );
  const own = files.get("src/components/BoardCard.tsx");
  if (own?.includes("more.map("))
    return edited(
      new Map([
        [
          "src/components/BoardCard.tsx",
          own.replace("{more.map((", `{more.filter(({ id }) => id !== ${js(id)}).map((`),
        ],
      ]),
      said.replace("The list does", "Cards do"),
    );
  if (code.match(TABLE)?.length !== 2) return unchanged("I found no list that shows each field.");
  const next = code
    .replace(TABLE, (part) => part.replace("fields.map", "listed.map"))
    .replace(
      /^(?=interface |function |export function )/m,
      `/** Fields that the list leaves out: forms ask for them. */\nconst HIDDEN: string[] = [${js(id)}];\nconst listed = fields.filter(({ id }) => !HIDDEN.includes(id));\n\n`,
    );
  return edited(new Map([[path, next]]), said);
}
