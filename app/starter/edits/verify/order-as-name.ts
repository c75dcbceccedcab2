import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../abilities/named-field";
import { isEntryNoun } from "../app/entries/more-entries";
import { addedIn } from "../given/write-added";
import { addedNames } from "./field-names";
import { formFields } from "./form-fields";
import { textsChanged } from "./texts-changed";

/** Small words that stand within a sentence, and within no name: "Cards a color". */
const WITHIN = /(?<=\p{L} )(?:an?|my|our|me|us|each|every|should|can|must|shall|will)(?= \p{L})/iu;
/** What begins an order or what is said of a thing: "Be green". */
/** Who does it, behind what it is of: "Categories myself". */
const BY_ONESELF = /(?<=\p{L} )(?:myself|yourself|ourselves|themselves|selbst|selber)$/iu;
const BEGINS = /^(?:be|should|can|must|shall|let|make|have|usually|normally|please) \p{L}/iu;
/** How something is shown or chosen, before what it is: "Label for priority". */
const SORT_OF_FIELD =
  /^(?:labels?|tags?|badges?|drop-?downs?|selects?|choices?|menus?|pickers?|fields?|columns?|check ?box(?:es)?) (?:for|of|with) \p{L}/iu;
/** What the screen shows is no field of an entry. */
const OF_SCREEN =
  /(?<=^|\p{L} )(?:buttons?|headers?|headings?|headlines?|backgrounds?|fonts?|placeholders?|toolbars?|corners?|borders?)$/iu;
const NAMED =
  /["“„«]|(?<!\p{L})(?:fields?|columns?|options?|choices?|called|named|tick ?box|check ?box)(?!\p{L})/iu;

/** A field, a choice or an entry that is called by words of the order that asks for it. */
export function orderAsName(wish: string, before: FileTree, after: FileTree): string[] {
  return [
    ...fieldNames(wish, before, after),
    ...entryNames(wish, before, after),
    ...newOnesAsField(wish, before, after),
    ...textOfOrder(wish, before, after),
  ].slice(0, 1);
}

function fieldNames(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«]/u.test(wish)) return [];
  const fresh = addedNames(before, after);
  const own = fieldsOf(before);
  // "Add a recipe pancakes: flour, milk" gives no choice that is called “Recipe pancakes”.
  const choices = formFields(after).filter(({ options }) => options.length > 0);
  const isEntry = (name: string) =>
    choices.some(({ label }) => label === name) &&
    / /.test(name) &&
    isEntryNoun(name.split(" ")[0] ?? "", before, own) &&
    /(?<!\p{L})(?:an?|another|new) \p{L}/iu.test(wish);
  const odd =
    (NAMED.test(wish) ? undefined : fresh.find(isEntry)) ??
    fresh.find(
      (name) =>
        WITHIN.test(name) || BY_ONESELF.test(name) || BEGINS.test(name) || SORT_OF_FIELD.test(name),
    ) ??
    (NAMED.test(wish) ? undefined : fresh.find((name) => OF_SCREEN.test(name)));
  return odd ? [`something would be called “${odd}”`] : [];
}

const ADDS_ONE = /^(?:new|another|one more|called|named) \p{L}/iu;

/** "Add the habits drink water and stretch" gives no habit that is called “Habits drink water”. */
function entryNames(wish: string, before: FileTree, after: FileTree): string[] {
  const known = (addedIn(before) ?? []).length;
  const names = (addedIn(after) ?? []).slice(known).map((values) => Object.values(values)[0] ?? "");
  const said = wish.toLowerCase();
  const odd = names.find((name) => {
    const own = name.toLowerCase();
    const first = /^\p{L}+s(?= )/u.exec(own)?.[0];
    const isKind =
      first !== undefined && new RegExp(`(?:the|these|my|some) ${first} `, "u").test(said);
    return isKind || (ADDS_ONE.test(own) && !said.includes(`"${own}`));
  });
  return odd ? [`an entry would be called “${odd}”`] : [];
}

const NEW_ONES =
  /(?<!\p{L})(?:new|newest|latest|added|fresh) (?<what>\p{L}+)(?!\p{L})(?! (?:field|column))/iu;

/** "Put new tasks at the bottom" is about tasks, and not about the field “Task”. */
function newOnesAsField(wish: string, before: FileTree, after: FileTree): string[] {
  const what = NEW_ONES.exec(wish)?.groups?.what?.toLowerCase().replace(/s$/u, "");
  if (!what) return [];
  const [was, is] = [formFields(before), formFields(after)];
  const isMoved =
    was.map(({ id }) => id).join() !== is.map(({ id }) => id).join() &&
    was.length === is.length &&
    was[0]?.id !== is[0]?.id;
  const main = was[0]?.label.toLowerCase() ?? "";
  return isMoved && main === what ? [`the field “${was[0]?.label}” would be moved`] : [];
}

const MEASURE = /^\d+(?:[.,]\d+)? ?(?:min(?:ute)?s?|seconds?|hours?|px|%|cm|rem)$/iu;
/** A text goes on with what is to be done to it: "Done and be green". */
const GOES_ON = / and (?:be|make|should be|turn|let) \p{L}/iu;

/** "Set the timer to 7 minutes" gives nothing that name. */
function textOfOrder(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«]/u.test(wish)) return [];
  const odd = textsChanged(before, after).fresh.find(
    (text) =>
      (MEASURE.test(text) && text === titleOf(after)) ||
      (GOES_ON.test(text) && wish.toLowerCase().includes(text.toLowerCase())),
  );
  return odd ? [`“${odd}” would stand there`] : [];
}

function titleOf(files: FileTree): string | undefined {
  return (/export const title = "([^"]*)"/.exec(files.get("src/settings.ts") ?? "") ??
    /<h1[^>]*>([^<]*)</.exec(files.get("index.html") ?? ""))?.[1];
}
