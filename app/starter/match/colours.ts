import { COLOUR_NAMES, FOREIGN_COLOURS, PALETTES } from "../theme/names";
import { hexOf, oklchOf, parseHex } from "../theme/oklch";

export interface AskedColours {
  accent?: string;
  second?: string;
  background?: string;
  /** As people read it back: "dark blue", "#ff8800", "ocean". */
  words: string[];
}

/** With their endings and shades: "dunkelblauen", "verts", "bleu foncé". "The blues" is a music. */
const FOREIGN = new RegExp(
  `(?<!\\p{L})(?!blues(?!\\p{L}))(hell|dunkel)?(${Object.keys(FOREIGN_COLOURS)
    .sort((a, b) => b.length - a.length)
    .join(
      "|",
    )})(?:e?s|e[nrm]|tön\\p{L}*)?(?!\\p{L})(?: (foncée?s?|sombres?|oscur[oa]s?|scur[oaei]|escur[oa]s?|claire?s?|clar[oa]s?|chiar[oaei])(?!\\p{L}))?`,
  "gu",
);
const NAMES = Object.keys(COLOUR_NAMES).sort((a, b) => b.length - a.length);
/** Colours that name a kind of another: "navy blue", "mint green". */
const KINDS =
  "navy|sky|mint|olive|forest|lime|emerald|sage|teal|coral|salmon|mustard|lavender|charcoal";
const COLOUR = new RegExp(
  `(#(?:[0-9a-f]{6}|[0-9a-f]{3})\\b)|(?:\\b(dark|deep|light|pale|bright|pastel|neon|soft|muted|dusty|calm|gentle|${KINDS})[ -](?:(?:warm|cool|soft|gentle|creamy|dusty|muted|sandy|calm|natural)[ -])?)?\\b(${NAMES.join("|")})(?:ish)?\\b(?![ -](?:theme mode|cross|house|berr|friday|board|list|screen[ -]?shot|egg|pages?|box))`,
  "g",
);
/** "A calm sage green": sage is the colour, and green only what it is a kind of. */
const SHADE_OF_KIND = new RegExp(
  `\\b(dark|deep|light|pale|bright|pastel|soft|muted|dusty|calm|gentle) (${KINDS})[ -](?:green|blue|red|pink|yellow|purple|gr[ae]y|orange)\\b`,
  "g",
);
/** The same, to ask whether there is one. */
const A_NAMED_COLOUR = new RegExp(COLOUR.source);
/** What says that a mood is meant: "ocean colours", "make it sunset". */
const MOODS = Object.entries(PALETTES).map(([name, palette]) => {
  const said = new RegExp(
    `\\b${name}(?:[ -](?:colou?rs?|palette|theme|style|tones?|look|vibes?|scheme)|[ -]?(?:themed|inspired|colou?red))\\b|\\b(?:colou?rs?|palette|theme|tones?) (?:of |like |inspired by )?(?:a |an |the )?${name}\\b|^(?:make it|use|go for) (?:a |an |the )?(?:more )?${name}$`,
  );
  return { word: name.replace(" theme", ""), said, palette };
});
/** Words that are colours only beside one of these; alone they are names, foods or places. */
const NEEDS_CONTEXT =
  /^(?:rose|plum|salmon|olive|mint|sage|gold|silver|chocolate|cream|lime|tan|coral|sky|forest|orange|white|black|brown|lavender|violet|amber|charcoal|navy|mustard)$/;
const CONTEXT =
  /\b(?:colou?rs?|accent|theme|palette|background|buttons?|tones?|scheme|header|in|with|use|using|make|and|style|look|turn|go|primary|more|dark|light|shades?|farb\w*|richtung|mach\w*|töne?|hintergrund|couleurs?|fond|plutôt|colores|tonos?|fondo|colori|sfondo)\b/;

/** "On the green in Little Hadlow": a place of a village, and no colour. */
const VILLAGE_GREEN =
  /(?<!\p{L})(?:(?:village|bowling|putting) green|(?:on |at )?the green (?:in|at|by|near|behind|opposite))(?!\p{L})/gu;

const GROUND =
  /(?<!\p{L})(?:hintergrund(?:farbe)?|arrière-plan|fond|fondo|sfondo|fundo)(?!\p{L})/gu;

/** "Blue instead of red" asks for no red: words that begin what is not wanted, up to its end. */
const INSTEAD =
  /(?<!\p{L})(?:inste?a?e?d of|rather than|and not|statt|anstatt|anstelle von|und nicht|au lieu d[eu]|plutôt que|et pas|en vez del?|en lugar del?|y no|invece (?:di|del|che)|e non|em vez d[eoa]|no lugar d[eoa]|e não)(?: (?:the|der|die|das|dem|des|le|la|les|el|il|o|a))? \p{L}+(?: (?:clair|foncé|claro|oscuro|chiaro|scuro|escuro))?/gu;

/**
 * The colours a text asks for: names, hex values and moods ("ocean"). `words` is lower case.
 * Two colours are an accent and its companion; a colour said of the background is that.
 */
