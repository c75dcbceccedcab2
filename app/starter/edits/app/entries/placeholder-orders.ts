import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import { type Edit, type EditResult, edited, there, unchanged } from "../../edit";
import { fieldMeant } from "../../said/field-lines";
import type { Clause } from "../clause";

const FIELDS = "src/fields.ts";
const INPUT = "src/components/FieldInput.tsx";
const TEXT = '["“„«\'](?<quoted>[^"“”„«»]{1,80}?)["”“»\'](?: please)?|(?<bare>\\S.{0,79}?)';
const SAYS =
  "(?:\\s*:|\\s+(?:should|must|could|to|can|shall)?\\s*(?:say|be|read|says|reads|is|into|as|with|text)?:?)\\s+";
const FIELD = "(?:(?:the|my|our)\\s+)?(?<field>\\p{L}[\\p{L} ]{1,30}?)(?:\\s+(?:field|input|box))?";
const HINT =
  "(?:placeholder|hint|grey text|example text|ghost text)(?:\\s+text)?(?:\\s+in\\s+the\\s+(?:field|box|input))?";
const FORMS = [
  `${FIELD}\\s+${HINT}${SAYS}(?:${TEXT})`,
  `(?:the\\s+)?${HINT}\\s+(?:of|for|in|on)\\s+${FIELD}${SAYS}(?:${TEXT})`,
  `(?:the\\s+)?${HINT}${SAYS}(?:${TEXT})`,
].map(
  (source) =>
    new RegExp(
      `^(?:(?:please|can you|could you|also|and|set|change|make|use|add|put|give|let)\\s+)*(?:an?\\s+)?${source}$`,
      "iu",
    ),
);

/** What an empty field of the form shows: "placeholder should say What's next?", "the author field's hint: who wrote it". */
export function readPlaceholderOrder({ said, core }: Clause, files: FileTree): Edit | null {
  const fields = fieldsOf(files);
  if (fields.length === 0 || !files.get(INPUT)) return null;
  // The mark at its end belongs to the text.
  const whole = core + (/[?!.…]+$/u.exec(said.trim())?.[0] ?? "");
  for (const each of FORMS) {
    const groups = each.exec(whole.replace(/(?<=field|input|box)['’]s/iu, ""))?.groups;
    if (!groups) continue;
    const text = (groups.quoted ?? groups.bare ?? "").trim();
    const name = groups.field?.replace(/^(?:the|my|our|set|change|add|an?)(?: |$)/iu, "") ?? "";
    const field = fieldOfHint(name, files, fields);
    if (!field || text === "") return null;
    return (tree) => withPlaceholder(tree, field, text);
  }
  return null;
}

/** Without a name it is the first one, which people see first. */
function fieldOfHint(
  name: string,
  files: FileTree,
  fields: readonly NamedField[],
): NamedField | undefined {
  const main = fields.find(({ type }) => type === "text" || type === "long");
  if (name === "" || /^(?:input|text|add|new|main|first|empty|entry|task|form)$/iu.test(name))
    return main;
  const label = fieldMeant(files, name);
  return fields.find(
    (field) => field.label === label && /^(?:choice|check|date|time)$/.test(field.type) === false,
  );
}

function withPlaceholder(files: FileTree, { id, label }: NamedField, text: string): EditResult {
  const code = files.get(FIELDS) ?? "";
  const line = new RegExp(`^.*\\bid: ${escapePattern(jsInline(id))}.*$`, "m").exec(code)?.[0];
  const input = withHint(files.get(INPUT) ?? "");
  if (!line || !input) return unchanged("I found no place where fields show a placeholder.");
  const given = `placeholder: ${jsInline(text)}`;
  if (line.includes(given)) return there(`The empty field “${label}” says “${text}” already.`);
  const next = /placeholder: "(?:[^"\\]|\\.)*"/.test(line)
    ? line.replace(/placeholder: "(?:[^"\\]|\\.)*"/, () => given)
    : line.replace(/\s*\},?\s*$/, () => `, ${given} },`);
  const fields = code
    .replace(line, () => next)
    .replace(/( {2}required\?: boolean;\n)(?! {2}placeholder)/, "$1  placeholder?: string;\n");
  return edited(
    new Map([
      [FIELDS, fields],
      [INPUT, input],
    ]),
    `The empty field “${label}” says “${text}” now.`,
  );
}

/** The form field with the placeholder of its field, in one line and in several. */
function withHint(code: string): string | null {
  if (code.includes("field.placeholder")) return code;
  const next = code.replace(
    /^( +)required=\{field\.required\}\n(?=\1value=\{value\}\n\1onChange=\{\(event\) => onChange\(event\.target\.value\)\}\n +\/>)/gm,
    (line, indent: string) => `${line}${indent}placeholder={field.placeholder}\n`,
  );
  return next === code ? null : next;
}
