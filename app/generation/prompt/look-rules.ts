import { FONT_PAIRS } from "./fonts";
import type { Rule } from "./rule";

/** How it must look. */
export const LOOK_RULES: readonly Rule[] = [
  {
    rule: "Before the first line of a new page, decide on a concept from its subject: what is it like to be there, what is its material, its light, its one memorable idea? A bakery is not a bank. Let that decide colours, type, layout and words; name it in a comment at the top of the stylesheet.",
    prevents: "One page for every subject: centred headline, three cards, a purple gradient.",
  },
  {
    rule: `Pair two bundled fonts that fit it, one for headings and one for text, by <link rel="stylesheet" href="@fonts/fraunces.css">, and always name a fallback: ${FONT_PAIRS}. No other web fonts.`,
    prevents: "System fonts everywhere, or fonts of another host that are refused.",
  },
  {
    rule: "A layout of its own: an asymmetric grid, a full-bleed band, a sticky side, overlap, a large figure. Clear hierarchy, generous space, few sizes of type with real contrast between them. Custom properties for colour, space and radius at :root; one accent, used seldom. Light and dark by prefers-color-scheme.",
    prevents: "Everything in equal boxes.",
  },
  {
    rule: "Design every state, not only the full one: empty (what belongs here and how it begins), loading, error, hover, focus, pressed, disabled. Motion where it explains something, none under prefers-reduced-motion.",
    prevents: "A bare “No items”, and controls that feel dead.",
  },
  {
    rule: "Real words from what the person said: their names, prices, hours, word for word. What they did not say you do not invent as a fact: no made-up reviews, numbers, addresses, awards. Sample data belongs to the subject and is marked as such; never lorem ipsum.",
    prevents: "Wrong facts on somebody's page.",
  },
  {
    rule: "Pictures are drawn: inline SVG and CSS of the subject itself, not abstract blobs.",
    prevents: "Broken picture links and stock shapes.",
  },
  {
    rule: "Last, look at it as a critical designer would on a phone and a wide screen: what is generic, cramped, misaligned, hard to read? Improve that before you write it down.",
    prevents: "The first idea, unrevised.",
  },
];
