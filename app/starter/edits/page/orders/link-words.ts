import { escapePattern } from "~/projects/escape-pattern";
import { html } from "../../../source/html";
import { type EditResult, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { pageEdit } from "../page-draft";
import { addressOf } from "./set-contact";

const URL_SAID = "(?<url>https?:\\/\\/[^\\s⟦⟧]+|www\\.[^\\s⟦⟧]+)";
const WORD =
  "(?:the |our |my |das |die |den |le |la |les |el |il |o |a )?(?:(?:words?|texts?|phrase|wort|wörter|mots?|palabras?|parol[ae]|palavras?) )?";
const Q = "['‘’]";
const WHAT = `(?:${Q}(?<quoted>[^'‘’]{2,60})${Q}|(?<what>⟦\\d+⟧|[^⟦⟧:'‘’]{2,60}?))`;
const FORMS = [
  pattern(
    `^(?:link|hyperlink|connect|verlinke?|verknüpfe?|lie[rz]?|enlaza(?:r)?|vincula(?:r)?|collega(?:re)?|liga(?:r)?) ${WORD}${WHAT} (?:to|with|mit|auf|zu|à|vers|a|con|com|para)@ ?:? ?${URL_SAID}$`,
  ),
  pattern(
    `^(?:make|turn|let|have|mach|rends?|haz|fai) ${WORD}${WHAT} (?:a |into a |link |be a |zu einem |un )+(?:link|lien|enlace|collegamento)? ?(?:to|that (?:goes|leads|opens) (?:to )?|which (?:goes|leads) to|auf|zu|vers|a)@ ?:? ?${URL_SAID}$`,
  ),
  pattern(
    `^${WORD}${WHAT} (?:should|must|could|soll(?:te)?|doit|debe|deve) (?:link|lead|go|be a link|be linked|point|open|verlinken|führen|mener|llevar|portare)(?: to| auf| zu| à| a)?@ ?:? ?${URL_SAID}$`,
  ),
];
const ADDRESS =
  /^(?:venue(?: name)?|(?:street )?address|location|place|adresse|ort|lieu|dirección|lugar|indirizzo|luogo|morada|local)$/iu;
/** A thing of the page that is a link by itself, and no word in a text. */
const THING =
  /(?<!\p{L})(?:buttons?|logo|pictures?|photos?|images?|footer|header|menu item|icons?|knopf|bild|bouton|botón|pulsante|botão)(?!\p{L})/iu;

/** "Link the word menu to https://…": the first place in the texts where it stands becomes a link. */
export function linkWords({ text, quotes, page }: Order): EditResult | null {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((one) => one?.url);
  if (!groups?.url) return null;
  const said = unmasked(groups.quoted ?? groups.what ?? "", quotes).trim();
  if (said === "" || (!groups.quoted && THING.test(said) && !/word|text/iu.test(text))) return null;
  const word = ADDRESS.test(said) ? (placeOf(page) ?? said) : said;
  const found = firstIn(page.source, word);
  if (found === "linked")
    return unchanged(`“${word}” is a link already: say “change the link of …”.`);
  if (found === null) return null;
  const url = groups.url.replace(/[.,]$/u, "");
  const href = /^www/iu.test(url) ? `https://${url}` : url;
  const shown = page.source.slice(found.start, found.end);
  return pageEdit(
    page.source,
    [{ ...found, text: `<a href="${html(href)}">${shown}</a>` }],
    `“${word}” leads to ${href} now.`,
  );
}

/** Where a page takes place: its street, or what stands behind the sign for a place. */
function placeOf(page: Order["page"]): string | null {
  const own = addressOf(page);
  if (own) return own;
  const at = page.pieces.find(
    ({ kind, says, entry }) => (kind === "text" || entry) && /^(?:[Aa]t|[Ii]n) \p{Lu}/u.test(says),
  );
  return at ? at.says.replace(/^(?:at|in) /iu, "") : null;
}

/** The first place in the texts of the main part where some words stand, outside of links, headings and buttons. */
function firstIn(source: string, words: string): { start: number; end: number } | "linked" | null {
  const form = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapePattern(html(words)).replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  const at = Math.max(0, source.indexOf("<main"));
  const parts =
    /(<(a|button|script|style|svg|h1|h2|option|label|summary)\b[\s\S]*?<\/\2>)|(<[^>]*>)|([^<]+)/g;
  let isLinked = false;
  for (const match of source.slice(at).matchAll(parts)) {
    const [, kept, tag, , text] = match;
    if (kept !== undefined) isLinked ||= tag === "a" && form.test(kept);
    const hit = text === undefined ? null : form.exec(text);
    if (!hit) continue;
    const start = at + match.index + hit.index;
    return { start, end: start + hit[0].length };
  }
  return isLinked ? "linked" : null;
}
