import { pattern } from "../../grammar/lexicon";
import { listsOfEntry } from "../concepts";
import { DAYS_SAID, daysIn } from "../hours-said";
import { looksSaid } from "../look-words";
import { moodsSaid } from "../moods/moods-said";
import type { Order } from "../order";
import { linesOf } from "../orders/hours-of-page";
import { inTheManner } from "../orders/set-clock";
import { ADDS, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const CLOCK = "\\d{1,2}(?:[:.h]\\d{2})? ?(?:am|pm|uhr|h|o['’]clock)?";
const PICTURES = "pictures?|photos?|images?|photographs?|work|works|projects";
/** What goes before the titles of all parts, and of nothing by itself. */
const OF_PARTS = /^(?:the|all|our|my|sections?|page|site|parts?|main|big|sub|menu)$/iu;
/** Where people are asked something. */
const ASKS =
  "(?:(?:in|on) (?:the |our )?(?:rsvp|form|booking(?: form)?|sign-?up(?: form)?|registration(?: form)?|contact form)(?: form)?,? )";
const THEY =
  "(?:people|guests|they|visitors|customers|patients|clients|members|someone|somebody|everyone|he or she|you)";

/** What owners say of their pages every day, as the orders that it means. */
export const PLAIN_EVERYDAY: readonly Plainer[] = [
  // "Thursday sessions now start at 7.30", "on Fridays we finish at 8": one end of the hours of that day.
  [
    pattern(
      `^(?:on |from now on |the |our )*(?<day>${DAYS_SAID})@(?:['’]s)?,? (?:(?:we|it|sessions?|training|classes|class|practice|meetings?|rehearsals?|lessons?|the \\p{L}+) )?(?:now )?(?<end>starts?|begins?|opens?|ends?|finish(?:es)?|stops?|closes?)(?: now| earlier| later| already| at| from)* (?<time>${CLOCK})(?: now| instead| from now on)?$`,
    ),
    ({ day = "", end = "", time = "" }, { page }) => {
      const wanted = daysIn(day);
      const line = linesOf(page).find(
        ({ days }) => wanted?.length === 1 && days.length > 1 && days.includes(wanted[0] ?? -1),
      );
      const [from, to, more] =
        line?.time.split(/\s*(?:[-–—]|(?<!\p{L})(?:to|till|until|bis)(?!\p{L}))\s*/iu) ?? [];
      if (!line || !from || !to || more) return null;
      const isStart = /^(?:start|begin|open)/iu.test(end);
      const half = /[ap]m/iu;
      const manner = half.test(from) ? from : `${from}${half.exec(to)?.[0] ?? ""}`;
      const fresh = inTheManner(time, isStart ? manner : to);
      const between = line.time.slice(from.length, line.time.length - to.length);
      return `${day} is now ${isStart ? fresh : from}${between}${isStart ? to : fresh}`;
    },
  ],
  // "Write the menu in two columns": how it stands, and no text.
  [
    pattern(
      "^(?:write|list|lay out|print|arrange|set out|split|divide|have) (?<what>(?:the |our |my )?[\\p{L} ]{2,30}?) (?:up |out )?(?:in|into|as) (?<count>two|three|four|2|3|4) columns$",
    ),
    ({ what, count }) => `show ${what} in ${count} columns`,
  ],
  // "Add a new team, the seniors": one of a list, or the first of a part that the page only names.
  [
    pattern(
      `^(?:${ADDS}|${WISHES})@ (?:a new|an? (?:second|third|fourth|fifth|further|additional|extra)|another|one more) (?<noun>[\\p{L}-]{3,20}), ?(?:(?:the|our|called|named)@ )*(?<name>[^,.:;⟦⟧]{2,60})$`,
    ),
    ({ noun = "", name = "" }, { page }) => {
      if ((listsOfEntry(noun) ?? []).length > 0) return `add a ${noun}: ${upper(name)}`;
      const several = upper(`${noun}s`);
      return page.pieces.some(({ kind, says }) => kind === "entry" && says === several)
        ? `add a section “${several}”: ${upper(name)}`
        : null;
    },
  ],
  // "Make the pictures bigger, two in a row is enough".
  [
    pattern(
      `^(?:make|show|have|put|i want|i['’]d like) (?:the |our |my |all )*(?<what>${PICTURES}) (?:to be )?(?:much |a (?:bit|little) )?(?:bigger|larger|big|large)(?:,| -|;| and| so)+ (?:(?:just|only|with|maybe|say|that) )*(?<count>two|three|one|2|3|1) (?:(?:of them|pictures|photos) )?(?:in an?|per|to an?|in each|side by side|next to each other)(?: row| line)?(?: is| are| would be| will do| should do)*(?: enough| fine| plenty| ok| okay)?$`,
    ),
    ({ what, count }) => `show the ${what} ${count} per row`,
  ],
  // "Make the titles of the sections smaller", "make the project titles smaller".
  [
    pattern(
      "^make (?:the |all (?:the )?)?(?:titles|headings) of (?:the |all (?:the )?)?(?:sections|parts) (?<look>.{3,40})$",
    ),
    ({ look = "" }) => `make the section titles ${look}`,
  ],
  [
    pattern(
      "^make (?:the |our |my |all (?:the )?)?(?<what>\\p{L}{3,20}) (?:titles|headings|headlines) (?<look>[^:⟦⟧]{3,40})$",
    ),
    ({ what = "", look = "" }) =>
      OF_PARTS.test(what) || looksSaid(look).rest.trim() !== ""
        ? null
        : `make the ${what} names ${look}`,
  ],
  [
    pattern(
      "^make (?:the |our |my |all (?:the )?)?(?:titles|headings|headlines) of (?:the |our |my |each )?(?<what>project|product|dish|service|treatment|course|class|event|member|coach|picture|photo|card|item)(?:s|es)? (?<look>[^:⟦⟧]{3,40})$",
    ),
    ({ what = "", look = "" }) =>
      looksSaid(look).rest.trim() === "" ? `make the ${what} names ${look}` : null,
  ],
  // "Soup of the day: Monday leek, Tuesday tomato": a part of its own.
  [
    pattern(
      `^(?:(?:${ADDS}|${WISHES})@ )?(?:an?|our|the|my)? ?(?<name>\\p{L}[\\p{L} -]{1,24} (?:of the (?:day|week|month)|every day)):? (?<body>(?=.{0,40}(?:${DAYS_SAID})@)[^⟦⟧]{10,400})$`,
    ),
    ({ name = "", body = "" }) => `add a section called “${upper(name.trim())}”: ${body}`,
  ],
  // "A news box with the latest: …".
  [
    pattern(
      `^(?:(?:${ADDS}|${WISHES})@ )?(?:an?|the|our)? ?(?:little |small )?(?<what>news|latest news|updates?|announcements?)(?: (?:box|section|corner|block|column|area|part|list|bit|feed|board))?(?: (?:with|for|about|of|showing))?(?: (?:the |our |all (?:the )?)?(?:latest|newest|recent|news|updates|things))*: (?<body>[^⟦⟧]{10,500})$`,
    ),
    ({ what = "", body = "" }) =>
      `add a section called “${/news/iu.test(what) ? "News" : upper(what)}”: ${upper(body)}`,
  ],
  // "Mark the vases as sold out".
  [
    pattern(
      "^(?:mark|show|list|label|set|put) (?:the |our |my )?(?<what>[^⟦⟧:,]{3,40}?) (?:as|down as|to) (?<state>sold out|out of stock|fully booked|not available)(?: now)?$",
    ),
    ({ what = "", state = "" }) => `${what} ${/s$/iu.test(what) ? "are" : "is"} ${state}`,
  ],
  // "Show our address on a map".
  [
    pattern(
      "^(?:show|put|mark|display|have|add|include) (?:the |our |my )?(?:address|location|place|venue|caf[eé]|shop|studio|practice|hall|us|where (?:we are|it is|to find us|we live)) (?:on|as|in|with) (?:a|the) (?:small |little |google )?map$",
    ),
    () => "add a map",
  ],
  // "Ask in the RSVP whether people are vegetarian".
  [
    pattern(
      `^(?:ask|find out|we need to know|i need to know|we want to know)(?: (?:people|guests|visitors|customers|patients|everyone|them))? ${ASKS}?(?:whether|if) ${THEY} (?:are|is|(?<has>have|has|need|needs|want|wants|bring|brings|(?:are|is) bringing)) (?:an? |any |to )?(?<what>\\p{L}[\\p{L} '’-]{2,40}?)(?:,? ${ASKS.trim()})?$`,
    ),
    ({ has = "", what = "" }) =>
      // What "to" something is, or "or not", is none of what is asked for.
      /(?<!\p{L})(?:or|who|which|because|so)(?!\p{L})/iu.test(what)
        ? null
        : `add a choice ${/^(?:need|want|bring|are bring|is bring)/iu.test(has) ? `“${upper(has.replace(/^(?:are|is) /iu, "").replace(/s$/iu, ""))} ${what}”` : `“${upper(what)}”`} to the form: No, Yes`,
  ],
  // "Add a checkbox vegetarian to the form": a form keeps what is chosen.
  [
    pattern(
      `^(?:${ADDS}|${WISHES})@ (?:an? |the )?(?:check ?box|tick ?box|yes[/ -](?:or[ -])?no (?:field|question|choice))(?: (?:for|called|named|saying|that says|with))? (?<what>⟦\\d+⟧|\\p{L}[\\p{L} '’-]{2,40}?)(?: (?:to|in|into|on) (?:the |our )?(?:\\p{L}+ )?form)?$`,
    ),
    ({ what = "" }) =>
      `add a choice ${/^⟦/.test(what) ? what : `“${upper(what)}”`} to the form: No, Yes`,
  ],
  // "The page is too long on my phone, can you make the gaps smaller".
  [
    pattern(
      `^(?:(?:the|my|our) (?:page|site|website) (?:is|gets|looks) (?:far |much |way |a bit )?too long(?<phones> on (?:my |the |a )?(?:phones?|mobiles?|small screens))?,? (?:so |and )?(?:can you |could you )?)?(?:(?:make|have|reduce|shrink|tighten|decrease|less) )?(?:the )?(?:gaps?|spaces?|spacing|white ?space|distances?|room|padding)(?: between (?:the |all )?(?:sections|parts|things|everything|blocks))?(?: (?:smaller|tighter|narrower|less|shorter))?$`,
    ),
    ({ phones }, { text }) =>
      /(?<!\p{L})(?:smaller|tighter|narrower|less|shorter|reduce|shrink|tighten|decrease)(?!\p{L})/iu.test(
        text,
      )
        ? `reduce the space between the sections${phones ? " on phones" : ""}`
        : null,
  ],
  // "The menu is too long on my phone".
  [
    pattern(
      "^(?:the |our )?(?:top )?(?:menu|navigation|nav)(?: bar)? (?:is|gets|looks|takes(?: up)?) (?:far |much |way |a bit )?too (?:long|big|wide|tall|high|much (?:space|room))(?: on (?:my |the |a )?(?:phones?|mobiles?|small screens))$",
    ),
    () => "add a menu for phones",
  ],
  // "More romantic, with pinks and a handwritten font for our names": the mood, and what belongs to it.
  [
    pattern(
      "^(?:make|have|i want|i['’]d like) (?<it>(?:it|this|the (?:page|site|website)|everything)(?: (?:to )?(?:look|feel|be))?) (?<mood>(?:more |a (?:bit|little) more )?\\p{L}+)(?:,? with|,? using|, and with|:|,) (?<rest>[^⟦⟧]{5,120})$",
    ),
    ({ it = "", mood = "", rest = "" }) => {
      if (!moodsSaid(`make it look ${mood}`)) return null;
      const orders = rest.split(/,? and (?=an? )|, (?=an? )/iu).map((part) => {
        const font =
          /^(?:an? )(?<look>[\p{L} -]{3,30} (?:font|typeface|lettering|letters))(?<of> (?:for|in|on) .+)?$/iu.exec(
            part,
          );
        if (font?.groups)
          return `make the ${/headings?|titles?/iu.test(font.groups.of ?? "") ? "headings" : /names?/iu.test(font.groups.of ?? "") ? "names" : "text"} in a ${font.groups.look}`;
        const { colours, rest: other } = looksSaid(
          part.replace(/(?<=pink|red|blue|green|yellow|purple|gold|brown|orange)s(?!\p{L})/giu, ""),
        );
        const plain = other
          .replace(
            /(?<!\p{L})(?:and|with|in|some|more|lots of|colou?rs?|tones?|shades?)(?!\p{L})|,/giu,
            "",
          )
          .trim();
        // A romantic page is in rose tones; another colour is a wish of its own.
        const isOwn =
          /romantic/iu.test(mood) && colours.every(({ word }) => /pink|rose|blush/iu.test(word));
        return colours.length > 0 && plain === "" && isOwn ? "" : null;
      });
      return orders.includes(null)
        ? null
        : [`make ${it} ${mood}`, ...orders.filter((order) => order !== "")].join("\n");
    },
  ],
];
