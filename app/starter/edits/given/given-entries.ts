import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../abilities/named-field";
import { type Edit, type EditResult, edited, unchanged } from "../edit";
import { hasFields } from "../fields";
import { pattern } from "../grammar/lexicon";
import { asTexts } from "../grammar/texts";
import { REMOVES } from "../grounded/cues";
import { PRONOUN } from "../said/pronoun";
import { valuesOf } from "./entry-values";
import { FIELD_NOUNS } from "./field-nouns";
import { addedFile, usesAdded } from "./write-added";

const THINGS =
  "(?:examples?|samples?|exemples?|beispiele?|ejemplos?|esempi|exemplos?|tasks?|to-?dos?|items?|entries|entry|things?|films?|movies?|shows?|series|books?|habits?|recipes?|cards?|notes?|words?|plants?|games?|places?|clients?|contacts?|expenses?|bookmarks?|links?|albums?|records?|products?|ideas?|goals?|chores?|aufgaben?|einträge?|filme?|bücher|gewohnheiten|rezepte?|karten|notizen|tâches?|dépenses?|ausgaben?|gastos?|spese|despesas?|livres?|recettes?|tareas?|libros?|recetas?|ricette|libri|attività|tarefas?|livros?|receitas?)";
/** What they are, and behind a colon their names. */
const NAMED: readonly RegExp[] = [
  pattern(
    `^(?:please |can you |could you )*(?:start|begin|fill|prefill|populate|seed|commence|beginne?|starte|empieza|inizia|começa)(?: (?:it|the (?:list|app|board)|me))?(?: (?:off|with|avec|mit|con|com))*(?: (?:these|ces|diesen|estas?|estos|queste|questi|estes|the following|some|a few|my|two|three|four|five|\\d+))?(?: (?:example|sample|first|new))?(?: ${THINGS})?(?: in it| already)? ?[:–-] ?(?<list>.+)$`,
  ),
  pattern(
    `^(?:please |can you |could you |also |and )*(?:add|put|include|insert|enter|füge?|ajoute[rz]?|añade|agrega|aggiungi|adiciona)(?: in)?(?: (?:these|the following|some|a few|the|my|our|two|three|four|five|\\d+|a|diese|einige|ein paar|ces|quelques|estas?|estos|algun[oa]s|queste|questi|alcun[ei]|algum?[na]s))?(?: (?:example|sample|first|new|default))?@ ?${THINGS}(?: (?:to|in|on) (?:the |my |our )?(?:list|board|app|it))?(?: called| named)? ?[:–-] ?(?<list>.+)$`,
  ),
];
/** Several names with capitals that go on a list: their words are no orders. */
const LISTED = pattern(
  "^(?:please |can you |could you |also |and )*(?:add|put|include|insert|enter|setz\\p{L}*|schreib\\p{L}*|mets|mettre|pon|metti|põe) (?<names>.+?) (?:to|on|onto|in|into|auf|sur|en|sulla|na|à) (?:the |my |our |die |meine |la |ma |mi |mia |minha )?(?:to-?do |shopping |reading |watch ?)?(?:list|board|collection|liste|lista)(?: please| bitte)?$",
);
const FORMS: readonly RegExp[] = [
  pattern(
    `^(?:please |can you |could you |also |and )*(?:add|put|include|insert|enter|setz\\p{L}*|schreib\\p{L}*|ajoute[rz]?|añade|aggiungi|adiciona) (?<list>.+?)(?: (?:to|on|in|into|auf|zur?|à|en|a|alla?|na) (?:the |my |our |die |meine |la |ma |mi |mia |minha )?(?:list|board|collection|library|watch ?list|reading list|shopping list|to-?do list|liste|lista))(?: please| hinzu)?$`,
  ),
  pattern(`^(?:please |can you |could you )*(?:start|begin) (?:off )?with (?<list>.+)$`),
  pattern(
    `^(?:please |can you |could you |also |and )*(?:add|put in|füge?|ajoute[rz]?|añade|aggiungi|adiciona) (?<names>.+)$`,
  ),
];
/** What a look, a part or something that a program can do is called is no entry. */
export const NO_ENTRY =
  /(?<!\p{L})(?:mode|theme|background|colou?rs?|font|button|header|footer|bigger|smaller|section|page|list|field|form|today|monday|sunday|spacing|padding|margins?|borders?|shadows?|icons?|emojis?|title|headline|subtitle|posters?|pictures?|images?|photos?|dates?|years?|months?|times?|columns?|rows?|swim ?lanes?|tabs?|menus?|counters?|numbers?|pagination|paging|undo|redo|sort\p{L}*|filter\p{L}*|search\p{L}*|export\p{L}*|import\p{L}*|statistics|stats|charts?|graphs?|tags?|labels?|categor\p{L}+|priorit\p{L}+|due|remind\p{L}+|notifications?|log ?in|sign ?up|comments?|ratings?|stars?|animations?|sounds?|music|voice|drag\p{L}*|drop|check ?box\p{L}*|progress|bars?|sub ?tasks?|totals?|sum|income|budget|currency|review)(?!\p{L})/iu;
