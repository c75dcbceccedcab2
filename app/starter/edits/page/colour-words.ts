import { coloursIn } from "../../match/colours";
import { COLOUR_NAMES, FOREIGN_COLOURS } from "../../theme/names";

/** Colours that people name and that the others are made of. */
const MORE_COLOURS: Readonly<Record<string, string>> = {
  "giallo limone": "#f2d92b",
  "jaune citron": "#f2d92b",
  "amarillo limón": "#f2d92b",
  "amarelo limão": "#f2d92b",
  "lemon yellow": "#f2d92b",
  lemon: "#f2d92b",
  azzurro: "#4aa3df",
  "off-white": "#faf7f0",
  offwhite: "#faf7f0",
  ivory: "#f8f2e0",
  elfenbein: "#f8f2e0",
  eggshell: "#f4ecdb",
  terracotta: "#b9593a",
  terrakotta: "#b9593a",
  peach: "#f4b490",
  pfirsich: "#f4b490",
  apricot: "#eea36a",
  aprikose: "#eea36a",
  sand: "#dcc7a4",
  sandfarben: "#dcc7a4",
  khaki: "#857f52",
  petrol: "#0f5966",
  aubergine: "#4b2142",
  rust: "#a4472a",
  rost: "#a4472a",
  copper: "#a9653a",
  kupfer: "#a9653a",
  bronze: "#8c6239",
  ruby: "#9b1c3a",
  taupe: "#877a6d",
  mauve: "#97708f",
  slate: "#475569",
  anthracite: "#33373d",
  anthrazit: "#33373d",
  denim: "#3b5b8c",
  moss: "#5d6f36",
  champagne: "#efdfc0",
  blush: "#efc6c2",
  "dusty pink": "#c98f94",
  "dusty rose": "#c98f94",
  "old rose": "#c98f94",
  "old pink": "#c98f94",
  wine: "#6d1f36",
  emerald: "#0f9466",
};
const GERMAN_BASES: readonly [string, string][] = [
  ["grün", "green"],
  ["blau", "blue"],
  ["rot", "red"],
  ["gelb", "yellow"],
  ["grau", "grey"],
  ["braun", "brown"],
  ["rosa", "pink"],
  ["lila", "purple"],
  ["weiß", "white"],
  ["weiss", "white"],
  ["schwarz", "black"],
];
const GERMAN_FIRST: Readonly<Record<string, string>> = {
  salbei: "sage",
  oliv: "olive",
  himmel: "sky",
  marine: "navy",
  nacht: "navy",
  moos: "#5d6f36",
  tannen: "forest",
  wald: "forest",
  senf: "mustard",
  wein: "burgundy",
  smaragd: "emerald",
  mint: "mint",
  zitronen: "yellow",
  kirsch: "crimson",
  creme: "cream",
  schiefer: "#475569",
  altrosa: "#c98f94",
  flaschen: "forest",
};
const NAMES = [
  ...Object.keys(COLOUR_NAMES),
  ...Object.keys(FOREIGN_COLOURS),
  ...Object.keys(MORE_COLOURS),
].sort((a, b) => b.length - a.length);
const SHADE =
  "(?:(?:ruhig|zart|sanft|warm|kräftig|satt|tief|schön|frisch|kühl|leuchtend|blass|knallig)e[mnrs]? |calm |quiet |very |très |muy |molto |muito |sehr |really |quite |nice |warm |cool |rich |bold |muted |dusty |schönes? |warmes? |helles? |dunkles? |sanftes? |kräftiges? )*(?:(?:dark|deep|light|pale|bright|pastel|neon|soft|hell|dunkel|dunkles|helles|dunkle[mnrs]?|helle[mnrs]?)[ -]?)?";
export const COLOUR = new RegExp(
  `(?<![\\p{L}\\p{N}#])(?:a |an |in (?:a |an |einem )?|ein |eine |einem )?(?:#[0-9a-f]{6}|#[0-9a-f]{3}|${SHADE}(?:(?:${NAMES.join("|")})(?:ish)?(?:e[nmrs]?)?|\\p{L}{3,12}(?:${GERMAN_BASES.map(([name]) => name).join("|")})(?:e[nmrs]?)?|(?:${GERMAN_BASES.map(([name]) => name).join("|")})(?:e[nmrs]?)?)(?:[ -](?:${Object.keys(COLOUR_NAMES).join("|")})(?!\\p{L}))?(?: (?:très |muy |molto |muito )?(?:foncée?s?|sombres?|oscur[oa]s?|scur[oaei]|escur[oa]s?|claire?s?|clar[oa]s?|chiar[oaei])(?!\\p{L}))?)(?: (?:tone|shade|colou?r|farbe|ton))?(?!\\p{L})`,
  "giu",
);

/** The hex of a colour as it was said; null for a word that is none. */
export function hexOfColour(said: string): string | null {
  const words = said
    .toLowerCase()
    .replace(/^(?:an?|in(?: an?| einem)?|eine?m?) /u, "")
    .trim();
  const shade =
    /(?:^|\s)(dark|deep|light|pale|bright|pastel|soft|neon)(?=[ -])/.exec(words)?.[1] ??
    (/(?:^|\s)dunk(?:el|l)/.test(words) ? "dark" : /(?:^|\s)hell/.test(words) ? "light" : "");
  const own = Object.keys(MORE_COLOURS).find((name) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(words),
  );
  if (own) return MORE_COLOURS[own] ?? null;
  const german = new RegExp(
    `(\\p{L}*?)(?:${GERMAN_BASES.map(([name]) => name).join("|")})(?:e[nmrs]?)?$`,
    "u",
  ).exec(words);
  if (german?.[1]) {
    const first = GERMAN_FIRST[german[1]];
    if (first?.startsWith("#")) return first;
    if (first) return COLOUR_NAMES[first] ?? null;
  }
  if (german && !COLOUR_NAMES[words]) {
    const base = GERMAN_BASES.find(
      ([name]) => german[0].replace(/e[nmrs]?$/u, "").endsWith(name) || german[0].endsWith(name),
    )?.[1];
    if (base && (!german[1] || /^(?:hell|dunkel|pastell|knall|tief)$/.test(german[1]))) {
      const toned =
        shade ||
        (/^dunkel|^tief/.test(german[1] ?? "")
          ? "dark"
          : /^hell|^pastell/.test(german[1] ?? "")
            ? "light"
            : "");
      return coloursIn(`make it ${toned} ${base}`)?.accent ?? COLOUR_NAMES[base] ?? null;
    }
    if (german[1]) return null;
  }
  const plain = words
    .replace(
      /(?:very|really|quite|nice|warm|cool|rich|bold|muted|dusty|tone|shade|colou?r)(?!\p{L})/gu,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();
  const asked = coloursIn(`make it ${plain}`);
  // "Sage green" is sage.
  return asked?.accent ?? asked?.background ?? null;
}
