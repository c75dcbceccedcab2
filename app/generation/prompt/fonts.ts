import list from "../../../preview-packages/package.json";

/** Bundled fonts that go together, the heading's first, with what they are good for. */
const PAIRS: readonly (readonly [heading: string, text: string, feel: string])[] = [
  ["fraunces", "figtree", "warm, handmade"],
  ["cormorant-garamond", "jost", "elegant"],
  ["instrument-serif", "instrument-sans", "editorial"],
  ["newsreader", "public-sans", "to read"],
  ["big-shoulders", "archivo", "loud, sport"],
  ["bricolage-grotesque", "manrope", "fresh"],
  ["syne", "plus-jakarta-sans", "art, music"],
  ["fredoka", "nunito", "playful"],
  ["jetbrains-mono", "archivo", "technical"],
];

/** Names of the bundled fonts, as a page asks for them. */
export const FONTS: readonly string[] = Object.keys(list.devDependencies)
  .filter((name) => name.startsWith("@fontsource"))
  .map((name) => name.slice(name.indexOf("/") + 1));

/** The pairs as a prompt names them. */
export const FONT_PAIRS = PAIRS.map(
  ([heading, text, feel]) => `${heading} + ${text} (${feel})`,
).join(", ");

/** Every font that the pairs name. */
export const PAIRED_FONTS = PAIRS.flatMap((pair) => pair.slice(0, 2));