export function coloursIn(said: string): AskedColours | null {
  const words = withGround(
    said
      .replace(INSTEAD, " ")
      .replace(VILLAGE_GREEN, " ")
      .replace(/\b(brown|green|pink|purple|grey|gray|beige|yellow|red)s\b/g, "$1")
      .replace(GROUND, "background")
      .replace(SHADE_OF_KIND, "$1 $2")
      .replace(/\b(hell|dunk)(?:el|l)?e[rnms]? (?=\p{L})/gu, (_, shade: string) =>
        shade === "hell" ? "hell" : "dunkel",
      )
      .replace(
        FOREIGN,
        (_, before: string | undefined, name: string, after: string | undefined) =>
          `${shadeOf(before ?? after)}${FOREIGN_COLOURS[name] ?? name}`,
      ),
  );
  const asked: AskedColours = { words: [] };
  // Colours that are named are meant, whatever the mood is called.
  for (const { word, said, palette } of MOODS) {
    if (said.test(words) && !A_NAMED_COLOUR.test(words.replaceAll(word, " "))) {
      return { ...palette, words: [word] };
    }
  }
  for (const match of words.matchAll(COLOUR)) {
    const [whole, hexCode, shade, name] = match;
    const before = words.slice(Math.max(0, match.index - 24), match.index);
    const after = words.slice(match.index + whole.length, match.index + whole.length + 24);
    if (name && NEEDS_CONTEXT.test(name) && !shade && !CONTEXT.test(before) && !CONTEXT.test(after))
      continue;
    const plain = hexCode
      ? normalHex(hexCode)
      : shaded(COLOUR_NAMES[name ?? ""] ?? "#000000", shade);
    if (!plain) continue;
    const isWarm = /\bwarm[ -]/.test(whole) || /\bwarm[ -]$/.test(before);
    const hex = isWarm ? warmGrey(plain) : plain;
    const lead = words.slice(Math.max(0, match.index - 60), match.index);
    const isBackground =
      /^(?: \w+)? (?:background|backdrop|page)\b/.test(after) ||
      /\bbackground(?: colou?r)?(?: (?:to|is|be|of|should be|in|a|an|into|as|very|really|quite|rather|nice|warm|cool|calm|soft|gentle|slightly|more))*:?\s*$/.test(
        lead,
      );
    const ground = shade ? groundOf(plain, shade) : plain;
    if (isBackground && !asked.background) asked.background = isWarm ? warmGrey(ground) : ground;
    else if (!asked.accent) asked.accent = hex;
    else if (!asked.second) asked.second = hex;
    else continue;
    asked.words.push(isBackground ? `${whole.trim()} background` : whole.trim());
  }
  return asked.words.length > 0 ? grounded(asked) : null;
}

/** A light colour under a whole page is lighter than the same on a button: "a pale mint background". */
function groundOf(hex: string, shade: string): string {
  if (!/^(?:light|pale|pastel|soft)$/.test(shade)) return hex;
  const colour = oklchOf(hex);
  return hexOf({ ...colour, l: Math.max(colour.l, 0.93), c: Math.min(colour.c, 0.07) });
}

/** A grey with a hint of sand; any other colour is what it is. */
function warmGrey(hex: string): string {
  const colour = oklchOf(hex);
  return colour.c < 0.03 ? hexOf({ ...colour, c: 0.012, h: 75 }) : hex;
}

/** Black or white beside a colour is the ground that the colour stands on. */
function grounded(asked: AskedColours): AskedColours {
  const { accent, second, background } = asked;
  if (!accent || !second || background) return asked;
  const isGround = /^(?:black|white|cream|charcoal)$/.test(asked.words[0] ?? "");
  return isGround && oklchOf(second).c > 0.05
    ? { accent: second, background: accent, words: asked.words }
    : asked;
}

const A_COLOUR = `(?:(?:very )?(?:dark|deep|light|pale|bright|pastel|neon|soft) )?(?:${NAMES.join("|")})`;
const ON = new RegExp(`\\b(${A_COLOUR}) (?:text |letters )?on (?:an? |the )?(${A_COLOUR})\\b`, "g");
const ALL = new RegExp(
  `\\b((?:site|page|website|everything|whole thing|app)(?: (?:to be|should be|be|in|is|all))* )(${A_COLOUR})(?= with (?:an? )?${A_COLOUR})`,
  "g",
);

/** "Green on black" and "the whole site black with green" name the ground, too. */
function withGround(words: string): string {
  return words.replace(ON, "$1 with a $2 background").replace(ALL, "$1$2 background");
}

function shadeOf(word: string | undefined): string {
  if (!word) return "";
  return /^(?:dunkel|fonc|sombre|oscur|scur|escur)/.test(word) ? "dark " : "light ";
}

function normalHex(code: string): string | null {
  const rgb = parseHex(code);
  return rgb ? `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}` : null;
}

function shaded(hex: string, shade: string | undefined): string {
  if (shade && COLOUR_NAMES[shade]) return COLOUR_NAMES[shade];
  const colour = oklchOf(hex);
  // The hint of blue that warms a middle grey makes a pale blue of a light one.
  if (colour.c < 0.02 && shade !== "dark" && shade !== "deep") colour.c *= 0.2;
  if (shade === "dark" || shade === "deep") colour.l = Math.max(0.25, colour.l - 0.18);
  else if (shade === "light") colour.l = Math.max(colour.l, Math.min(0.88, colour.l + 0.2));
  else if (shade === "pale" || shade === "pastel" || shade === "soft") {
    // Yellow at the lightness of a pale blue is the colour of mud.
    colour.l = colour.h > 85 && colour.h < 125 ? 0.95 : 0.85;
    colour.c = Math.min(colour.c, 0.08);
  } else if (shade === "bright" || shade === "neon") colour.c += 0.05;
  else if (/^(?:muted|dusty|calm|gentle)$/.test(shade ?? "")) colour.c = Math.min(colour.c, 0.07);
  else return hex;
  return hexOf(colour);
}
