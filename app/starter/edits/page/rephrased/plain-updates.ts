import { pattern } from "../../grammar/lexicon";
import { DAYS_SAID, daysIn } from "../hours-said";
import type { Order } from "../order";
import { linesOf } from "../orders/hours-of-page";
import { ADDS, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const listed = (text: string) => text.replace(/,? (?:and|&) (?=[^,]+$)/u, ", ");
const CLOCK = "\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)?";
const UPDATE =
  "(?:(?:,| -|;)? ?(?:please |can you |could you )?(?:update|change|correct|fix)(?: (?:it|that|this|the page|the site))?)?";
const UNMISSED =
  "(?:(?:somewhere|so|where|in a place where|in a spot where) )?(?:(?:that )?(?:you|people|they|nobody|no one|everyone|everybody|visitors) (?:can['’]?t|cannot|can|will|won['’]t|could not|couldn['’]t) (?:possibly )?(?:miss|overlook|see)s?(?: it)?|(?:very |really )?(?:prominently|prominent|obvious|visibly))";

/** News that owners pass on, and what they leave out of an order, as the order that it means. */
export const PLAIN_UPDATES: readonly Plainer[] = [
  // "Make the name of the café bigger".
  [
    pattern(
      "^(?<verb>make|have|show|put|write|set) (?:the |our )?name of (?:the|our|my|this) [\\p{L}-]+(?: [\\p{L}-]+)? (?<look>(?:(?:a (?:bit|little)|much|slightly) )?(?:bigger|larger|smaller|bold|bolder|in [\\p{L} ]{3,20}))$",
    ),
    ({ verb = "", look = "" }) => `${verb} the name ${look}`,
  ],
  // "Training on Thursday is now 6:30 to 8:30, please update".
  [
    pattern(
      `^(?:(?:the |our )?\\p{L}+ (?:on|of) )?(?<day>${DAYS_SAID})@(?:['’]s?)?(?: \\p{L}+)? (?:is|are|will be|goes|moves? to|changes? to) (?:now )?(?:(?:from|at|to) )?(?<from>${CLOCK}) ?(?:-|–|to|till|until) ?(?<to>${CLOCK})${UPDATE}$`,
    ),
    ({ day = "", from = "", to = "" }, { page }) => {
      const wanted = daysIn(day)?.[0] ?? -1;
      const line = linesOf(page).find(({ days }) => days.includes(wanted));
      // The half of the day is that of before, where none is said.
      const half = /[ap]m/iu.test(to)
        ? ""
        : (/ ?[ap]m(?=\s*$)/iu.exec(line?.time ?? "")?.[0] ?? "");
      return `${day} is now ${from.trim()} to ${to.trim()}${half}`;
    },
  ],
  // "Club colours are navy and yellow".
  [
    pattern(
      "^(?:(?:the |our |my )?(?:club|team|school|house|company|brand)(?:['’]s)? )?colou?rs are (?<colours>[\\p{L} ]{3,20}(?:,? and|,) [\\p{L} ]{3,20})(?:[,;] (?:can|could) you use (?:those|these|them))?$",
    ),
    ({ colours = "" }) => `make it ${colours}`,
  ],
  // "Schreib bitte dazu, dass Hunde willkommen sind": the verb of what is said stands second.
  [
    pattern(
      "^(?:schreib|ergänze|erwähne?|füge?)(?: bitte)?(?: noch)?(?: dazu| hinzu)?,? dass (?<who>(?:(?:unsere|die|alle|wir|man) ?)?\\p{L}*) (?<rest>[^⟦⟧]{3,120}) (?<verb>sind|ist|haben|hat|kann|können|dürfen|darf|gibt)$",
    ),
    ({ who = "", rest = "", verb = "" }) => `say that ${upper(who)} ${verb} ${rest}`,
  ],
  // "A thank you to our sponsors at the bottom, Harlow Hardware and Pine Dental".
  [
    pattern(
      `^(?:(?:${ADDS}|${WISHES})@ )?(?:an? )?(?:big )?(?<what>thank[ -]?you|thanks) to (?:our |the |all (?:our )?)?(?<who>sponsors?|helpers?|supporters?|volunteers?|partners?|donors?|friends)(?<bottom> (?:at|on|in) the (?:very )?(?:bottom|end|footer)(?: of the page)?)?[,:] ?(?<names>[^⟦⟧:]{4,200})$`,
    ),
    ({ who = "", bottom, names = "" }) =>
      bottom
        ? `add a footer that says “Thank you to our ${who}, ${names}”`
        : `add a section called “Thank you to our ${who}”: ${listed(names)}`,
  ],
  // "New people can come twice for free, say that somewhere you can't miss it".
  [
    pattern(
      `^(?<text>[^⟦⟧:]{8,160}?)(?:,| -|;|\\.) (?:please )?(?:say|put|mention|write|show|tell people) (?:that|this|it) ${UNMISSED}$`,
    ),
    ({ text = "" }) => `say at the top that ${upper(text)}`,
  ],
  // "Could you make the training times a table".
  [
    pattern(
      "^(?:make|show|put|turn|list) (?:the |our |my )?(?:training|practice|opening|class|session|rehearsal|meeting)?[ -]?(?:times|hours)(?: in| into| as| to)?(?: be)? a (?:proper |little |small |clear )?table$",
    ),
    () => "show the opening hours as a table",
  ],
  // "Add what three couples said about her, make something up for now".
  [
    pattern(
      "^(?:add|show|put) (?:in )?what (?<count>two|three|four|five|six|some|a few)? ?(?:(?:of )?(?:our|my|her|his) )?(?:happy )?\\p{L}+ (?:said|say|think|thought|wrote) (?:about|of) (?:her|him|us|me|it)(?:[,;] (?:just )?(?:make (?:something|it|them) up|invent (?:something|them)|use (?:placeholders|examples|dummy text))(?: for now)?)?$",
    ),
    ({ count }) => `add ${!count || /some|few/iu.test(count) ? "three" : count} testimonials`,
  ],
  // "Buttons to show only weddings or only portraits or everything".
  [
    pattern(
      "^(?:(?:add|have|i want|we need) )?(?:some )?buttons (?:to|that) (?:show|filter|see|switch between) (?:(?:only|just) )?(?:the )?(?<one>\\p{L}+)(?:,| or| and)+ (?:(?:only|just) )?(?:the )?(?<two>\\p{L}+)(?:(?:,| or| and)+ (?:everything|all(?: of (?:them|it))?|both))?$",
    ),
    ({ one = "", two = "" }) => `let people filter the pictures by ${one} and ${two}`,
  ],
  // "Show which months are still free in 2027: May and June are, the rest is booked".
  [
    pattern(
      "^(?:(?:show|list|say|tell|add|write) )(?:people )?which (?<what>months|weeks|weekends|dates|days|times|slots) (?:are|i have) (?:still )?(?<free>free|available|open|booked|taken|left)(?<year> in \\d{4})?[:,] ?(?<list>[^⟦⟧:]{3,160}?)(?: are| is)?(?:,? (?:and )?(?:the rest|all (?:the )?others?|everything else) (?:is|are) (?<other>booked|taken|full|free|gone))?$",
    ),
    ({ what = "", free = "", year = "", list = "", other }) =>
      `add a section called “${upper(free)} ${what}${year}”: ${listed(list)}${other ? `, the rest is ${other}` : ""}`,
  ],
];
