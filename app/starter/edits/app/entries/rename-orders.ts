import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { jsInline } from "../../../source/literals";
import { fieldsOf } from "../../abilities/named-field";
import { applied, type Edit, edited, unchanged } from "../../edit";
import { addedIn, mendedFile, usesAdded } from "../../given/write-added";
import { renameField } from "../../said/field-lines";
import type { Clause } from "../clause";
import { nameOf, withMended } from "./entry-said";

const NAME = '["“„«]?(?<from>[^"“”„«»:]{2,40}?)["”“»]?';
const TO = '["“„«]?(?<to>[^"“”„«»:]{1,40}?)["”“»]?';
const RENAMES = new RegExp(
  `^(?:(?:please|can you|could you|also|and)\\s+)*(?:rename|change|replace|call|relabel)\\s+(?:the\\s+)?(?:(?<kind>field|column|option|choice|category|room|entry|card|item)\\s+)?${NAME}(?:\\s+(?:field|option|choice))?\\s+(?:to|into|in|by|with|as)\\s+${TO}(?:\\s+instead|\\s+please|\\s+everywhere)*$`,
  "iu",
);

/** Another name for a field, for something that is chosen in one, or for an entry, each by the name that it has. */
export function readRename({ core }: Clause, files: FileTree): Edit | null {
  const { from = "", to: said = "" } = RENAMES.exec(core)?.groups ?? {};
  if (from === "" || said === "") return null;
  // "The title" is what stands above everything, also where entries have a field of that name.
  if (/^(?:title|heading|headline)$/iu.test(from) && !/field|column|label|["“„«]title/iu.test(core))
    return null;
  const is = (name: string) => name.toLowerCase() === from.toLowerCase();
  const fields = fieldsOf(files);
  const to = (name: string) => (/^\p{Lu}/u.test(name) ? sentenceCase(said) : said);
  const field = fields.find(({ label }) => is(label));
  if (field) return (tree) => renameField(tree, field.label, to(field.label));
  const choice = fields.find(({ options }) => options.some(is));
  const option = choice?.options.find(is);
  if (choice && option) return (tree) => renamedOption(tree, choice.id, option, to(option));
  const main = fields[0]?.id ?? "";
  const entry = (addedIn(files) ?? []).find((values) => is(values[main] ?? ""));
  return entry
    ? (tree) =>
        withMended(
          tree,
          entry,
          { ...entry, [main]: to(entry[main] ?? "") },
          `${nameOf(entry)} is called “${to(entry[main] ?? "")}” now.`,
        )
    : null;
}

/** Entries that the app brings follow; those that somebody entered keep what was chosen. */
function renamedOption(files: FileTree, id: string, from: string, to: string) {
  const path = "src/fields.ts";
  const code = files.get(path) ?? "";
  const line = new RegExp(`^.*\\bid: "${id}".*$`, "m").exec(code)?.[0] ?? "";
  const next = code.replace(line, () => line.replace(jsInline(from), () => jsInline(to)));
  if (line === "" || next === code) return unchanged(`I found no choice “${from}”.`);
  const own = (addedIn(files) ?? []).filter((values) => values[id] === from);
  const used = own.length > 0 ? usesAdded(files) : null;
  let tree: FileTree = applied(files, new Map([[path, next], ...(used ?? [])]));
  for (const was of used ? own : [])
    tree = applied(
      tree,
      new Map([["src/added.ts", mendedFile(tree, { was, now: { ...was, [id]: to } })]]),
    );
  const changes = [...tree].filter(([name, text]) => files.get(name) !== text);
  return edited(
    new Map(changes),
    `“${from}” is “${to}” now among the choices${own.length > 0 ? `, and in ${own.length === 1 ? "the entry" : `the ${own.length} entries`} that had it from the start` : ""}. What was entered by hand keeps its value until it is edited.`,
  );
}
