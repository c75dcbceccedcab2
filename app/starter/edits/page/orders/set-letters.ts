import { type EditResult, edited, unchanged } from "../../edit";
import { shapeOf } from "../../project";
import { readTokens, writeTokens } from "../../tokens";
import { FAMILIES, withFamily } from "../fonts";
import { WORDS_AROUND } from "../moods/moods-said";
import type { Order } from "../order";

const edged = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replace(/ /g, "\\s+")})(?![\\p{L}\\p{N}])`, "giu");
const LETTERS = edged(
  "fonts?|typeface|text|texts|letters?|lettering|writing|type|words|print|schrift(?:art)?(?:en)?|buchstaben|texte?|police(?: d['’]écriture)?|lettres?|écriture|textes?|letras?|fuente|tipografía|textos?|caratter[ei]|test[oi]|scritt[ae]|fonte|tipo de letra",
);
const HEADINGS = edged(
  "headings?|headlines?|titles?|headers|überschrift(?:en)?|titel|titres?|títulos?|encabezados?|titol[io]|intestazion[ei]",
);
const PHONES = edged(
  "(?:on (?:my|the|a|your|our) )?(?:phones?|mobiles?|mobile phone|smartphone|cell|iphone)|(?:auf dem |am )?(?:handy|smartphone)|(?:sur (?:mon|le) )?(?:téléphone|portable|mobile)|(?:en (?:el|mi) )?(?:móvil|celular)|(?:sul |al )?(?:cellulare|telefonino)|(?:no )?(?:telemóvel|celular)",
);
type Fault = "thin" | "thick" | "unreadable" | "small";
const FAULTS: readonly [Fault, RegExp][] = [
  [
    "unreadable",
    edged(
      "(?:so |very |too )?(?:hard|difficult|tricky|impossible) to (?:read|make out|see)|hardly (?:readable|legible)|(?:not|n['’]t|isn t|isn['’]t|aren['’]t) (?:very |really |that )?(?:readable|legible|easy to read)|(?:can['’]?t|cannot|can not|can hardly|can barely|nobody can|no one can|could not|couldn['’]?t) (?:really )?(?:read|make out|decipher)|illegible|unreadable|easier to read|more (?:readable|legible)|(?:too|so|very|is|are|looks?|just) (?:fancy|curly|frilly|swirly|ornate|squiggly|flowery|decorative)|schlecht (?:zu lesen|lesbar)|schwer (?:zu lesen|lesbar)|nicht (?:gut |richtig )?(?:zu lesen|lesbar|lesen)|kaum (?:zu lesen|lesbar)|unleserlich|unlesbar|leserlicher|lesbarer|besser (?:lesbar|zu lesen)|(?:zu )?(?:verschnörkelt|schnörkelig)|(?:difficiles?|durs?|dures?) à lire|illisibles?|plus lisibles?|pas lisibles?|(?:difícil|difíciles|difíceis) de (?:leer|ler)|ilegibles?|ilegíve(?:l|is)|más legibles?|mais legíve(?:l|is)|no se (?:lee|leen|puede leer)(?: bien)?|(?:difficil[ei]|faticos[oa]) da leggere|illeggibil[ei]|più leggibil[ei]|non si legge(?: bene)?|não se lê(?: bem)?",
    ),
  ],
  [
    "thin",
    edged(
      "too (?:thin|light|weak|faint|pale|skinny|fine)|thicker|sturdier|heavier|stronger|zu (?:dünn|fein|blass|schwach|hell)|dicker|kräftiger|trop (?:fine?s?|minces?|légère?s?|pâles?)|plus (?:épais(?:ses?)?|gras(?:ses?)?)|demasiado (?:fin[oa]s?|delgad[oa]s?|clar[oa]s?)|más grues[oa]s?|troppo (?:sottil[ei]|fin[ei]|chiar[oaie])|più spess[oaie]|muito fin[oa]s?|mais gross[oa]s?",
    ),
  ],
  [
    "thick",
    edged(
      "too (?:thick|heavy|bold|fat|chunky|strong)|thinner|finer|zu (?:dick|fett|schwer)|dünner|feiner|trop (?:épais(?:ses?)?|gras(?:ses?)?|lourde?s?)|plus (?:fine?s?|minces?)|demasiado grues[oa]s?|más fin[oa]s?|troppo spess[oaie]|più sottil[ei]|muito gross[oa]s?|mais fin[oa]s?",
    ),
  ],
  [
    "small",
    edged(
      "(?:much |way |a bit |far )?(?:too )?(?:small|tiny|little)|bigger|larger|(?:viel |etwas )?(?:zu )?(?:klein|winzig)|größer|trop petite?s?|plus grande?s?|(?:demasiado |muy )?pequeñ[oa]s?|más grandes?|troppo piccol[oaie]|più grand[ei]|(?:muito )?pequen[oa]s?|maior(?:es)?",
    ),
  ],
];

/** "The font is too thin", "zu schnörkelig, kann man nicht lesen": letters that people cannot read well. */
export function setLetters({ text, quotes, files }: Order): EditResult | null {
  if (quotes.length > 0) return null;
  const fault = FAULTS.find(([, form]) => text.search(form) >= 0)?.[0];
  const isOfHeadings = text.search(HEADINGS) >= 0;
  if (!fault || (text.search(LETTERS) < 0 && !isOfHeadings)) return null;
  const isOnPhones = text.search(PHONES) >= 0;
  // The size of all text on every screen is a look that is read elsewhere.
  if (fault === "small" && (!isOnPhones || isOfHeadings)) return null;
  let rest = text.toLowerCase();
  for (const [, form] of FAULTS) rest = rest.replace(form, " ");
  rest = [LETTERS, HEADINGS, PHONES].reduce((left, form) => left.replace(form, " "), rest);
  if (rest.split(/[^\p{L}]+/u).some((word) => word !== "" && !WORDS_AROUND.has(word))) return null;
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (!styles || !readTokens(css).has("--font")) return null;
  const [next, said] =
    fault === "unreadable" || fault === "small"
      ? readable(css, isOnPhones, isOfHeadings)
      : ofWeight(css, fault, isOfHeadings);
  return next === css
    ? unchanged("The letters are that already.")
    : edited(new Map([[styles, next]]), said);
}

function readable(css: string, isOnPhones: boolean, isOfHeadings: boolean): [string, string] {
  if (isOnPhones)
    return [
      withBlock(
        css,
        "@media (max-width: 48rem) {\n  :root {\n    --font-size: 115%;\n    --muted: var(--text);\n  }\n}\n",
      ),
      "On phones all text is a step larger now, and pale text is as dark as the rest.",
    ];
  const { family } = FAMILIES.sans;
  const fonts: Record<string, string> = isOfHeadings
    ? { "--font-heading": family }
    : { "--font": family, "--font-heading": "var(--font)", "--font-size": "112.5%" };
  const next = withFamily(
    writeTokens(css, { ...fonts, "--heading-weight": "650", "--heading-spacing": "-0.01em" }),
    "sans",
  );
  return isOfHeadings
    ? [next, "The headings are set in Figtree now, a plain sans serif."]
    : [next, "Everything is set in Figtree now, a plain sans serif, and a step larger."];
}

function ofWeight(css: string, fault: "thin" | "thick", isOfHeadings: boolean): [string, string] {
  const weight = fault === "thin" ? "700" : "400";
  const headings = writeTokens(css, { "--heading-weight": weight });
  if (isOfHeadings)
    return [headings, `The headings are ${fault === "thin" ? "bolder" : "finer"} now.`];
  const text = `body {\n  font-weight: ${fault === "thin" ? "550" : "350"};\n}\n`;
  return [
    withBlock(headings, text),
    fault === "thin"
      ? "All text is set in a heavier weight now, and the headings in bold."
      : "All text is set in a lighter weight now, and the headings are no longer bold.",
  ];
}

const withBlock = (css: string, block: string) =>
  css.includes(block) ? css : `${css.replace(/\n*$/, "\n")}\n${block}`;
