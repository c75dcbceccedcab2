import { pattern } from "../../grammar/lexicon";
import { bare, findPieces } from "../find-pieces";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { besideLessons } from "../orders/language-lessons";
import { ADDS, CHANGES, MOVES, REMOVES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
/** A turn of phrase, and the order that it means; null where the words around it say otherwise. */
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const THE = "(?:(?:the|our|my) )?";
const Q = "⟦\\d+⟧";
const ORDERS = pattern(`~(?:${CHANGES}|${ADDS}|${MOVES}|${REMOVES})@`);
/** Where a text is to stand. */
const WHERE =
  "(?:(?:right |just |directly |straight )?(?:next to|beside|by|under|below|beneath|underneath|above|over|after|before|behind|near|at|in|on|to)@ [^⟦⟧:,.]{2,50})";

const sentence = (text: string) =>
  (text.trim()[0]?.toUpperCase() ?? "") +
  text
    .trim()
    .slice(1)
    .replace(/[\s,;–—-]+$/u, "");
const asSection = (said: string) =>
  said.replace(/ (?:text|bit|stuff|thing|part|area|block)$/iu, " section");
const beside = (where: string) =>
  where.replace(
    /^(?:right |just |directly |straight )?(?:next to|beside|by|near|behind)(?= )/iu,
    "below",
  );

export const PLAINER: readonly Plainer[] = [
  // "Menu before the about text": what stands where.
  [
    pattern(
      `^(?:(?:${MOVES}|i want|show|have) )?${THE}(?<what>[^⟦⟧:,.\\d]{3,30}?) (?<side>before|above|after|below|underneath|under) ${THE}(?<where>[^⟦⟧:,.\\d]{3,30}?)(?: instead)?$`,
    ),
    ({ what = "", side = "", where = "" }) =>
      ORDERS.test(`${what} ${where}`)
        ? null
        : `move the ${asSection(what)} ${/^(?:before|above)/iu.test(side) ? "above" : "below"} the ${asSection(where)}`,
  ],
  // "Add portuguese", beside lessons in other languages.
  [
    pattern("^(?:add|include|offer)(?: also)? (?<what>\\p{L}{4,16})(?: too| as well)?$"),
    ({ what = "" }, { page }) => besideLessons(what, page.pieces),
  ],
  // "Take tiramisu off the menu", "drop yoga from the timetable".
  [
    pattern(
      `^(?:take|get|drop|remove|strike|cross|cut|scratch|pull) ${THE}(?<what>[^⟦⟧:]{2,50}?) (?:off|from|out of) (?:the|our|my) [\\p{L} ]{3,30}$`,
    ),
    ({ what }) => `remove the ${what}`,
  ],
  [
    pattern(
      `^(?:i|we) (?:do not|don['’]?t|no longer) (?:need|want|do|have|sell|offer|serve|make|like) (?:the |a |an |any |our |this |that )?(?<what>[^⟦⟧:,.]{2,50}?)(?: section)?(?: any ?more| on (?:the|our|my) (?:page|site|menu|list)| there)*$`,
    ),
    ({ what }) => `remove the ${what}`,
  ],
  // "It's on 6 July now".
  [
    pattern(
      "^(?:it['’]?s|it is|it will be|its|the date is|that['’]s)(?: now| actually)?(?: on)?(?: the)? (?<day>(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}{3,9}|\\p{L}{3,9} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2}[./]?)(?:,? \\d{4})?)(?: now| instead)?$",
    ),
    ({ day }) => `the date is ${day}`,
  ],
  // "My email isn't right, it's …", "the date is wrong, it's …".
  [
    pattern(
      "^(?<what>(?:the|our|my) [^⟦⟧:,.]{3,30}?) (?:is wrong|is not right|isn['’]?t right|is not correct|isn['’]?t correct|is incorrect|is old|is out of date|has changed|changed)[,.;:]* (?:and |now )?(?:it['’]?s|it is|its|it should be|should be|is|the (?:new|right|correct) one is)(?: now)?(?: the| on)? (?<value>[^⟦⟧]{2,60})$",
    ),
    ({ what, value }) => `${what} is ${value}`,
  ],
  // "Free entry — write that next to the date".
  [
    new RegExp(
      `^(?<text>⟦\\d+⟧|[^⟦⟧:]{3,140}?)\\s*(?:[—–,;.!-]|\\.{3}|\\s(?=(?:put|write|add) (?:this|that)\\b))+\\s*(?:(?:and|can you|could you|please|just)\\s+)*(?:add|put|write|say|mention|show|include|place)\\s+(?:this|that|it)(?:\\s+(?:down|up|somewhere))*(?<where>\\s+${WHERE.replace(/ /g, "\\s+").replace(/@/g, "(?!\\p{L})")})?$`,
      "isu",
    ),
    ({ text = "", where = "" }) => {
      const said = /^⟦/.test(text) ? text : `“${sentence(text)}”`;
      return where ? `write ${said} ${beside(where.trim())}` : `put ${said} under the headline`;
    },
  ],
  [
    pattern(`^(?:${ADDS}) (?<text>${Q}) (?<where>(?:next to|beside|by|near) .{3,40})$`),
    ({ text, where = "" }) => `write ${text} ${beside(where)}`,
  ],
  // "Say something about parking: …".
  [
    pattern(
      "^(?:say|write|mention|add|put|tell (?:people|them|visitors))(?: something| a (?:note|line|sentence|bit|paragraph|section|few words)| some(?:thing)? (?:info|information|text)| info| information)?(?: on the page)? about (?:the |our )?(?<name>[^⟦⟧:]{2,40}) ?: (?<body>.+)$",
    ),
    ({ name = "", body = "" }) =>
      `add a section called “${sentence(name)}” with the text ${/^⟦\d+⟧$/.test(body) ? body : `“${sentence(body)}”`}`,
  ],
  // "A news section with “…”".
  [
    pattern(
      `^(?:(?:${ADDS}) )?(?:an? )?(?<name>[^⟦⟧:,.\\d]{3,30}?) (?:section|part|block|corner) (?:with|saying|that says) (?<text>${Q})$`,
    ),
    ({ name = "", text }) => `add a section called “${sentence(name)}” with ${text}`,
  ],
  // "Add a section with wines, house red 5, prosecco 6.50".
  [
    pattern(
      "^(?:add|make|create|put|insert) (?:an? |another )?(?:new )?(?:section|part|block|list) (?:with|for|of|about|on) (?:our |the )?(?<name>[\\p{L} ]{3,24}?)(?:,| -| –|:) (?<body>.+)$",
    ),
    ({ name = "", body }) => `add a section called “${sentence(name)}”: ${body}`,
  ],
  // "Hotel tips: Hotel Elbblick and Pension Anna".
  [
    pattern(
      "^(?:(?:add|show|list) )?(?:the |our |some )?(?<name>\\p{L}[\\p{L} '’-]{3,28}?): (?<body>\\p{Lu}[^⟦⟧:.?!]{2,40}?(?:, (?:and )?| and )\\p{Lu}[^⟦⟧:.?!]{2,200})$",
      "su",
    ),
    ({ name = "", body = "" }, { page, quotes }) =>
      ORDERS.test(name) ||
      /^(?:two|three|four|five|another|some) (?:more|new|other) |^another /iu.test(name) ||
      / with one | with (?:an?|the) /iu.test(body) ||
      looksSaid(body).colours.length > 0 ||
      findPieces(name, page, quotes) !== null
        ? null
        : `add a section called “${sentence(name)}”: ${body}`,
  ],
  // "Add a faq with “…” answered “…”".
  [
    pattern(
      `^(?:add|put|include)(?: an?| the)?(?: new| another)? (?:faqs?|questions?|q ?& ?a)(?: section| entry)?(?: with|:)?(?: the question)? (?<question>${Q}),?(?: and)?(?: the)? ?(?:answered(?: with)?|answer(?: is|:)?|with the answer|-|–|—|->|→|:)? ?(?<answer>${Q}|[^⟦⟧]{2,200})$`,
    ),
    ({ question, answer = "" }) =>
      `add a question: ${question} ${/^⟦/.test(answer) ? answer : `“${sentence(answer)}”`}`,
  ],
  [
    pattern(
      `^(?:add|put|include) (?<question>${Q}|[^⟦⟧]{6,80}\\?) (?:to|in|into|under) (?:the |our )?(?:faqs?|questions?)(?: section)?[,:]? ?(?:answer(?:ed)?(?: with| is)?:? )?(?<answer>${Q}|[^⟦⟧]{2,200})$`,
    ),
    ({ question = "", answer = "" }) =>
      `add a question: ${/^⟦/.test(question) ? question : `“${question}”`} ${/^⟦/.test(answer) ? answer : `“${sentence(answer)}”`}`,
  ],
  // "Put the address in the footer: …": beside what stands there.
  [
    pattern(
      "^(?:put|add|write|show) (?:the |our |my )?(?:address|phone(?: number)?|number|e-?mail|contact(?: details)?) (?:in|into|to|at) the (?:footer|bottom) ?: ?(?<text>[^⟦⟧]{4,120})$",
    ),
    ({ text }) => `add “${text}” to the footer`,
  ],
  // A button that leads to an address.
  [
    pattern(
      "^(?:(?:add|put|make|i need|we need) )?(?:an? |the )?(?<label>[^⟦⟧:,.\\d]{2,30}?) button,? ?(?:to|for|leading to|going to|that (?:goes|leads|links) to|that opens|opens|linking to|links to|with (?:the )?link(?: to)?|->|→|:)? ?(?<url>(?:https?://|www\\.)\\S+)$",
    ),
    ({ label = "", url }) => `add a button “${sentence(label)}” that links to ${url}`,
  ],
  [
    pattern(
      `^(?:add|put) (?<label>${Q})(?: button)? and (?:link|connect) it (?:to|with) (?<url>\\S+)$`,
    ),
    ({ label, url }) => `add a button ${label} that links to ${url}`,
  ],
  // "The headline is too long, just write “…”".
  [
    pattern(
      `^(?<what>(?:the |our |my )?(?:headline|heading|title|lead|sub ?title|tag ?line|text)) is (?:too \\p{L}+|wrong|boring|bad)[,.;]* (?:please |just |simply |better |and )*(?:write|put|say|use|make it|change it to) (?:just |only )?(?<text>${Q})$`,
    ),
    ({ what, text }) => `change ${what} to ${text}`,
  ],
  // "Colours like wheat and brown", "calm green tones".
  [
    pattern(
      "^(?:in |use |with |some |i want |make it )?(?:(?:colou?rs?|tones?|shades?) (?:like|such as|in|of) (?<one>.{3,40})|(?:(?:calm|nice|pretty|soft|natural|warm) )*(?<two>[\\p{L}]+(?: and [\\p{L}]+)?) (?:tones|shades|colou?rs))$",
    ),
    ({ one, two }) => {
      const { colours, rest } = looksSaid(one ?? two ?? "");
      return colours.length > 0 && bare(rest) === "" ? `make it ${one ?? two}` : null;
    },
  ],
  // "What to bring to the first visit: …".
  [
    pattern(
      "^(?<name>(?:what|how|where|who|when|why) (?:to|we|you|i)@ [\\p{L} ]{3,36}): (?<body>[^⟦⟧:?!]{6,300})$",
    ),
    ({ name = "", body }) => `add a section called “${sentence(name)}”: ${body}`,
  ],
  // What is so for a while is said on top.
  [
    pattern(
      "^(?<text>we(?: are|['’]re) (?:on (?:holidays?|vacation)|away|closed) (?:from|between|until|till) .*\\d[^⟦⟧:]{0,30})$",
    ),
    ({ text = "" }) => `a banner at the top: ${sentence(text)}`,
  ],
  [
    pattern(
      "^(?:an? |another |(?:add|make|create) an? )?(?:new |second |third |sub-?)*page (?:for|about|with|called) (?:the |our )?(?<name>[^⟦⟧:,.]{3,30})$",
    ),
    ({ name = "" }) => `add a page called “${sentence(name)}”`,
  ],
  [
    pattern(
      "^(?:turn off|switch off|disable|remove|no|without|get rid of) (?:the )?dark (?:mode|theme)$",
    ),
    () => "use the light theme",
  ],
  [
    pattern(
      "^(?:a )?(?:thicker|bolder|heavier|stronger) (?:font|letters|text|type|writing) (?:for|in|on) (?:the |our )?(?<what>[\\p{L} ]{3,24})$",
    ),
    ({ what = "" }) => `make the ${/^menu$/iu.test(what) ? "nav" : what} bold`,
  ],
  [
    pattern(
      `^(?:what people say|people say|feedback|a review|a customer)(?: about us)? ?: (?<who>\\p{Lu}[\\p{L} .'’-]{1,40}?),? ?(?<text>${Q})$`,
    ),
    ({ who, text }) => `testimonials: ${text} – ${who}`,
  ],
  [
    pattern("^(?:office|shop|business|our) hours:? (?<hours>\\p{L}[^⟦⟧]{3,60})$"),
    ({ hours = "" }) =>
      `opening hours: ${hours.replace(/(?<=\d) (?=(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)\p{L}*\b)/giu, ", ")}`,
  ],
  [
    pattern(
      "^(?<text>(?!(?:the|our|my|put|make|move|add|write|show)@)[^⟦⟧:,]{8,80}?) (?:at|on) the (?:very|absolute) top(?: of the (?:page|site))?$",
    ),
    ({ text = "" }, order) =>
      isOfPage(text, order) || ORDERS.test(text) ? null : `a banner at the top: ${sentence(text)}`,
  ],
  // What is meant for all of the page.
  [
    pattern(
      "^(?<order>.{6,80}?),? (?:anywhere|everywhere|at all|throughout|on the (?:whole|entire) (?:page|site)|across the (?:page|site)|for (?:my )?(?:grandma|granny|grandpa|nan|older people|old people|the elderly|elderly people|seniors|people with bad eyes|my (?:mum|mom|dad|parents)))$",
    ),
    ({ order }) => order ?? null,
  ],
  // A look that is said of its part first.
  [
    pattern(
      "^(?<look>[^⟦⟧:,.]{3,30}?) (?:for|on|in) (?<what>(?:the |our |all the )?(?:photos?|pictures?|images?|cards?|headings?|buttons?|links?|prices?|nav|menu|header|footer))$",
    ),
    ({ look, what }) => `make ${what} ${look}`,
  ],
];

/** A phrase without articles, where it names something of the page. */
export function isOfPage(phrase: string, { page, quotes }: Order): boolean {
  return findPieces(bare(phrase), page, quotes) !== null;
}
