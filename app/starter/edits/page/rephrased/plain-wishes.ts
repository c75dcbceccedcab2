import { AMOUNT, CURRENCY } from "../../../match/money";
import { pattern } from "../../grammar/lexicon";
import { hexOfColour } from "../colour-words";
import type { Order } from "../order";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const WISH =
  "(?:(?:please )?(?:add|put|make|have|give us|i(?:['’]d| would)? (?:want|need|like)|we(?:['’]d| would)? (?:want|need|like)|there should be)(?: to have)? )";
const DAY =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?)";
const TIME = "\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h))?";
const PRICE = `(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT}) ?(?:${CURRENCY}))`;
const MONTHS =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
const day = (said: string) => upper(said.toLowerCase().replace(/days$/u, "day"));
const ADDRESS = "(?:https?://|www\\.)\\S+";

/** Half sentences and suggestions by owners of pages, as the orders that they mean. */
export const PLAIN_WISHES: readonly Plainer[] = [
  // "We stay open until 5 on Saturdays".
  [
    pattern(
      `^(?:we(?:['’]re| are)?|i(?:['’]m)?) (?:now |also )?(?:stay |staying |keep )?open (?:until|till|to) (?<time>${TIME}) (?:on )?(?<days>${DAY})(?: now| from now on)?$`,
    ),
    ({ time, days = "" }) => `On ${day(days)}s we close at ${time}`,
  ],
  // "We're meeting on Wednesdays now, not Tuesdays".
  [
    pattern(
      `^(?:we|they|i)(?:['’]re| are)? (?:now )?(?:meet|meeting|train|training|rehears(?:e|ing)|run|running|play|playing|practi[sc](?:e|ing)) (?:on )?(?<next>${DAY})(?: now| from now on)?,? (?:and )?(?:not|instead of|rather than|no longer)(?: on)? (?<old>${DAY})(?: any ?more)?$`,
    ),
    ({ next = "", old = "" }) => `change ${day(old)} to ${day(next)} everywhere`,
  ],
  // "Could the headline be something warmer, like “…”".
  [
    pattern(
      "^(?:could|can|should|may|might|what if) (?<what>(?:the |our |my )[\\p{L} ]{3,30}?) (?:be|say|read|was|said|were)(?: something| a bit| more| [\\p{L}]+er)*,? (?:like|such as|e\\.g\\.|for example|maybe|perhaps):? ?(?<text>⟦\\d+⟧)$",
    ),
    ({ what, text }) => `change ${what} to ${text}`,
  ],
  // "A button to book a table at the top that goes to the form".
  [
    pattern(
      `^${WISH}(?:an? |the )?(?:big |clear |small )*button (?:to|for|where (?:people|they|you) can) (?<does>(?!the |our |my |a |an )[\\p{L}]+(?: (?:an? |the |us|your )?[\\p{L}]+){0,3}?)(?: (?:at|on) (?:the )?(?:top|first screen)(?: of the page)?)?,? (?:that |which |and )(?:it )?(?:goes|leads|links|jumps|takes (?:you|people|them)|scrolls) (?:down )?to (?<goal>[^⟦⟧]{3,60})$`,
    ),
    ({ does = "", goal }) => `add a button “${upper(does)}” that leads to ${goal}`,
  ],
  // "Add a WhatsApp link so people can join our group: https://…".
  [
    new RegExp(
      `^${WISH}?(?:an? |the |our )?(?<name>whatsapp|telegram|discord|signal|slack|strava|spotify|youtube|zoom|google maps|meetup|eventbrite|patreon|paypal|ko-?fi)(?: (?:group|chat|channel|page|club|account|donation|playlist))? (?:link|button)(?:,? (?:so|for|where|to|that)[^:]{0,60})?:? (?<url>${ADDRESS})$`,
      "iu",
    ),
    ({ name = "", url }) => `add a button “${upper(name)}” that leads to ${url}`,
  ],
  // "Make the prices stand out more".
  [
    pattern(
      "^(?:make|let|have|i want|we want|can|could) (?<what>(?:the |our |my )?(?:prices?|names?|times?|dates?|hours|questions|headings?|address|phone number)) (?:to )?(?:stand out|be more visible|more visible|more noticeable|pop|clearer|easier to (?:see|spot|read))(?: (?:more|better|a bit|a bit more))?$",
    ),
    ({ what }) => `make ${what} bold`,
  ],
  // "A section for results please".
  [
    pattern(
      "^(?:an? )?(?:new |separate |extra |own )?(?:section|part|block|area) (?:for|about|on|with) (?:the |our |my )?(?<what>[\\p{L} '’-]{3,40})$",
    ),
    ({ what = "" }) => `add a section for ${what}`,
  ],
  // "We've put the breakfast bowls up to 8.50 euros".
  [
    pattern(
      `^(?:we|i)(?:['’]ve| have|['’]re| are)? (?:just |now )?(?:put|raised|increased|lowered|reduced|dropped|bumped|putting|raising)(?: the price(?:s)? (?:of|for))? (?<what>[^⟦⟧:,\\d]{3,40}?)(?: price)? (?:up |down )?to (?<price>${PRICE})$`,
    ),
    ({ what, price }) => `${what} went up to ${price}`,
  ],
  // "Closed all of August".
  [
    pattern(
      `^(?:(?:we|i)(?:['’]re|['’]ll be|['’]m| are| am| will be)? |the (?:café|cafe|shop|studio|club|practice) (?:is|will be) )?(?<how>closed|away|on holiday|shut) (?<when>(?!.*[,;] (?:so |and )?(?:put|add|show|write|make|can|could|we)(?!\\p{L}))(?:all (?:of )?|for (?:all of |the whole of )?|from |between |in |over |during |on |until |the whole of )?(?:the )?(?:${MONTHS}|christmas|easter|new year|summer|bank holiday|\\d{1,2}(?:st|nd|rd|th)?)(?!\\p{L})[^⟦⟧:?–—-]{0,40})$`,
    ),
    ({ how, when }) => `add a banner at the top that says “We are ${how?.toLowerCase()} ${when}”`,
  ],
  // "Phone number in the header please".
  [
    pattern(
      "^(?:the |our |my )?(?<what>phone number|telephone number|phone|e-?mail(?: address)?|address|opening hours|hours) (?:also |too )?(?:in|at|on|into) the (?<where>header|footer|top|bottom|menu bar|top bar)(?: of the page| too| as well)*$",
    ),
    ({ what, where = "" }) =>
      `put our ${what} in the ${/footer|bottom/iu.test(where) ? "footer" : "header"}`,
  ],
  // "The green isn't really us, could it be terracotta".
  [
    pattern(
      "^(?:the |this |that )(?<old>[\\p{L} ]{3,16}?) (?:is(?:n['’]t| not)|does(?:n['’]t| not))(?: really| quite| very)? (?:us|me|right|nice|our (?:style|thing|colou?r)|working|work|fit(?:ting)?|suit us)[,.;–—-]+ ?(?:so |please )?(?:(?:could|can|should|would) (?:it|that|you)(?: (?:be|make it|use|become))?|make it|use|try|how about|maybe|rather)(?: an?)? (?<next>[\\p{L} ]{3,16})$",
    ),
    ({ old = "", next = "" }) =>
      hexOfColour(old) && hexOfColour(next) ? `change the ${old} to ${next}` : null,
  ],
  // "Make Bread Week the first picture".
  [
    pattern(
      "^(?:make|let|have|put|show) (?<what>⟦\\d+⟧|[^⟦⟧:,]{3,40}?) (?:be |as |to be |come )?(?:the )?(?<where>first|last)(?: (?:one|picture|photo|project|image|entry|item|thing|section|in the list|on the list))?$",
    ),
    ({ what, where = "" }) => `move ${what} to the ${/first/iu.test(where) ? "top" : "bottom"}`,
  ],
  // "The website should have our logo colours, dark green and gold".
  [
    pattern(
      "^(?:the (?:website|site|page) should (?:have|use|be in)|use|(?:we|i)(?:['’]d)? (?:want|like|need)) (?:the |our )?(?:logo|club|team|brand|school|company|house)(?:['’]s)? colou?rs?(?: please)?[,:;–—-]+ ?(?:which are |they are |they['’]re |that['’]s |these are )?(?<colours>[\\p{L} ,&]{5,50})$",
    ),
    ({ colours }) => `make it ${colours}`,
  ],
  // "Make the contact form ask for the date of the shoot".
  [
    pattern(
      "^(?:make|let|have) (?:the |our |my )?(?<form>(?:[\\p{L}]+ )?form) (?:also )?ask (?:people |visitors |them )?(?:for|about) (?:your |their |the |an? )?(?<what>[^⟦⟧:]{3,60})$",
    ),
    ({ form, what }) => `add a field for ${what} to the ${form}`,
  ],
  // "Add a table with court fees: members £4, guests £8".
  [
    pattern(
      `^${WISH}(?:an? |the )?(?:small |little |simple )?(?:table|list|price ?list|box) (?:with|of|for|showing) (?:the |our |all |all our )?(?<what>[\\p{L} -]{3,30}?): ?(?<items>[^⟦⟧:]*~${PRICE}[^⟦⟧:]*)$`,
    ),
    ({ what = "", items = "" }) => `add a section called “${upper(what)}”: ${items}`,
  ],
  // "Add a news section, first news: The new clubhouse opens on 3 May".
  [
    pattern(
      `^${WISH}(?:an? |the )?(?<what>[\\p{L}]{3,20}) (?:section|part|block)[,;.]? (?:the |our |with the |with a )?first (?:news|post|entry|item|one|article|text)(?: (?:is|being))?:? (?<text>⟦\\d+⟧|[^⟦⟧]{5,300})$`,
    ),
    ({ what = "", text = "" }) =>
      `add a section called “${upper(what)}” with the text ${/^⟦/.test(text) ? text : `“${upper(text)}”`}`,
  ],
  // "People should be able to tap our phone number to call, it's 0117 …".
  [
    pattern(
      "^(?:(?:people|visitors|customers|clients|guests|they|everyone) (?:should|must|can) be able to|let (?:people|visitors|customers|clients|guests|them)|make it possible to) (?:just )?(?:tap|click|press|touch)(?: on)? (?:our|the|my) (?:phone |telephone )?number (?:to|and) (?:call|ring|phone)(?: us| me)?[,.;:–—-]* ?(?:it['’]s|it is|the number is|that['’]s)? ?(?<number>\\+?\\d[\\d /()-]{5,}\\d)?$",
    ),
    ({ number }, { page }) => {
      const known = page.pieces
        .map(({ element }) => element.attrs.find(({ name }) => name === "href")?.value ?? "")
        .find((href) => href.startsWith("tel:"));
      const calls = number ?? known?.slice("tel:".length);
      return calls ? `add a button “Call us” that calls ${calls}` : null;
    },
  ],
  // "Wednesdays we're shut in the afternoon".
  [
    pattern(
      `^(?:on )?(?<days>${DAY}) (?:we(?:['’]re| are)|i(?:['’]m| am)) (?:closed|shut|off) (?:in the )?(?<half>afternoons?|mornings?)$`,
    ),
    ({ days = "", half = "" }) => `${day(days)} ${half.replace(/s$/u, "")} closed`,
  ],
];
