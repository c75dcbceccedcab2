import type { FileTree } from "~/projects/files";
import { entryApp } from "../../abilities/entries-of-app";
import { LIST_ABILITIES } from "../../abilities/list-abilities";
import { DONE_LAST } from "../../abilities/order-abilities";
import { there } from "../../edit";
import { form, GIVE, type Sentence, THING } from "./sentence";

/** What else people call what is ticked off. */
const DONE =
  "(?:done|finished|completed?|bought|purchased|packed|checked(?:[- ]?off)?|ticked(?:[- ]?off)?|crossed(?:[- ]?(?:off|out))?|collected|picked up|(?:in|inside) (?:the|my|our) (?:basket|cart|trolley|bag))";
const OF = `(?:(?:the|all|my|any) )*(?:${DONE} (?:items?|tasks?|things?|ones|entries|products?|to-?dos|chores|stuff)|(?:${THING}) (?:that|which) (?:are|is|i (?:have )?|were|have been|i've) ?(?:already )?${DONE}(?: already)?|what(?: is|'s)(?: already)? ${DONE})`;
const canBeDone = (files: FileTree) => entryApp(files)?.canBeDone === true;
const HIDE = LIST_ABILITIES.find(({ send }) => send === "hide done ones at first");

/** What becomes of entries that are ticked off, whatever they are called then. */
export const DONE_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:put|move|show|sort|keep|list|push)(?: all)? ${OF} (?:at|to|on|in)(?: the)?(?: very)? (?:end|bottom)(?: of the list)?`,
      ),
      form(
        `(?:put|move|show|sort|keep|list) ${OF} (?:last|below(?: the (?:others|rest|open ones))?|down|at last)`,
      ),
      form(
        `${OF} (?:(?:should|must|to|shall) )*(?:go|move|sink|be|stand|come|slide)(?: down)?(?: (?:at|to|on))?(?: the)? (?:end|bottom|last)(?: of the list)?`,
      ),
    ],
    make: (files) => (canBeDone(files) ? DONE_LAST.make(files, DONE_LAST.send) : null),
  },
  {
    forms: [
      form(
        `(?:hide|don'?t show|do not show|stop showing)(?: all)? ${OF}(?: (?:by default|at first|from the list|automatically))?`,
      ),
      form(
        `${OF} (?:should|must) (?:be hidden|disappear|not be shown|vanish)(?: (?:by default|at first|automatically|from the list))?`,
      ),
    ],
    make: (files) => (canBeDone(files) && HIDE ? HIDE.make(files, HIDE.send) : null),
  },
  {
    forms: [
      form(
        `(?:(?:${GIVE} )?(?:button|option|way) (?:to|that|for|which) )?(?:clear(?:s|ing)?|delet(?:e|es|ing)|remov(?:e|es|ing)|empt(?:y|ies))(?: out)?(?: all)? ${OF}(?: (?:at once|from the list|with one (?:click|press)))?`,
      ),
      form(`${GIVE} (?:clear|delete|remove) (?:${DONE})(?: (?:items|tasks|ones|entries))? button`),
    ],
    make: (files) => {
      const label = />\s*(Clear done)\s*</.exec(files.get("src/App.tsx") ?? "")?.[1];
      return canBeDone(files) && label
        ? there(
            `“${label}” above the list takes all that is ticked off away already; it is there as soon as something is.`,
          )
        : null;
    },
  },
  {
    forms: [
      form(
        `(?:(?:show|see|count|display|tell)(?: me)? )?(?:how many|the number of) ${THING}(?: (?:are|is|there are|i have|we have|still|that are))* (?:left|open|remaining|missing|still needed)(?: to (?:buy|do|get|pack|finish|complete|pick up|collect))?(?: (?:at|on) (?:the )?top)?`,
      ),
    ],
    make: (files) =>
      /of \$\{tasks\.length\} left/.test(files.get("src/App.tsx") ?? "")
        ? there("The line below the title says how many are left already.")
        : null,
  },
  {
    forms: [
      form(`(?:cross|strike|line)(?: ?out| through| off|through)? ${OF}(?: (?:out|through|off))?`),
      form(`(?:put|draw|show) a line through ${OF}`),
      form(
        `${OF} (?:should|must) be(?: gr[ae]y(?:ed out)?(?:,|,? and))? (?:crossed out|struck (?:through|out)|crossed off)(?:,? (?:and|in|shown|written|gr[ae]y(?:ed out)?))*`,
      ),
    ],
    make: (files) =>
      canBeDone(files) && /line-through/.test([...files.values()].join("\n"))
        ? there("What is ticked off is written in grey and struck through already.")
        : null,
  },
  {
    forms: [
      form(
        `(?:filter|switch|choose|toggle|show|see|list)(?: (?:by|between|for|separately|only|the|my|what is))* ${DONE}(?: (?:ones|tasks|things|items))? (?:and|or|\\/|vs\\.?|versus|from) (?:(?:the|my|what is) )*(?:not (?:yet )?${DONE}|open|undone|unfinished|unticked|to ?do|still open|pending)(?: (?:ones|tasks|things|items))?(?: separately)?`,
      ),
    ],
    make: (files) =>
      /type Filter = "all"/.test(files.get("src/App.tsx") ?? "")
        ? there("The buttons All, Open and Done above the list do that already.")
        : null,
  },
];
