import { cleanTitle, unquoted } from "../match/title";
import { sentenceCase } from "../match/words";

const RENAME =
  /\b(?:rename|retitle)\b(?:\s+(?:it|this|the|my|app|application|page|site|website|project|title|heading|list|header))*\s+(?:to|as|into)\s+|\b(?:change|set|update|make)\s+(?:the\s+|its\s+|my\s+)?(?:app(?:'s)?\s+|page\s+|site\s+)?(?:title|name|heading|headline)\s+(?:to|be|into|as)\s+|\b(?:title|name|heading)(?: of (?:the|my|our|this) \w+)? (?:should be|must be|is now)\s+|\b(?:call|name|title) (?:it|this|the app|the page|the site|my app)\s+|\b(?:rename|retitle)\s+(?:it|this)\s+(?=["“'«])|^(?:(?:the|new|der|neuer|le|el|il|o)\s+)*(?:title|titel|titre|título|titolo)(?:\s*[:=]\s*|\s+(?=["“«]))/i;

/** How a title is to look is not what it says. */
const LOOK =
  /^(?:(?:a (?:bit|little)|much|way|really|very) )?(?:bigger|larger|smaller|bold(?:er)?|italics?|cent(?:er|re)d|wider|narrower|in (?:bold|capitals|italics|(?:dark |light )?\p{L}+$)|gone|hidden|on the (?:left|right)|in the middle|at the (?:top|bottom))(?!\p{L})/iu;

/** The name a message gives the app, raw; null when it gives none. */
export function newTitleIn(text: string): string | null {
  const match = RENAME.exec(text);
  if (!match) return null;
  const after = text.slice(match.index + match[0].length);
  const quoted = /^\s*["“”«'‘`]([^"“”»'’`\n]{1,200})["“”»'’`]/.exec(after);
  if (!quoted?.[1] && LOOK.test(after)) return null;
  return quoted?.[1] ? cleanTitle(quoted[1]) || null : unquoted(after);
}

/** The text a message puts into the footer, raw; null when it is about something else. */
export function footerIn(text: string): string | null {
  // "Make the footer text smaller" is about its look.
  if (/^\s*(?:please )?make\b/i.test(text) && !/["“«:]|\b(?:say|saying|says|read)\b/i.test(text))
    return null;
  const match =
    /\bfooter\b[^"“'\n:]*(?:\b(?:saying|says|that says|with(?: the)?(?: text| words)?|text|to(?: say)?|reading|:)\s*:?\s*)["“'«]?([^"”»\n]+?)["”'»]?\s*$/i.exec(
      text,
    ) ??
    /\b(?:add|put|write)\s+["“«]([^"”»\n]+)["”»]\s+(?:in|to|into|as)\s+(?:the |a )?footer/i.exec(
      text,
    );
  const said = match?.[1] ? cleanTitle(match[1]) : "";
  return said === "" || OF_LETTERS.test(said) ? null : said;
}

/** What letters are to look like is not what they say: "a dark footer with light text". */
const OF_LETTERS =
  /^(?:(?:an? |the )?(?:very )?(?:light|dark|pale|bright|white|black|big|bigger|small|smaller|bold|\p{L}+) )?(?:text|letters|lettering|writing|colou?rs?|fonts?|background)$/iu;

/** The name of a page that a message adds, raw; null when it adds none. */
export function pageIn(text: string): string | null {
  const match =
    /\b(?:add|create|make|include|need|want)\b[^.\n]{0,20}?\b(?:page|view|screen)\s+(?:called|named|titled|for|about)\s+["“«']?([^"”»'\n.,;!?]+)/i.exec(
      text,
    ) ??
    /\b(?:add|create|make|include|need|want)\s+(?:me\s+)?(?:an?\s+|another\s+|the\s+)?(?:new\s+)?["“«']?([\p{L}\p{N}][\p{L}\p{N} &-]{0,38}?)["”»']?\s+(?:page|view|screen)\b/iu.exec(
      text,
    );
  // "Add a title to the page" is of something on it.
  if (
    /\s(?:to|on|of|in|at|for|from|around|under|above|below|behind|across)(?: (?:the|this|my|our|each|every|an?))?$/iu.test(
      match?.[1] ?? "",
    )
  )
    return null;
  if (/\b(?:bigger|smaller|larger|everything|fits?|full|whole|so)\b/i.test(match?.[1] ?? ""))
    return null;
  const name = match?.[1]?.replace(/\s+(?:with|and|that|to|in)\b.*$/i, "").trim();
  if (!name || /^(?:an?|the|new|landing|web|home|another|separate|second)$/i.test(name))
    return null;
  return sentenceCase(cleanTitle(name));
}
