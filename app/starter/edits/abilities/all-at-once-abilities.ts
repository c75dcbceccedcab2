import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { type Ability, NO_PLACE, words } from "./ability";
import { above, entryApp } from "./entries-of-app";
import { fieldsOf } from "./named-field";

/** States that entries are in, as their fields and options are called, and all of them at once. */
const STATES =
  "paid|unpaid|settled|sent|read|unread|watched|seen|returned|packed|bought|owned|collected|confirmed|delivered|shipped|visited|available|active|archived|closed|open|approved|cleaned|watered|bezahlt|gesendet|gelesen|zurückgegeben|gepackt|gekauft|bestätigt|geliefert|besucht|payée?s?|envoyée?s?|lue?s?|rendue?s?|confirmée?s?|livrée?s?|pagad[oa]s?|enviad[oa]s?|leíd[oa]s?|devuelt[oa]s?|confirmad[oa]s?|entregad[oa]s?|pagat[oiae]|inviat[oiae]|lett[oiae]|restituit[oiae]|confermat[oiae]|pag[oa]s?|lid[oa]s?|devolvid[oa]s?";

/** "Mark all as paid": one state of every entry, with one press. */
export const ALL_AT_ONCE: Ability = {
  send: "add a button that marks all as paid",
  words: [
    words("all|every|everything|everyone|alle|alles|tout|toute*|tous|tod[oa]s?|tutt*|tud*"),
    words(STATES),
    words(
      "mark*|button|set|sets|setting|at once|one click|tick|check|toggle|make|turn|select|pay|knopf|markier*|setz*|bouton|marque*|mets|botón|marca*|pulsante|segna*|botão",
    ),
  ],
  more: words(
    "as|to|at|once|one|with|click|press|add|a|an|the|all|every|button|that|which|invoices?|items?|entries|things?|of|them|it|into|als|auf|mit|einem|klick|rechnungen|einträge|comme|un|clic|en|factures|como|con|facturas|come|fatture|com|faturas",
  ),
  not: words(
    "when|if|delete*|remove|hide|filter|show|only|colou?r|red|green|grey|bold|move|bottom|top|count|how many|unless|except|automatic*|lösch*|farbe|wenn|supprimer|couleur|quand|borrar|cuando|cancella*|quando",
  ),
  make: markAll,
};

function markAll(files: FileTree, wish: string): EditResult {
  const app = entryApp(files);
  const said = new Set(wish.toLowerCase().split(/[^\p{L}]+/u));
  const isSaid = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .every((word) => word === "" || said.has(word));
  const fields = fieldsOf(files);
  const check = fields.find(
    ({ type, label }) => type === "check" && isSaid(label.replace(/\?| or not| yes.*$/giu, "")),
  );
  const choice = fields.find(
    ({ type, options }) => type === "choice" && (options ?? []).some(isSaid),
  );
  const field = check ?? choice;
  if (!app) return NO_PLACE;
  if (!field)
    return unchanged("The entries have no field for that: say “add a checkbox Paid” first.");
  const value = check ? "yes" : (choice?.options?.find(isSaid) ?? "");
  const state = check ? check.label : value;
  const text = `Mark all as ${state.toLowerCase()}`;
  if (app.code.includes(text)) return unchanged("There is such a button already.");
  const at = `values[${JSON.stringify(field.id)}]`;
  const put = `{ ...entry, values: { ...entry.values, [${JSON.stringify(field.id)}]: ${JSON.stringify(value)} } }`;
  const button = `<button\n  type="button"\n  className="button small"\n  disabled={${app.stored}.every((entry) => entry.${at} === ${JSON.stringify(value)})}\n  onClick={() => ${app.setter}(${app.stored}.map((entry) => (${put})))}\n>\n  ${text}\n</button>`;
  return edited(
    new Map([[app.path, above(app, button)]]),
    `A button above the list sets “${field.label}” of all entries to ${check ? "yes" : `“${value}”`} at once.`,
  );
}
