import { AMOUNT, CURRENCY } from "../../../match/money";
import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { ADDS, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const PUT = `(?:(?:${ADDS}|${WISHES}|have|get|make|can there be|could there be|is it possible to have)@ (?:(?:us|me|in|up)@ )?)`;
const SOME =
  "(?:(?:an?|some|a few|a couple(?: of)?|two|three|four|the|our|ein paar|einige|quelques|des|algunas|unas|alcune|umas)@ )?";
const ON_PAGE = "(?: (?:on|to|onto) (?:the|our|my) (?:page|site|website|home ?page))?";
const PEOPLE =
  "(?:(?:our|the|my|happy|satisfied|past|former|real|lovely|other|unserer?|zufriedene[nr]?)@ )*(?:customers?|clients?|guests?|regulars|members?|couples?|brides?|parents|patients|pupils|students?|visitors|people|readers|kunden|gästen?|mitgliedern?|clientes?|clients|clienti)";
const MONEY = `(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT}) ?(?:${CURRENCY}))`;
const PICTURES = "(?:photos?|pictures?|images?|pics|bilder|fotos?)";

/** What owners often want for their page, in words that stand for one of the orders that are known. */
export const PLAIN_WANTED: readonly Plainer[] = [
  // "A few quotes from happy customers", "some kind words by our members".
  [
    pattern(
      `^${PUT}?${SOME}(?:short |nice |kind |little )*(?:quotes?|words|feedback|praise|comments|opinions|stimmen|zitate|citations|citas|citazioni)@ (?:from|by|of|von|de|di|di|des) ${PEOPLE}${ON_PAGE}$`,
    ),
    () => "add a testimonials section",
  ],
  [
    pattern(
      `^${PUT}?(?:an? |the |some )?(?:section |part |bit |place )?(?:with |showing |about |for )?what ${PEOPLE} (?:say|think|said|thought)(?: (?:about|of) (?:us|me))?${ON_PAGE}$`,
    ),
    () => "add a testimonials section",
  ],
  // "A section with frequently asked questions, where the answers fold out".
  [
    pattern(
      `^${PUT}(?:an? |the |our )?(?:section |part |page |area |block )?(?:with |for |of )?(?:the |our |some )?(?:frequently asked questions|common questions|frequent questions|faqs?|questions and answers|q ?(?:and|&) ?a)(?: section| part)?,? (?:where|with|and|whose|that|so that)@ (?:the |each |their )?(?:(?:answers?|ones?|they|it|that)@ )?(?:(?:that|which|can|to|should) )*(?:fold|open|unfold|expand|collapse|drop|slide|show)\\p{L}*(?: (?:out|down|up|away|open))?(?: (?:when|if|once|on)@.{0,40})?$`,
    ),
    () => "add frequently asked questions that open on click",
  ],
  // "A picture gallery with six spaces for our photos".
  [
    pattern(
      `^${PUT}(?:an? |the |our )?(?:small |little |big )?(?:photo|picture|image)? ?gallery,? (?:with|that has|of) (?<count>\\p{L}+|\\d{1,2}) (?:empty )?(?:spaces?|places?|slots?|spots?|gaps|frames|boxes)(?: (?:for|to put|where)@.{0,40})?$`,
    ),
    ({ count }) => `add a gallery with ${count} pictures`,
  ],
  // "Put the membership fee up to £30".
  [
    pattern(
      `^(?:put|bump|push|bring|take|move) (?:the |our |my )?(?<what>[\\p{L} '’-]{3,40}?)(?: (?:fees?|prices?|costs?|rates?|charges?))? (?:up|down) to (?<price>${MONEY})(?: (?:a|per|each) \\p{L}+)?$`,
    ),
    ({ what = "", price }) => `${what} goes up to ${price}`,
  ],
  // "Two in a row instead of three".
  [
    pattern(
      `^(?:(?:make|show|put|have|display|set|arrange|i want|i['’]d like) )?(?:the |our |my |all (?:the )?)?${PICTURES}(?: (?:bigger|larger|smaller))?(?:,| and|:)? (?:(?:so (?:that )?(?:there are|they are)|with|only|just) )*(?<count>\\d|one|two|three|four|five|zwei|drei|vier) (?:in|per|to|on|of them in)(?: (?:a|each|one|every))? (?:row|line)(?:,? (?:instead of|rather than|and not|not) (?:\\d|\\p{L}+)(?: .{0,20})?)?$`,
    ),
    ({ count }) => `show the pictures ${count} in a row`,
  ],
  // "Make arrow keys go to the next photo when one is open large".
  [
    pattern(
      `^(?:(?:make|let|have|allow) )?(?:the |people use the )?arrows?(?: keys?)? (?:(?:should|to|can|could|must) )*(?:go|move|switch|jump|step|flick|change|show|bring)\\p{L}*(?: on| up)?(?: to)? (?:the )?(?:next|previous|other)@.{0,80}$`,
    ),
    (_, { text }) =>
      /(?:photo|picture|image|pic)s?/iu.test(text)
        ? "open the pictures large when they are clicked"
        : null,
  ],
  // "The font looks boring. Something with more character for headings".
  [
    pattern(
      `^(?:.{0,60}[.,;!] ?)?(?:(?:use|want|give|choose|pick|find|try|set|make|i['’]d like|we['’]d like|put)@ )*(?:(?:the )?(?:headings?|titles?|headlines?)@ )?(?:in |with )?(?:something|an? (?:\\p{L}+ )?(?:font|typeface)|a font|fonts?|lettering) (?:that has |with |that have )(?:a bit |a little |some |much )*(?:more )?(?:character|personality|charm|soul|style|life)(?: (?:for|in|on) (?:the |our |my )?(?<where>headings?|titles?|headlines?|text|everything))?$`,
    ),
    ({ where = "headings" }, { text }) =>
      /font|typeface|letter|heading|headline|title|schrift/iu.test(text)
        ? `set ${/text|everything/iu.test(where) ? "everything" : "the headings"} in an elegant font`
        : null,
  ],
];
