import { AMOUNT, CURRENCY } from "../../../match/money";
import { pattern } from "../../grammar/lexicon";
import { hexOfColour } from "../colour-words";
import type { Order } from "../order";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const quoted = (text: string) => (/^⟦/.test(text) ? text : `“${upper(text.trim())}”`);
const MAIL = "[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+";
const PUT =
  "(?:(?:please )?(?:add|put|show|list|make|have|give|include|create|write|we(?:['’]d| would)? (?:want|need|like)|i(?:['’]d| would)? (?:want|need|like)|there should be|it should have|set up)(?: to have| to see| us| me| in| up)? )";
const ITEMS = "(?<items>[^⟦⟧:]{5,400})";
const PRICE = `(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT}) ?(?:${CURRENCY}))`;

/** How owners of pages ask for cards, lists, contacts and shorter texts, as the orders that they mean. */
export const PLAIN_OWNERS: readonly Plainer[] = [
  // "Could you put a box for each of our teams: men, women, juniors".
  [
    pattern(
      `^${PUT}?(?:an? |one |little |small )*(?:box|card|tile|panel|block)(?:es|s)? (?:for|with|about|per) (?:each|every|all)?(?: (?:one )?of)?(?: the| our| my)? ?(?<what>[\\p{L} -]{3,30}?): ?${ITEMS}$`,
    ),
    ({ what = "", items }) => `add a section called “Our ${plural(what)}”: ${items}`,
  ],
  // "We want our coaches on there: Dave Miller (first team) and Priya Shah (juniors)".
  [
    pattern(
      `^(?:we|i)(?:['’]d| would)? (?:want|need|like)(?: to (?:have|see|show))? (?<what>(?:our|the|my) [\\p{L} -]{3,30}?) (?:on there|on here|on it|in there|on the (?:page|site|website)|listed|shown|up there): ?${ITEMS}$`,
    ),
    ({ what = "", items }) =>
      `add a section called “${upper(what.replace(/^the /iu, ""))}”: ${items}`,
  ],
  // "Three of our bestsellers with prices: …", "a few of our cakes: …".
  [
    pattern(
      `^${PUT}?(?:here are |these are )?(?:two|three|four|five|six|some|a few|a couple)(?: of)? (?<what>(?:our|the|my) [\\p{L} -]{3,30}?)(?: (?:with|and)(?: the| their)? (?:prices?|names?))?(?: (?:on|to) the (?:page|site))?: ?${ITEMS}$`,
    ),
    ({ what = "", items }) =>
      `add a section called “${upper(what.replace(/^the /iu, ""))}”: ${items}`,
  ],
  // "Membership is £60 a year, £30 for kids".
  [
    pattern(
      `^(?:the |our )?(?<what>membership|membership fees?|fees?|subs|subscription|entry|admission|tickets?) (?:is|are|costs?) (?<one>${PRICE}(?: (?:a|an|per|each) \\p{L}+)?)(?: (?:for )?(?<who>adults?|grown-?ups|seniors?|members))?,? (?:and |but )?(?<two>${PRICE}(?: (?:a|an|per|each) \\p{L}+)?) for (?<others>[\\p{L} -]{3,30})$`,
    ),
    ({ what = "", one, who, two, others = "" }) =>
      `add a section called “${upper(what)}”: ${upper(who ?? what)} ${one}, ${upper(others)} ${two}`,
  ],
  [
    pattern(
      `^(?:the |our )?(?<what>membership|membership fees?|annual fee|subscription|admission|entry) (?:is|are|costs?) (?<one>${PRICE}(?: (?:a|an|per|each) \\p{L}+)?)$`,
    ),
    ({ what = "", one }, { page }) =>
      page.pieces.some(
        ({ entry }) => entry?.price && entry.name.text.toLowerCase().includes(what.toLowerCase()),
      )
        ? null
        : `add a section called “${upper(what)}” with the text “${upper(what)} is ${one}.”`,
  ],
  // "My email should be a button: lena@…".
  [
    new RegExp(
      `^(?:${PUT})?(?:make )?(?:(?:the |our |my )?(?:e-?mail|mail)(?: address)?(?: (?:should|could|must) be| as| to be| into)? (?:an? )?(?:big |clickable )*button|(?:an? )?(?:e-?mail|mail) button(?: (?:with|to|for|that (?:goes|writes|leads) to))?)(?: (?:with|to|for))?[:,]? ?(?<mail>${MAIL})?$`,
      "iu",
    ),
    ({ mail }, { page }) => {
      const to =
        mail ??
        page.pieces
          .map(({ element }) => element.attrs.find(({ name }) => name === "href")?.value ?? "")
          .find((href) => href.startsWith("mailto:"))
          ?.slice("mailto:".length);
      return to ? `add a button “Email us” that leads to ${to}` : null;
    },
  ],
  // "The join button should write to join@…", "… should go to our email join@…".
  [
    new RegExp(
      `^(?:make |let |have )?(?<what>(?:the |our |my )?[^⟦⟧:]{2,40}? button) (?:should |must |to |could )?(?:go|goes|lead|leads|link|links|write|writes|send|sends|open|opens)(?: (?:people|them|visitors|an? (?:e-?mail|mail)))? (?:to |for )?(?:our |the |my )?(?:(?:e-?mail|mail)(?: address)? )?(?<mail>${MAIL})$`,
      "iu",
    ),
    ({ what, mail }) => `${what} should lead to ${mail}`,
  ],
  // "The text about me is too long, cut it down to: …".
  [
    pattern(
      "^(?:the |our |my )?(?<what>[^⟦⟧:,]{3,40}?) (?:is|are|seems?|feels?) (?:a bit |far |way |much )?too (?:long|wordy|much|long-winded|complicated)[,.;–—-]+ ?(?:so |please |can you |could you )*(?:cut|shorten|trim|reduce|change|make|boil|bring)(?: (?:it|that|them))?(?: down)? (?:to|into|just)(?: just| only| this)?:? ?(?<text>⟦\\d+⟧|[^⟦⟧]{5,300})$",
    ),
    ({ what, text = "" }) => `change the ${what} to ${quoted(text)}`,
  ],
  // "Change the font to something handwritten for our names".
  [
    pattern(
      "^(?:change|set|make|put|use|have)? ?(?:the )?(?:an? )?(?:font|lettering|letters|typeface) ?(?:to|into|in)? (?:something |an? |one )?(?:more )?(?<how>[\\p{L} -]{4,24}?)(?: (?:font|lettering|one))? (?:for|in|on) (?:the |our |my )?(?:(?<names>names?|title)|(?<heads>headings?|headlines?|titles))$",
    ),
    ({ how, heads }) => `change the font of the ${heads ? "headings" : "title"} to ${how}`,
  ],
  // "A softer background, something like cream".
  [
    pattern(
      "^(?:(?:make|use|have|give|i want|i['’]d like|we(?:['’]d)? (?:want|like)|can we have) )?(?:it |the page )?(?:an? |the )?(?:(?:bit|little) )?(?:softer|lighter|warmer|gentler|calmer|nicer|different|paler|quieter) (?<what>background|colou?r|header|footer)[,.]? (?:maybe |perhaps )?(?:something |sort of |kind of )?(?:like|such as|as in|say) (?:an? )?(?<colour>[\\p{L} -]{3,24})$",
    ),
    ({ what = "", colour = "" }) =>
      hexOfColour(colour)
        ? `make ${/^colou?r$/iu.test(what) ? "it" : `the ${what}`} ${colour}`
        : null,
  ],
  // "Write free delivery over £50 at the top".
  [
    pattern(
      "^(?:write|say|put|mention|announce|tell (?:people|visitors|customers)(?: that| about)?) (?!(?:the|our|my|it|them|this|that|a|an)(?!\\p{L}))(?<text>⟦\\d+⟧|[^⟦⟧:]{6,120}?) (?:(?:right|high|up|big) )*(?:at|on|to) (?:the )?(?:very )?top(?: of (?:the|our) (?:page|site))?$",
    ),
    ({ text = "" }) => `add a banner at the top that says ${quoted(text)}`,
  ],
  // "Make it blue and white like our kit".
  [
    pattern(
      "^(?<order>(?:make|turn|paint|colou?r|have|do) (?:it|everything|the (?:page|site|website|whole thing)) [\\p{L} ,]{3,40}?),? (?:just )?(?:like|as|to match|matching|the colou?rs of) (?:the |our |my )?(?:club['’]?s?|team['’]?s?|school['’]?s?)? ?(?:kit|shirts?|jerseys?|strip|logo|flag|colou?rs|crest|badge|uniforms?|brand|sign|shop ?front|van|cups|mugs)(?: (?:has|have|is|are))?$",
    ),
    ({ order }) => order ?? null,
  ],
  // "Dark background but keep the photos bright".
  [
    pattern(
      "^(?<order>.{4,80}?),? (?:but|and) (?:please )?(?:keep|leave) (?:the |all |our |my )*(?:photos?|pictures?|images?|photographs?|drawings?)(?: (?:as (?:they are|is|now)|bright|light|colou?rful|in colou?r|the same|alone|unchanged|visible|clear|like (?:they are|now)))?$",
    ),
    ({ order }) => order ?? null,
  ],
  // "The ceremony starts at 2 not 3".
  [
    pattern(
      "^(?<order>[^⟦⟧:]{3,80}? (?:at|from|by|is) \\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h))?),? (?:and )?(?:not|instead of|rather than) (?:at )?\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h))?$",
    ),
    ({ order }) => order ?? null,
  ],
  // "In two columns instead of three".
  [
    pattern(
      "^(?<order>.{4,90}? (?:two|three|four|five|\\d) (?:columns|(?:in|per) (?:a |each )?row)(?: next to each other)?),? (?:instead of|not|rather than) (?:one|two|three|four|five|six|\\d)(?: columns)?$",
    ),
    ({ order }) => order ?? null,
  ],
];

/** "Team" in a heading of several is "teams". */
const plural = (noun: string) => (/s$/iu.test(noun) ? noun : `${noun}s`);
