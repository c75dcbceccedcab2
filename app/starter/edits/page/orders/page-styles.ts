/** A look that has no word of its own in the lexicon: what it is of, how it is said, and its rule. */
export interface PageStyle {
  of: RegExp;
  look: RegExp;
  /** Its rule, with the colours that were said, as “#rrggbb”. */
  css: (colours: readonly string[]) => string;
  /** What is told when it is made. */
  said: string;
  /** How many colours may be said with it. */
  colours?: number;
}
const word = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
const PICTURES = word(
  "(?:photos?|pictures?|images?|photographs|bilder|fotos|photos|imágenes|immagini|imagens)",
);
const TEXT = word("(?:texts?|paragraphs?|body text|lines|texte?|absätze)");
const HEADINGS = word("(?:headings?|headlines?|titles?|überschriften)");
const NAV = word("(?:nav(?:igation)?(?: ?bar)?(?: links)?|(?:top )?menu(?: links| items| bar)?)");
const EACH = word(
  "(?:entries|items|dishes|products|rows|breads|drinks|prices|courses|classes|rooms|people|points|list)",
);
const PLAIN =
  "(?:no (?:more )?(?:capitals|caps|capital letters|uppercase)|not (?:all )?(?:uppercase|capitals|in capitals|caps)|without capitals|normal (?:case|letters)|no all caps|not in all caps)";

