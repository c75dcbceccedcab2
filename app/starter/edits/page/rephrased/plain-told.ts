import { AMOUNT, CURRENCY } from "../../../match/money";
import { pattern } from "../../grammar/lexicon";
import { CLOCK_SAID, DAYS_SAID } from "../hours-said";
import type { Order } from "../order";
import { mailOf } from "../orders/set-contact";
import { ADDS, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const PUT = `(?:(?:${ADDS}|${WISHES})@ )`;
const MONEY = `(?:(?:${CURRENCY}) ?)?(?:${AMOUNT})(?: ?(?:${CURRENCY}))?`;
const SAME =
  "(?:(?:stays?|remains?|keeps?|is|are|bleib(?:t|en))(?: (?:the|as|it|they|is|are|before|same|unchanged|gleich|so|now|their|its|hours|price))*)";
/** What somebody is in a committee, before their name: "Junior coach Luke Adeyemi". */
const IN_A_ROLE =
  /^(?<role>\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,3}?):? (?<name>\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)$/u;

/** "Chair Dev Patel, Secretary Gill Harmer" as people with what they are; null where one of them is put otherwise. */
function inRoles(said: string): string | null {
  const people = said
    .replace(/\.$/u, "")
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+(?=\p{Lu})/u)
    .map((one) => IN_A_ROLE.exec(one)?.groups);
  return people.length < 2 || people.some((one) => !one)
    ? null
    : people.map((one) => `${one?.name} (${one?.role})`).join(", ");
}

