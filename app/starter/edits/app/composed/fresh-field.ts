import type { FileTree } from "~/projects/files";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { fieldMeant } from "../../said/field-lines";
import { fieldsSaid } from "../said-of";

/** What no field is called by which entries are put in order: there are readers of their own for these. */
const NO_FIELD =
  /^(?:the )?(?:names?|titles?|alphabet\p{L}*|letters?|initials?|newest|oldest|latest|added|created|time|hand|drag\p{L}*|random\p{L}*|done|status|state|length|size|columns?|weeks?|months?|years?|days?|last names?|first names?|how .*|when .*|what .*|who .*|what|who|most .*|number of .*|clicking.*|click|press\p{L}*|myself|default|any .*|each .*|every .*|different .*)$/iu;
/** What “it” is was said before, and when something was changed is no field of the form. */
const NO_NAME =
  /^(?:it|that|this|them|these|those|(?:last|recently) (?:changed|edited|updated|added))$/iu;

/** Whether a name is that of no field here, and could be one. */
export function isFresh(files: FileTree, name: string): boolean {
  return (
    entryApp(files) !== null &&
    !NO_FIELD.test(name) &&
    !NO_NAME.test(name) &&
    name.split(" ").length <= 3 &&
    fieldsSaid(name.toLowerCase(), fieldsOf(files)).length === 0 &&
    fieldMeant(files, name) === null
  );
}
