import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../../abilities/named-field";
import { colourBy } from "../../abilities/value-colours";
import { applied, type EditResult, edited } from "../../edit";
import type { AppReader } from "../app-orders.server";
import { readOptions } from "../option-orders";

const COLOURS = "(?:colou?rs?|farben?|couleurs?|colores|colori|cores)";
const WITH_COLOURS = new RegExp(
  `,? (?:and )?(?:each )?(?:with|in|having|mit|avec|con|com) (?:(?:different|own|their|its|an?|separate|some|nice|eigenen?|verschiedenen?|leurs|des|sus|diferentes) )*${COLOURS}(?: each| of (?:its|their) own)?$`,
  "iu",
);
const COLOURED =
  /(?<!\p{L})(?:colou?red|colou?rful|colou?r[- ]coded) (?=(?:labels?|tags?|categor(?:y|ies)|types?|kinds?)(?!\p{L}))/iu;
const KIND = /(?<!\p{L})(?<kind>label|tag|categor|type|kind)/iu;

/** "Labels like Electrics and Plumbing, with colours": what can be chosen, and a colour for each. */
export const readColouredKinds: AppReader = ({ core, words }, files) => {
  // What opens a wish goes, and names keep their capitals.
  const said = core.toLowerCase().endsWith(words) ? core.slice(core.length - words.length) : core;
  const plain = said.replace(WITH_COLOURS, "").replace(COLOURED, "");
  const kind = KIND.exec(plain)?.groups?.kind?.toLowerCase();
  if (plain === said || !kind) return null;
  const listed = readOptions({ said: plain, core: plain, words: plain.toLowerCase() }, files);
  return listed && ((tree) => coloured(tree, listed(tree), kind));
};

function coloured(files: FileTree, made: EditResult, kind: string): EditResult {
  if (!made.ok) return made;
  const tree = applied(files, made.changes);
  const field = fieldsOf(tree).find(({ label }) => label.toLowerCase().startsWith(kind));
  const painted = field && colourBy(tree, field, "");
  return painted?.ok
    ? edited(new Map([...made.changes, ...painted.changes]), `${made.said} ${painted.said}`)
    : made;
}
