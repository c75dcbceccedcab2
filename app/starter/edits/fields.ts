import type { FileTree } from "~/projects/files";
import { jsInline } from "../source/literals";
import type { Field } from "../starter-app";
import { type EditResult, edited, unchanged } from "./edit";
import { moneyField } from "./said/field-lines";
import { addInputs, hasForm, removeInput } from "./said/form-inputs";
import { shows } from "./said/visible-text";

/** Where the fields of a project stand: `const fields = [ … ];`, one field a line. */
const LIST = /(\bconst fields(?:\s*:\s*[\w[\]<>]+)?\s*=\s*\[)([\s\S]*?)(\n?\];)/;
const PLACES = ["src/fields.ts", "src/fields.js", "script.js", "src/settings.ts"];

const NO_FIELDS =
  "This project keeps no list of form fields that I know (a `const fields = [ … ];`, as in the starter's own apps that keep entries).";

interface Place {
  path: string;
  text: string;
  lines: string[];
}

/** The field lines of a project, or null where it has no such list. */
function placeOf(files: FileTree): Place | null {
  for (const path of PLACES) {
    const text = files.get(path);
    const match = text ? LIST.exec(text) : null;
    if (text && match) {
      const lines = (match[2] ?? "").split("\n").filter((line) => line.trim() !== "");
      return { path, text, lines };
    }
  }
  return null;
}

/** Whether the project's program keeps a list of fields. */
export function hasFields(files: FileTree): boolean {
  return placeOf(files) !== null;
}

/** Words of sentences, of which no name of a field is made. */
const SENTENCE =
  /\b(?:would|should|could|shall|must|please|because|useful|needed|only|up to|at most|we|i|you)\b/i;

/** "Today's", "habits myself": the beginning of what something is of, and who does something. */
const OF_SOMETHING =
  /^\p{L}+['’]s$|(?<!\p{L})(?:myself|yourself|ourselves|themselves|selbst|selber|moi-même|nous-mêmes|yo mism[oa])$/iu;

/** What begins so goes on with another sentence. */
const BEGUN =
  /^(?:fields?|columns?|in|on|at|with|off|out|up|for|when|if|while|because|so|that|to|from|into|wenn|weil|damit|mit|für|den|dem|ein|eine[nrm]?|quand|pour|avec|une?|si|cuando|para|quando|per|uma?|se|instead)(?!\p{L})|(?<!\p{L})(?:hinzu|bitte|please)$/iu;

/** "Of who asked for it - Tom": a choice with the words before it, which are of something else. */
const NO_CHOICE = /\s[–—-]\s|^(?:of|who|whose|whether|which|that|where|for|from a list)\s/iu;

/** What is reckoned of others is no field: "the total of each column". */
const RECKONED =
  /^(?:the )?(?:totals?|sums?|averages?) (?:of|per|for) (?:each|every|all)(?!\p{L})/iu;

/** Adds form fields at the end of the list. `isNamed`: the labels were given as such, whatever their words. */
export function addFields(files: FileTree, fields: readonly Field[], isNamed = false): EditResult {
  const sentence = fields.find(
    ({ label }) =>
      (!isNamed && (SENTENCE.test(label) || OF_SOMETHING.test(label))) ||
      BEGUN.test(label) ||
      RECKONED.test(label),
  );
  if (sentence) return unchanged(`“${sentence.label}” is no name of a field that I can make out.`);
  const beside = fields.flatMap(({ options }) => options ?? []).find((one) => NO_CHOICE.test(one));
  if (beside) return unchanged(`“${beside}” is no choice that I can make out.`);
  const known = fields.find(
    ({ label }) => shows(files, label, { isWhole: true }) || isSample(files, label),
  );
  if (known && !fieldLabels(files).includes(known.label))
    return unchanged(`“${known.label}” stands there already, and is no field.`);
  const place = placeOf(files);
  if (!place)
    return hasForm(files)
      ? addInputs(
          files,
          fields.map((field) => ({ ...field, required: undefined })),
        )
      : unchanged(NO_FIELDS);
  const fresh = fields.filter(
    ({ id, label }) => !place.lines.some((line) => isField(line, id, label)),
  );
  if (fresh.length === 0) return unchanged("That field is there already.");
  const [only, ...more] = fresh;
  const money = only && more.length === 0 ? moneyField(files, only.label) : null;
  if (money) return unchanged(`The field “${money}” is there already, and holds that.`);
  const lines = [
    ...place.lines.map(withComma),
    ...fresh.map((field) => `  ${jsInline({ ...field, required: undefined })},`),
  ];
  return written(
    place,
    lines,
    `Added ${fresh.length === 1 ? "the field" : "the fields"} ${fresh.map(({ label }) => `“${label}”`).join(", ")}. Entries made before simply have it empty.`,
  );
}

/** Removes a form field by its name; the entries keep its value, unseen. */
export function removeField(files: FileTree, field: Field): EditResult {
  const place = placeOf(files);
  if (!place) return hasForm(files) ? removeInput(files, field.label) : unchanged(NO_FIELDS);
  const kept = place.lines.filter((line) => !isField(line, field.id, field.label));
  if (kept.length === place.lines.length) {
    return unchanged(
      `There is no field “${field.label}” in ${place.path}. It has: ${place.lines.map(labelOf).join(", ")}.`,
    );
  }
  if (kept.length === 0) return unchanged("It is the only field, so the form would be empty.");
  return written(
    place,
    kept,
    `Removed the field “${field.label}”. What was entered there stays stored but is not shown.`,
  );
}

/** Whether the entries that a program begins with have that for a value: "Pancakes" is no field. */
function isSample(files: FileTree, label: string): boolean {
  return (files.get("src/samples.ts") ?? "").includes(`"${label}"`);
}

function fieldLabels(files: FileTree): string[] {
  return placeOf(files)?.lines.map(labelOf) ?? [];
}

function written(place: Place, lines: string[], said: string): EditResult {
  const text = place.text.replace(LIST, (_, open: string, __, close: string) => {
    return `${open}\n${lines.join("\n")}${close.startsWith("\n") ? close : `\n${close}`}`;
  });
  return edited(new Map([[place.path, text]]), said);
}

function withComma(line: string): string {
  return /,\s*(?:\/\/.*)?$/.test(line) || !line.trim().endsWith("}") ? line : `${line},`;
}

function labelOf(line: string): string {
  return /label:\s*"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? "?";
}

function isField(line: string, id: string, label: string): boolean {
  const own = labelOf(line).toLowerCase();
  const ownId = /id:\s*"([^"]*)"/.exec(line)?.[1]?.toLowerCase() ?? "";
  const wanted = label.toLowerCase();
  const singular = wanted.replace(/ies$/, "y").replace(/s$/, "");
  return (
    ownId === id.toLowerCase() ||
    own === wanted ||
    own === singular ||
    own === `${wanted} date` ||
    `${own} date` === wanted
  );
}
