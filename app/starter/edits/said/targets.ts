import type { FileTree } from "~/projects/files";

/** A part of a page that a wish is about. */
export interface Target {
  /** As people call it, for sentences. */
  name: string;
  tags: string[];
  classes: string[];
  /** The one element that it is, where it is one. */
  id?: string;
  /** Its colour is that of its ground rather than of its letters. */
  isBox: boolean;
}

const target = (name: string, tags: string[], classes: string[] = [], isBox = false): Target => ({
  name,
  tags,
  classes,
  isBox,
});

/** What people call the parts of a page, the particular ones first. */
const TARGETS: [RegExp, Target][] = [
  [
    /\b(?:h[23]s?|sub ?headings?|sub ?titles?|section (?:headings?|titles?)|zwischenüberschriften)\b/,
    target("section headings", ["h2", "h3"]),
  ],
  [
    /\b(?:headings|headlines|titles|überschriften|titres)\b/,
    target("headings", ["h1", "h2", "h3"], ["headline"]),
  ],
  [
    /\b(?:slogan|tag ?line|lead|intro(?:duction)?)\b/,
    target("introduction", [], ["headline", "lead", "line", "tagline"]),
  ],
  [
    /\b(?:main )?(?:heading|headline|title|h1|überschrift|titel|titre|título|titolo|my name|the name|brand name)\b/,
    target("heading", ["h1"]),
  ],
  [
    /\b(?:buttons?|knöpfe|knopf|boutons?|botones|botón|pulsant[ei])\b/,
    target("buttons", ["button"], ["button", "btn"], true),
  ],
  [/\b(?:logo|brand)\b/, target("logo", [], ["brand", "logo"])],
  [/\b(?:links?|liens?|enlaces)\b/, target("links", ["a"])],
  [
    /\b(?:cards?|tiles?|(?<!check |text |tick )boxes|karten|kacheln)\b/,
    target("cards", [], ["card"], true),
  ],
  [
    /\b(?:footer|fußzeile|fusszeile|pied de page)\b/,
    target("footer", ["footer"], ["site-footer"], true),
  ],
  [/\b(?:nav(?:igation)?(?: bar)?|menu bar)\b/, target("navigation", ["nav"], [], true)],
  [/\b(?:header|top bar|kopfzeile)\b/, target("header", ["header"], ["site-header"], true)],
  [/\b(?:images?|pictures?|photos?|bilder)\b/, target("pictures", ["img"], [], true)],
  [/\b(?:search(?: (?:field|box|bar))?|suche|suchfeld)\b/, target("search field", [], ["search"])],
  [
    /\b(?:numbers|figures|digits|clock)\b/,
    target("numbers", ["strong"], ["number", "value", "amount", "figure", "score", "clock"]),
  ],
  [/\b(?:prices?|amounts?)\b/, target("prices", [], ["price", "menu-price", "amount"])],
  [/\b(?:temperatures?|degrees)\b/, target("temperature", [], ["degrees", "temperature"])],
  [/\b(?:columns|lanes|lists)\b/, target("columns", [], ["lane", "column"], true)],
  [/\b(?:labels?)\b/, target("labels", ["label"], ["label"])],
  [/\btables?\b/, target("table", ["table"], ["table"])],
  [/\bsections\b/, target("sections", ["section"], ["section"], true)],
];

/** All that holds the page together; its width is theirs. */
const PAGE = target("page", ["main"], ["page", "section", "container", "wrap", "shell"], true);

/** All that can be said of the whole page by where its text stands. */
const EVERYTHING = /\b(?:everything|all (?:the )?text)\b/;

/** A look of the whole: "the ocean colours", "a retro style". */
const MOOD = /\b(?:colou?rs|palette|theme|style|look|tones?)\b/;

/** Sizes of all text and the ground of the page are tokens, not looks of one part. */
const WHOLE = /\b(?:background|hintergrund|fond|corners?|ecken|rounded|square)\b/;
/** A bar is drawn of two parts, and the class names the one behind. */
const NOUN = /\b(?:the|my|our|den|die|das|le|la|el)\s+([a-z][a-z-]{2,24})\b(?! bars?\b)/g;

/** The part of the page that a wish in lower case names; null when it names none, or all of it. */
export function targetIn(words: string): Target | null {
  if (
    /\b(?:page|site|website|content|app)\b/.test(words) &&
    /\b(?:wid(?:e|er|th)|narrow(?:er)?)\b/.test(words)
  )
    return PAGE;
  const box = TARGETS.find(([pattern, { isBox }]) => isBox && pattern.test(words))?.[1];
  // Corners of the whole page are a token; beside a shadow or a border they are those of one part.
  if (
    box &&
    /\b(?:rounded|rounder|square)\b/.test(words) &&
    /\b(?:shadows?|borders?)\b/.test(words)
  )
    return box;
  if (WHOLE.test(words)) return null;
  const known = TARGETS.find(([pattern]) => pattern.test(words))?.[1];
  if (known) return known;
  if (
    (/\b(?:text|words|paragraphs?)\b/.test(words) || EVERYTHING.test(words)) &&
    /\b(?:bold|italics?|underlin\w*|cent(?:er|re)\w*|align\w*|upper ?case|left|right|middle)\b/.test(
      words,
    )
  )
    return target("text", ["body"]);
  if (MOOD.test(words)) return null;
  // Any other noun may be the name of a class of this project: "make the total bigger".
  for (const [, noun = ""] of words.matchAll(NOUN)) {
    if (
      /^(?:text|accents?|background|body|fonts?|letters|type|page|site|app|everything|colou?rs?|theme|style|whole|ganzen?|ganzes|tout|todo|size|middle|left|right|top|bottom|dark|light)$/.test(
        noun,
      )
    )
      continue;
    return target(noun, [], [noun, noun.replace(/s$/, "")], false);
  }
  return null;
}

/** All parts of the page that a wish in lower case names by the words for them. */
export function targetsIn(words: string): Target[] {
  return TARGETS.filter(([pattern]) => pattern.test(words)).map(([, known]) => known);
}

/** The selectors of a target that this project has: tags it writes, classes its styles know. */
export function selectorsOf(files: FileTree, css: string, { tags, classes, id }: Target): string[] {
  if (id) return [`#${id}`];
  const markup = [...files]
    .filter(([path]) => /\.(?:html|tsx|jsx|js|ts)$/.test(path))
    .map(([, text]) => text)
    .join("\n");
  const ownClasses = [...new Set(classes)].filter((name) =>
    new RegExp(`\\.${name}(?![\\w-])`).test(css),
  );
  // A button of ours is a class; the tag alone would also reach what only looks like text.
  const ownTags =
    tags[0] === "button" && ownClasses.length > 0
      ? []
      : tags.filter(
          (tag) => tag === "body" || new RegExp(`<${tag}\\b|createElement\\("${tag}"`).test(markup),
        );
  return [...ownTags, ...ownClasses.map((name) => `.${name}`)];
}
