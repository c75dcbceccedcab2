import { pattern } from "../../grammar/lexicon";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { isAlike, wordsOf } from "../page-words";
import { ADDS, CHANGES, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const Q = "⟦\\d+⟧";
const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const quoted = (text: string) => (/^⟦/.test(text) ? text : `“${upper(text.trim())}”`);

const TOP =
  "(?:(?:right )?(?:at|on|in|across) (?:the )?(?:very )?top(?: of (?:the |our |my )?(?:page|site|website|home ?page))?|on top|up top|above everything)";
const NOTICE =
  "(?:an? |the )?(?:small |short |big |important |clear |quick )*(?:notice|note|banner|announcement|message|sign|warning|reminder|alert|strip|info bar|line)";
const SAYING =
  "(?:,? ?(?:that says?|which says?|saying|to say|telling (?:people|everyone|visitors|customers)|to tell (?:people|everyone|visitors|customers)|letting (?:people|everyone|visitors) know|so (?:people|everyone|visitors) know)(?: that)?:?|,? ?that|:)";
const HERO = `(?:${TOP}|(?:in|on) the (?:hero|first screen|header)|under(?:neath)? the head(?:line|ing)|below the head(?:line|ing))`;
const BUTTON = `(?:the |our |my )?(?:(?:top|first|hero|main|big) button|button ${HERO}|(?:text|label|words|wording) (?:of|on|in) the (?:(?:top|first|main) )?button(?: ${HERO})?)`;
/** Who is thanked or named for what they give. */
const GIVERS =
  "(?:sponsors?|partners?|supporters?|donors?|helpers?|volunteers?|backers?|funders?|patrons?|suppliers?|organi[sz]ers?)";
const NAMES = "[\\p{L}\\d⟦][^.?!:;]{1,240}";
/** Where names are to stand, or how they look, is none of them. */
const PLACED =
  /(?<!\p{L})(?:at|in|on|under|below|above|near|with) (?:the|our|my|an?) |(?<!\p{L})(?:for|by|who|that|because|please|make|add|put|link) /iu;

/** What is told of the page as it shall be, as the orders that it means. */
export const PLAIN_STATEMENTS: readonly Plainer[] = [
  // "Put a notice at the top that we're closed from 3 to 10 August".
  [
    pattern(
      `^(?:${ADDS}|${WISHES}|have)@ (?:up )?(?:${TOP} )?${NOTICE}(?: up)?(?:,? ${TOP})?${SAYING} ?(?<body>${Q}|[^⟦⟧]{4,200}?)(?<last>,? ${TOP})?$`,
    ),
    ({ body = "" }, { text }) =>
      /(?<!\p{L})line(?!\p{L})/iu.test(text) && !pattern(TOP).test(text)
        ? null
        : `add a banner at the top that says ${quoted(body)}`,
  ],
  // "Closed between Christmas and New Year, please put a notice on the page".
  [
    pattern(
      `^(?<body>[^⟦⟧:?]{6,200}?)\\s*[,.;–—-]+ (?:so |and |we need to |we should )?(?:put|add|show|post|write|include|need|want|place)@ (?:up )?${NOTICE}(?: (?:about|for|of|with|saying) (?:that|it|this))?(?: up)?(?: (?:${TOP}|on (?:the|our|my|this) (?:page|site|website|home ?page)))?$`,
    ),
    ({ body = "" }) =>
      pattern(`^(?:${ADDS}|${CHANGES}|${WISHES})@`).test(body)
        ? null
        : `add a banner at the top that says ${quoted(body)}`,
  ],
  // "Let people know at the top that we're closed", "say at the top that …".
  [
    pattern(
      `^(?:let (?:people|everyone|visitors|customers|guests) know|tell (?:people|everyone|visitors|customers|guests)|say|announce|mention|write) ${TOP},? (?:that )(?<body>${Q}|[^⟦⟧]{4,200})$`,
    ),
    ({ body = "" }) => `add a banner at the top that says ${quoted(body)}`,
  ],
  // "Thank our sponsors Hill's Bakery and Green Garage".
  [
    pattern(
      `^(?<verb>(?:say |give |add |write )?(?:an? )?(?:big |special )?(?:thank|thanks|thank-you|thank you)(?: go(?:es)?)?(?: to)?|credit|acknowledge|name|mention|list) (?:all )?(?:our|the|my) (?:\\p{L}+ )?(?<noun>${GIVERS})(?:,| are| is|:| like| namely)? (?<names>${NAMES})$`,
    ),
    ({ verb = "", noun = "", names = "" }, order) =>
      namedGivers(
        /thank/iu.test(verb)
          ? `Thank you to our ${noun.toLowerCase()}`
          : `Our ${noun.toLowerCase()}`,
        noun,
        names,
        order,
      ),
  ],
  // "Our sponsors are Hill's Bakery and Green Garage", "sponsored by Hill's Bakery".
  [
    pattern(`^(?:our|the|my) (?<noun>${GIVERS}) (?:are|is) (?<names>${NAMES})$`),
    ({ noun = "", names = "" }, order) =>
      namedGivers(`Our ${noun.toLowerCase()}`, noun, names, order),
  ],
  [
    pattern(
      `^(?:(?:we are|we['’]re|it['’]s|it is|the \\p{L}+ is) )?(?<kind>sponsor|support)(?:ed) by (?<names>${NAMES})$`,
    ),
    ({ kind = "", names = "" }, order) =>
      namedGivers(
        `Our ${kind.toLowerCase()}${/t$/iu.test(kind) ? "e" : ""}rs`.replace(
          "sponsorrs",
          "sponsors",
        ),
        kind,
        names,
        order,
      ),
  ],
  // "Make the page pink and gold": two colours are those of all of it, one is that of its ground.
  [
    pattern(
      "^(?:make|turn|paint|colou?r|have|i want|i['’]d like) (?:the |our |my )?(?:whole |entire )?(?:page|site|website|web ?page|home ?page)(?: (?:all|in|to be|be|into))* (?<colours>[\\p{L} ,&#\\d-]{3,50})$",
    ),
    ({ colours = "" }) => {
      const said = looksSaid(colours.replace(/&/g, " and "));
      const rest = said.rest.replace(/(?<!\p{L})(?:and|with|in|,)(?!\p{L})|,/giu, "").trim();
      const plain = rest === "" && said.looks.length === 0 && said.of === null && !said.scheme;
      if (!plain || said.font || said.colours.length === 0 || said.colours.length > 2) return null;
      const [first, second] = said.colours.map(({ word }) => word);
      return second ? `make the colours ${first} and ${second}` : `make the background ${first}`;
    },
  ],
];

const MAIN_BUTTON = [
  // "The button at the top should say Book an appointment".
  pattern(
    `^${BUTTON} (?:should|must|has to|needs to|could|ought to)(?: now| rather| just)? (?:say|read|be (?:called|named|labell?ed)|be)(?: instead)?:? (?<value>${Q}|[^⟦⟧]{2,40})$`,
  ),
  pattern(
    `^(?:${CHANGES}|let|have|make|rename|call)@ ${BUTTON} (?:to say|to read|to|into|say|read|says|as):? (?<value>${Q}|[^⟦⟧]{2,40})$`,
  ),
];

/** What the button of the first screen is to say, as a wish has it; null where it asks for something else. */
export function mainButtonText(wish: string): string | null {
  const value = MAIN_BUTTON.map((form) => form.exec(wish)?.groups?.value).find((one) => one);
  return value === undefined ||
    looksSaid(value).rest === "" ||
    /(?<!\p{L})(?:bigger|smaller|larger|round\p{L}*|colou?r\p{L}*|hidden|gone|link|links|leads?|visible|wider|bold|in the|on the|at the|and make|and link)(?!\p{L})/iu.test(
      value,
    )
    ? null
    : value;
}

/** A part of the page that names who gives, or more names in the one that does. */
function namedGivers(
  heading: string,
  noun: string,
  names: string,
  { page, quotes }: Order,
): string | null {
  const all = names.replace(/⟦(\d+)⟧/g, (_, at: string) => quotes[Number(at)] ?? "");
  if (PLACED.test(all) || !/^[\p{Lu}\d]/u.test(all)) return null;
  const [word = ""] = wordsOf(noun);
  const known = page.pieces.find(
    ({ kind, says }) => kind === "section" && wordsOf(says).some((own) => isAlike(own, word)),
  );
  return known ? `add to the ${known.says}: ${all}` : `add a section called “${heading}”: ${all}`;
}
