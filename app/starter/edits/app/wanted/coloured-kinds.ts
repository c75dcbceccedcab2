import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { fieldsOf } from "../../abilities/named-field";
import { colourBy } from "../../abilities/value-colours";
import { applied, type Edit, type EditResult, edited } from "../../edit";
import { setOptions } from "../../said/field-lines";
import type { AppReader } from "../app-orders.server";
import { readOptions } from "../option-orders";
import { colourSaid } from "../said-of";

const COLOURS = "(?:colou?rs?|farben?|couleurs?|colores|colori|cores)";
const WITH_COLOURS = new RegExp(
  `,? (?:and )?(?:each )?(?:with|in|having|mit|avec|con|com) (?:(?:different|own|their|its|an?|separate|some|nice|eigenen?|verschiedenen?|leurs|des|sus|diferentes) )*${COLOURS}(?: each| of (?:its|their) own)?$`,
  "iu",
);
const COLOURED =
  /(?<!\p{L})(?:colou?red|colou?rful|colou?r[- ]coded) (?=(?:labels?|tags?|categor(?:y|ies)|types?|kinds?)(?!\p{L}))/iu;
const KIND = /(?<!\p{L})(?<kind>label|tag|categor|type|kind)/iu;

const KINDS = "(?<kind>labels?|tags?|categor(?:y|ies)|types?|kinds?)";
/** "Labels with colours, like blue for client, orange for admin", "tags: client in blue, private in green". */
const EACH_COLOURED = new RegExp(
  `^(?:(?:please|add|have|use|make|give me|i want|we need|i'd like|the|some|coloured|colored) )*${KINDS}(?: (?:on|for) (?:the |each |every )?\\p{L}+)?(?: (?:with|in|and) (?:different |own )?${COLOURS})?(?:,? (?:like|such as|e\\.?g\\.?|for example|namely))?[:,]? (?<pairs>.{8,160})$`,
  "iu",
);
const COLOUR_FOR =
  /^(?<colour>(?:(?:light|dark|pale|bright) )?\p{L}+) (?:for|=|is|means) (?:the |my )?(?<name>[\p{L}][\p{L} -]{1,23})$/iu;
const NAME_IN =
  /^(?<name>[\p{L}][\p{L} -]{1,23}?)(?: (?:in|is|are|as|should be)|:| =)? (?<colour>(?:(?:light|dark|pale|bright) )?\p{L}+)$/iu;

/** The names of what can be chosen, where each has its colour beside it; null where one has none. */
function namesWithColours(pairs: string): string[] | null {
  const names = pairs.split(/\s*[,;]\s*(?:and )?|\s+and\s+/iu).map((pair) => {
    const said = [COLOUR_FOR, NAME_IN].map((one) => one.exec(pair.trim())?.groups);
    return (
      said.find((one) => one && colourSaid((one.colour ?? "").toLowerCase()))?.name?.trim() ?? ""
    );
  });
  const isList = names.length > 1 && names.every((one) => one !== "");
  return isList && new Set(names).size === names.length ? names.map(sentenceCase) : null;
}

/** What can be chosen is what was listed, each in its colour. */
function readEachColoured(core: string, files: FileTree): Edit | null {
  const { kind = "", pairs = "" } = EACH_COLOURED.exec(core)?.groups ?? {};
  const options = namesWithColours(pairs);
  const stem = /^(?:label|tag|categor|type|kind)/iu.exec(kind)?.[0].toLowerCase();
  const known = fieldsOf(files).find(({ label }) => label.toLowerCase().startsWith(stem ?? "-"));
  if (!options || !known) return null;
  return (tree) => {
    const made =
      known.options.toString() === options.toString()
        ? edited(new Map(), `“${known.label}” offers ${options.join(", ")}.`)
        : setOptions(tree, known.label, options);
    if (!made.ok) return made;
    const now = applied(tree, made.changes);
    const field = fieldsOf(now).find(({ id }) => id === known.id);
    const painted = field && colourBy(now, field, pairs);
    return painted?.ok
      ? edited(new Map([...made.changes, ...painted.changes]), `${made.said} ${painted.said}`)
      : (painted ?? made);
  };
}

/** "Labels like Electrics and Plumbing, with colours": what can be chosen, and a colour for each. */
export const readColouredKinds: AppReader = ({ core, words }, files) => {
  // What opens a wish goes, and names keep their capitals.
  const said = core.toLowerCase().endsWith(words) ? core.slice(core.length - words.length) : core;
  const each = readEachColoured(core, files);
  if (each) return each;
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
