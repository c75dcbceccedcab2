import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../match/fields";
import { sentenceCase } from "../../match/words";
import type { Field } from "../../starter-app";
import { applied, type Edit, edited, unchanged } from "../edit";
import { addFields, hasFields } from "../fields";
import { propertyOf } from "../said/code-lists";
import { changeOption, fieldNamed } from "../said/field-lines";
import { hasForm } from "../said/form-inputs";
import { shows } from "../said/visible-text";
import { ADD, ARTICLE, CALLED, FIELD_NOUN, OF_EACH, OPTIONS_WITH, pattern } from "./lexicon";
import { asText, asTexts } from "./texts";

const ADDING = `(?:(?:and|und|et|y|e) )?(?:also |auch |aussi |también |anche |também )?${ADD}(?: (?:also|noch|auch|bitte|please|aussi|encore|también|anche|também|to have|have|haben|avoir))*`;
const NEW =
  "(?:(?:new|another|extra|further|neue[nrs]?|weitere[nrs]?|noch|nouve(?:au|l|lle)|autre|nuev[oa]|otr[oa]|nuov[oa]|altr[oa]|nov[oa]|outr[oa]) )?";
const NAMED_OPTIONS = `(?:,? ?\\((?<braced>.+)\\)|: (?<listed>.+)|,? ${OPTIONS_WITH} (?<with>.+))`;

const FORMS: readonly RegExp[] = [
  pattern(
    `^(?:an?|one|ein|noch ein|auch ein|une?|una|uno|um|uma) ${NEW}(?:field|column|dropdown|feld|champ|campo|colonne|columna)@:? (?:${CALLED} ?)?(?:${ARTICLE} )?(?<name>.+?)${NAMED_OPTIONS}?$`,
  ),
  pattern(
    `^${ADDING} (?:${ARTICLE} )?${NEW}${FIELD_NOUN}@:? (?:${CALLED} ?)?(?:${ARTICLE} )?(?<name>.+?)${NAMED_OPTIONS}?(?: (?:hinzu|ein))?$`,
  ),
  pattern(
    `^${ADDING} (?:${ARTICLE} )?${NEW}(?<name>[^,:()]{2,40}?) ${FIELD_NOUN}@${NAMED_OPTIONS}?$`,
  ),
  pattern(`^${ADDING} one (?:for|called) (?<name>.+?)${NAMED_OPTIONS}?$`),
  pattern(
    `^(?:${ADDING}|.{0,40}?(?:form|formular|formulaire|formulario|modulo|reservierung|booking|anfrage|anmeldung|inscription|registro)[:,]?) (?:also |auch |aussi |también |anche )?(?:ask(?: people| them| guests| everyone| for| about)*|(?:nach )?(?<after>fragen)|demander|preguntar|chiedere|perguntar) (?:for |nach |also |auch |the |de[rmn] )*(?<name>.+)$`,
  ),
  pattern(
    `^(?:.{0,20}? )?(?:bei|in|beim|im) (?:de[rm] )?(?:reservierung|anfrage|formular|anmeldung|bestellung|buchung)(?: (?:auch|noch|bitte))* (?:nach )?(?:(?:de[rmn]|die|das|ein(?:e[nm]?)?) )?(?<name>.+?) (?:fragen|abfragen|erfragen|angeben(?: lassen)?|eintragen(?: lassen)?)$`,
  ),
];
/** "Add categories Household, School and Shopping": choices of a field of that name, which may be new. */
const CHOICES = pattern(
  `^${ADDING} (?:${ARTICLE} )?${NEW}(?<name>\\p{L}{3,24}(?: options| choices)?):? (?:(?:called|named|namens|nommées?|llamad[oa]s?) )?(?<list>[^,.]{2,30}(?:,| and | und | et | y | e ).+)$`,
);

const EACH = pattern(` ${OF_EACH}(?= ?$|[,:(])`, "giu");
const LEADING = pattern(`^(?:${ARTICLE} )`);
const A_FIELD = pattern(`^${FIELD_NOUN}$`);
/** A column between others is of a board, and "before Done" is no name. */
const PLACED = pattern(
  "~(?:before|after|between|above|over|under|below|über|unter|sopra|sotto|encima|debajo|acima|abaixo|sous|in front of|behind|next to|vor|nach|zwischen|hinter|neben|avant|après|entre|à côté|antes|después|depois|prima|dopo|tra|accanto|junto)@ (?!der |fragen)",
);
/** What needs a server is no field. */
const IS_ACCOUNT = pattern(
  "~(?:log ?-?in|sign ?-?in|log in|password|passwort|account|konto|einloggen|anmelden mit|mot de passe|contraseña|senha|iniciar sesión|se connecter|accedere|login)@",
);
/** Where the field goes, which is no part of its name. */
const IN_FORM = pattern(
  " (?:to|in|on|into|at|zum|zur|im|ins|in das|in dem|au|dans|sur|al|en el|a la|nel|no|na|ao) (?:(?:the|our|my|das|dem|le|la|el|il) )?(?:\\p{L}+ )?(?:form|formular|formulaire|formulario|modulo|formulário|list|liste|lista|table|app)$",
);

