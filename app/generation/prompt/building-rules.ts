import type { Rule } from "./rule";

/** How what is built must work, and for whom. */
export const WORKING_RULES: readonly Rule[] = [
  {
    rule: "Complete: every control does what it says, every list can be empty, every input can be wrong. No placeholder, no TODO, no dead link.",
    prevents: "Buttons that do nothing.",
  },
  {
    rule: "What a person enters stays: in localStorage under a key of the app's own. Reading and writing may throw, and what is read may be old or broken: then go on without.",
    prevents: "Lost entries, and a blank page in a private window.",
  },
  {
    rule: 'What others should see, or what should reach the owner, is kept on the server, with nothing to set up: fetch("@sayso/data/KIND/NAME"), written out whole. KIND is inbox (the owner alone reads, on the project\'s page Data), posts (all read and add) or shared (all change). POST a JSON object as application/json; GET gives {records: [{id, version, data}], next}, with ?order=newest and ?after=next; PUT and DELETE …/id, in posts with the key that POST gave, as Bearer. Ask anew every few seconds; keep what was typed when it fails.',
    prevents: "Guest books and orders that only their writer ever sees.",
  },
  {
    rule: "Show what people typed as text, never as HTML (marked: strip scripts and event handlers).",
    prevents: "Scripts by way of a comment field.",
  },
  {
    rule: "Types are honest: no any, no ignored errors. Events and timers are cleaned up.",
    prevents: "Faults that show an hour later.",
  },
  {
    rule: "Nothing outside the request changes, least of all what the person wrote by hand.",
    prevents: "A new headline that brings a new layout.",
  },
  {
    rule: "When you are told of an error, find its cause before you write; change that and nothing else. If it comes again, your first idea was wrong: take another.",
    prevents: "The same fix three times.",
  },
];

/** How everyone can use it. */
export const ACCESS_RULES: readonly Rule[] = [
  {
    rule: "Real elements: button, a, label with each input, one h1, headings in order, main and nav, lists for lists, table for tables.",
    prevents: "Pages that a screen reader reads as one paragraph.",
  },
  {
    rule: 'Everything by keyboard, focus always visible; Escape closes what opened. Icons alone have an aria-label, pictures alt; results that appear are told in role="status". Colour is never the only sign.',
    prevents: "Pages for a mouse only.",
  },
  {
    rule: "From 320 px up without sideways scrolling, touch targets of 44 px, text at least 4.5:1 against its ground.",
    prevents: "Pages that are good on one screen.",
  },
];