/** The looks of pages that a rule of their own makes, the first that fits is made. */
export const PAGE_STYLES: readonly PageStyle[] = [
  {
    of: word(
      "line[ -]?(?:spacing|height)|(?:space|room|spacing|distance) between (?:the )?lines(?: of text)?|zeilenabstand|interligne|interlineado|interlinea|entrelinha",
    ),
    look: word(
      "more|bigger|larger|higher|increase|greater|wider|looser|größer(?:er)?|mehr|plus|más|più|mais",
    ),
    css: () => "body {\n  line-height: 1.85;\n}\n",
    said: "There is more space between the lines of text now.",
  },
  {
    of: word(
      "line[ -]?(?:spacing|height)|(?:space|room|spacing|distance) between (?:the )?lines(?: of text)?|zeilenabstand",
    ),
    look: word("less|smaller|tighter|reduce|lower|kleiner(?:er)?|weniger"),
    css: () => "body {\n  line-height: 1.4;\n}\n",
    said: "There is less space between the lines of text now.",
  },
  {
    of: word(
      "hero(?: section| image| part)?|first screen|top (?:section|part)|landing (?:section|part)|header (?:image|picture|section)",
    ),
    look: word(
      "full[ -]?(?:screen|height|page)|fill(?:s|ing)? (?:the )?(?:whole |entire |full )?(?:screen|page|window)|(?:as (?:tall|high|big) as|the height of|take up) the (?:whole )?screen",
    ),
    css: () => ".hero {\n  min-height: 100svh;\n  align-content: center;\n}\n",
    said: "The first screen is as high as the screen now.",
  },
  {
    of: word("buttons?|knöpfe|boutons|botones|pulsanti|botões"),
    look: word(
      "outlined?(?:,? (?:and )?not filled)?|not filled|unfilled|hollow|ghost|with (?:just|only) (?:a|an) (?:border|outline)|transparent with (?:a|an) (?:border|outline)|only (?:a|an) (?:border|outline)",
    ),
    css: () =>
      ":root .button {\n  border: 2px solid var(--accent-ink, var(--accent));\n  background: transparent;\n  color: var(--accent-ink, var(--accent));\n}\n",
    said: "The buttons have an outline and no filling now.",
  },
  {
    of: TEXT,
    look: word(
      "not (?:so|as|that) wide|less wide|narrower|(?:too|so) wide|shorter lines|not (?:so )?far across",
    ),
    css: () => "main p {\n  max-width: 34rem;\n}\n",
    said: "Lines of text are at most 34 rem wide now.",
  },
  {
    of: TEXT,
    look: word("justified|justify|blocksatz|justifié|justificado|giustificato"),
    css: () => "main p {\n  text-align: justify;\n  hyphens: auto;\n}\n",
    said: "Text is justified now.",
  },
  {
    of: PICTURES,
    look: word(
      "black (?:and|&) white|b ?& ?w|gr[ae]yscale|monochrome|schwarz[ -]?weiß|noir et blanc|blanco y negro|bianco e nero|preto e branco",
    ),
    css: () => ":root .art,\n:root .tile-art,\n:root main img {\n  filter: grayscale(1);\n}\n",
    said: "Pictures are shown in black and white now.",
  },
  {
    of: NAV,
    look: word(PLAIN),
    css: () => ":root nav a {\n  text-transform: none;\n}\n",
    said: "The links of the menu are written as they are typed now.",
  },
  {
    of: NAV,
    look: word("(?:in )?(?:all )?lower ?case|small letters|kleinbuchstaben"),
    css: () => ":root nav a {\n  text-transform: lowercase;\n}\n",
    said: "The links of the menu are in small letters now.",
  },
  {
    of: HEADINGS,
    look: word("(?:in )?(?:all )?lower ?case|small letters|kleinbuchstaben"),
    css: () => ":root :is(h1, h2, h3, .headline) {\n  text-transform: lowercase;\n}\n",
    said: "The headings are in small letters now.",
  },
  {
    of: HEADINGS,
    look: word(PLAIN),
    css: () => ":root :is(h1, h2, h3, .headline) {\n  text-transform: none;\n}\n",
    said: "The headings are written as they are typed now.",
  },
  {
    of: HEADINGS,
    look: word(
      "(?:an? )?(?:thin |small |short )?(?:line|border|rule|underline) (?:under|below|beneath|underneath)",
    ),
    css: ([colour = "var(--accent)"]) =>
      `:root main h2 {\n  padding-bottom: 0.35em;\n  border-bottom: 2px solid ${colour};\n}\n`,
    said: "Each heading of a part has a line below it now.",
    colours: 1,
  },
  {
    of: EACH,
    look: word(
      "(?:an? )?(?:thin |small |dotted |horizontal |divid(?:ing|er) |separat(?:ing|or) )*(?:lines?|borders?|dividers?|rules?|separators?) between",
    ),
    css: ([colour = "var(--border)"]) =>
      `:root main :is(ul, ol) > li + li {\n  padding-top: 0.75rem;\n  border-top: 1px solid ${colour};\n}\n`,
    said: "There is a line between the entries of lists now.",
    colours: 1,
  },
  {
    of: word("sections"),
    look: word(
      "(?:an? )?(?:thin |small |dotted |horizontal |divid(?:ing|er) |separat(?:ing|or) )*(?:lines?|borders?|dividers?|rules?|separators?) between",
    ),
    css: ([colour = "var(--border)"]) =>
      `:root main > section + section {\n  border-top: 1px solid ${colour};\n}\n`,
    said: "There is a line between the parts of the page now.",
    colours: 1,
  },
  {
    of: word("sections?|backgrounds? of (?:the )?sections"),
    look: word(
      "alternat(?:e|es|ing)(?: (?:between|backgrounds?|colou?rs?))?|every (?:other|second)(?= section)",
    ),
    css: ([first, second]) =>
      `:root main > section:nth-of-type(even) {\n  background: ${second ?? first ?? "var(--raised)"};\n}\n${second && first ? `\n:root main > section:nth-of-type(odd) {\n  background: ${first};\n}\n` : ""}`,
    said: "The parts of the page change between two grounds now.",
    colours: 2,
  },
  {
    of: word("links?"),
    look: word("not (?:be )?underlined|no underlines?|without (?:an? )?underlines?|not underline"),
    css: () =>
      ":root main a:not(.button),\n:root nav a,\n:root footer a {\n  text-decoration: none;\n}\n",
    said: "Links have no line below them now.",
  },
  {
    of: word(
      "(?:space|spacing|gaps?|distance|room|padding) (?:between|of|in) (?:the )?(?:sections|parts)",
    ),
    look: word("reduce|decrease|shrink"),
    css: () => ":root .section {\n  padding-block: 2.25rem;\n}\n",
    said: "There is less space between the parts of the page now.",
  },
  {
    of: word(
      "(?:space|spacing|gaps?|distance|room|padding) (?:between|of|in) (?:the )?(?:sections|parts)",
    ),
    look: word("increase|enlarge"),
    css: () => ":root .section {\n  padding-block: 7.5rem;\n}\n",
    said: "There is more space between the parts of the page now.",
  },
  {
    of: word(
      "(?:hero|header|cover|top|title|first) (?:image|picture|photo|pic)|hero art|titelbild",
    ),
    look: word("darker|dimmer|darken|dunkler"),
    css: () =>
      ":root .hero :is(.art, .tile-art, .photo-place, img),\n:root .hero + .photo-place {\n  filter: brightness(0.65);\n}\n",
    said: "The picture of the first screen is darker now.",
  },
  {
    of: word(
      "(?:hero|header|cover|top|title|first) (?:image|picture|photo|pic)|hero art|titelbild",
    ),
    look: word("brighter|lighter|lighten|brighten|heller"),
    css: () =>
      ":root .hero :is(.art, .tile-art, .photo-place, img),\n:root .hero + .photo-place {\n  filter: brightness(1.2);\n}\n",
    said: "The picture of the first screen is brighter now.",
  },
  {
    of: word("(?:site |page )?header|top bar|nav(?:igation)? ?bar|kopfzeile|en-tête|cabecera"),
    look: word(
      "transparent|see[- ]through|without (?:a )?background|no background|durchsichtig|transparente?",
    ),
    css: () =>
      ":root .site-header {\n  border-color: transparent;\n  background: transparent;\n}\n",
    said: "The header has no ground of its own now.",
  },
  {
    of: word("(?:site |page )?header|top bar|nav(?:igation)? ?bar"),
    look: word("smaller|thinner|lower|less (?:tall|high)|slimmer|more compact|flatter"),
    css: () =>
      ":root .site-header {\n  padding-block: 0.4rem;\n}\n\n:root .site-header .brand {\n  font-size: 1.0625rem;\n}\n\n:root .site-header nav a {\n  padding-block: 0.25rem;\n}\n",
    said: "The header is lower now, with a smaller name.",
  },
  {
    of: word("(?:site |page )?header|top bar|nav(?:igation)? ?bar"),
    look: word("bigger|taller|higher|larger"),
    css: () =>
      ":root .site-header {\n  padding-block: 1.75rem;\n}\n\n:root .site-header .brand {\n  font-size: 1.625rem;\n}\n",
    said: "The header is higher now, with a larger name.",
  },
  {
    of: word("footer|fußzeile|pied de page|pie de página"),
    look: word(
      "smaller|lower|less (?:tall|high)|thinner|more compact|(?:in |written in )?small(?:er)? (?:letters|text|print|font)",
    ),
    css: () => ":root .site-footer {\n  padding-block: 0.75rem;\n  font-size: 0.8125rem;\n}\n",
    said: "The footer is smaller now: less space and smaller letters.",
  },
  {
    of: word("(?:whole |entire )?(?:page|site|website)"),
    look: word("(?:an? )?(?:thick |thin |coloured |solid )?(?:border|frame)(?: around)?"),
    css: ([colour = "var(--accent)"]) => `body {\n  border: 0.75rem solid ${colour};\n}\n`,
    said: "The page has a frame now.",
    colours: 1,
  },
  {
    of: word("cards?|boxes|tiles"),
    look: word("(?:an? )?(?:thin |light |solid )?(?:border|frame|outline)(?: around)?"),
    css: ([colour = "var(--border)"]) =>
      `:root main :is(.cards, .points, .people, .section-grid) > li {\n  padding: 1.25rem;\n  border: 1px solid ${colour};\n  border-radius: var(--radius);\n}\n`,
    said: "Each card has a border now.",
    colours: 1,
  },
  {
    of: word(
      "(?:first |initial )?(?:letter|character|initial)(?: of (?:the )?(?:intro(?:duction)?|text|story|about(?: text)?|paragraph|first paragraph))?|drop cap",
    ),
    look: word("(?:large|larger|big|bigger|huge|drop cap|initial)"),
    css: () =>
      ":root main :is(.lead, .story)::first-letter {\n  float: left;\n  margin-right: 0.12em;\n  font-size: 3.2em;\n  line-height: 0.85;\n}\n",
    said: "The first letter of the introduction is a large one now.",
  },
  {
    of: word("headings?|headlines?|titles?|überschriften"),
    look: word(
      "(?:lighter|thin(?:ner)?|less (?:bold|heavy)|not (?:so )?bold)(?: weight| font| letters)?",
    ),
    css: () => ":root :is(h1, h2, h3, .headline) {\n  font-weight: 400;\n}\n",
    said: "The headings are lighter now.",
  },
  {
    of: word("(?:all )?(?:text|font|letters)"),
    look: word("thin|thinner|light(?:er)? weight|fine(?:r)?"),
    css: () =>
      "body {\n  font-weight: 300;\n}\n\n:root :is(h1, h2, h3, .headline, .brand) {\n  font-weight: 300;\n}\n",
    said: "The letters are thin now, where the font has thin ones.",
  },
];