/** A field for what a wish wants to be kept of each entry or asked in the form, with its choices. */
export function readFieldAdd(wish: string, files: FileTree): Edit[] {
  if (!hasFields(files) && !hasForm(files)) return [];
  if (PLACED.test(wish) || IS_ACCOUNT.test(wish)) return [];
  const said = wish
    .trim()
    .replace(/[.!]+$/, "")
    .replace(IN_FORM, "")
    .replace(EACH, "");
  const fields = FORMS.flatMap((form) => {
    const groups = form.exec(said)?.groups;
    return groups?.name ? (fieldFrom(groups) ?? []) : [];
  });
  const [field] = fields;
  return [
    ...choicesOf(said, files),
    ...(field ? [(tree: FileTree) => addFields(tree, [field], isAsking(field.label))] : []),
  ];
}

/** "Who should do it" is what people call a field. */
function isAsking(label: string): boolean {
  return /^(?:who|what|which|when|where|how|wer|was|wann|wo|wie|qui|quand|où|quién|cuándo|chi|quando|quem)(?!\p{L})/iu.test(
    label,
  );
}

function fieldFrom(groups: Record<string, string | undefined>): Field | null {
  const label = asText(groups.name ?? "").replace(LEADING, "");
  const list = groups.braced ?? groups.listed ?? groups.with ?? "";
  const options = asTexts(list);
  if (/^(?:with|mit|avec|con|com|for|to)\s/i.test(label) || /,|\s(?:and|und|et)\s/.test(label))
    return null;
  if (label === "" || label.split(" ").length > 6 || /["“”:]/.test(label)) return null;
  const field = fieldOf(label.replace(/[^\p{L}\p{N} %€$£#&/'’-]/gu, ""));
  if (!field) return null;
  if (options.length > 1)
    return { id: field.id, label: field.label, type: "choice", options: options.map(sentenceCase) };
  const stated = options.length === 1 ? fieldOf(`${label} (${options[0]})`) : null;
  return list !== "" && !stated ? null : (stated ?? field);
}

function choicesOf(said: string, files: FileTree): Edit[] {
  const groups = CHOICES.exec(said)?.groups;
  const name = (groups?.name ?? "").replace(/ (?:options|choices)$/i, "");
  const texts = asTexts(groups?.list ?? "");
  if (name === "" || texts.length < 2 || texts.some((text) => text.length > 40)) return [];
  const singular = [
    name,
    name.replace(/ies$/i, "y"),
    name.replace(/e?s$/i, ""),
    name.replace(/s$/i, ""),
    name.replace(/(?:e?n)$/i, ""),
  ];
  const known = singular.find((one) => fieldNamed(files, one));
  const isKind = A_FIELD.test(name);
  if (known) return [(tree) => addOptions(tree, known, texts)];
  if (isKind || !/s$|en$|i$|e$/i.test(name) || shows(files, name) || !hasFields(files)) return [];
  const label = /ies$/i.test(name) ? name.replace(/ies$/i, "y") : name.replace(/s$/i, "");
  const field = fieldOf(label);
  if (!field) return [];
  const { id } = field;
  const choice: Field = {
    id,
    label: sentenceCase(label),
    type: "choice",
    options: texts.map(sentenceCase),
  };
  return [(tree) => addFields(tree, [choice])];
}

function hasOption(files: FileTree, name: string, option: string): boolean {
  const found = fieldNamed(files, name);
  const options = found && propertyOf(found.list, found.index, "options");
  return options?.value.toLowerCase().includes(`"${option.toLowerCase()}"`) ?? false;
}

function addOptions(files: FileTree, field: string, texts: readonly string[]) {
  let tree = files;
  const changes = new Map<string, string | null>();
  const fresh = texts.filter((text) => !hasOption(files, field, text));
  if (fresh.length === 0) return unchanged("These are choices already.");
  for (const text of fresh) {
    const result = changeOption(tree, field, sentenceCase(text), true);
    if (!result.ok) return unchanged(result.reason);
    for (const [path, code] of result.changes) changes.set(path, code);
    tree = applied(tree, result.changes);
  }
  return edited(
    changes,
    `Added ${fresh.map((text) => `“${sentenceCase(text)}”`).join(", ")} to the choices of “${field}”.`,
  );
}
