import { AMOUNT, CURRENCY } from "../../../match/money";
import { pattern } from "../../grammar/lexicon";
import type { Order } from "../order";
import { addressOf, phoneOf } from "../orders/set-contact";
import { isAlike, wordsOf } from "../page-words";
import { ADDS, CHANGES, MOVES, WISHES } from "../verbs";

type Groups = Readonly<Record<string, string | undefined>>;
type Plainer = readonly [form: RegExp, put: (groups: Groups, order: Order) => string | null];

const PRICE = `(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?:${AMOUNT}) ?(?:${CURRENCY}))`;
const ADD = `(?:${ADDS}|${WISHES})@`;
const Q = "⟦\\d+⟧";
const NUMBER = "\\+?\\d[\\d /()-]{5,}\\d";
const HEADER =
  "(?<place>,? (?:(?:at|on|in) the (?:very )?top(?: right| left)?(?: corner)?|(?:in|to|into) the (?:header|menu|nav(?:igation)?(?: bar)?|top bar))(?: of (?:the|our|my) (?:page|site))?)?";
const upper = (text: string) => (text[0]?.toUpperCase() ?? "") + text.slice(1);
const ACTS =
  /(?<!\p{L})(?:shar\w*|print\w*|back|top|scroll\w*|dark|light|theme|mode|whats ?app|download\w*|language|search|log ?in|play|like|next|second|third|first|same|round|big|small|new|radio|buy|pay|checkout|cart|pdf|delete|add|copy|follow|to|for|with|of|heart|favou?rites?|phone|telephone|call|e-?mail|map)(?!\p{L})/iu;

/** People that a page shows by their name: what they are, more than one of them. */
const PEOPLE =
  "stylists|speakers|teachers|doctors|nurses|staff|team(?: members)?|board(?: members)?|band members|trainers|coaches|members|therapists|employees|colleagues|instructors|organi[sz]ers|barbers|hairdressers|chefs|cooks|guides|artists|bridesmaids|groomsmen|hosts|partners|sponsors|players|waiters";
const NAMES = "\\p{Lu}[^⟦⟧:.?!]{1,240}";

