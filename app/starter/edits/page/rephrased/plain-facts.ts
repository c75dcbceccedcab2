import { escapePattern } from "~/projects/escape-pattern";
import { pattern } from "../../grammar/lexicon";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { isAlike, wordsOf } from "../page-words";
import { ADDS, CHANGES, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const ADD = `(?:${ADDS}|${WISHES})@`;
const Q = "⟦\\d+⟧";
const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const TIME = "\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h))?";
const MONTH = "(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|o[ck]t|nov|de[cz])\\p{L}*";
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th|\\.)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`;
const COLOURED = "(?:headings?|headlines?|titles?|text|letters|buttons?|links?|footer|header)";

/** The texts of a page, each in one line. */
const textsOf = ({ page }: Order) =>
  page.pieces.map(({ says }) => says).filter((says) => says !== "");

/** How facts, notes and places of a page are told in ordinary words, as the orders that they mean. */
export const PLAIN_FACTS: readonly Plainer[] = [
  // "Add “Cash only” at the bottom of the menu".
  [
    pattern(
      `^${ADD} (?<text>${Q}) (?:(?:at|to) the (?:bottom|end) of|below|under|underneath|after) (?:the |our |my )?(?<where>(?!page|site|website|everything)[^⟦⟧:,.]{3,30})$`,
    ),
    ({ text, where }) => `write ${text} below the ${where}`,
  ],
  // "Add delivery info: we deliver within 5 km, minimum order €20".
  [
    pattern(
      `^${ADD} (?:some |the |our |an? )?(?<name>[\\p{L}][\\p{L}' -]{2,24}? (?:info|information|details)|special offer|offer of the (?:week|month|day)|how to (?:get|find|reach|come|book|order)[\\p{L} ]{0,20}|directions|accessibility note|house rules|pick-?up(?: time)?): (?<body>[^⟦⟧]{4,300})$`,
    ),
    ({ name = "", body = "" }) =>
      `add a section called “${upper(name.replace(/ info$/iu, " information"))}” with the text “${upper(body)}”`,
  ],
  // "Add a note that the practice is closed from 1 to 8 May", "add an emergency note: In an emergency call 999".
  [
    pattern(
      `^${ADD} (?:an? |the )?(?:small |short |important |\\p{L}+ )?(?:note|notice|reminder|warning|hint|sign|message)(?: that|:| saying| that says) ?(?<body>${Q}|[^⟦⟧]{4,200})$`,
    ),
    ({ body = "" }) =>
      `add a banner at the top that says ${/^⟦/.test(body) ? body : `“${upper(body)}”`}`,
  ],
  // "Add a money-back guarantee of 30 days", "add “Dogs welcome” to the amenities".
  [
    pattern(
      `^${ADD} (?:an? |the |our )?(?<body>[^⟦⟧:,]*(?<!\\p{L})(?:guarantee|warranty|check-?in|check-?out|free (?:shipping|delivery|parking|returns?|entry|wi-?fi)|first class is free|pick-?up at)(?!\\p{L})[^⟦⟧:,]*?)(?: (?:to|in|on) the (?:header|top|page))?$`,
    ),
    ({ body = "" }) => `write “${upper(body)}” under the headline`,
  ],
  // "Change the training on Thursday to 19:00": the hour of that day in the text that says it.
  [
    pattern(
      `^${CHANGES} (?:the |our )?(?<what>[^⟦⟧:,\\d]{3,40}?) (?:on|at) (?<day>\\p{L}{3,9}day|mon|tue|wed|thu|fri|sat|sun)s? (?:to|at) (?<time>${TIME})$`,
    ),
    ({ day = "", time, what = "" }, order) => {
      const form = new RegExp(
        `(?<!\\p{L})(${escapePattern(day.slice(0, 3))}\\p{L}*),? (?:at )?(${TIME})(?![\\d:])`,
        "iu",
      );
      const text = textsOf(order).find(
        (one) =>
          form.test(one) &&
          wordsOf(what).some((word) => wordsOf(one).some((own) => isAlike(own, word))),
      );
      const old = text ? form.exec(text)?.[0] : undefined;
      return old
        ? `change “${old}” to “${old.replace(new RegExp(`${TIME}$`, "iu"), () => time ?? "")}” everywhere`
        : null;
    },
  ],
  // "Change the time to 3 pm", of the hour that the page gives of itself.
  [
    pattern(
      `^${CHANGES} (?:the |our )?(?:start(?:ing)? )?time (?:to|from [^⟦⟧]{1,10} to) (?<time>${TIME})$`,
    ),
    ({ time }, { page }) => {
      const old = /<dd>([^<]*\d[^<]*)<\/dd>/.exec(page.source)?.[1]?.trim();
      const isOne = (page.source.match(/<dd>/g) ?? []).length === 1;
      return old && isOne && new RegExp(`^${TIME}$`, "iu").test(old)
        ? `change “${old}” to “${time}” everywhere`
        : null;
    },
  ],
  // "Add a thank-you line in the footer: Thanks for reading!"
  [
    pattern(
      `^${ADD} (?:an? |the )?[\\p{L} -]{0,30}(?:line|text|sentence|note|message|greeting) (?:in|to|into|at) the (?:footer|bottom|end)(?: of the page)?: ?(?<text>${Q}|[^⟦⟧]{3,120})$`,
    ),
    ({ text = "" }, { mark }) => `add ${/^⟦/.test(text) ? text : `“${text}${mark}”`} to the footer`,
  ],
  // "Change the concert on 17 March to 18 March".
  [
    pattern(
      `^${CHANGES} (?:the |our )?[^⟦⟧:,\\d]{3,40}? (?:on|of|from) (?:the )?(?<old>${DATE}) (?:to|on) (?:the )?(?<value>${DATE})$`,
    ),
    ({ old, value }) => `change “${old}” to “${value}” everywhere`,
  ],
  // "Change the ages to 1 to 5".
  [
    pattern(
      `^${CHANGES} (?:the |our )?(?<what>[\\p{L} ]{3,30}?) (?:to|from [^⟦⟧]{3,12} to) (?<low>\\d{1,3}) ?(?:to|–|-) ?(?<high>\\d{1,3})$`,
    ),
    ({ what = "", low, high }, order) => {
      const form = /(?<!\d)\d{1,3}( ?(?:to|–|-|and) ?)\d{1,3}(?!\d)/u;
      const text = textsOf(order).find(
        (one) =>
          form.test(one) &&
          wordsOf(what).some((word) => wordsOf(one).some((own) => isAlike(own, word))),
      );
      const old = text ? form.exec(text) : null;
      return old ? `change “${old[0]}” to “${low}${old[1]}${high}” everywhere` : null;
    },
  ],
  // "A gallery with four pictures in two columns".
  [
    pattern(
      `^(?<gallery>${ADD} (?:an? )?(?:photo |picture |image )?gallery with \\p{L}+ (?:photos|pictures|images)) in (?<count>\\p{L}+|\\d) columns$`,
    ),
    ({ gallery, count }) => `${gallery}\nshow the pictures in ${count} columns`,
  ],
  // "Show four products per row", "put the speakers next to each other in a grid".
  [
    pattern(
      "^(?:show|put|display|have|make|list) (?<count>two|three|four|five|six|\\d) (?<what>\\p{L}{3,20}) (?:per|in (?:a|each|one)|next to each other(?: in a)?)(?: row| line)?$",
    ),
    ({ count, what = "" }) =>
      /picture|photo|image/iu.test(what) ? null : `put the ${what} in ${count} columns`,
  ],
  [
    pattern(
      "^(?:show|put|display|have|make|list|arrange) (?:the |our |my )?(?<what>(?!pictures|photos|images|[\\p{L} ]+ and )[\\p{L} ]{3,24}?) (?:next to (?:each other|one another)(?: in a grid)?|side by side|in a grid|into a grid)$",
    ),
    ({ what }) => `put the ${what} in three columns`,
  ],
  // "Change the header's background to navy".
  [
    pattern(
      `^${CHANGES} (?:the |our )?(?<what>header|footer|menu|page|hero|first screen|nav(?:igation)?)(?:['’]s)? (?:background|colou?r|background colou?r) (?:to|into) (?<colour>[\\p{L} #\\d]{3,24})$`,
    ),
    ({ what, colour = "" }) =>
      looksSaid(colour).colours.length === 1
        ? what === "page"
          ? `make the background ${colour}`
          : `make the ${what} ${colour}`
        : null,
  ],
  // "Make the page black with yellow headings".
  [
    pattern(
      `^(?:${CHANGES}) (?:the |our )?(?:whole )?(?:page|site|website|background) (?<ground>[\\p{L} ]{3,20}?) (?:with|and the) (?<colour>[\\p{L} ]{3,20}?) (?<what>${COLOURED})$`,
    ),
    ({ ground = "", colour = "", what }) =>
      looksSaid(ground).colours.length === 1 && looksSaid(colour).colours.length === 1
        ? `make the background ${ground}\nmake the ${what} ${colour}`
        : null,
  ],
  // "Make it calmer: soft blue and white".
  [
    pattern(
      "^make (?:it|the (?:page|site|design|colou?rs)) (?:calmer|warmer|cooler|fresher|softer|friendlier|livelier|happier|calm|warm|fresh|soft)(?::|,| with| in) (?<colours>[\\p{L} ,]{3,40})$",
    ),
    ({ colours = "" }) =>
      looksSaid(colours).colours.length > 0 ? `make the colours ${colours}` : null,
  ],
  // "Add a concert on 28 March in Berlin at Lido".
  [
    pattern(
      `^${ADD} (?:an? |another )(?:new )?(?<noun>concert|gig|show|event|training|class|course|workshop|match|game|meeting|market|tour date|performance|lesson) (?:on|at) (?<when>(?:${DATE}|\\p{L}{3,9}day)[^⟦⟧:]{0,60})$`,
    ),
    ({ noun = "", when = "" }, { page }) => {
      const plural = /(?:ch|s)$/u.test(noun) ? `${noun}es` : `${noun}s`;
      const known = page.pieces.find(
        ({ kind, says }) =>
          kind === "section" && wordsOf(says).some((own) => isAlike(own, wordsOf(noun)[0] ?? "⁂")),
      );
      return known
        ? `add to the ${known.says}: ${upper(when)}`
        : `add a section called “${upper(plural)}” with the text “${upper(when)}”`;
    },
  ],
  // "Strike out the concert at Molotow and write sold out".
  [
    pattern(
      "^(?:strike|cross) (?:out|through) (?:the |our )?(?<what>[^⟦⟧:,]{3,40}?)(?: and write (?<mark>[\\p{L} ]{3,20}))?$",
    ),
    ({ what, mark }) => (mark ? `mark ${what} as ${mark}` : null),
  ],
];
