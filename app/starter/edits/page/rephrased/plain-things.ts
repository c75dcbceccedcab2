import { AMOUNT, CURRENCY } from "../../../match/money";
import { pattern } from "../../grammar/lexicon";
import { daysIn } from "../hours-said";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { isAlike, wordsOf } from "../page-words";
import { ADDS, CHANGES, REMOVES, WISHES } from "../verbs";
import { NAME, personWho, sectionFor } from "./meant-piece";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const ADD = `(?:${ADDS}|${WISHES}|include)@`;
const Q = "⟦\\d+⟧";
const PRICE = `(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT}) ?(?:${CURRENCY}))`;
const TIME = "\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h))?";
const MONTH = "(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|o[ck]t|nov|de[cz])\\p{L}*";
const DATE = `(?:(?:\\p{L}{3,9}day,? )?(?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)(?: \\d{4})?`;
const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const quoted = (text: string) => (/^⟦/.test(text) ? text : `“${upper(text.trim())}”`);
const EVENT =
  "event|concert|gig|reading|workshop|class|course|talk|lecture|tasting|tour|party|market|exhibition|open day|screening|match|tournament|evening|night|show|performance|meeting|trip|walk|day";

/** Words for what somebody is, by which people call them. */
const ROLE = "[\\p{L}][\\p{L}' -]{2,30}?";

