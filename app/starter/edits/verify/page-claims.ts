import type { FileTree } from "~/projects/files";
import { pageOf } from "../page/page-model";
import { changedLines, plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** What a wish says in words of its own: neither what it quotes nor what stands behind a colon is an order. */
const ordered = (wish: string) => wish.replace(QUOTED, " “ ” ").replace(/:\s.*$/su, ":");

/** Where something goes or what it is of: "of me in a circle", "at the right of the headline". */
const BEGINS_WITHIN =
  /^(?:of|for|to|in|at|on|under|below|next to|beside|as|so that|until|über|unter|neben|für|von|sous|pour|debajo de|sotto) \p{L}/u;
const WITHIN_PLACE =
  /(?<!\p{L})(?:(?:at|on|to) the (?:right|left)|in (?:a|the) (?:circle|row|grid|footer|header)|in (?:big|large|small) (?:numbers|letters)|(?:next to|beside) (?:the|each)|as an? (?:list|table|grid|row|slider|carousel))(?!\p{L})/u;
/** So many of something: "two posts" is no text of a blog. */
const COUNTED =
  /^(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|some|several|zwei|drei|vier|fünf|sechs|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro) (?:\p{L}+ )?(?:questions?|posts?|steps?|pictures?|photos?|images?|items?|entries|cards?|people|columns?|reviews?|testimonials?|articles?|sections?|fragen|beiträge|schritte|bilder|fotos|karten|étapes|articles|preguntas|pasos|entradas|domande|passi)$/u;
/** What pages have, and what nothing on them is called. */
const PART_ALONE =
  /^(?:(?:an?|the|some|our) )?(?:captions?|icons?|allergens?|ingredients|calories|ratings?|descriptions?|prices in \p{L}+|pictures?|photos?|images?|animations?|maps?|logo|form|button|link|stars?|price for \p{L}.*|(?:image|photo) captions?)$/u;

/** A text on the page that is words of the order: where, how many, or of what sort. */
export function orderAsText(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const said = plain(ordered(wish));
  const odd = textsChanged(before, after).fresh.find((text) => {
    const own = plain(text).replace(/^(?:photo|foto): /u, "");
    if (!said.includes(own.replace(/[.!]$/u, ""))) return false;
    return (
      (/^\p{Ll}/u.test(text) && BEGINS_WITHIN.test(own)) ||
      WITHIN_PLACE.test(own) ||
      COUNTED.test(own) ||
      PART_ALONE.test(own)
    );
  });
  const sentence = /<span class="menu-name">((?:we|i|you|it|our) [^<]*)</.exec(
    changedLines(before, after).added,
  )?.[1];
  return [odd, sentence]
    .flatMap((text) => (text ? [`I would have written “${text}”`] : []))
    .slice(0, 1);
}

const BUTTON_ADDED =
  /(?<!\p{L})(?:(?:add|put|insert|include|create|need|want|place)(?!\p{L})[^.:]{0,24}?(?<!\p{L})(?:an?|another|second) (?:\p{L}[\p{L}'’-]* |“ ” ?){0,4}?(?:button|cta)|(?:add|insert|include) (?:(?!(?:to|of|on|around|for|behind|in|between|under|with)(?!\p{L}))\p{L}[\p{L}'’-]* ){0,3}buttons|^(?:(?!button|link)[^.:])*(?<!\p{L})(?:be|become|into) an? (?:\p{L}[\p{L}'’-]* ){0,3}button)(?!\p{L})/iu;
const BUTTONS =
  /<button\b|class="[^"]*(?:button|btn|to-top|page-act|toggle)|createElement\("button"\)|type="submit"/g;

/** A button was asked for: what is there more is one. */
export function buttonLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !BUTTON_ADDED.test(ordered(wish))) return [];
  const count = (files: FileTree) => [...files.values()].join("\n").match(BUTTONS)?.length ?? 0;
  return count(after) > count(before) ? [] : ["it would be no button"];
}

const FONT =
  /(?<!\p{L})(?:font|typeface|lettering|schrift(?:art)?|police|fuente|carattere)(?!\p{L})/iu;
const FONT_OF_PART =
  /(?<!\p{L})(?:names?|prices?|quotes?|buttons?|footer|header|menu|nav(?:igation)?|dates?|captions?|lists?|intro|lead)(?!\p{L})/iu;

/** Letters of one part were spoken of: the others keep theirs. */
export function fontOfAll(wish: string, before: FileTree, after: FileTree): string[] {
  const said = ordered(wish);
  if (!pageOf(before) || !FONT.test(said) || !FONT_OF_PART.test(said)) return [];
  if (/(?<!\p{L})(?:all|every\p{L}*|whole|page|site|everywhere)(?!\p{L})/iu.test(said)) return [];
  const { added } = changedLines(before, after);
  return /^\s*--font\s*:/m.test(added) ? ["all of the text would get that font"] : [];
}

const PICTURE_ABOVE =
  /(?<!\p{L})(?:header|hero|cover|top|title|background) (?:image|picture|photo|pic|bild|foto)(?!\p{L})/iu;

/** The picture of the first screen is not the bar above it. */
export function barForPicture(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !PICTURE_ABOVE.test(ordered(wish))) return [];
  const { added } = changedLines(before, after);
  return /^\s*(?:header|\.site-header)[\s,{]/m.test(added) && !/art|hero|img|photo/.test(added)
    ? ["the bar with the menu would change, and no picture"]
    : [];
}

const OF_FORM =
  /(?<!\p{L})(?:form|field|label|question|form\p{L}*|feld|champ|campo|placeholder|asks?|input|checkbox|rsvp|booking|sign[- ]?up)(?!\p{L})/iu;

/** A text of the page was spoken of: what a field is called stays. */
export function labelForText(wish: string, before: FileTree, after: FileTree): string[] {
  const said = ordered(wish);
  if (
    !pageOf(before) ||
    OF_FORM.test(said) ||
    !/(?<!\p{L})(?:text|line|sentence|words|paragraph)(?!\p{L})/iu.test(said)
  )
    return [];
  const { added, removed } = changedLines(before, after);
  const old = /<label[^>]*>([^<]*)</.exec(removed)?.[1] ?? "";
  return old !== "" && /<label\b/.test(added) && !plain(wish).includes(old)
    ? [`what would change is the field “${old}”`]
    : [];
}

const BESIDE_NAME =
  /(?<!\p{L})(?:text|line|sentence|words|paragraph) (?:under|below|beneath|underneath|above|next to|beside) (?:my|our|the) (?:name|title|brand|logo)(?!\p{L})/iu;

/** What stands beside the name was spoken of: the name stays. */
export function nameForText(wish: string, before: FileTree, after: FileTree): string[] {
  if (!BESIDE_NAME.test(ordered(wish))) return [];
  const title = (files: FileTree) =>
    /<title>([^<]*)/.exec(files.get("index.html") ?? "")?.[1] ?? "";
  return title(before) === title(after) ? [] : [`the name “${title(before)}” would go`];
}

const PICTURE_BESIDE =
  /(?<!\p{L})(?:picture|photo|image)s?(?!\p{L})[^.:]{0,30}(?<!\p{L})(?:beside|next to|(?:to|on|at) the (?:left|right)(?: side)?(?: of)?)(?!\p{L})(?! (?:each|every))/iu;

/** A picture beside a text is not one above or below it. */
export function pictureBelow(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !PICTURE_BESIDE.test(ordered(wish))) return [];
  const { added } = changedLines(before, after);
  return /<figure|<img/.test(added) && !/float|grid-template-columns|flex|inline/.test(added)
    ? ["it would stand above or below, and not beside it"]
    : [];
}

