import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { hexOfColour } from "../page/colour-words";
import { changedLines } from "./changed-lines";
import { fieldLabels } from "./field-names";
import { takesAway } from "./unordered";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** A wish that something does not go, at its beginning: "don't hide the finished ones", "don't let me delete tasks". */
const NOT_TO_GO =
  /^(?:(?:please|bitte|but|and|also|aber|und),? )*(?:(?:you )?(?:must not|mustn['’]?t|should not|shouldn['’]?t|may not|do not|don['’]?t|never)(?: (?:ever|please|you|just|let (?:me|us|people|anyone|anybody|users)))*|n(?:e|o|on)|não) (?:delete|remove|erase|drop|hide|supprim\p{L}*|efface\p{L}*|cache\p{L}*|borr\p{L}*|elimin\p{L}*|quit\p{L}*|ocult\p{L}*|cancell\p{L}*|nascond\p{L}*|apagu\p{L}*|escond\p{L}*)(?!\p{L})/iu;

/** What a wish says is not to go or not to be hidden, and does. */
export function forbiddenLoss(wish: string, before: FileTree, after: FileTree): string[] {
  if (!NOT_TO_GO.test(wish.trim())) return [];
  const { added } = changedLines(before, after);
  const isHidden = /display: ?none|usestate(?:<filter>)?\("open"\)/.test(added);
  return isHidden || takesAway(before, after) || fieldLabels(after) < fieldLabels(before)
    ? ["what is to stay would go"]
    : [];
}

const NO =
  "(?:no(?: more)?|not|without|never|avoid|do not|don['’]?t|kein\\p{L}*|nicht|ohne|pas de|plus de|sans|nada de|sin|niente|senza|sem)";
const USES =
  "(?:(?:the|a|an|any|all|so|use|using|have|make|it|be|in|this|that|of|much|mehr|more) ){0,4}";
const TAKES =
  "(?:remove|delete|drop|lose|get rid of|take out|entferne|lösche|quita|supprime|togli)";
/** What follows a colour that is not wanted, where no part is named by it: "remove the blue button" speaks of a button. */
const NOTHING_ELSE =
  "(?: (?:colou?rs?|tones?|shades?|please|anywhere|anymore|any more|at all|on (?:the|this) (?:page|site|app)|bitte|mehr|farbe))*[.! ]*$";

/** "No blue buttons": what is to have none of it, up to its end. */
const OF_PART = "(?: \\p{L}+){1,3}[.! ]*$";

const UNWANTED = new RegExp(
  `(?<!\\p{L})(?:${NO} ${USES}|${TAKES} (?:(?:the|all|any|every|das|alles|le|el) )*)(?<colour>(?:(?:light|dark|pale|bright) )?\\p{L}{3,})${NOTHING_ELSE}|^(?:please |and |also )*(?:no(?: more)?|never|avoid|without|kein\\p{L}*|nada de|sin|pas de|niente|senza|sem) (?:(?:the|any|all|more) )*(?<ofPart>(?:(?:light|dark|pale|bright) )?\\p{L}{3,})${OF_PART}`,
  "u",
);

/** A colour that a wish says no to, where it names no other, and that the page has now. */
export function unwantedColour(wish: string, before: FileTree, after: FileTree): string[] {
  const said = wish.replace(QUOTED, " ").toLowerCase();
  const { colour: plain, ofPart } = UNWANTED.exec(said)?.groups ?? {};
  const colour = plain ?? ofPart ?? "";
  if (!hexOfColour(colour) || (coloursIn(plainWords(said))?.words.length ?? 0) > 1) return [];
  return /#[0-9a-f]{3,8}/.test(changedLines(before, after).added)
    ? [`it would be ${colour}, which you do not want`]
    : [];
}

const OF_FIELD =
  /(?<!\p{L})(?:fields?|columns?|inputs?|feld|felder|spalten?|champs?|colonnes?|campos?|columnas?|campi|colonn[ae]|colunas?)(?!\p{L})/iu;
const FIRST_FIELD = /\bfields: Field\[\] = \[\n\s*\{ id: "(?<id>\w+)", label: "(?<label>[^"]+)"/;

/** "Delete the second task" is of an entry: the field that each entry is called by does not go for it. */
export function nameOfEntriesGone(wish: string, before: FileTree, after: FileTree): string[] {
  const main = FIRST_FIELD.exec(before.get("src/fields.ts") ?? "")?.groups;
  if (!main || OF_FIELD.test(wish)) return [];
  return new RegExp(`\\{ id: "${main.id}",`).test(after.get("src/fields.ts") ?? "")
    ? []
    : [`every entry would lose its “${main.label}”`];
}

const ORDINAL =
  /(?<!\p{L})(?:first|second|third|fourth|fifth|last|\d(?:st|nd|rd|th)|erste\p{L}?|zweite\p{L}?|dritte\p{L}?|letzte\p{L}?|premi[eè]re?|deuxième|dernière?|primer[oa]?|segund[oa]|últim[oa]|prim[oa]|second[oa]|ultim[oa])(?!\p{L})/iu;
const OF_LIST =
  /(?<!\p{L})(?:lists?|table|everything|all|liste|tabelle|alles|tout\p{L}*|tabla|lista|tod[oa]s?|tutt[oi])(?!\p{L})/iu;

/** What shows each entry is gone, and one entry was spoken of. */
export function listForEntry(wish: string, before: FileTree, after: FileTree): string[] {
  if (!ORDINAL.test(wish) || OF_LIST.test(wish)) return [];
  const lists = (files: FileTree) =>
    (files.get("src/App.tsx") ?? "").match(/\{[^{}\n]*\.map\(/g)?.length ?? 0;
  return lists(after) < lists(before) ? ["all of the list would go"] : [];
}

/** Hours alone: "8 to 18", "8am – 6pm", "8 bis 18 Uhr". */
const HOURS_ALONE =
  /^\s*\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|h|uhr)?(?: ?(?:-|–|to|until|till|bis|à|a|alle|às) ?\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|h|uhr)?)?\s*$/iu;

/** A heading that is called by hours now: they were to stand below it. */
export function hoursAsHeading(_wish: string, before: FileTree, after: FileTree): string[] {
  const headings = (files: FileTree) =>
    [...(files.get("index.html") ?? "").matchAll(/<h[1-6][^>]*>([^<]{1,60})</g)].map(
      ([, text = ""]) => text,
    );
  const was = new Set(headings(before));
  const odd = headings(after).find((text) => HOURS_ALONE.test(text) && !was.has(text));
  return odd ? [`a heading would be called “${odd.trim()}”`] : [];
}
