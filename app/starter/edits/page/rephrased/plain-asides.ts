import { AMOUNT, CURRENCY } from "../../../match/money";
import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { ADDS, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const ADD = `(?:${ADDS}|${WISHES})@`;
const Q = "⟦\\d+⟧";
const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const quoted = (text: string) => (/^⟦/.test(text) ? text : `“${upper(text.trim())}”`);
const PEOPLE =
  "(?:people|visitors|customers|guests|clients|patients|parents|members|fans|they|everyone|anybody|anyone|someone|somebody)";
const PRICE = `(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT}) ?(?:${CURRENCY}))`;
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const SIGNS: Readonly<Record<string, string>> = {
  heart: "♥",
  "♥": "♥",
  "❤": "❤",
  "❤️": "❤️",
  ampersand: "&",
  "&": "&",
  "&amp;": "&",
  plus: "+",
  "+": "+",
  and: "and",
  "“and”": "and",
};

/** How owners tell what is otherwise, in half sentences and complaints, as the orders that they mean. */
export const PLAIN_ASIDES: readonly Plainer[] = [
  // "We're closed on the 25th, can you put that somewhere people see it".
  [
    pattern(
      `^(?<body>[^⟦⟧:?]{8,160}?)[,.;–—-]+ ?(?:so |and |but )?(?:(?:can|could|would|will) you |please |i want |we want )*(?:to )?(?:put|show|say|write|mention|display|make) (?:that|this|it) ?(?:up )?(?:somewhere |clearly |in a place |visibly )*(?:where )?(?:${PEOPLE} |it )?(?:can |will |could |is |are |to )*(?:(?:see|notice|sees|be seen|visible|can['’]t miss|don['’]t miss|easy to see|obvious|clear)(?: it| this| that)?)(?: (?:right away|immediately|at once|first|easily))?(?: please)?$`,
    ),
    ({ body = "" }) => `add a banner at the top that says ${quoted(body)}`,
  ],
  // "The writing at the top is too big".
  [
    pattern(
      "^(?:i (?:think|find) )?(?:the |our |my )?(?:big )?(?:writing|text|letters|words|sentence|line) (?:at the top|up top|on top|at the beginning|on the first screen)(?: of the page)? (?:is|are|looks?|seems?) (?:a bit |a little |far |way |much |really )*too (?<how>big|large|huge|small|tiny|loud)$",
    ),
    ({ how = "" }) => `make the headline ${/small|tiny/iu.test(how) ? "bigger" : "smaller"}`,
  ],
  // "Make the packages stand next to each other".
  [
    pattern(
      "^(?:please )?(?:make|let|have|i want|could|can) (?:the |our |my )?(?<what>(?!pictures|photos|images|sections|parts)[\\p{L} ]{3,24}?) (?:to )?(?:stand|be|go|sit|appear|show|line up|lie)(?: up)? (?:next to (?:each other|one another)|side by side|beside (?:each other|one another)|in (?:a|one) row)(?: (?:instead of|and not) [^⟦⟧:]{4,40})?$",
    ),
    ({ what }) => `put the ${what} in three columns`,
  ],
  // "The Half day package is the most popular, highlight it".
  [
    pattern(
      "^(?:the |our |my )?(?<what>[^⟦⟧:,]{2,40}?)(?: (?:package|plan|option|offer|one|tier))? (?:is|are) (?:the |our |my )?(?<label>most popular|best ?-?seller|best value|favourite|favorite|recommended(?: one)?|most booked|most wanted|customers['’] favourite)(?: one| package| plan| option)?[,;.–—-]+ ?(?:so |please |can you |could you |and )*(?:highlight|mark|feature|emphasi[sz]e|show|point out|flag|say|label|make)(?: it| that| them)?(?: (?:as such|so|out|stand out|somehow|a bit|clearly))*$",
    ),
    ({ what = "", label = "" }) => `highlight the ${what} as “${upper(label)}”`,
  ],
  // "There should be a sentence about me: I've photographed over 200 weddings".
  [
    pattern(
      `^${ADD} (?:an? |another |the )?(?:short |small |new |little )*(?:sentence|line|text|paragraph|few words|something|bit) about (?<who>me|us|myself|our \\p{L}+|my \\p{L}+|the (?:owner|team|family|club|shop|company|place)|who (?:we are|i am)): ?(?<body>${Q}|.{6,400})$`,
      "su",
    ),
    ({ who = "", body = "" }, { page, mark }) => {
      const about = page.pieces.find(
        ({ kind, concepts }) => kind === "section" && concepts.includes("about"),
      );
      const text = /^⟦/.test(body) ? body : `“${upper(body.trim())}${mark}”`;
      return about
        ? `write ${text} below the about section`
        : `add a section called “${/^(?:me|myself|who i am)$/iu.test(who) ? "About me" : "About us"}” with the text ${text}`;
    },
  ],
  // "Put the prices first, before anything else".
  [
    pattern(
      "^(?:put|move|bring|show|place|have|list)@ (?:the |our |my )?(?<what>(?![^⟦⟧:,.\\d]* at the )[^⟦⟧:,.\\d]{3,30}?) (?:as the |to be )?(?:first|before|above|ahead of)(?: thing)?,? ?(?:(?:before|above|ahead of) )?(?:anything|everything|all)(?: the)? ?(?:else|rest|other (?:things|sections|parts))?(?: on the page)?$",
    ),
    ({ what }, { page }) => {
      const first = page.pieces.find(({ kind }) => kind === "section");
      return first ? `move the ${what} above ${quoted(first.says)}` : null;
    },
  ],
  // "It would be nice if people could send us a message".
  [
    pattern(
      `^(?:it (?:would|['’]d) be (?:nice|great|good|lovely|cool|helpful) if |it['’]d be (?:nice|great|good) if |(?:i|we) (?:want|need|would like|['’]d like) |i wish |let |allow |can |could )?${PEOPLE} (?:to |should |could |can |must |need to |would )*(?:be able to )?(?:send|write|leave|drop) (?:us|me) (?:an? )?(?:messages?|notes?|questions?|lines?|e-?mails?|enquir(?:y|ies)|inquir(?:y|ies))(?: (?:here|directly|from the page|on the page|through the page|online|from here))?$`,
    ),
    () => "add a contact form",
  ],
  // "Put a heart between our names instead of and".
  [
    pattern(
      "^(?:put|write|use|have|set|show|make|place)@ (?:an? |the )?(?<sign>heart|♥|❤️?|ampersand|&|plus|\\+)(?: (?:sign|symbol|emoji|icon))? (?:between|in between|in the middle of) (?:our|the|their|both|the two|my|these)(?: two)? names?(?:,? (?:instead of|and not|rather than|in place of|for) (?:the )?(?:“?(?:and|&|und|et|y|e)”?|⟦\\d+⟧|word \\S+))?$",
    ),
    ({ sign = "" }, { page }) => {
      const title = page.pieces.find(({ kind }) => kind === "title")?.says ?? "";
      const put = SIGNS[sign.toLowerCase()] ?? sign;
      const next = title.replace(/ (?:and|und|et|y|e|&|\+|♥) /iu, () => ` ${put} `);
      return next === title ? null : `change the name to “${next}”`;
    },
  ],
  // "I don't like the font of the headings, something more elegant".
  [
    pattern(
      "^(?:i|we) (?:do not|don['’]?t|dislike|hate)(?: really)?(?: like)? (?:the |this |that )?(?:fonts?|typeface|lettering|letters) (?:of|in|for|on) (?:the |our |my )?(?<what>headings?|headlines?|titles?|section titles|text|paragraphs|name|menu)[,.;:–—-]+ ?(?:please |can you |could you |i want |we want |make it |use |choose |pick |take |give me |maybe )*(?:something |one |a |an |it |be )*(?:more |a bit more |a little more )*(?<look>\\p{L}+)(?: font| one| instead| please)*$",
    ),
    ({ what, look }) => `set the ${what} in an ${look} font`,
  ],
  // "The font is boring, try something friendlier".
  [
    pattern(
      "^(?:the |this |that )?(?:fonts?|typeface|lettering) (?:is|are|looks?|feels?) [^,;.:⟦⟧]{3,40}[,;.–-]+ ?(?:so |please |can you |could you |can we |let['’]s )*(?:try|use|take|pick|choose|have|i want|i['’]d like|make it|find|give me|go for) (?:something |one |an? |it )?(?:a bit |a little |more |much )*(?<look>\\p{L}+?)(?: font| one| instead| please)*$",
    ),
    ({ look = "" }) => `use a ${STEMS[look.toLowerCase()] ?? look} font`,
  ],
  // "Say we're dog friendly under the opening hours".
  [
    pattern(
      "^(?:say|write|mention|put)@ (?:that )?(?<body>(?:we|you|dogs|children|there|parking|cards?|it|our|no)(?:['’]re| are|['’]s| is|@)[^⟦⟧:,.]{4,80}?) (?:under|below|beneath|underneath) (?:the |our |my )?(?<where>(?!headline|page|top)[\\p{L} ]{3,24})$",
    ),
    ({ body = "", where }) => `write ${quoted(body)} below the ${where}`,
  ],
  // "Instead of Reserve a table the button should say Call us".
  [
    pattern(
      `^instead of (?<old>${Q}|[^⟦⟧:,]{2,40}?),? (?:the |that |our |this )(?:\\p{L}+ )?(?:button|link|heading|headline|title|text|sentence) (?:should|must|has to|needs to|could) (?:say|read|be called|be):? (?<value>${Q}|[^⟦⟧]{2,60})$`,
    ),
    ({ old = "", value = "" }) =>
      `change ${/^⟦/.test(old) ? old : `“${old}”`} to ${/^⟦/.test(value) ? value : `“${value}”`}`,
  ],
  // "We're closed over Christmas, from 24 December to 2 January".
  [
    pattern(
      `^(?<body>(?:we|the \\p{L}+)(?:['’]re|['’]ll be| are| is| will be) (?:closed|shut|away|on holiday)(?= )(?=.*(?:${MONTH}|christmas|easter|holidays|new year|\\d{1,2}[./]\\d{1,2}))(?!.*(?:day|days)@ ?$)(?!.*~(?:put|show|say|write|mention|add|notice|banner|note)@)[^⟦⟧:?]{6,120})$`,
    ),
    ({ body = "" }) => `add a banner at the top that says ${quoted(body)}`,
  ],
  // "People should be able to order a veg box".
  [
    pattern(
      `^${PEOPLE} (?:should|must|need to|have to|could) (?:be able to )?(?<act>(?:order|reserve|book|pre-?order|request|apply for|sign up for|register for|enquire about|ask for) [^⟦⟧:,.]{3,40}?)(?: (?:here|online|on the page|from the page|with a form|through a form))*$`,
    ),
    ({ act }) => `add a form to ${act}`,
  ],
  // "We've started doing vegan cake too, £4".
  [
    pattern(
      `^(?:we|i)(?:['’]ve| have)? (?:just |now )?(?:started|begun) (?:doing|selling|making|serving|offering|baking|to \\p{L}+) (?<what>[^⟦⟧:,\\d]{3,40}?)(?: too| as well| also| now)?,? (?:for |at |it['’]s |they['’]re )?(?<price>${PRICE})$`,
    ),
    ({ what, price }) => `add ${what} for ${price}`,
  ],
  // "Add a section for accommodation with three hotels: The Queens, Malmaison, Ibis".
  [
    pattern(
      `^${ADD} (?:an? |the )?(?:section|part|list|block) (?:for|about|on|of|called|with) (?:our |the |my )?(?<name>[\\p{L} '’-]{3,40}?),? (?:with|listing|showing) (?:the |our |these |my |a list of )*(?:(?:two|three|four|five|six|seven|eight|\\d) )?(?:\\p{Ll}+ ){0,2}\\p{Ll}+s: (?<body>[^⟦⟧]{4,300})$`,
    ),
    ({ name = "", body = "" }) => `add a section called “${upper(name)}”: ${body}`,
  ],
];

/** What is "friendlier" is friendly. */
const STEMS: Readonly<Record<string, string>> = {
  friendlier: "friendly",
  rounder: "rounded",
  classier: "elegant",
  nicer: "elegant",
  fancier: "elegant",
  cleaner: "modern",
  bolder: "bold",
};
