import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { COLOUR_NAMES } from "../../theme/names";
import { edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { withRule } from "../said/css-rules";
import { readTokens, writeTokens } from "../tokens";
import { type Ability, words } from "./ability";

/** The stylesheet of a project, changed. */
function withStyles(files: FileTree, change: (css: string) => string, said: string) {
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return unchanged("I found no stylesheet to change a look in.");
  const next = change(css);
  return next === css
    ? unchanged("It looks like that already.")
    : edited(new Map([[styles, next]]), said);
}

/** What people call letters → a bundled family that is like that, and what stands in for it. */
const FONTS: readonly [said: RegExp, family: string, file: string | null, fallback: string][] = [
  // No bundled font is written by hand: each device has one.
  [
    /hand ?writ|script|cursive|handschrift|calligraph|manuscrit|manuscrita|a mano/iu,
    "Segoe Script",
    null,
    '"Snell Roundhand", "Apple Chancery", "Brush Script MT", cursive',
  ],
  [
    /fancy|elegant|classy|luxur|edel|chic|élégant|elegante|raffinat|wedding/iu,
    "Cormorant Garamond",
    "cormorant-garamond",
    "Georgia, serif",
  ],
  [
    /playful|fun|kid|child|comic|bubbl|cute|round|friendly|verspielt|rund|lustig|amusant|divertid|giocos/iu,
    "Fredoka",
    "fredoka",
    "ui-rounded, sans-serif",
  ],
  [
    /typewriter|mono|code|hacker|terminal|retro|schreibmaschine|machine/iu,
    "JetBrains Mono",
    "jetbrains-mono",
    "ui-monospace, monospace",
  ],
  [
    /serif(?!\s*-?\s*less)|classic|newspaper|book|traditional|old[- ]?fashioned|klassisch|zeitung|classique|clásic|classic/iu,
    "Newsreader",
    "newsreader",
    "Georgia, serif",
  ],
  [/bold|strong|loud|big|poster|fett|impact/iu, "Archivo", "archivo", "sans-serif"],
  [
    /modern|clean|simple|minimal|tech|schlicht|sauber|moderne|simple|moderno/iu,
    "Manrope",
    "manrope",
    "system-ui, sans-serif",
  ],
  [/cosy|cozy|warm|gemütlich/iu, "Fraunces", "fraunces", "Georgia, serif"],
];

/** How things look, where that is more than a colour or a size. */
export const LOOK_ABILITIES: readonly Ability[] = [
  {
    send: "use a nicer font",
    words: [
      words(
        "font|fonts|typeface|schrift|schriftart|lettering|letters|police|écriture|letra|tipografía|carattere|caratteri|fonte|tipo de letra",
      ),
      `${words("hand ?writ*|script|cursive|fancy|fancier|elegant*|classy|playful|fun|funny|kids?|child*|comic|bubbl*|cute|friendly|friendlier|typewriter|mono|monospace*|code|hacker|retro|serif|classic|newspaper|old-fashioned|traditional|modern|clean|cosy|cozy|verspielt*|edel*|klassisch*|elegante|moderne?|moderno|rounder|rounded|nicer|nice|better|other|another|different|cooler|prettier|schöner*|ander*|autre|otra|altro|outra")}`,
    ],
    more: words(
      "use|a|an|the|make|change|set|bit|little|more|style|something|to|in|for|like|one|please|whole|text|headings?|title|titles|headlines?|pick|choose|easier|read",
    ),
    not: words(
      "bigger|smaller|larger|size|bold|italic*|underlin*|colou?r|corners?|georgia|arial|helvetica|verdana|courier|times|inter|roboto|figtree|space|spacing",
    ),
    make(files, wish) {
      const isHeadings = /head|title|headline|überschrift|titre|título|titol/iu.test(wish);
      const found = FONTS.find(([said]) => said.test(wish));
      const [, family, file, fallback] = found ?? [
        /x/,
        "Bricolage Grotesque",
        "bricolage-grotesque",
        "system-ui, sans-serif",
      ];
      const { styles } = shapeOf(files);
      const css = styles ? (files.get(styles) ?? "") : "";
      const token = isHeadings ? "--font-heading" : "--font";
      if (!readTokens(css).has(token))
        return unchanged(`I set fonts through \`${token}\`, and this stylesheet has none.`);
      return withStyles(
        files,
        (text) => {
          const line = file === null ? "" : `@import "@fonts/${file}.css";\n`;
          const imported = text.includes(line) ? text : line + text;
          // All text is headings, too, whatever they were set in.
          const headings: Record<string, string> = isHeadings
            ? {}
            : { "--font-heading": "var(--font)" };
          return writeTokens(imported, { [token]: `"${family}", ${fallback}`, ...headings });
        },
        `${isHeadings ? "Headings are" : "All text is"} set in ${file === null ? "the handwriting that each device has" : `“${family}”`} now.`,
      );
    },
  },
  {
    send: "use a gradient for the background",
    words: [
      words("gradient|gradients|farbverlauf|verlauf|dégradé|degradado|gradiente|sfumatura|ombré"),
    ],
    more: words(
      "use|a|the|make|add|background|page|from|to|of|with|and|as|in|for|soft|subtle|nice|colou?rs?|header|buttons?|hintergrund|fond|fondo|sfondo|sunset|ocean|sky|put|give|it|whole|app|site",
    ),
    not: words("remove|no|without"),
    make(files, wish) {
      const said = plainWords(wish);
      const asked = coloursIn(`make it ${said}`);
      const named = [asked?.accent, asked?.second, asked?.background].filter(
        (one) => one !== undefined,
      );
      const isSunset = /\bsunset\b/.test(said);
      const isSky = /\bsky\b/.test(said);
      const first = isSunset
        ? "#ff8a5c"
        : isSky
          ? (COLOUR_NAMES.sky ?? "#7cc4f5")
          : (named[0] ?? "var(--accent)");
      const second = isSunset
        ? "#b45cff"
        : isSky
          ? (COLOUR_NAMES.blue ?? "#3b6fe0")
          : (named.find((one) => one !== first) ?? "var(--second, var(--accent))");
      const isButton = /\bbuttons?\b/.test(said);
      const image = isButton
        ? `linear-gradient(120deg, ${first}, ${second})`
        : `linear-gradient(160deg, color-mix(in oklab, ${first} 45%, var(--bg)), color-mix(in oklab, ${second} 30%, var(--bg)))`;
      const part = isButton
        ? ".button.primary"
        : /\b(?:header|hero|top)\b/.test(said)
          ? ":is(.hero, header)"
          : "body";
      return withStyles(
        files,
        (css) =>
          withRule(css, part, {
            background: image,
          }),
        `The ${isButton ? "buttons have" : part === "body" ? "background is" : "top has"} a gradient now${asked ? ` (${asked.words.map((one) => one.replace(" background", "")).join(" and ")})` : ""}.`,
      );
    },
  },
];
