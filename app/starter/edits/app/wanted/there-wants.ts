import { there } from "../../edit";
import { editable } from "../done-orders";
import { columnsIn } from "../entries/column-names";
import type { Family } from "../families/family";
import { KNOWN_ARROWS } from "../known-arrows";
import { anyOf } from "../said-of";

const CHANGE =
  "edit\\p{L}*|chang\\p{L}*|fix\\p{L}*|correct\\p{L}*|modif\\p{L}*|amend\\p{L}*|repair\\p{L}*|adjust\\p{L}*";
const LATER =
  "after(?:wards)?|later|once|saved?|saving|typed|entered|added|adding|existing|typos?|mistakes?|wrong|misspell\\p{L}*|mistyped";
const WHY =
  "right now|at the moment|currently|so far|otherwise|delete|deleting|remove|retype|re-enter|start over|again|whole|have to|it|in|if|when|make|made|can't|cannot|only|without";

/** What apps do from their start, or by a button, told with what is a nuisance without it. */
export const THERE_WANTS: readonly Family[] = [
  {
    asks: [anyOf(CHANGE), anyOf(LATER)],
    more: anyOf(
      `${CHANGE}|${LATER}|${WHY}|a way|way|button|option|text|spelling|amounts?|prices?|names?|titles?|an?|the|my|was|is|were|been|i've|already|something|what|of|to|and|or`,
    ),
    not: anyOf(
      "colou?r\\p{L}*|confirm\\p{L}*|ask|undo|order|sort\\p{L}*|format|date format|double|click\\p{L}*|who|history|log|automatic\\p{L}*|columns?|lanes?|currency|euros?|into|background|font|size|button to delete",
    ),
    make: (files) => editable(files, [...files.values()].join("\n")),
  },
  {
    asks: [
      anyOf("arrows?|arrow buttons?|buttons?"),
      anyOf("mov(?:e|es|ing)|left|right"),
      anyOf("cards?"),
    ],
    more: anyOf(
      "arrows?|arrow|buttons?|mov(?:e|es|ing)|left|right|up|down|cards?|columns?|next|previous|for|to|on|with|small|little|tiny|between|instead of|besides|dragg\\p{L}*|drag|is|fiddly|hard|awkward|difficult|annoying|tricky|impossible|does(?:n't| not)|work\\p{L}*|phones?|tablets?|mobile|touch ?screens?|touch|finger|too|so|my|can't|cannot",
    ),
    not: anyOf(
      "bigger|larger|hide|remove|without buttons|colou?r\\p{L}*|sort|undo|delete|keys?|keyboard",
    ),
    make: (files) => (columnsIn(files) ? there(KNOWN_ARROWS[0]?.said ?? "") : null),
  },
];
