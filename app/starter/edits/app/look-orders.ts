import type { FileTree } from "~/projects/files";
import { oklchOf } from "../../theme/oklch";
import { applied, type Edit, type EditResult, edited, there, unchanged } from "../edit";
import { FAMILIES, withFamily } from "../page/fonts";
import type { FontKind } from "../page/look-words";
import { shapeOf } from "../project";
import { recolour } from "../recolour";
import { changeFontSize, changeTone } from "../style";
import { readTokens, writeTokens } from "../tokens";
import type { Clause } from "./clause";
import { MOODS, type Mood } from "./moods";
import { anyOf, colourSaid, leftOf } from "./said-of";

const A_BIT = anyOf(
  "a (?:little )?bit|a little|bit|much|a lot|even|way|far|more|somewhat|slightly|very|too|so|rather|quite|etwas|viel|mehr|ein bisschen|eher|bitte|sehr|zu|un peu|plus|trop|beaucoup|más|mucho|un poco|muy|demasiado|più|troppo|molto|un po|mais|muito",
);
const WHOLE = anyOf(
  "look|looks|looking|feel|feels|feeling|vibe|vibes|style|styled?|theme|themed|design|app|board|page|quiz|whole|everything|all|colou?rs?|farben|farbe|aussehen|stil|thema|couleurs?|colores?|estilo|colori|colore|stile|cores?|overall|like|tones?|shades?|type|kind",
);
const DISLIKE =
  "(?:i |we )?(?:don'?t|do not|dont) (?:really )?like|(?:i |we )?hate|(?:no |not )(?:a )?fan of|nicht gefällt|gefällt mir nicht|mag ich nicht|je n'aime pas|no me gusta|non mi piace|não gosto d[oae]";
const FONT =
  "(?:the |this |that |die |la |le |el |il |a |o )?(?:font|typeface|lettering|letters|schrift(?:art)?|police|letra|fuente|tipografía|carattere|fonte)";
const FONT_DISLIKED = new RegExp(
  `^(?:(?:${DISLIKE}) ${FONT}|${FONT} (?:gefällt mir nicht|mag ich nicht|is (?:ugly|horrible|not nice|hard to read))|(?:(?:a|an|another|other|different|nicer|better|new|change|eine andere|andere|une autre|otra|un altro|outra) )+${FONT})(?: at all)?$`,
  "iu",
);
const COLOURS =
  "(?:the |this |that |these |those |die |la |les |el |los |il |i |a |o )?(?:colou?rs?(?: scheme)?|farben?|couleurs?|color(?:es)?|colore|colori|cor|cores)";