/** What owners tell of their page in a sentence with an aside, as the order that it means. */
export const PLAIN_TOLD: readonly Plainer[] = [
  // "Add a line that dogs are welcome and we have free wifi": on a page that is a sentence, and no field of a form.
  [
    pattern(
      `^${PUT}an? (?:short |little |small )?(?:line|sentence),? (?:saying |that says |to say )?that (?<text>[^⟦⟧:]{6,160})$`,
    ),
    ({ text = "" }) => `say that ${upper(text)}`,
  ],
  // "Our hours changed: Saturdays we're open til 5 now. Sundays stay the same".
  [
    pattern(
      `^(?:(?:(?:our|the) )?(?:opening )?(?:hours|times) (?:have )?changed?(?: a (?:bit|little))?[:,.;]? )?(?:on )?(?<day>${DAYS_SAID})@,? (?:we['’]?re|we are|we(?: now)?|it['’]?s)(?: now)? open(?: now)? (?:til|till|until|to) (?<clock>${CLOCK_SAID})(?: (?:now|from now on))?(?:[.;,] (?:the )?(?:${DAYS_SAID}|rest|others?|other days|everything else)@ ${SAME})?$`,
    ),
    ({ day = "", clock = "" }) => `${day} open until ${clock}`,
  ],
  // "Membership for adults goes up to £130, juniors stay", "adult membership 130".
  [
    pattern(
      `^(?:the |our )?(?:membership|subscription|entry|fees?|prices?|subs|tickets?)(?: fees?| prices?)? (?:for|of) (?:the |our )?(?<who>[\\p{L} ]{3,24}?)(?: (?:goes|go|is going|will go|went|rises?|is|are))(?: now)?(?: up| down)?(?: to)?(?: now)? (?<price>${MONEY})(?:(?:,|;|\\.)? (?:and |but )?(?:the )?[\\p{L} ]{3,30} ${SAME})?$`,
    ),
    ({ who = "", price = "" }) => `${who} are ${price}`,
  ],
  [
    pattern(
      `^(?:the |our )?(?<who>adults?|juniors?|senior|family|child(?:ren)?|kids?|student|concession)(?:['’]s?)? (?:memberships?|subscriptions?|fees?|tickets?|entry)(?: (?:is|are|goes|go|now|up|to|costs?|will be))* (?<price>${MONEY})(?: now)?(?:(?:,|;|\\.)? (?:and |but )?(?:the )?[\\p{L} ]{3,30} ${SAME})?$`,
    ),
    ({ who = "", price = "" }, { page }) => {
      const stem = who.toLowerCase().replace(/s$/u, "");
      const entry = page.pieces.find(
        (piece) => piece.entry?.price && piece.says.toLowerCase().startsWith(stem),
      );
      return entry ? `${entry.says} is ${price}` : null;
    },
  ],
  // "Add a “what to bring” bit: indoor shoes, …".
  [
    pattern(
      `^${PUT}(?:an?|the|our) (?<name>⟦\\d+⟧) (?:bit|part|section|block|list)[:,] ?(?<rest>[^⟦⟧]{5,400})$`,
    ),
    ({ name = "", rest = "" }, { quotes }) =>
      `add a section called ⟦${quotes.length}⟧: ${rest}`.replace(
        `⟦${quotes.length}⟧`,
        `“${upper(quotes[Number(/\d+/.exec(name)?.[0] ?? 0)] ?? "")}”`,
      ),
  ],
  // "The committee should be on there: Chair Dev Patel, Secretary Gill Harmer".
  [
    pattern(
      `^(?:${PUT})?(?:the|our|a) (?<what>committee|team|board|staff|trustees|crew|council)(?: (?:should|must|has to|needs to|ought to) (?:be|go|stand|appear|be listed|be shown) (?:on|in) (?:there|it|here|the (?:page|site))(?: too| as well)?)?[:,] ?(?<rest>[^⟦⟧]{8,400})$`,
    ),
    ({ what = "", rest = "" }) => {
      const people = inRoles(rest);
      return people ? `add a section called “${upper(what)}”: ${people}` : null;
    },
  ],
  // "A button at the top "Come and try" that opens an email to Gill".
  [
    pattern(
      `^(?:${PUT})?an? button(?: (?:at|on) (?:the )?top)? (?:(?:that says|saying|called) )?(?<label>⟦\\d+⟧)(?: (?:at|on) (?:the )?top)?,? (?:that|which) (?:opens|starts|writes|sends|begins) an? (?:e-?)?mail to (?<who>[\\p{L} .'’-]{2,40}|\\S+\\u0040\\S+)$`,
    ),
    ({ label = "", who = "" }, { page }) => {
      const mail = who.includes("@") ? who : mailOf(page);
      const isTheirs = mail?.toLowerCase().includes(who.toLowerCase().split(" ")[0] ?? "");
      const isUs = /^(?:us|me|the (?:club|team|office|secretary))$/iu.test(who);
      return mail && (isTheirs || isUs)
        ? `add a button that says ${label} and leads to ${mail}`
        : null;
    },
  ],
  // "Ajoutez une petite galerie avec six emplacements pour des photos du club".
  [
    pattern(
      "^(?:ajoute[rz]?|mets|mettez|nous voudrions|j['’]aimerais|je voudrais|on voudrait)@(?: s['’]il (?:te|vous) pla[iî]t,?)? une (?:petite |grande |jolie )?galerie (?:avec|de|pour) (?<count>deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\\d{1,2}) (?:emplacements?|places?|photos?|images?)(?: pour (?:des|les|nos|vos) photos[\\p{L} '’]{0,30})?$",
    ),
    ({ count = "" }) =>
      `add a gallery with ${FRENCH_COUNTS[count.toLowerCase()] ?? count} pictures`,
  ],
  // "Could we have a few nice words from customers? “…” – Janet. “…” – Tom P."
  [
    pattern(
      `^(?:${PUT})?(?:a few |some |a couple of )?(?:nice |kind |lovely )*(?:words|quotes|comments|reviews|testimonials) (?:from|by|of) (?:our |happy |some )*(?:customers|guests|clients|members|visitors|regulars)[?:.,]? (?<rest>⟦\\d+⟧.{2,400})$`,
    ),
    ({ rest = "" }) =>
      `add a section called “What people say”: ${rest.replace(/\.\s+(?=⟦)/gu, ", ")}`,
  ],
  // "Could we have frequently asked questions that open when you click? Do I need experience? - No."
  [
    pattern(
      `^(?:${PUT})?(?:some |the |a list of )?(?:frequently asked questions|faqs?|questions) that open (?:when|if) (?:you|people|visitors) (?:click|press|tap)(?: (?:on )?them)?[?:.] (?<rest>[^⟦⟧?]{4,90}\\? .{2,600})$`,
    ),
    ({ rest = "" }) => {
      const count = ["two", "three", "four", "five", "six"][rest.split("?").length - 3];
      return count ? `add ${count} questions: ${rest.replace(/\?\s*[-–—]\s+/gu, "? ")}` : null;
    },
  ],
  // "Phone number should be clickable so people can call from their mobile".
  [
    pattern(
      "^(?:the |our |my )?(?:(?:tele)?phone )?number (?:should|must|needs to|has to|could) be (?:clickable|tappable|a link)(?:,? (?:so|because|that)@[^⟦⟧:]{0,80})?$",
    ),
    () => "make the phone number clickable",
  ],
  // "We're closed 24th December to 2nd January. Can there be a banner about it at the top?"
  [
    pattern(
      "^(?<text>(?:we['’]?re|we are|the \\p{L}+ is) (?:closed|away|on holiday) [^⟦⟧:.?]{4,90})[.;,] (?:(?:can|could|may) (?:there|we|you) )?(?:be|have|put|add|make)(?: up)? an? (?:little |small )?(?:banner|notice|strip|sign|note) (?:about|for|of|saying|with) (?:it|that|this)(?: (?:at|on) (?:the )?(?:very )?top(?: of the (?:page|site))?)?(?: ?\\?)?$",
    ),
    ({ text = "" }) => text,
  ],
  // "A menu at the top that stays there when you scroll? Work, About, Contact": it is there, and stays.
  [
    pattern(
      `^(?:${PUT})?an? menu (?:at|on) (?:the )?top(?:,)? (?:that|which) (?:stays|sticks|remains|is always)(?: (?:there|visible|fixed|put))?(?: (?:when|while|if) (?:you|i|people|one|visitors) scroll(?: down)?)?(?: ?[?:.,] ?(?<names>[\\p{L} ]{3,20}(?:,? (?:and )?[\\p{L}]{3,20}){0,6}))?$`,
    ),
    ({ names = "" }, { page }) => {
      const links = page.pieces.filter(({ kind }) => kind === "navlink");
      const all = names.split(/,\s*|\s+and\s+/u).filter((name) => name !== "");
      const isThere = (name: string) =>
        links.some(({ says }) => says.toLowerCase() === name.trim().toLowerCase());
      return all.every(isThere) && links.length > 0
        ? "keep the menu at the top while scrolling"
        : null;
    },
  ],
  // "Add our Instagram @x and Facebook at the bottom. Facebook is facebook.com/x".
  [
    pattern(
      `^${PUT}(?:our |my |the )?(?<one>insta(?:gram)?) (?<handle>\\u0040[\\w.]{2,40}) and (?:our |my )?(?<two>facebook)(?: (?:at the bottom|in the footer|below))?(?: please)? ?[.,;:] (?:our |my |the )?facebook (?:is|:) ?(?<url>\\S{6,80}?)\\.?$`,
    ),
    ({ handle = "", url = "" }) =>
      `add our instagram ${handle} at the bottom\nadd our facebook ${url} at the bottom`,
  ],
  // "Please mark what's vegetarian: the soup and the toastie. A little V or leaf is fine".
  [
    pattern(
      "^mark (?:what['’]s|what is|which (?:are|is)|the) (?<what>vegetarian|vegan|gluten[- ]free|spicy|new)(?: (?:ones|dishes|things))?[:,] (?:the )?(?<one>[\\p{L} ]{3,24}?)(?:,? and (?:the )?(?<two>[\\p{L} ]{3,24}?))?(?:[.;,] (?:an? )?(?:little |small )?[\\p{L} ]{1,30}(?: is| would be)? (?:fine|enough|ok|okay|good))?$",
    ),
    ({ what = "", one = "", two }) =>
      [one, ...(two ? [two] : [])].map((name) => `mark ${name} as ${what}`).join("\n"),
  ],
];

const FRENCH_COUNTS: Readonly<Record<string, string>> = {
  deux: "two",
  trois: "three",
  quatre: "four",
  cinq: "five",
  six: "six",
  sept: "seven",
  huit: "eight",
  neuf: "nine",
  dix: "ten",
};