/** How pages are asked for buttons, prices, people and places in ordinary words, as the orders that they mean. */
export const PLAIN_PAGES: readonly Plainer[] = [
  [
    pattern(
      `^${ADD} (?:an? |the )?(?:big |large |small |prominent |second |nice )*(?<label>[\\p{L}'’-]+(?: [\\p{L}'’-]+){0,3}?) button${HEADER}(?:,? (?:that |which )?(?:links?|leads?|goes|linking|leading|points?|opens?) (?:to )?(?<goal>[^⟦⟧]+?))?$`,
    ),
    ({ label = "", place, goal }) =>
      ACTS.test(label)
        ? null
        : `add a button “${upper(label)}”${place ? " in the header" : ""}${goal ? ` that links to ${goal}` : ""}`,
  ],
  [
    pattern(
      `^${ADD} (?:an? |the )?(?:big |large |small |prominent )*(?<label>${Q})(?: button| link)${HEADER}(?:,? (?:with|for|that calls|to call(?: us)?(?: at| on)?|calling) (?:the number )?(?<number>${NUMBER}))$`,
    ),
    ({ label, number }) => `add a button ${label} that calls ${number}`,
  ],
  [
    pattern(
      `^${ADD} (?:an? |the )?(?:big |large |small |prominent )*(?:call|phone|telephone)?(?: us| now)? ?button(?: to (?:call|phone|ring)(?: us| me)?)?${HEADER}(?:,? (?:at|on|with|for|that calls) (?:the number )?(?<number>${NUMBER}))?$`,
    ),
    ({ number }, { page, text }) =>
      number
        ? `add a button “Call ${number}” that calls ${number}`
        : /call|phone|ring/iu.test(text) && phoneOf(page)
          ? `add a button “Call us” that calls ${phoneOf(page)}`
          : null,
  ],
  // "Add a price for highlights, 95 €".
  [
    pattern(
      `^${ADD} (?:an? |the |another |our )?(?:new )?price (?:for|of) (?:an? |the )?(?<name>[^⟦⟧:,\\d]{2,40}?)(?:,|:| of| at| -| –)? (?<price>${PRICE})$`,
      "su",
    ),
    ({ name = "", price }) => `add ${upper(name)} for ${price}`,
  ],
  // "Add “Children under 12: 22 €” to the prices".
  [
    pattern(
      `^${ADD} (?<quote>⟦(?<at>\\d+)⟧)(?: (?:to|in|under|on) (?:the |our |my )?(?:prices?|price list|menu|list|services|rates|fees))?$`,
    ),
    ({ at }, { quotes }) => {
      const item = new RegExp(`^(?<name>[^:]{2,50}?)\\s*[:–-]\\s*(?<price>${PRICE})$`, "u").exec(
        quotes[Number(at)] ?? "",
      )?.groups;
      return item ? `add “${item.name}” for ${item.price}` : null;
    },
  ],
  // "Add an early bird ticket for 149 € until 31 January".
  [
    pattern(
      `^${ADD} (?:an? |the )?(?<name>[^⟦⟧:,\\d]{2,40}?) (?:for|at) (?<price>${PRICE}),? (?<until>(?:until|till|before|from|up to|valid until|only until|bis) [^⟦⟧:,]{3,30})$`,
      "su",
    ),
    ({ name = "", price, until }) => `add “${upper(name)} (${until})” for ${price}`,
  ],
  // "Change the price to $79", of the one price that the page gives.
  [
    pattern(
      `^(?:${CHANGES}|raise|lower|reduce|increase) (?:the |our |its )?price (?:up |down )?(?:to|from [^⟦⟧]{1,12} to) (?<price>${PRICE})$`,
      "su",
    ),
    ({ price }, { page }) => {
      const shown = page.source
        .slice(page.source.indexOf("<body"))
        .replace(/<(?:script|style|svg)\b[\s\S]*?<\/(?:script|style|svg)>/g, " ")
        .replace(/<[^>]*>/g, " ");
      const all = new Set(shown.match(new RegExp(PRICE, "gu")));
      const [old] = all;
      return old && all.size === 1 ? `change “${old}” to “${price}” everywhere` : null;
    },
  ],
  // "Change the location to “Messe Leipzig, Hall 2”".
  [
    pattern(
      `^(?:${CHANGES}) (?:the |our )?(?:location|venue|place|address) (?:to|into) (?<value>${Q}|\\p{Lu}[^⟦⟧]{2,60})$`,
      "su",
    ),
    ({ value = "" }, { page }) => {
      const lead = page.pieces.find(({ kind }) => kind === "lead")?.says ?? "";
      const old =
        addressOf(page) ??
        /(?<!\p{L})(?:at|in) (?:the )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)[^\p{L}]*$/u.exec(
          lead,
        )?.[1];
      return old
        ? `change “${old}” to ${/^⟦/.test(value) ? value : `“${value}”`} everywhere`
        : null;
    },
  ],
  // "Change the text under my name to …".
  [
    pattern(
      `^(?<verb>${CHANGES}) (?:the )?(?:small |short )?(?:text|line|sentence|words) (?:under|below|beneath|underneath) (?:my|our|the) (?:(?:page )?(?:name|title)|headline|heading) (?:to|into|with) (?<value>${Q})$`,
    ),
    ({ value }, { text, page }) =>
      `change the ${/headline|heading/iu.test(text) || !page.pieces.some(({ kind }) => kind === "headline") ? "lead" : "headline"} to ${value}`,
  ],
  // "Move the contact section to the top, right after the header image".
  [
    pattern(
      `^${MOVES} (?:the |our |my )?(?<what>[^⟦⟧:,.]{3,30}?) to the top,? (?:right |just |directly )?(?:after|below|under|behind) the (?:header|hero|first screen|headline|top)(?: image| picture| section)?$`,
    ),
    ({ what }) => `move the ${what} right under the headline`,
  ],
  // "Add the speakers Ada Brown (Rust), Kim Lee (AI)".
  [
    pattern(
      `^${ADD} (?:the |our |my |these )?(?<noun>${PEOPLE})(?: with (?:their|the) [\\p{L} ]{3,20})?(?: called| named|,|:| like)? (?<names>${NAMES})$`,
      "su",
    ),
    ({ noun = "", names = "" }, { page }) => {
      const known = page.pieces.find(
        ({ kind, says }) =>
          kind === "section" &&
          wordsOf(says).some((own) => wordsOf(noun).some((one) => isAlike(own, one))),
      );
      return known
        ? `add to the ${known.says}: ${names}`
        : `add a section called “${upper(noun)}”: ${names}`;
    },
  ],
  // "Add a teacher, Noah Lindt, who teaches on Saturdays".
  [
    pattern(
      `^${ADD} (?:an? |another |our )(?:new )?(?<noun>[\\p{L}]{4,14})(?:,| called| named) (?<name>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2}), who (?<text>[^⟦⟧:]{4,60})$`,
      "su",
    ),
    ({ noun = "", name, text }, { page }) => {
      const plural = new RegExp(`^(?:${PEOPLE})$`, "iu").test(`${noun}s`);
      const known = page.pieces.find(
        ({ kind, concepts }) => kind === "section" && concepts.includes("team"),
      );
      if (!plural) return null;
      return known
        ? `add to the ${known.says}: ${name} (${text})`
        : `add a section called “${upper(noun)}s”: ${name} (${text})`;
    },
  ],
  // "A section “How it works” with three steps: Apply, Visit, Adopt".
  [
    pattern(
      `^${ADD} (?:an? )?(?:new )?section (?:called |named |titled )?(?<name>${Q}) with (?:(?:the|these) )?(?:two|three|four|five|six|\\d) [\\p{L}]{4,12}: (?<body>[^:]+)$`,
    ),
    ({ name, body }) => `add a section called ${name}: ${body}`,
  ],
  // "A section “Projects” with “Seedlist - an app” and “Bow - a metronome”".
  [
    pattern(
      `^${ADD} (?:an? )?(?:new )?section (?:called |named |titled )?(?<name>${Q}) (?:with|:) (?<items>${Q}(?:(?:,| and|, and) ${Q})+)$`,
    ),
    ({ name, items = "" }, { quotes }) => {
      const said = [...items.matchAll(/⟦(\d+)⟧/g)].map(
        ([, at]) =>
          /^(?<name>[^–-]{2,40}?) [–-] (?<text>[^,()]{3,80})$/u.exec(quotes[Number(at)] ?? "")
            ?.groups,
      );
      return said.every((one) => one !== undefined)
        ? `add a section called ${name}: ${said.map((one) => `${one?.name} (${one?.text})`).join(", ")}`
        : null;
    },
  ],
];
