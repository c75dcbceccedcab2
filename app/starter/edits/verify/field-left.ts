import type { FileTree } from "~/projects/files";
import { columnsIn } from "../app/entries/column-names";

/** A field that a wish names as a new one, in six languages: "a note field", "ein Feld für die Adresse". */
const NEW_FIELD =
  /(?<!\p{L})(?:(?:an?|another|one more|new|extra) (?:(?!of|in|on|to|for|from|with|the)[\p{L}-]+ ){1,3}(?:fields?|columns?)|(?:an?|another|new|extra) (?:field|column) for|(?:ein|noch ein|weiteres|neues) (?:[\p{L}-]+)?(?:feld|spalte)(?: für)?|un (?:autre |nouveau )?champ|un(?: nuevo)? campo|uma coluna|um(?: novo)? campo|une colonne|una (?:columna|colonna))(?!\p{L})/iu;
/** What is done to a field that is there. */
const OF_KNOWN =
  /^(?:please |bitte )?(?:rename|change|make|move|swap|remove|delete|turn|replace|hide|why|sort|filter|benenne|ändere|entfern\p{L}*|lösch\p{L}*|renomme|change[rz]?|enl[eè]ve|supprime|cambia|quita|elimina|togli|muda|tira)(?!\p{L})/iu;
const FIELD = /label: "|<input|<textarea|<select|<th/g;

/** A field that was asked for, where none is there that was not. */
export function fieldLeft(wish: string, before: FileTree, after: FileTree): string[] {
  // The columns of a board are no fields.
  if (columnsIn(before) && !/(?<!\p{L})fields?(?!\p{L})/iu.test(wish)) return [];
  if (!NEW_FIELD.test(wish) || OF_KNOWN.test(wish.trim())) return [];
  const count = (files: FileTree) =>
    [...files.values()].reduce((sum, text) => sum + (text.match(FIELD)?.length ?? 0), 0);
  return count(after) > count(before) ? [] : ["there is no new field"];
}
