import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { unmasked } from "../masked";
import type { Order, ReadOrder } from "../order";
import { ADDS, CHANGES, MOVES, REMOVES } from "../verbs";
import { type NoteLook, placeNote } from "./place-note";
import { COLON_FIRST, PUTTING, TELLING, WISHING, WRITE_THAT } from "./statements";
import { IN_LANGUAGE, untranslated } from "./untranslated";

/** Where a note is to stand and how much it is to be seen: said before it or behind it, and no part of it. */
const PLACES: readonly [RegExp, Partial<NoteLook>][] = [
  [
    /(?:right |directly |just )?(?:under(?:neath)?|below|beneath) (?:the|our|my) (?:(?:club|team|company|shop|business|café|cafe)?(?:['’]s)? ?name|title)|(?:direkt )?unter (?:dem|den|unserem) (?:\p{L}*namen?|titel)|(?:juste )?sous (?:le|notre) (?:nom|titre)|(?:justo )?debajo del (?:nombre|título)|sotto (?:il nome|il titolo)|(?:em)?baixo do (?:nome|título)/iu,
    { where: "name" },
  ],
  [
    /(?:somewhere |right |very )*(?:near|close to|towards) the top(?: of the page)?|on the first screen|weit oben|under the headline|vers le haut/iu,
    { where: "near-top" },
  ],
  [
    /(?:somewhere |right |very )*(?:at|on|to) (?:the )?(?:very )?top(?: of the (?:page|site))?|up top|(?:ganz )?oben(?: auf der seite)?|tout en haut|en haut(?: de la page)?|arriba|in alto|no topo|as a banner|als banner/iu,
    { where: "top" },
  ],
  [
    /(?:somewhere |right )*(?:at|on|to|in) the (?:very )?(?:bottom|end|foot|footer)(?: of the (?:page|site))?|in the footer|(?:ganz )?unten(?: auf der seite)?|in der fußzeile|en bas(?: de (?:la )?page)?|dans le pied de page|abajo|in basso|in fondo|no fundo/iu,
    { where: "bottom" },
  ],
  [
    /(?:in )?(?:small|tiny|fine)(?: print| type| letters| text)?|klein(?:gedruckt)?|en petit/iu,
    { isSmall: true },
  ],
  [
    /with an? (?:\p{L}+ )?dashed (?:border|line|edge|frame)(?: like[^,.]*)?|mit gestricheltem rand/iu,
    { border: "dashed", isBox: true },
  ],
  [
    /with an? (?:\p{L}+ )?dotted (?:border|line|edge|frame)(?: like[^,.]*)?/iu,
    { border: "dotted", isBox: true },
  ],
  [
    /(?:as|in|als|im|in einem|en|comme|dans) (?:an? |ein(?:en|em)? |eine |une? )?(?:(?:nice|pretty|big|coloured|colored|clear|red|yellow|clearly visible|highlighted|little) )*(?:warning|hint|notice|note|highlight|callout|info(?: box)?|box|card|frame|hinweis|warnung|kasten|kästchen|infobox|encadré|avis|avertissement|aviso|avviso|recuadro|riquadro)(?: box)?/iu,
    { isBox: true },
  ],
  [
    /(?:and )?(?:make|let) (?:it|this|that) (?:stand out|really visible|visible|obvious|clear|pop|big)|so (?:that )?(?:people|everybody|everyone|they|you) (?:can )?(?:see|notice|read) it|il faut que ça se voie|bien visible|gut sichtbar|deutlich sichtbar|auffällig|so it stands out|clearly|visibly|prominently|in bold/iu,
    { isBox: true },
  ],
];
const PLACE = PLACES.map(([{ source }]) => `(?:${source})`).join("|");

/** "… - put this as a warning", "…, make it stand out", "… Oben als Hinweis bitte": what follows a note. */
const BEHIND = new RegExp(
  `^(?<value>.{6,400}?)\\s*[,.!;–—-]+\\s*(?:(?:and |und |et |so )?(?:please |bitte |can you |could you |kannst du )?(?:put|show|write|set|add|have|make|mention|schreib|setz|zeig|mets)?(?: (?:this|that|it|das|es|ça))?(?: (?:up|down|in|here|there|bitte))?\\s*)?(?<place>(?:(?:${PLACE})(?:[\\s,]+(?:and |und |please |bitte |als |as )?)?)+)(?:please|bitte)?[.!?]*$`,
  "isu",
);
const SAY =
  "(?:(?:just |also |please )*(?:say|state|mention|note|highlight|point out|announce|advertise|make (?:it )?clear|(?:tell|remind|inform|let) (?:people|them|everyone|everybody|visitors|guests|customers|folks?)(?: know)?|write|show|put|add|include|kindly highlight|sag|erwähne|schreib|zeig|weise darauf hin|ergänze|dis|précise|indique|mentionne|ajoute|di|escribe|indica|menciona|scrivi|diz|escreve))";
const THAT = "(?:that|how|dass|que|che)";
const LEAD = [
  pattern(
    `^${SAY} (?<place>(?:${PLACE}|somewhere|irgendwo|quelque part| )*) ?(?:${THAT})@ (?<value>.{5,300})$`,
  ),
  pattern(
    `^(?:it|the page|this|es|die seite) (?:should|must|needs to|has to|soll(?:te)?|muss) (?:say|mention|state|erwähnen) (?<place>(?:${PLACE}|somewhere| )*) ?(?:${THAT})@ (?<value>.{5,300})$`,
  ),
  pattern(
    "^(?:we|i) (?:need|want|would like) (?:a|some) (?:note|notice|line|sentence|hint|box|message)(?<place>(?: at the top| on top| at the bottom)?) (?:saying|that says|that)(?: that)? (?<value>.{5,300})$",
  ),
];
/** "A footer that says …", "footer with Gas Safe No. 512345". */
const FOOTER = pattern(
  `^(?:(?:${ADDS})@ )?(?:an? |the |ein(?:e[nr]?)? |une? |un )?(?:footer|fußzeile|pied de page|pie de página|rodapé)@ (?:with|that (?:says|reads)|saying|reading|mit|avec|con|com)@ (?:the (?:text|words) )?(?<value>(?!(?:an? |the |my |our )?(?:links?|address|icons?|colou?rs?|background)@).{3,300})$`,
);
/** What is offered: "10% off for your second dog", "$25 off coupon", "M-Pesa till number 000111". */
const OFFER = pattern(
  `^(?:(?:${ADDS}|mention|advertise)@ )?(?:an? |the |our |ein(?:e[n]?)? |une? |un )?(?<value>(?:.{0,40}?(?:\\d{1,3} ?%|[€$£₹₦] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|£|euros?)) ?(?:off|discount|rabatt|de réduction|de descuento|di sconto|nachlass|günstiger|voucher|coupon|gutschein).{0,120}|.{0,40}?(?:discount|rabatt|réduction|offer|coupon|voucher|gutschein) .{0,20}\\d{1,3} ?%.{0,120}|[\\p{L} -]{2,40}~(?:\\p{L}*nummer|number|no\\.|nr\\.|id|code|iban)@ ?:? ?(?=[\\p{L} .-]{0,8}\\d)[\\p{L}0-9][\\p{L}0-9 .-]{2,40}))$`,
);

/** A fact in a sentence of its own, which nothing on the page says yet. */
const STATEMENT = pattern(
  "^(?<value>(?:(?:under|over|below|above|children|kids|dogs|pets|members?|students?|seniors?|adults|kinder|hunde|enfants|les enfants|niños|bambini|everyone|all|first|parking|breakfast|dinner|lunch|delivery|livraison|lieferung|entry|admission|eintritt|dress code|dresscode|bring|please bring|wear|cash only|card|sorry)@).{4,240})$",
);
const NO_STATEMENT = pattern(
  `~(?:page|site|website|font|text|colou?r|header|footer|button|link|picture|photo|image|heading|headline|title|menu|section|layout|background|seite|schrift|farbe|knopf|bild|überschrift|form|field|(?:any ?more|no longer|instead|now not|moved|changed|swap|sort|move|table|column|bigger|smaller|bold)|${CHANGES}|${MOVES}|${REMOVES})@|[?]`,
);

/** What is said of the page itself, or orders something of it, is none of what it says. */
const OF_PAGE = pattern(
  `~(?:page|site|website|font|text|colou?rs?|header|footer|buttons?|links?|picture|photos?|images?|headings?|headline|title|section|layout|background|seite|schrift|farben?|knopf|bild|fotos?|überschrift|menü|form|column|spalten?|bigger|smaller|bold|größer|kleiner)@|(?:^|[,.;] |~(?:and|und|et|y|e)@ )(?:${CHANGES}|${MOVES}|${REMOVES})@ (?:the|my|our|it|this|that|them|all|der|die|das|den|es|le|la|les|el|los|il|lo)@|[?]`,
);

/** Something to be said on the page: "say near the top that I'm fully insured", "under 12s get in free - make it stand out". */
export const addNote: ReadOrder = (order) => {
  const { text, mark } = order;
  for (const form of LEAD) {
    const groups = form.exec(text)?.groups;
    if (!groups?.value) continue;
    const look = lookOf(groups.place ?? "");
    const split = BEHIND.exec(groups.value)?.groups;
    return note(order, split?.value ?? groups.value, lookOf(split?.place ?? "", look));
  }
  const below = FOOTER.exec(text)?.groups?.value;
  if (below) return note(order, below, lookOf("in the footer"));
  const colon = COLON_FIRST.exec(text)?.groups;
  if (colon?.place && colon.value) {
    const place = new RegExp(`^(?:${PLACE}|[\\s,.])*$`, "isu");
    const where = colon.place.replace(PUTTING, " ").replace(/\s+/g, " ").trim();
    if (where !== "" && place.test(where)) return note(order, colon.value, lookOf(where));
  }
  const told = WRITE_THAT.exec(text)?.groups?.value;
  if (told && !NO_STATEMENT.test(withoutNames(told, order)) && !WISHING.test(told))
    return note(order, told, lookOf(""));
  const behind = BEHIND.exec(text)?.groups;
  if (behind?.value && behind.place) {
    const look = lookOf(behind.place);
    const value = OFFER.exec(behind.value)?.groups?.value ?? plainValue(behind.value);
    if (value) return note(order, value, look);
  }
  const trailing = new RegExp(
    `^(?<value>.{6,300}?)\\s+(?<place>(?:(?:${PLACE})(?:\\s+(?:and )?)?)+)$`,
    "isu",
  ).exec(text)?.groups;
  const offered = OFFER.exec(trailing?.value ?? text)?.groups?.value;
  if (offered && !ORDERED.test(offered))
    return note(order, offered, lookOf(trailing?.place ?? "", { isBox: true }));
  if (mark.includes("?")) return null;
  const said = STATEMENT.exec(text)?.groups?.value;
  if (said && !NO_STATEMENT.test(said.replace(ASKED_OF_GUESTS, "")))
    return note(order, `${said}${mark === "!" ? mark : ""}`, lookOf(""));
  const telling = TELLING.exec(text)?.groups?.value;
  if (telling && !WISHING.test(telling) && !OF_PAGE.test(withoutNames(telling, order)))
    return note(order, `${telling}${mark === "!" ? mark : ""}`, lookOf(""));
  return null;
};

/** What things are called is no word of the page: "Knopf annähen" is a service. */
function withoutNames(said: string, { page }: Order): string {
  const names = page.pieces.filter(({ kind, says }) => kind === "entry" && says.length > 3);
  return names.reduce(
    (text, { says }) => text.toLowerCase().replace(says.toLowerCase(), " "),
    said,
  );
}

const ORDERED = pattern("~(?:should|must|soll(?:te)?|doit|debe|put|make|change|move|remove)@");

/** What guests are asked to do is said to them. */
const ASKED_OF_GUESTS = /^(?:please |bitte )?(?:bring|wear|no|keine?)(?!\p{L})/iu;

/** "Add 10% off …": the verb is none of the note. What orders something else is no note. */
function plainValue(said: string): string | null {
  const value = said.replace(
    pattern(
      "^(?:please |bitte )*(?:add|put|write|say|show|include|füge|schreib|zeig|ajoute|añade|aggiungi)@ ?(?:up|in)?(?: (?:that|dass|que|che)@)? ",
    ),
    "",
  );
  return NO_STATEMENT.test(value.replace(ASKED_OF_GUESTS, "")) ? null : value;
}

function lookOf(place: string, base: Partial<NoteLook> = {}): NoteLook {
  const look: NoteLook = { where: null, isBox: false, isSmall: false, border: null, ...base };
  for (const [form, one] of PLACES)
    if (form.test(place)) Object.assign(look, one, look.where ? { where: look.where } : {});
  return look;
}

/** A number or a day that holds from now on, or alone. */
const OTHERWISE =
  /(?=.*(?<!\p{L})(?:now|from now on|no longer|any ?more|only)(?!\p{L})).*(?:\d|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*days?)?(?!\p{L}))/iu;

const PHONE_LINE =
  /^(?:my|our|the|a)? ?(?:(?:tele)?phone|mobile|cell|tel\.?|number)(?: number)?(?: is|:)? ?\+?\d[\d /()-]{5,}\d(?: (?:on|to|at) (?:the|my|our) (?:page|site|website))?$/iu;
/** What is to be chosen in a form is asked there. */
const AS_CHOICE =
  /(?<!\p{L})(?:to|in) the form(?!\p{L}).{0,12}(?<!\p{L})as an? (?:choice|option|field|question)/iu;

const A_PLACE =
  /^(?:right |just |directly )?(?:above|below|under|over|underneath|beneath|before|after|behind|beside|next to|between|in front of|ahead of|on top of|at the|über|unter|vor|nach|neben|au-dessus|sous|avant|après|encima|debajo|antes|después)(?!\p{L})/iu;
const SAYS_OF_IT =
  /\d|[€$£₹]|(?<!\p{L})(?:is|are|was|be|been|get|gets|must|need|needs|have|has|can|may|should|will|pay|pays|go|goes|free|half|ist|sind|müssen|muss|haben|können|kostenlos|frei|est|sont|doit|doivent|gratuit\p{L}*|es|son|debe\p{L}*|gratis)(?!\p{L})/iu;

/** "Die Speisekarte ganz nach oben holen": what ends with what is to be done is an order, and nothing to read. */
const AN_ORDER =
  /(?<!\p{L})(?:der|die|das|den|unsere?n?|meine?n?) .*(?<!\p{L})(?:holen|setzen|stellen|schieben|verschieben|rücken|legen|packen|ziehen|hochziehen|verlegen|platzieren|tauschen|vertauschen|ändern|umbenennen|entfernen|löschen|ausblenden|vergrößern|verkleinern)$/iu;
function note(order: Order, said: string, look: NoteLook): EditResult | null {
  const value = unmasked(said, order.quotes)
    .replace(/[\s,;:–—-]+$/u, "")
    // "Say that … and that …": on the page each is a sentence of its own.
    .replace(/(?<!\p{L})(and|et|y|e) (?:that|que|che) (?=\p{L})/giu, "$1 ")
    .replace(/,? und dass (?=\p{L})/giu, "; ")
    .trim();
  const first = value[0] ?? "";
  if (AN_ORDER.test(value)) return null;
  const told = value.replace(IN_LANGUAGE, "");
  if (told !== value) return untranslated(told);
  // A number to call is a line among the others by which people are reached.
  if (PHONE_LINE.test(value) || AS_CHOICE.test(value)) return null;
  if (value.length < 6 || !/\p{L}{2}/u.test(value)) return null;
  // "Above everything about the food" is a place, and nothing to read.
  if (A_PLACE.test(value) && !SAYS_OF_IT.test(value)) return null;
  // What is otherwise now stands on the page already: a note beside it would say two things. A question is none.
  if (look.where === null && (OTHERWISE.test(value) || /\?\s/.test(value))) return null;
  return placeNote(order, first.toUpperCase() + value.slice(1), look);
}
