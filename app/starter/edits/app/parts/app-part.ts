/**
 * How a part of an app takes a look: letters are written in a colour, a box, a card or a button is filled with it, a line
 * is drawn in it; what is only sized has a width and a height; a group holds others beside each other.
 */
export type PartLook = "letters" | "box" | "card" | "button" | "size" | "line" | "group" | "page";

/** A part of an app that people speak of. */
export interface AppPart {
  /** What it is called: alternatives of a pattern, whole words, small letters. */
  words: string;
  /** Where it stands in the app's stylesheet. */
  on: string;
  look: PartLook;
  /** What its width and its distances are set on, where that is not the part itself. */
  wide?: { on: string; property: string };
  group?: string;
  /** What of it has its colour. */
  ink?: string;
  /** What goes with it where it is hidden. */
  whole?: string;
  /** Where its letters are, where they have a size of their own. */
  letters?: string;
  /** Each text in it, where these have sizes and colours of their own: what is done to its text is done to all of them. */
  texts?: readonly string[];
  /** A stripe along it that keeps its colour, whatever the ground gets. */
  stripe?: "border-left-color";
  /** It has no ground of its own: a coloured one needs room around what it holds. */
  isBare?: boolean;
  /** It stands in a row with others: what centres that row. */
  row?: string;
}

/** The parts of one app; its mark is a class that no other app has. */
export interface AppParts {
  app: string;
  mark: string;
  parts: readonly AppPart[];
}

type More = Omit<AppPart, "words" | "on" | "look">;
/** A part by its words, its place and how it takes a look. */
export const part = (words: string, on: string, look: PartLook, more: More = {}): AppPart => ({
  words,
  on,
  look,
  ...more,
});

/** The name of the app at its top. */
export const TITLE =
  "(?:(?:app|main|page|big|board|top|quiz|list) )?(?:title|headline|heading|header text)|(?:app|board|page) name|name (?:at the top|of the (?:app|board|page))|h1";
/** The bar at its top. */
export const HEADER =
  "(?:app |page |top |board )?header(?: bar| area)?|top bar|bar at the top|title bar";
/** The bar at the top as a part, with the place where its title stands. */
export const headed = (on: string): AppPart =>
  part(HEADER, on, "box", { letters: `${on} h1`, isBare: true });
/** The app as a whole. */
export const PAGE =
  "(?:whole|entire) (?:thing|app|page|list|board|quiz|site)|whole|page|app|everything|content|layout|main column";
/** Before the name of what there are many of. */
export const ONE = "(?:each|every|single|individual) ";
const BUTTONS = "(?:all )?(?:the )?buttons";
const FIELDS = "(?:input|text|entry) ?(?:fields?|box(?:es)?)|inputs?|fields|form fields";

/** What every app may have. */
export const SHARED_PARTS: readonly AppPart[] = [
  part(BUTTONS, ".button", "button"),
  part("main button|primary button|coloured button", ".button.primary", "button"),
  part(FIELDS, ".input", "box"),
  part("labels|field (?:labels|names)", ".label", "letters"),
  part("empty (?:text|message|state|note)", ".empty", "box"),
  part("focus (?:ring|outline)", ":focus-visible", "line"),
];