/** "A search", "some spacing": something of a kind, where an entry is called by its name. */
export const OF_A_KIND =
  /^(?:an?|the|some|more|any|another|my|our|ein\p{L}*|une?|des|una?|um|uma)\s/iu;
const NAME_CHARACTERS = 60;
/** "… on the list to start with": entries are there from the start, said or not. */
const AT_FIRST =
  /(?<= (?:list|board|collection)),? (?:already )?(?:(?:to|for a|as a) (?:start|begin)(?: with)?|(?:at|from|in) the (?:very )?(?:start|beginning)|from the outset|first of all|for a start|already)$/iu;

/** Entries that a program of fields begins with, named as that: "start with these tasks: Read chapter 2, Email Ann". */
export function namedEntries(wish: string, files: FileTree): Edit | null {
  return entriesIn(wish, files, [...NAMED, LISTED]);
}

/** The same, and what is to be put into a list by its name alone: "add Dune and Arrival to the list". */
export function givenEntries(wish: string, files: FileTree): Edit | null {
  return entriesIn(wish, files, [...NAMED, ...FORMS]);
}

function entriesIn(wish: string, files: FileTree, forms: readonly RegExp[]): Edit | null {
  // What stands behind a colon are names, whatever verbs are in them.
  if (!hasFields(files) || REMOVES.test(wish.split(/[:–]\s/)[0] ?? "") || wish.length > 400)
    return null;
  const said = wish
    .trim()
    .replace(/[.!]+$/, "")
    .replace(AT_FIRST, "");
  for (const form of forms) {
    const groups = form.exec(said)?.groups;
    const list = groups?.list ?? groups?.names;
    if (!list) continue;
    const names = asTexts(list.replace(/(\d),(\d)/g, "$1.$2")).map((one) => one.trim());
    if (names.length === 0 || !names.every((one) => isName(one, groups?.names !== undefined)))
      continue;
    if (names.length < 2 && (groups?.names !== undefined || /^\S+ (?:off )?with /i.test(said)))
      continue;
    if (!NAMED.includes(form) && names.some((one) => NO_ENTRY.test(one) || OF_A_KIND.test(one)))
      continue;
    return (tree) => addEntries(tree, names);
  }
  return null;
}

/** Whether a wish gives entries behind a colon, with the word for what they are. */
export function namesBehindColon(wish: string): boolean {
  return NAMED.some((form) => form.test(wish.trim().replace(/[.!]+$/, "")));
}

/** Without a word for what they are, names are known by their capitals. */
function isName(name: string, isBare: boolean): boolean {
  if (
    name.length > NAME_CHARACTERS ||
    !/\p{L}{2}/u.test(name) ||
    FIELD_NOUNS.has(name.toLowerCase()) ||
    PRONOUN.test(name.replace(/ (?:too|as well|please|in)$/iu, ""))
  )
    return false;
  return isBare
    ? /^\p{Lu}/u.test(name) && !/\b(?:field|button|section|page|column)s?\b/i.test(name)
    : true;
}

/** Puts entries into a program of fields, each told in a few words: "Merino DK blue 24 £6.50". */
export function addEntries(files: FileTree, names: readonly string[]): EditResult {
  const fields = fieldsOf(files);
  if (fields.length === 0) return unchanged("I found no entries to add to.");
  if (names.some((name) => PRONOUN.test(name)))
    return unchanged("Say by its name what is to be put into the list.");
  const values = names.map((text) => valuesOf(text, fields));
  const used = usesAdded(files);
  if (!used) return unchanged("This program has no place for entries of yours.");
  return edited(
    new Map([...used, ["src/added.ts", addedFile(files, values)]]),
    `Put ${names.map((name) => `“${name}”`).join(", ")} into the list. Each browser gets ${names.length === 1 ? "it" : "them"} once.`,
  );
}
