import { html } from "../../../source/html";
import { type EditResult, refused, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { isCallLabel } from "../call-label";
import { listsOfEntry } from "../concepts";
import { bare, findPieces } from "../find-pieces";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { insideOf, pageEdit } from "../page-draft";
import type { Page } from "../page-model";
import { ADDS, WISHES } from "../verbs";
import { defaultGoal, goalOf, URL } from "./button-goals";
import { goalChanged } from "./change-goal";
import { put, type Spot } from "./put-button.server";
import { mailOf, phoneOf, telOf } from "./set-contact";

const A =
  "(?:an?|the|another|ein(?:e[nr]?)?|den|einen|une?|un|una|uma?|le|el|il|o)? ?(?:big |small |second |new |large |große[nr]? |zweite[nr]? |weitere[nr]? )*";
const BUTTON =
  "(?:(?:call[- ]to[- ]action )?button|knopf|schaltfläche|bouton|botón|pulsante|botão|cta)";
const LINK = "(?:link|verlinkung|verweis|lien|enlace|collegamento|ligação)";
const LEADS =
  "(?:(?:,? ?(?:that|which|der|die|das|qui|que|che) )?(?:goes|go|going|links?|linking|leads?|leading|jumps?|points?|pointing|scrolls?|takes? (?:you|people|them|visitors)|brings? (?:you|people)|opens?|opening|calls?|calling|mails?|emails?|sends?|dials?|führt|öffnet|verlinkt|springt|geht|ruft|wählt|schickt|mène|renvoie|ouvre|appelle|lleva|abre|enlaza|llama|porta|apre|chiama|leva|liga)@(?: (?:directly|straight|direkt|them|people|on click))?(?: (?:to|down to|an?|at|with|on|zu[rm]?|auf|vers|à|a|al|alla|para|hacia))?|(?:to|for|zu[rm]?|auf|für|vers|à|a|al|alla|para|per|pour)@)";
const FORMS = [
  pattern(
    `^(?:${ADDS}|${WISHES})@ ${A}(?<kind>${BUTTON}|${LINK}) ?(?:called|named|labelled|saying|that says|with the (?:text|label)|with|for|namens|mit (?:dem text|der aufschrift)|mit|avec le texte|con el texto|con il testo|com o texto)? ?(?<label>⟦\\d+⟧),? ?(?:${LEADS} (?<goal>.+?))?(?: (?:an|hinzu|ein|weiterleitet|führt|öffnet|anruft|schickt|springt|verlinkt))?$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ ${A}(?<label>⟦\\d+⟧) ?(?<kind>${BUTTON}|${LINK}),? ?(?:${LEADS} (?<goal>.+?))?(?: (?:an|hinzu|ein|führt|öffnet|anruft|springt|verlinkt))?$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ ${A}(?<kind>${LINK}|${BUTTON}) ?(?:to|for|zu[rm]?|auf|vers|à|a|al|para|per)? ?(?<what>[^⟦⟧]*?) ?(?::|,|\\()? ?(?<url>${URL})\\)?(?: hinzu| ein)?$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ ${A}(?<kind>${LINK}) (?:to|zu[rm]?|auf|vers|à|a|al|para)? ?(?<url>${URL})$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ ${A}(?<kind>${BUTTON}) (?<label>\\p{Lu}[^⟦⟧,:]{1,30}?),? ${LEADS} (?<goal>.+?)$`,
    "su",
  ),
  pattern(`^(?:link to|verlinke?|lien vers|enlace a|link a) (?<what>[^⟦⟧]*?) ?:? ?(?<url>${URL})$`),
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?<what>(?:our |my |unsere?n? |meine?n? |notre |nuestro |il nostro |o nosso )?\\p{L}[\\p{L} ]{2,24}?)(?: link| page| account| profile| seite| profil)?:? (?<url>${URL})(?: hinzu)?$`,
  ),
];
/** German puts the verb last: "der eine Mail an uns öffnet". */
const IN_BETWEEN = pattern(
  `^(?<thing>.+?(?:${BUTTON}|${LINK}|⟦\\d+⟧)),? (?<place>(?:under|below|above|in|into|on|at|unter|über|im|in den|in die|sous|dans|debajo de|en|sotto|nel|nella|no|na)@ [^⟦⟧]{2,40}?),? (?<leads>(?:that|which|to|der|die|das|qui|que|che|linking|leading|pointing)@ .+)$`,
);
const GOAL_FIRST = pattern(
  `^(?:${ADDS}|${WISHES})@ ${A}(?<kind>${BUTTON}|${LINK}) ?(?:namens|mit (?:dem text|der aufschrift)|mit)? ?(?<label>⟦\\d+⟧)(?: (?:hinzu|ein))?,? (?:der|die|das) (?:(?:zu[rm]?|auf|an|nach|direkt) )*(?<goal>.+?) (?:öffnet|führt|anruft|verlinkt|springt|geht|leitet|schickt|wählt)$`,
);
const CALLS =
  /(?<!\p{L})(?:calls?|calling|dials?|ruft|anruft|appelle|llama|chiama|liga)(?!\p{L})/iu;
const ON_TOP =
  /,? (?:at the (?:very )?top(?: of the page)?|on top|oben|ganz oben|en haut|arriba|in alto|no topo|on the (?:page|first screen|home ?page))$/iu;
const EACH =
  /^(?<rest>.+?),?\s+(?:next to|to|on|in|under|below|for|at|with|beside|neben|bei|zu|unter|für|an|auf|à côté de|sous|pour|à|junto a|en|debajo de|a|accanto a|sotto|su|ao lado de|em)\s+(?:each|every|all(?: the| of the)?|jede[mnrs]?|alle[nr]?|chaque|toutes? les|cada|todos los|todas las|ogni|tutti i|tutte le|todos os)\s+(?<noun>[\p{L}]+(?: [\p{L}]+)?)(?:\s+(?:hinzu|ein))?$/iu;
const PLACED =
  /^(?<rest>.+?),?\s+(?:(?<side>below|under|above|after|beneath|unter|über|nach|sous|au-dessus de|debajo de|encima de|sotto|sopra)|in|into|to|on|at|im|in den|in die|in der|dans|en|nel|nella|no|na)\s+(?<where>(?:the |our |my |der |die |dem |den |le |la |el |il |o |a )?[^⟦⟧]{2,40})$/iu;

/** A button or a link of the person's, and where it leads: "a button “Book a table” that goes to our phone number". */
export function addButton({ text: whole, quotes, page }: Order): EditResult | null {
  const said = whole.replace(ON_TOP, "");
  const between = IN_BETWEEN.exec(said)?.groups;
  const text = between ? `${between.thing} ${between.leads} ${between.place}` : said;
  const each = EACH.exec(text)?.groups;
  if (each?.rest && each.noun) {
    const result = onEach(each.rest, each.noun, quotes, page);
    if (result) return result;
  }
  const changed = goalChanged(text, quotes, page);
  if (changed) return changed;
  const spots = [PLACED, PLACED_LAST].map((form) => form.exec(text)?.groups);
  for (const spot of [...spots, null]) {
    if (spot === undefined) continue;
    const part = spot?.rest ?? text;
    for (const form of [GOAL_FIRST, ...FORMS]) {
      const groups = form.exec(part)?.groups;
      if (!groups) continue;
      const place = spot ? placeOf(spot, quotes, page) : null;
      if (spot && !place) continue;
      const result = made(groups, quotes, page, place, whole);
      if (result) return result;
    }
  }
  return null;
}

/** The last of several places: "… that links to our shop in the header". */
const PLACED_LAST = new RegExp(PLACED.source.replace("<rest>.+?", "<rest>.+"), PLACED.flags);

function placeOf(
  groups: Readonly<Record<string, string | undefined>>,
  quotes: readonly string[],
  page: Page,
): Spot | null {
  const piece = groups.where ? findPieces(groups.where, page, quotes)?.pieces[0] : undefined;
  if (!piece) return null;
  const side = groups.side
    ? /^(?:above|über|au-dessus|encima|sopra)/iu.test(groups.side)
      ? "above"
      : "below"
    : "in";
  return { piece, side };
}

function made(
  groups: Record<string, string | undefined>,
  quotes: readonly string[],
  page: Page,
  spot: Spot | null,
  whole: string,
): EditResult | null {
  const url = groups.url?.replace(/^(?!https?:)/, "https://");
  const isLink =
    groups.url !== undefined ||
    (groups.kind !== undefined && new RegExp(`^${LINK}$`, "iu").test(groups.kind));
  const what = bare((groups.what ?? "").replace(/[:,(]$/, "")).replace(
    /\s+(?:page|account|profile|seite|profil|site|website)$/iu,
    "",
  );
  const label = groups.label
    ? unmasked(groups.label, quotes)
    : what === ""
      ? (url ?? "").replace(/^https?:\/\/(?:www\.)?/, "").replace(/[/?#].*$/, "")
      : what[0]?.toUpperCase() + what.slice(1);
  if (
    /(?<!\p{L})(?:to|in|at|on|into|for|zu|auf|nel|nella|al|en|dans|im|menu)(?!\p{L})/iu.test(what)
  )
    return null;
  if (label.length > 60 || label.split(/\s+/).length > 8) return null;
  const own = phoneOf(page);
  const isCall = CALLS.test(whole) || isCallLabel(label);
  const goal =
    url ??
    (groups.goal
      ? isCall && own && !/\d{5}/.test(groups.goal)
        ? `tel:${telOf(own)}`
        : goalOf(groups.goal, quotes, page)
      : isCall && own
        ? `tel:${telOf(own)}`
        : defaultGoal(page));
  if (isCall && !groups.goal && !url && !own)
    return refused(
      `Which number does “${label}” call? The page gives none yet: say it with it, as in “add a button “${label}” that calls 0123 456789”.`,
    );
  if (goal === null) {
    const named = unmasked(groups.goal ?? "", quotes);
    return unchanged(
      `I found nothing called “${named}” that a button could lead to. Say the address, the number or a part of this page.`,
    );
  }
  return put(page, label, goal, isLink, spot);
}

/** One on each entry of a list: "a “Book now” button next to every package". */
function onEach(
  said: string,
  noun: string,
  quotes: readonly string[],
  page: Page,
): EditResult | null {
  const groups = FORMS.slice(0, 2)
    .map((form) => form.exec(said)?.groups)
    .find((one) => one !== undefined);
  const lists = listsOfEntry(noun.toLowerCase());
  if (!groups?.label || !lists) return null;
  const entries = page.pieces.filter(
    ({ kind, section }) =>
      kind === "entry" && (section?.concepts ?? []).some((one) => lists.includes(one)),
  );
  const list = entries[0]?.entry?.list;
  const own = entries.filter(({ entry }) => entry?.list === list);
  if (own.length === 0) return null;
  const label = unmasked(groups.label, quotes);
  const goal = groups.goal
    ? goalOf(groups.goal, quotes, page)
    : (defaultGoal(page) ??
      (phoneOf(page) ? `tel:${telOf(phoneOf(page) ?? "")}` : null) ??
      (mailOf(page) ? `mailto:${mailOf(page)}` : null));
  if (goal === null)
    return unchanged(
      "Where shall the buttons lead? Say an address, a number or a part of the page.",
    );
  const changes = own.map(({ place }) =>
    insideOf(
      page.source,
      place,
      `<a class="button small" href="${html(goal)}">${html(label)}</a>`,
      "last",
    ),
  );
  return pageEdit(
    page.source,
    changes,
    `Each of the ${own.length} entries has a button “${label}” now.`,
  );
}
