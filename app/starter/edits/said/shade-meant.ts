import { COLOUR_NAMES } from "../../theme/names";

const NAMES = Object.keys(COLOUR_NAMES).join("|");
/** What people say of a colour that is a shade of it; all else says how they like it. */
const SHADES = "dark|deep|light|pale|bright|pastel|soft|muted|dusty|calm|gentle";
const MEANT = new RegExp(
  `(?<!\\p{L})(?:${NAMES})(?!\\p{L})(?<behind>(?: instead| please)*),? (?:(?:but|maybe|perhaps|more|something|rather) )*(?:like|as in|such as|preferably)(?: an?)?(?: (?:nice|beautiful|lovely|really|very|natural))* (?<shade>(?:(?:${SHADES}) ){0,2}(?:${NAMES})(?:[ -](?:${NAMES}))?)(?=\\s*(?:[.,;!?]|$))`,
  "giu",
);

/** "Green instead, like a calm sage green": the shade that is named behind a colour is the one that is meant. */
export function withShadeMeant(said: string): string {
  return said.replace(MEANT, "$<shade>$<behind>");
}
