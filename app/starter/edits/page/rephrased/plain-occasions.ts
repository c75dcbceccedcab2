import { pattern } from "../../grammar/lexicon";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { ADDS, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const ADD = `(?:${ADDS}|${WISHES})@`;
const Q = "⟦\\d+⟧";
const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const lower = (text: string) => (text[0]?.toLowerCase() ?? "") + text.slice(1);
const quoted = (text: string, mark = "") =>
  /^⟦\d+⟧$/.test(text) ? text : `“${upper(text.trim())}${mark}”`;
const TOP =
  "(?:(?:right |up )?(?:at|on|to|across) (?:the )?(?:very )?top(?: of (?:the|our|my) (?:page|site))?|above everything)";
const BAR = "(?:bar|banner|strip|stripe|ribbon|box|line|band)";
const FAQ =
  "(?:(?:[Ff]requently [Aa]sked|common|usual|typical|popular) [Qq]uestions|[Ff][Aa][Qq]s?|[Qq]uestions? (?:and|&) answers?|[Qq] ?(?:&|and) ?[Aa]|questions?)";
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*";
const BY = `(?:by|before|until|till|no later than|up to) (?:the )?(?:(?:\\p{L}{3,6}day,? )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2}[./]?)(?:,? ?\\d{2,4})?`;
const ANSWER =
  "(?:reply|rsvp|respond|answer|let us know|tell us|register|sign up|confirm|send (?:us )?your (?:answer|reply|rsvp)s?|fill in the form)";
const CLOCK = "\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|uhr|h|o['’]clock))?";

/** How the pages of a day and of a trade are told what happens, who is asked and in which order, as the orders that they mean. */
export const PLAIN_OCCASIONS: readonly Plainer[] = [
  // "On top write “…” in a yellow bar".
  [
    pattern(
      `^(?:(?<first>${TOP}),? )?(?:(?:write|put|show|say|display|place|have|add|announce|(?:i|we) (?:want|need)|(?:i|we)(?:['’]d| would) like)@ (?:to (?:say|write|show) )?)(?<text>${Q}|[^⟦⟧:]{4,140}?)(?<mid>,? ${TOP})? (?:in|on|as|inside|into) an? (?<colour>(?:(?:light|dark|bright|pale|soft|thin|narrow|big|bold) )*(?:\\p{L}+ )?)(?:${BAR}|notice ${BAR}|info ${BAR})(?<last>,? ${TOP})?$`,
    ),
    ({ first, mid, last, text = "", colour = "" }) => {
      if (!first && !mid && !last) return null;
      const said = looksSaid(colour.replace(/(?:thin|narrow|big|bold) /giu, ""));
      const plain = said.colours.length <= 1 && said.rest.trim() === "";
      return plain
        ? `add a ${said.colours[0] ? `${said.colours[0].word} ` : ""}banner at the top that says ${quoted(text)}`
        : null;
    },
  ],
  // "Put a yellow bar at the top: Closed on Monday".
  [
    pattern(
      `^(?:(?:${ADDS}|${WISHES}|have)@ )?(?:an? |the )?(?<colour>(?:(?:light|dark|bright|pale|soft) )?\\p{L}+) ${BAR},? ${TOP}(?:,? (?:that says|which says|saying|with(?: the (?:text|words))?|reading|that reads))?:? (?<text>${Q}|[^⟦⟧:]{4,140})$`,
    ),
    ({ colour = "", text = "" }) => {
      const said = looksSaid(colour);
      return said.colours.length === 1 && said.rest.trim() === ""
        ? `add a ${said.colours[0]?.word} banner at the top that says ${quoted(text)}`
        : null;
    },
  ],
  // "Common questions section, with How fast can you come? Usually within 60 minutes."
  [
    pattern(
      `^(?:${ADD} )?(?:an? |the |some |our |another )?${FAQ}(?: section| part| block| area)?(?: please)?(?: with| like| including| such as| for example| saying)?[:,?]?(?: with| like| including| such as)?:? (?<all>(?!(?:and|about|on|for|in|at|to|should|is|are|be)@)[\\p{Lu}⟦][^?]{4,100}\\?\\s+[^?]{2,300}(?:\\?\\s*[^?]{2,300}){0,6})$`,
      "su",
    ),
    ({ all = "" }, { mark }) => `add questions: ${all.trim()}${mark}`,
  ],
  // "Put Martin first", "swap the names".
  [
    pattern(
      "^(?:(?:put|name|write|show|list|mention|have)@ (?<a>[\\p{L}'’-]{2,30}) (?:first|before (?<c>[\\p{L}'’-]{2,30})|in front(?: of (?<d>[\\p{L}'’-]{2,30}))?)|(?<b>[\\p{L}'’-]{2,30})(?:['’]s name)? (?:should|must|has to|needs to|comes?|goes|first) ?(?:be|come|go|stand)? ?(?:named )?first)$",
    ),
    ({ a, b, c, d }, order) => swapped(order, a ?? b ?? null, c ?? d ?? null),
  ],
  [
    pattern(
      "^(?:swap|switch|reverse|turn around|exchange|change)@ (?:the order of )?(?:the |our )(?:two )?names(?: around| round| over| in the (?:title|heading))?$",
    ),
    (_, order) => swapped(order, null, null),
  ],
  // "Schedule: 14:00 ceremony, 15:30 champagne".
  [
    pattern(
      `^(?:${ADD} )?(?:the |our |an? |here is (?:the|our) )?(?:schedule|programme|program|timetable|time ?line|agenda|running order|order of (?:the day|events|service)|plan (?:of|for) the (?:day|evening|night|afternoon)|day plan)(?: of the day| for the (?:day|evening))?(?: is| will be| goes)?(?: as follows)?(?:[:,]| –| -)? (?<body>(?:at )?${CLOCK}(?!\\p{L}|\\d).*\\d.*)$`,
    ),
    ({ body }) => `add a schedule: ${body}`,
  ],
  // "Please reply by 1 May 2026", "replies are due by 1 May": it is said beside the form.
  [
    pattern(`^(?:please )?(?<act>${ANSWER}(?: if you(?:['’]re| are) coming)?) (?<by>${BY})$`),
    ({ act = "", by = "" }, order) =>
      besideForm(
        order,
        `Please ${/^rsvp/iu.test(act) ? act.replace(/^rsvp/iu, "RSVP") : lower(act)} ${by}.`,
      ),
  ],
  [
    pattern(
      `^(?<said>(?:the )?(?:deadline (?:for (?:replies|answers|rsvps?|registration|sign-?ups?))?|last day (?:to|for) [\\p{L} ]{3,24}|replies|answers|rsvps?|registrations?)(?: (?:is|are|due|wanted|needed|open|closes?|please|must|be|in))* (?:${BY}|(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?: \\d{4})?))$`,
    ),
    ({ said = "" }, order) => besideForm(order, `${upper(said)}.`),
  ],
  [
    pattern(
      `^(?:we|i) need (?:to know|your (?:answers?|repl(?:y|ies))|(?:all )?(?:answers|replies|rsvps))(?: who['’]?s coming)? (?<by>${BY})(?: (?:who|whether|if) [\\p{L} ]{4,40})?$`,
    ),
    ({ by = "" }, order) => besideForm(order, `Please reply ${by}.`),
  ],
  // "We don't want gifts, please write “…”", "write “…” on the page".
  [
    pattern(
      `^(?:(?:we|i|there|nobody|no|our guests|everybody)@[^⟦⟧:]{3,100}?(?:[,;.–—-]+ ?|(?= write))(?:so |and |but )?(?:please |can you |could you |just )*)?(?:write|say|put|add|show|mention|display|print|(?:it|the (?:page|site)) (?:should|must|has to) (?:also )?(?:say|read))@ (?:the (?:text|words|sentence|line|note) |that |something like |there )?(?<text>${Q})(?: (?:there|too|somewhere|on (?:the|our|my) (?:page|site)|instead|for (?:our|the) guests))*$`,
    ),
    ({ text = "" }, order) => aside(order, text),
  ],
  // "Could you add a short text about how we met? In Lisbon in 2018 …"
  [
    pattern(
      `^(?:${ADD} |tell (?:people|everyone|our guests|visitors|guests) |say |mention )(?:an? |some |the )?(?:short |small |little |nice |few |bit of |brief )*(?:text|paragraph|section|story|bit|part|note|something|sentences?|words|lines?|info|information|piece)?(?: of text)? ?(?:about|on) (?<name>[^⟦⟧:?.!,]{3,40})[?.!:]\\s+(?<body>[^⟦⟧]{6,400}|${Q})$`,
    ),
    ({ name = "", body = "" }, { mark }) =>
      /(?<!\p{L})(?:form|button|gallery|map|menu|page|top|bottom|footer|header)(?!\p{L})/iu.test(
        name,
      ) || /\?/.test(body)
        ? null
        : `add a section called “${upper(name.trim().replace(/^(?:the|our|my) /iu, ""))}” with the text ${quoted(body, mark === "?" ? "" : mark)}`,
  ],
];

/** The two names of a headline the other way round; null where it has no two, or the one that is named stands first. */
function swapped({ page }: Order, first: string | null, before: string | null): string | null {
  const title = page.pieces.find(({ kind }) => kind === "title")?.says ?? "";
  const two =
    /^(\p{Lu}[\p{L}'’ -]{1,30}?)( & | and | und | et | y | e | \+ )(\p{Lu}[\p{L}'’ -]{1,30})$/u.exec(
      title,
    );
  if (!two) return null;
  const [, one = "", between, other = ""] = two;
  const is = (name: string, said: string) =>
    name.toLowerCase() === said.toLowerCase() ||
    name.toLowerCase().startsWith(`${said.toLowerCase()} `);
  if (first !== null && !is(other, first)) return null;
  if (before !== null && !is(one, before)) return null;
  return `change the name to ${other}${between}${one}`;
}

/** A line for those who fill in the form; on a page without one it is said where it belongs. */
function besideForm({ page }: Order, line: string): string {
  return page.pieces.some(({ kind }) => kind === "form")
    ? `write “${line}” above the form`
    : `say that ${line.replace(/\.$/u, "")}`;
}

/** A text that was given without its place: among what is good to know, else in the part about the page's people. */
function aside({ page }: Order, text: string): string | null {
  const sections = page.pieces.filter(({ kind }) => kind === "section");
  const home =
    sections.find(({ element }) =>
      element.attrs.some(({ name, value }) => name === "id" && value === "glance"),
    ) ??
    ["about", "services", "features", "hours", "contact"]
      .map((concept) => sections.find(({ concepts }) => concepts.includes(concept)))
      .find((one) => one !== undefined);
  return home ? `write ${text} at the end of the ${home.says}` : `add ${text} to the footer`;
}