const COLOUR_DISLIKED = new RegExp(
  `^(?:(?:${DISLIKE}),? ${COLOURS}|${COLOURS} (?:gefällt mir nicht|gefallen mir nicht|mag ich nicht|is ugly|are ugly)|(?:(?:another|other|different|nicer|better|new|change|eine andere|andere|une autre|otro|un altro|outra) )+${COLOURS})(?: at all)?$`,
  "iu",
);
const DARKER = anyOf(
  "darker|dunkler|plus (?:sombre|foncé)|más oscur[oa]|più scur[oa]|mais escur[oa]|dark",
);
const LIGHTER = anyOf(
  "lighter|brighter|heller|plus clair|más clar[oa]|più chiar[oa]|mais clar[oa]",
);
const LESS =
  /^(?:(?:make it |a bit |much |please )*less|it'?s (?:a bit |a little |much |way )?too|too(?: much)?|not so|weniger|zu|moins(?: de)?|trop(?: de)?|menos|demasiado|meno|troppo) ([\p{L}]+)(?: please)?$/iu;
const BIGGER = anyOf(
  "bigger|larger|größer|plus grand\\p{L}*|más grande|más grandes|più grande|maior|too small|zu klein|trop petit\\p{L}*|demasiado pequeñ[ao]|troppo piccol[ao]",
);
const TEXT = anyOf(
  "the text|text|texts|letters|letter|writing|fonts?|everything|all|it|schrift|buchstaben|texte|le texte|la letra|letra|letras|texto|testo|caratteri|mir|for me|to read|words",
);
const ACCENTS = ["#0f766e", "#7c3fbf", "#c0562b", "#2563d9", "#248a4b"];

const BORING = anyOf(
  "(?:looks? |it'?s |a bit |too |so )*(?:boring|dull|plain|bland|grey|gray|langweilig|fade|triste|aburrid[oa]|noios[oa])",
);
const COMPLAINS = anyOf(
  "looks?|it'?s|is|too|so|very|boring|dull|plain|bland|zu|trop|troppo|demasiado",
);
const LOOK_LIKE = anyOf(
  "look like|with|a bit of|some|something|somewhat|in|letters|titles?|headings?|for the|handwriting|handwritten|paper|theme|liven it up|spice it up|jazz it up|nicer|prettier|better|hübscher|schöner|plus joli|más bonito",
);

/** Another look of the whole app: by its mood, by what is disliked, darker, bigger. */
export function readLookOrder({ words }: Clause): Edit | null {
  if (/["“„«]/u.test(words)) return null;
  if (FONT_DISLIKED.test(words)) return otherFont;
  if (COLOUR_DISLIKED.test(words)) return (tree) => otherColour(tree, null);
  const less = LESS.exec(words);
  const disliked = less && colourSaid(less[1] ?? "");
  if (disliked) return (tree) => otherColour(tree, disliked);
  if (
    leftOf(words, DARKER, A_BIT, WHOLE) === "" &&
    DARKER.test(words) &&
    !/dark mode|switch|toggle/.test(words)
  )
    return (tree) => recolour(tree, null, "dark");
  if (leftOf(words, LIGHTER, A_BIT, WHOLE) === "" && LIGHTER.test(words))
    return (tree) => recolour(tree, null, "light");
  if (BIGGER.test(words) && leftOf(words, BIGGER, TEXT, A_BIT) === "")
    return /tv|much|a lot|viel|far/u.test(words) ? twiceAsBig : (tree) => changeFontSize(tree, 1);
  const moods = MOODS.filter(({ said }) => said.test(words));
  const [mood] = moods;
  if (
    mood &&
    leftOf(words, ...moods.map(({ said }) => said), A_BIT, WHOLE, LOOK_LIKE, BORING, DARKER) === ""
  )
    return (tree) => inMood(tree, mood, words);
  // "It is so grey" complains; "make it grey", and "grey" of something before it, ask for the colour.
  const isAskedFor = /^(?:please )?(?:make|turn|paint|colou?r|set|have|use) /u.test(words);
  const isDull =
    !((isAskedFor || !COMPLAINS.test(words)) && colourSaid(words)) &&
    BORING.test(words) &&
    leftOf(words, BORING, A_BIT, WHOLE, LOOK_LIKE) === "";
  const lively = MOODS.find(({ tone }) => tone === "playful");
  return isDull && lively
    ? (tree) => inMood(tree, { ...lively, accent: "#d9480f", background: "#fff8f0" }, words)
    : null;
}

function twiceAsBig(files: FileTree): EditResult {
  const once = changeFontSize(files, 1);
  if (!once.ok) return once;
  const twice = changeFontSize(applied(files, once.changes), 1);
  return twice.ok ? edited(twice.changes, "All of the text is much bigger now.") : once;
}

function inMood(files: FileTree, mood: Mood, words: string): EditResult {
  const { styles } = shapeOf(files);
  const followed = /color-scheme: light dark;/u.test(styles ? (files.get(styles) ?? "") : "");
  // What a device is set to counted until now: that it does no more is told.
  const always =
    followed && mood.scheme
      ? ` It is always ${mood.scheme} now, whatever the device is set to.`
      : "";
  const toned = mood.tone ? changeTone(files, mood.tone) : null;
  const tree = toned?.ok ? applied(files, toned.changes) : files;
  const made = recolour(
    tree,
    { accent: mood.accent, background: mood.background, words: [mood.name] },
    mood.scheme ?? null,
  );
  if (!made.ok) return /already/.test(made.reason) ? there(`It has ${mood.name} already.`) : made;
  const heading = /handwrit|handschrift|script/u.test(words) ? "script" : mood.heading;
  const css = styles ? (made.changes.get(styles) ?? "") : "";
  if (!heading || !styles || css === "")
    return edited(
      new Map([...(toned?.ok ? toned.changes : []), ...made.changes]),
      `It has ${mood.name} now; texts stay readable on them.${always}`,
    );
  const next = withFamily(
    writeTokens(css, { "--font-heading": FAMILIES[heading].family }),
    heading,
  );
  return edited(
    new Map([...(toned?.ok ? toned.changes : []), ...made.changes, [styles, next]]),
    `It has ${mood.name} now, with headings in ${FAMILIES[heading].name}; texts stay readable.${always}`,
  );
}

/** Another family than there is: a serif where there is none, else a sans serif. */
function otherFont(files: FileTree): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const tokens = readTokens(css);
  if (!styles || !tokens.has("--font"))
    return unchanged("I set letters through a `--font`, and this stylesheet has none.");
  const now = tokens.get("--font") ?? "";
  const kinds: FontKind[] = ["serif", "modern", "round"];
  const kind =
    kinds.find((one) => !now.includes(FAMILIES[one].family.split(",")[0] ?? "")) ?? "sans";
  const { family, name } = FAMILIES[kind];
  const next = withFamily(writeTokens(css, { "--font": family, "--font-heading": family }), kind);
  return edited(
    new Map([[styles, next]]),
    `All of the text is in ${name} now. Say “another font” for one more, or name one.`,
  );
}

/** Another main colour than there is; of one that is disliked, only where it is near that. */
function otherColour(files: FileTree, disliked: { name: string; hex: string } | null): EditResult {
  const { styles } = shapeOf(files);
  const tokens = readTokens(styles ? (files.get(styles) ?? "") : "");
  const now = /#[0-9a-f]{6}/i.exec(tokens.get("--accent") ?? "")?.[0];
  if (!now) return unchanged("I look for colours as custom properties, and this project has none.");
  const turn = (one: string, other: string) => {
    const [a, b] = [oklchOf(one), oklchOf(other)];
    const by = Math.abs(a.h - b.h);
    return Math.min(by, 360 - by);
  };
  const kept = disliked?.hex ?? now;
  const next = [...ACCENTS].sort((a, b) => turn(b, kept) - turn(a, kept))[0] ?? "#0f766e";
  const name =
    {
      "#0f766e": "teal",
      "#7c3fbf": "purple",
      "#c0562b": "terracotta",
      "#2563d9": "blue",
      "#248a4b": "green",
    }[next] ?? "another colour";
  const made = recolour(files, { accent: next, words: [name] }, null);
  return made.ok
    ? edited(
        made.changes,
        `The main colour is ${name} now${disliked ? ` in the place of ${disliked.name}` : ""}. Say another one if you like, such as “make it green”.`,
      )
    : made;
}
