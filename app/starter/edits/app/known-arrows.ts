import type { Known } from "./known-features";
import { anyOf } from "./said-of";

/** The arrows of a board, by which a card is moved without a mouse. */
export const KNOWN_ARROWS: readonly Known[] = [
  {
    has: /inColumn\(column\)/,
    asks: [
      anyOf(
        "arrows?|arrow (?:buttons?|keys)|buttons?|without (?:dragging|a mouse)|(?:instead of|besides) dragging",
      ),
      anyOf("mov(?:e|es|ing)|cards?|left|right|next column|dragging"),
      anyOf("arrows?|mov(?:e|es|ing)|left|right|next column"),
    ],
    more: anyOf(
      "left|right|up|down|and|or|cards?|between|columns?|next|previous|on|for|buttons?|arrows?|to|instead of|besides|dragging|drag|things|mouse|my|mother|grandma|can't|cannot|with|each|every|too|as well",
    ),
    not: anyOf("sort|undo|back|colour|size|top|bottom|delete|add a card|order by"),
    said: "Each card has arrow buttons already: left and right put it into the next column, up and down move it within its own.",
  },
];
