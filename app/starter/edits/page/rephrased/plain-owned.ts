import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { ADDS } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
/** Colours that are said by what they are like. */
const LIKE: Readonly<Record<string, string>> = {
  creamy: "cream",
  rosy: "rose",
  sandy: "sand",
  minty: "mint",
  peachy: "peach",
  golden: "gold",
};
const FORM =
  "(?:(?:the |our |my )?(?:(?:join|joining|contact|booking|sign-?up|rsvp|order|registration) )?form)";

/** What is told behind a colon or in a clause of its own, as the orders that it means. */
export const PLAIN_OWNED: readonly Plainer[] = [
  // "Sam should come first: Sam and Maya".
  [
    pattern(
      "^(?<one>\\p{L}+) (?:should|must|has to|needs to) (?:come|be|go|stand) first(?: in the (?:name|title|heading))?:? (?<name>\\p{L}+ (?:and|&|und|et|y|e) \\p{L}+)$",
    ),
    ({ one = "", name = "" }) =>
      name.toLowerCase().startsWith(one.toLowerCase())
        ? `change the name to “${name.replace(/ and /iu, " & ")}”`
        : null,
  ],
  // "Put the address in: 4 Elm Hill".
  [
    pattern(
      "^(?:put|write|fill) (?:in )?(?:the |our |my )?(?<what>address|phone number|phone|e-?mail(?: address)?)(?: in)?: (?<value>[^⟦⟧]{5,120})$",
    ),
    ({ what = "", value = "" }) => `our ${what} is ${value}`,
  ],
  // "Shorten the intro to one sentence: …".
  [
    pattern(
      "^(?:shorten|change|rewrite|replace|cut|make) (?:the |our |my )?(?<what>intro(?:duction)?|lead|tag ?line|headline|welcome text)(?: text)?(?: down)? (?:to|into|with) (?:just |only )?(?:one|a|this|the) (?:single |short |new )?(?:sentence|line|text|words?): (?<text>⟦\\d+⟧|[^⟦⟧]{5,300})$",
    ),
    ({ what = "", text = "" }) =>
      `change the ${/^(?:intro|lead|welcome)/iu.test(what) ? "intro" : what} to ${/^⟦/.test(text) ? text : `“${text}”`}`,
  ],
  // "Put the next race on the page: …", "next race: …".
  [
    pattern(
      `^(?:${ADDS}|put|show|list)@ (?:the |our |an? )?(?<what>(?:next|upcoming|coming) \\p{L}+(?: \\p{L}+)?)(?: (?:on|onto) (?:the |our )?(?:page|site|website))?: (?<body>[^⟦⟧]{8,300})$`,
    ),
    ({ what = "", body = "" }, { page }) =>
      /(?:match|game|fixture|workshop|class|course)/iu.test(what) ||
      page.source.includes('id="matches"')
        ? null
        : `add a section called “${upper(what)}”: ${body}`,
  ],
  // "Add three bestsellers with prices: …".
  [
    pattern(
      "^(?:add|show|list|put) (?:(?:our|the|my|some) )?(?:(?:top )?(?:two|three|four|five|six|\\d) )?(?<what>best-?sellers|favourites|favorites|highlights|specials|special offers|seasonal specials)(?: (?:with|and) (?:the |their )?prices)?: (?<body>[^⟦⟧]{8,400})$",
    ),
    ({ what = "", body = "" }) => `add a section called “${upper(what)}”: ${body}`,
  ],
  // "Add our Sunday roast, £14.50, with a line saying booking recommended".
  [
    pattern(
      `^(?<item>(?:${ADDS})@ [^⟦⟧:()]{5,80}?),? (?:with|and) (?:an? |the )?(?:short |small )?(?:line|note|text|description|sentence)(?: (?:below|under(?:neath)?)(?: it)?)? (?:saying|that says|reading)(?: that)?:? (?<note>[^⟦⟧()]{4,120})$`,
    ),
    ({ item = "", note = "" }) => (/\d/.test(item) ? `${item} (${note})` : null),
  ],
  // "Can the join form also ask for an emergency contact".
  [
    pattern(
      `^(?:(?:can|could|should|would) )?${FORM} (?:(?:should|could|can|must|needs to) )?(?:also |please )*ask (?:people |guests |them )?(?:also )?for (?<what>[^⟦⟧:]{3,80}?)(?: (?:as well|too))?$`,
    ),
    ({ what = "" }) => `the form should ask for ${what}`,
  ],
  // "Ask people in the form which of these they want to eat: beef, salmon, risotto".
  [
    pattern(
      `^ask (?:(?:people|guests|visitors|customers|everyone|them) )?(?:in ${FORM},? )?(?:which|what)(?: of these)?(?: (?<noun>\\p{L}+))? (?:they|people|guests|you)(?:['’]d| would| want| like| prefer| to| will)*(?: (?<verb>eat|drink|have|order|choose|book|play|attend))?(?: in ${FORM})?: (?<values>[^⟦⟧]{5,200})$`,
    ),
    ({ noun, verb, values = "" }) => {
      const name = noun
        ? upper(noun)
        : verb && /eat|drink|order/iu.test(verb)
          ? `What would you like to ${verb}`
          : "";
      return name === "" ? null : `add a choice “${name}” to the form: ${values}`;
    },
  ],
  // "Make the RSVP deadline clear: please answer by 1 July".
  [
    pattern(
      "^(?:make|state|show|put) (?:the |our |my |it )?(?:[\\p{L} -]{3,30} )?(?:clear|clearly|obvious|visible|very clear): (?<text>[^⟦⟧]{6,200})$",
    ),
    ({ text = "" }) => `say clearly that ${text}`,
  ],
  // "Mention we have oat milk".
  [
    pattern("^(?:mention|say) (?<text>(?:we|i|you|our|there|they|people|guests) [^⟦⟧:]{5,200})$"),
    ({ text = "" }) => `say that ${text}`,
  ],
  // "A softer, creamy background".
  [
    pattern(
      "^(?:(?:make|use|have|give it|i want|i['’]d like) )?(?:an? |the )?(?:(?:softer|warmer|lighter|soft|warm|light|nice),? (?:and )?(?:more )?)?(?<colour>creamy|rosy|sandy|minty|peachy|golden) background$",
    ),
    ({ colour = "" }) => `make the background ${LIKE[colour.toLowerCase()] ?? colour}`,
  ],
];
