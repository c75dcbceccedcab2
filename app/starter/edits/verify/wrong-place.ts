import type { FileTree } from "~/projects/files";
import { pageOf } from "../page/page-model";
import { changedLines, plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
const ordered = (wish: string) => wish.replace(QUOTED, " “ ” ").replace(/:\s.*$/su, ":");

const EXCHANGED =
  /(?<!\p{L})(?:[Rr]eplace|[Cc]hange|[Ss]wap|[Ee]rsetze|[Rr]emplace|[Cc]ambia) (?:the |our |my )?(?<role>\p{Ll}[\p{L} -]{2,30}?) (?:with|to|by|for|durch|par|por|con) (?<name>(?:\p{Lu}[\p{L}'’.-]+ ?){1,4})/u;

/** "Replace the head teacher with Tom Nolan": somebody's name goes, and not the word for what they are. */
export function roleForPerson(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const { role, name } = EXCHANGED.exec(ordered(wish))?.groups ?? {};
  if (!role || !name) return [];
  const { fresh, gone } = textsChanged(before, after);
  const isRole = gone.some((text) => plain(text) === plain(role));
  return isRole && fresh.some((text) => plain(text) === plain(name).trim())
    ? [`“${role}” would have gone, and the name beside it stayed`]
    : [];
}

const DAY_WORDS =
  /^(?:[\s,.&–—/-]|\d|mon\p{L}*|tue\p{L}*|wed\p{L}*|thu\p{L}*|fri\p{L}*|sat\p{L}*|sun\p{L}*|daily|every|each|day|days|week|weekdays?|weekends?|holidays?|bank|public|to|and|from|until|till|on|first|second|third|last|the|of|month|summer|winter|spring|autumn|season|lunch|dinner|breakfast|brunch|kitchen|shop|office|bar|café|terrace|morning|afternoon|evening|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*)+$/iu;
const HAPPENS =
  /(?<!\p{L})(?:events?|readings?|concerts?|gigs?|workshops?|talks?|exhibitions?|part(?:y|ies)|screenings?|tastings?|shows?|courses?)(?!\p{L})/iu;

/** Something that happens on a day stands among what happens, and not among the hours of every week. */
export function eventAsHours(wish: string, before: FileTree, after: FileTree): string[] {
  const page = pageOf(before);
  if (!page || !HAPPENS.test(ordered(wish))) return [];
  const rows = (files: FileTree) =>
    [
      ...(
        /<dl class="hours">[\s\S]*?<\/dl>/.exec(files.get("index.html") ?? "")?.[0] ?? ""
      ).matchAll(/<dt>([^<]*)<\/dt>/g),
    ].map(([, text = ""]) => text);
  const had = new Set(rows(before));
  const odd = rows(after).find((text) => !had.has(text) && !DAY_WORDS.test(text));
  return odd && [...had].every((text) => DAY_WORDS.test(text))
    ? [`“${odd}” would stand among the hours of every week`]
    : [];
}

/** What a text of the page was called in the order: a text does not say that it is one. */
const SAYS_IT_IS_ONE =
  /^(?:an? |the |short |new )*(?:sentence|line|text|paragraph|note|notice|message|info|information|section|part|form|page|button|link|remark) (?:that|saying|which|where|so that|so|with|about|in which)(?!\p{L})/iu;

/** "Sentence that new patients get …" is the order and no text. */
export function orderInText(wish: string, before: FileTree, after: FileTree): string[] {
  const said = plain(ordered(wish));
  const odd = textsChanged(before, after).fresh.find(
    (text) => SAYS_IT_IS_ONE.test(text) && said.includes(plain(text).slice(0, 20)),
  );
  const placed = textsChanged(before, after).fresh.find(
    (text) => ENDS_IN_PLACE.test(text) && said.includes(plain(text).slice(-16)),
  );
  const page = [...after.keys()].find((path) => !before.has(path) && /^(?:each|every)-/.test(path));
  if (page) return [`one page “${page}” would be there, and not one for each`];
  return [odd ?? placed].flatMap((text) => (text ? [`I would have written “${text}”`] : []));
}

/** Where it is to stand: "at the top right". */
const ENDS_IN_PLACE =
  / (?:at|in|on) the (?:very )?(?:top|bottom|upper|lower|left|right)(?: (?:right|left))?(?: (?:corner|side))?(?: of the (?:page|site|screen))?[.!]?$/iu;

const HOURS_OF_PART =
  /(?<!\p{L})(?:lunch|dinner|breakfast|brunch|kitchen|bar|shop|office|weekend|summer|winter|holiday) (?:hours|times?)(?!\p{L})/iu;

/** The hours of one part were told anew: those of the others stay. */
export function otherHoursLost(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !HOURS_OF_PART.test(ordered(wish))) return [];
  const said = plain(wish);
  const shown = textsChanged(before, after);
  const lost = shown.gone.find(
    (text) => DAY_WORDS.test(text) && /\p{L}{3}/u.test(text) && !said.includes(plain(text)),
  );
  return lost ? [`the hours of “${lost}” would have gone`] : [];
}

/** A form that stays can be sent. */
export function formWithoutButton(_wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const count = (files: FileTree, form: RegExp) =>
    (files.get("index.html") ?? "").match(form)?.length ?? 0;
  const [forms, buttons] = [/<form\b/g, /type="submit"/g] as const;
  return count(after, buttons) < count(before, buttons) &&
    count(after, forms) === count(before, forms)
    ? ["the form could not be sent any more"]
    : [];
}

const BEHIND =
  /(?<!\p{L})(?:(?:behind|background (?:of|for|behind)) (?:the |our |my )?(?<part>headline|title|name|hero|first screen|header|footer|menu|prices?|form|buttons?|cards?|text|quote|reviews?)|(?:the |our )(?<own>headline|hero|header|footer|menu|form|prices?|cards?)(?:['’]s)? background)(?!\p{L})/iu;

/** What was to lie behind one part does not lie behind all of the page. */
export function groundOfAll(wish: string, before: FileTree, after: FileTree): string[] {
  const { part, own } = BEHIND.exec(ordered(wish))?.groups ?? {};
  const named = part ?? own;
  if (!named || !pageOf(before)) return [];
  const { added } = changedLines(before, after);
  const selectors = [...added.matchAll(/^\s*([^{}@;]+?)\s*\{/gm)].map(([, one = ""]) => one.trim());
  const isAll =
    /^\s*--bg\s*:/m.test(added) ||
    (selectors.length > 0 && selectors.every((one) => /^(?::root|body|html)$/.test(one)));
  return isAll ? [`all of the page would get it, and not the ${named.toLowerCase()} alone`] : [];
}

const BESIDE_EACH_OTHER =
  /(?<!\p{L})(?:the |our |my )?(?<one>\p{L}[\p{L} ]{2,24}?) and (?:the |our |my )?(?<other>\p{L}[\p{L} ]{2,24}?) (?:side by side|next to (?:each other|one another)|in (?:one|a) (?:row|line)|beside each other)(?!\p{L})/iu;

/** Two things were to stand beside each other, and one of them alone was laid out anew. */
export function oneOfTwoBeside(wish: string, before: FileTree, after: FileTree): string[] {
  const groups = BESIDE_EACH_OTHER.exec(ordered(wish))?.groups;
  if (!groups || !pageOf(before)) return [];
  const { added } = changedLines(before, after);
  const rules = [...added.matchAll(/^\s*([#.][^{}@;]+?)\s*\{/gm)].map(([, one = ""]) => one.trim());
  return rules.length === 1 && /grid-template-columns/.test(added) && !/<div|<section/.test(added)
    ? ["nothing would stand beside the other"]
    : [];
}

const ARTICLE_SAID =
  /(?:[:,]|(?<!\p{L})and) (?<name>(?:The|A|An|Le|La|Les|Der|Die|Das|El|Los) \p{Lu}[\p{L}'’]+)/gu;

/** "The Hobbit" is called so, with its article. */
export function articleLost(wish: string, before: FileTree, after: FileTree): string[] {
  const names = [...wish.matchAll(ARTICLE_SAID)].map(({ groups }) => groups?.name ?? "");
  if (names.length === 0) return [];
  const { fresh } = textsChanged(before, after);
  const cut = names.find((name) => {
    const bare = name.replace(/^\p{L}+ /u, "");
    return (
      fresh.some((text) => text.startsWith(bare)) && !fresh.some((text) => text.includes(name))
    );
  });
  return cut ? [`“${cut}” would have lost its first word`] : [];
}

const TITLES_OF_ENTRIES =
  /(?<!\p{L})(?!page|site|section|main|sub|block|tab|website)(?<what>\p{L}{3,20}) (?:titles|names)(?!\p{L})/iu;

/** "The book titles": what the books are called, and not the heading above them. */
export function headingForTitles(wish: string, before: FileTree, after: FileTree): string[] {
  const what = TITLES_OF_ENTRIES.exec(ordered(wish))?.groups?.what;
  if (!what || /^(?:the|all|our|my|your|and|both|section|heading)$/iu.test(what) || !pageOf(before))
    return [];
  const { added } = changedLines(before, after);
  const rules = [...added.matchAll(/^\s*([^{}@;]+?)\s*\{/gm)].map(([, one = ""]) => one.trim());
  return rules.length > 0 && rules.every((one) => /-title$|(?:^|\s)h2$/.test(one))
    ? [`the heading above them would change, and not the ${what.toLowerCase()} titles`]
    : [];
}

const SHADE_OF_PART =
  /(?<!\p{L})(?<part>text|letters|writing|headlines?|headings?|titles?|links?|buttons?|footer|header|menu|prices?)(?!\p{L})[^.,:]{0,20}?(?<!\p{L})(?:darker|lighter|brighter|paler)(?!\p{L})/iu;

/** "Make the text darker": the scheme of the page is another thing. */
export function schemeForShade(wish: string, before: FileTree, after: FileTree): string[] {
  const part = SHADE_OF_PART.exec(ordered(wish))?.groups?.part;
  if (!part || !pageOf(before)) return [];
  return /^\s*color-scheme\s*:/m.test(changedLines(before, after).added)
    ? [`all of the page would change, and not the ${part.toLowerCase()}`]
    : [];
}

/** Several were listed behind a colon: those after the first are entries, too, and no text of it. */
export function restAsText(wish: string, before: FileTree, after: FileTree): string[] {
  const listed = /^[^:]{3,60}:\s+(.+)$/su.exec(wish.trim())?.[1] ?? "";
  const parts = listed.replace(/[.!]$/u, "").split(/,\s+(?:and\s+)?/u);
  if (parts.length < 3 || parts.some((part) => part.split(/\s+/).length > 4) || !pageOf(before))
    return [];
  const rest = plain(parts.slice(1).join(", "));
  return textsChanged(before, after).fresh.some((text) => plain(text) === rest)
    ? [`“${parts.slice(1).join(", ")}” would be what is said of “${parts[0]}”`]
    : [];
}