/** A picture for each, and only one of them would have it. */
export function oneForEach(wish: string, before: FileTree, after: FileTree): string[] {
  if (
    !/(?<!\p{L})(?:pictures?|photos?|images?)(?!\p{L}).{0,16}(?<!\p{L})(?:each|every)(?!\p{L})/iu.test(
      ordered(wish),
    )
  )
    return [];
  const count = (files: FileTree) => (files.get("index.html") ?? "").split("<figure").length;
  return pageOf(before) && count(after) === count(before) + 1
    ? ["only one of them would have it"]
    : [];
}

const TITLES_OF =
  /(?<!\p{L})(?:titles|headings|names|headlines) of (?:the |our |my |each |every )?(?!page|site|sections?|parts)\p{L}/iu;

/** The titles of some list were spoken of, and not all headings. */
export function allHeadings(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !TITLES_OF.test(ordered(wish))) return [];
  return /^:root h[12](?:,| \{)/m.test(changedLines(before, after).added)
    ? ["all headings would look so"]
    : [];
}

const PART_CHANGED =
  /^(?:please )?(?:change|replace|correct|fix) ["“„]?(?<old>[^"“”„]{1,30}?)["”“]? (?:to|with|into) ["“„]?(?<fresh>[^"“”„]{1,30}?)["”“]?[.!]?$/iu;

/** Of a name only one word was to change. */
export function nameForWord(wish: string, before: FileTree, after: FileTree): string[] {
  const { old, fresh } = PART_CHANGED.exec(wish.trim())?.groups ?? {};
  const title = (files: FileTree) =>
    plain(/<title>([^<]*)/.exec(files.get("index.html") ?? "")?.[1] ?? "").trim();
  const [was, is] = [title(before), title(after)];
  if (!old || !fresh || was === is || is !== plain(fresh).trim()) return [];
  return was.includes(plain(old)) && was.length > plain(old).length + 2
    ? [`“${was}” would have gone, and not “${old}” alone`]
    : [];
}

const TIME_OF_ALL = /^(?:please )?(?:change|set|move) (?:the |our )?(?:start(?:ing)? )?time to /iu;

/** The hour that the page gives of itself was spoken of, and not one of an example. */
export function otherHour(wish: string, before: FileTree, after: FileTree): string[] {
  if (!TIME_OF_ALL.test(wish) || !pageOf(before)) return [];
  const { removed } = changedLines(before, after);
  return /schedule-time/.test(removed) && /<dd>[^<]*\d/.test(before.get("index.html") ?? "")
    ? ["an hour of the programme would change, and not that of the page"]
    : [];
}

const ON_SCROLL =
  /(?<!\p{L})(?:(?:when|while|as|if) (?:you|people|they|i|one|visitors?|somebody) scrolls?|on scroll(?:ing)?|(?:when|while|as we|during) scrolling|scroll(?:s|ed|ing)? into|comes? into view|when seen)(?!\p{L})/iu;

/** What is to move when it comes into sight does not do so at once. */
export function movesAtOnce(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !ON_SCROLL.test(ordered(wish))) return [];
  const { added } = changedLines(before, after);
  return /animation\s*:/.test(added) && !/view\(\)|scroll\(|intersectionobserver/.test(added)
    ? ["it would move when the page opens"]
    : [];
}

const INSTEAD =
  /["“„«]\s*(?<fresh>[^"“”„«»\n]+?)\s*["”“»],? (?:instead of|rather than|in place of|statt|anstatt|au lieu d[eu’']+|en (?:vez|lugar) de|invece di|em vez de) ["“„«]\s*(?<old>[^"“”„«»\n]+?)\s*["”“»]/iu;

/** "“A” instead of “B”" puts A where B stood, and not the other way round. */
export function exchangedBackwards(wish: string, before: FileTree, after: FileTree): string[] {
  const { fresh, old } = INSTEAD.exec(wish)?.groups ?? {};
  if (!fresh || !old) return [];
  const shown = textsChanged(before, after);
  return shown.gone.some((text) => plain(text) === plain(fresh)) &&
    shown.fresh.some((text) => plain(text) === plain(old))
    ? [`“${fresh}” would have gone`]
    : [];
}