/** How pages are asked for sentences, events, people, places and forms in ordinary words, as the orders that they mean. */
export const PLAIN_THINGS: readonly Plainer[] = [
  // "Add a sentence that new patients get 20% off", "mention that …", "add that parking is behind the church".
  [
    pattern(
      `^(?:${ADD} (?:an? |the )?(?:short |small |new )?(?:sentence|text|paragraph|line|info|information|remark|detail)(?: saying)?(?: that says)?(?:,? that|:)|(?:mention|add|note|include|state|write|point out|explain)@ that|make (?:it )?clear that|let (?:people|everyone|visitors|customers|guests|parents) know that|tell (?:people|everyone|visitors|customers|guests|parents) that) (?<body>${Q}|[^⟦⟧]{5,240})$`,
    ),
    ({ body = "" }) =>
      /^(?:opens?|links?|shows?|asks?|lets?|leads?|goes)(?!\p{L})/iu.test(body)
        ? null
        : `say that ${body}`,
  ],
  // "Add dogs are welcome": a sentence stands behind the verb.
  [
    pattern(
      `^(?:add|mention|write|say|put)@ (?<body>(?!an? |the |our |my |that )[\\p{L}' -]{3,30} (?:is|are|can be) (?:always |also |very |now )?(?:welcome|allowed|free|included|possible|available|required|not allowed|not included|provided|accepted)[^⟦⟧:]{0,80})$`,
    ),
    ({ body }) => `say that ${body}`,
  ],
  // "Say who to contact: Helen Reed, …".
  [
    pattern(
      `^(?:say|show|tell (?:people|visitors)|write|add)@ (?<what>(?:who|whom|where|how|when|what) to [\\p{L} ]{3,30}): (?<body>[^⟦⟧]{4,240})$`,
    ),
    ({ what = "", body = "" }) =>
      `add a section called “${upper(what)}” with the text “${upper(body)}”`,
  ],
  // "Say how long a course lasts: 10 weeks".
  [
    pattern(
      `^(?:say|tell (?:people|visitors)|mention|write) how (?:long|much|far|often|old|big|many) (?<what>(?:an? |the |our )?[\\p{L} ]{3,30}?) (?<verb>lasts?|takes?|costs?|is|are):? (?<body>[^⟦⟧:]{2,60})$`,
    ),
    ({ what = "", verb, body }) => `say that ${what} ${verb} ${body}`,
  ],
  // "Change the school colours to green and yellow".
  [
    pattern(
      `^(?:${CHANGES}|use)@ (?:the |our |my |its )?(?:(?!text|heading|font|button|link|background|footer|header|menu)\\p{L}+ ){0,2}colou?rs?(?: scheme| palette| theme)? (?:to|into|as|with) (?<colours>[\\p{L} ,&]{3,50})$`,
    ),
    ({ colours = "" }) => {
      const said = looksSaid(colours.replace(/&/g, " and "));
      return said.colours.length > 1 ? `make the colours ${colours}` : null;
    },
  ],
  // "Add the school motto “Learn, play, grow” under the headline".
  [
    pattern(
      `^${ADD} (?:an? |the |our |my )?(?:\\p{L}+ ){0,2}(?:motto|slogan|claim|tag ?line|line|quote|text|sentence|sub ?title|greeting) (?<text>${Q})(?: (?:right |just )?(?<where>(?:under|below|above|beneath) [^⟦⟧:]{3,40}))?$`,
    ),
    ({ text, where }) => (where ? `write ${text} ${where.replace(/^beneath/iu, "below")}` : null),
  ],
  // "Add a winter price of £110 a night".
  [
    pattern(
      `^${ADD} (?:an? |the |another )?(?:new )?(?<name>[\\p{L}][\\p{L}' -]{2,30}? (?:price|rate|fee|ticket|discount price|surcharge|charge|deposit|plan|option)) (?:of|for|at) (?<price>${PRICE})(?<per> (?:an?|per|each) \\p{L}+)?$`,
      "su",
    ),
    ({ name = "", price, per = "" }, { page }) =>
      `add “${upper(name)}” for ${price}${page.source.includes(`${per}<`) ? "" : per}`,
  ],
  // "Add a link to the parents' portal at https://…".
  [
    pattern(
      `^${ADD} (?:an? |the |our )?(?:link )?(?:(?:to|for) )?(?:the |our |my |an? )?(?<label>${Q}|[\\p{L}][\\p{L}'’ -]{2,40}?)(?: link)?(?:,? (?:at|to|on|under|with(?: the)? address|which is|:))? (?<url>https?://\\S+|www\\.\\S+)$`,
    ),
    ({ label = "", url = "" }) =>
      /(?<!\p{L})(?:picture|photo|image|video|button|map|logo)s?(?!\p{L})/iu.test(label)
        ? null
        : `add a link ${quoted(label.replace(/^link to (?:the |our )?/iu, ""))} to ${url.replace(/[.,]$/u, "")}`,
  ],
  // "Get rid of the contact form", where there is one form.
  [
    pattern(
      `^(?:${REMOVES}) (?:the |our |my )?(?:contact|booking|enquiry|inquiry|message|order|sign-?up|registration|reservation|request|whole)?(?: form| section with the form)$`,
    ),
    (_, { page, text }) =>
      page.pieces.filter(({ kind }) => kind === "form").length === 1 &&
      !/remove the form$/iu.test(text)
        ? "remove the form"
        : null,
  ],
  // "Rename Our products to From the farm": a part of the page by what it is for.
  [
    pattern(
      `^(?:rename|change|call|retitle) (?:the |our |my )?(?:(?:section|heading|title) )?(?<what>[\\p{L}' -]{3,24}?)(?: section| heading)? (?:to|into|as) (?<name>${Q}|\\p{Lu}[^⟦⟧:]{2,50})$`,
      "su",
    ),
    ({ what = "", name = "" }, order) => {
      const section = sectionFor(what, order);
      return section ? `change the heading “${section}” to ${quoted(name)}` : null;
    },
  ],
  // "Use a green gradient behind the headline".
  [
    pattern(
      `^(?:use|add|put|make|set|show)@ (?:an? |the )?(?<look>[\\p{L} ]{3,40}?) (?:behind|as (?:the )?background (?:of|for|behind)) (?:the |our )?(?:headline|title|hero|first screen|name|top|intro)$`,
    ),
    ({ look = "" }) =>
      /gradient|colou?r/iu.test(look) || looksSaid(look).colours.length > 0
        ? `give the hero a ${look.replace(/ background$/iu, "")}${/gradient|background/iu.test(look) ? "" : " background"}`
        : null,
  ],
  // "Make the shop name bigger".
  [
    pattern(
      `^(?<verb>make|set|put|write) (?:the |our )(?:shop|store|business|company|restaurant|cafe|café|school|club|band|site|page|hotel|farm|practice|brand|project|app)(?:['’]s)? (?:name|title) (?<look>[^⟦⟧:]{3,60}?)(?<place> (?:in|at) the (?:header|top|menu bar|nav(?:igation)?(?: bar)?))?$`,
    ),
    ({ verb, look, place }) => `${verb} the name ${look}${place ?? ""}`,
  ],
  // "Add an event: reading with Jane Orr on 4 March at 7 pm", "add a pick your own strawberries event on 20 June".
  [
    pattern(
      `^${ADD} (?:an? |another |the |our )(?:new )?(?:(?:${EVENT})(?: called| named|:|,) ?(?<named>${Q}|[^⟦⟧:]{3,60}?)|(?<what>[\\p{L}][\\p{L}'’ -]{2,40}? (?:${EVENT})))(?:,| on| at)* (?:on )?(?<when>${DATE}(?:[ ,]+(?:at |from |to |until )?${TIME})*)(?<more>,? (?:in|at) [^⟦⟧:]{3,50}|, [^⟦⟧:]{2,50})?$`,
    ),
    ({ named, what, when = "", more = "" }, { page, quotes }) => {
      const said = named ?? what ?? "";
      if (
        /(?<!\p{L})(?:countdown|button|link|form|banner|note|notice|reminder|picture|photo|map|sign)(?!\p{L})/iu.test(
          said,
        )
      )
        return null;
      const name = upper(said.replace(/⟦(\d+)⟧/g, (_, at: string) => quotes[Number(at)] ?? ""));
      const known = page.pieces.find(
        ({ kind, says }) =>
          kind === "section" &&
          /(?<!\p{L})(?:events?|concerts?|dates|readings?|workshops?|what['’]s on|calendar|gigs|talks|tours?)(?!\p{L})/iu.test(
            says,
          ),
      );
      const line = `${name}: ${when}${more}`;
      return known
        ? `write “${line}” at the end of the ${known.says}`
        : `add a section called “Events” with the text “${line}”`;
    },
  ],
  // "Replace the head teacher with Tom Nolan", "the new priest is Sean Doyle": whoever the page names as that.
  [
    pattern(
      `^(?:(?:replace|change|swap) (?:the |our |my )?(?<one>${ROLE}) (?:with|to|by|for) (?<a>${NAME})|(?:[^⟦⟧:,]{3,50}, (?:and )?)?(?:the|our|my) (?:new )?(?<two>${ROLE}) is (?:now )?(?<b>${NAME})(?: now)?)$`,
      "su",
    ),
    ({ one, two, a, b }, order) => {
      const old = personWho(one ?? two ?? "", order);
      return old ? `change “${old}” to “${a ?? b}” everywhere` : null;
    },
  ],
  // "The school day now ends at 14:40", of the hours that stand behind those words.
  [
    pattern(
      `^(?:the |our )?(?<what>[\\p{L}][\\p{L}' -]{2,30}?) (?:now |from now on |already )?(?<end>ends?|finish(?:es)?|closes?|is over|stops?|starts?|begins?|opens?) (?:now )?(?:at|from) (?<time>${TIME})(?: now| from now on| instead)?$`,
    ),
    ({ what = "", end = "", time }, { page }) => {
      // "On Fridays we close at 15:00" is of the opening hours, which have readers of their own.
      if (/^(?:we|i)$/iu.test(what) || daysIn(what.replace(/,? (?:we|i)(?: only| just)?$/iu, "")))
        return null;
      const range = new RegExp(`(${TIME})( ?(?:to|–|-|until|till|bis) ?)(${TIME})`, "iu");
      const texts = page.pieces.flatMap(({ says, entry }) =>
        entry ? [`${entry.name.text} ${entry.time?.text ?? ""}`, says] : [says],
      );
      const words = wordsOf(what);
      const text = texts.find(
        (one) =>
          range.test(one) && words.some((word) => wordsOf(one).some((own) => isAlike(own, word))),
      );
      const found = text ? range.exec(text) : null;
      if (!found) return null;
      const isStart = /^(?:starts?|begins?|opens?)$/iu.test(end);
      const next = isStart ? `${time}${found[2]}${found[3]}` : `${found[1]}${found[2]}${time}`;
      return `change “${found[0]}” to “${next}” everywhere`;
    },
  ],
  // "Add a second location in Fremantle, 3 High Street".
  [
    pattern(
      `^${ADD} (?:an? |our |another |the )?(?<what>(?:second|third|new|other|next)? ?(?:location|branch|shop|office|studio|practice|restaurant|address)) (?:in|at|:) (?<body>[^⟦⟧:]{6,80}\\d[^⟦⟧:]{0,40})$`,
    ),
    ({ what = "", body = "" }) =>
      `add a section called “Our ${what.trim().toLowerCase()}” with the text “${upper(body)}”`,
  ],
  // "Add a book of the month with the title The Salt Path".
  [
    pattern(
      `^${ADD} (?:an? |the |our )?(?<what>[\\p{L}' -]{4,40}?) (?:with|called|named|titled)(?: the (?:title|name|text))? (?<body>${Q}|(?:The |A )?\\p{Lu}[^⟦⟧:,]{3,60})$`,
      "su",
    ),
    ({ what = "", body = "" }) =>
      /(?<!\p{L})of the (?:day|week|month|year|season)$/iu.test(what)
        ? `add a section called “${upper(what)}” with the text ${quoted(body)}`
        : null,
  ],
  // "Add a shadow to the cards".
  [
    pattern(
      `^add (?:an? )?(?<look>(?:\\p{L}+ ){0,2}(?:shadow|border|frame|outline|background))s? (?:to|around|behind|under) (?:the |all |each of the |all the )?(?<what>cards|boxes|tiles|pictures|photos|images|products|dishes|entries)$`,
    ),
    ({ look, what }) => `give the ${what} a ${look}`,
  ],
  // "Add a floor plan": a picture of it.
  [
    pattern(
      `^${ADD} (?:an? |the |our |my )?(?<what>(?:\\p{L}+ )?(?:floor|site|seating|ground|street) ?plan|family tree|info ?graphic|portrait|head ?shot|poster|flyer|book cover|illustration of [\\p{L} ]{3,30}|drawing of [\\p{L} ]{3,30})$`,
    ),
    ({ what = "" }) => `add a picture of the ${what}`,
  ],
  // "Split the menu into two columns".
  [
    pattern(
      `^(?:split|divide|arrange|lay out|break|show|set|put) (?:the |our )?(?<what>[\\p{L} ]{3,24}?) (?:up )?(?:into|in|over|across) (?<count>two|three|four|2|3|4) columns$`,
    ),
    ({ what = "", count }) => {
      return `put the ${what} in ${count} columns`;
    },
  ],
  // "Add a form so people can order a veg box".
  [
    pattern(
      `^${ADD} (?:an? )?(?:simple |small |short |online )*form (?:so(?: that)?|where|with which|to let|that lets|for) (?:people|visitors|customers|guests|parents|clients|patients|members|fans|they|you|everyone) (?:can |to |could )?(?<act>[^⟦⟧:,.]{4,50})$`,
    ),
    ({ act }) => `add a form to ${act}`,
  ],
];
