import { applied, type EditResult, edited } from "../../edit";
import { pattern, SHOULD_SAY } from "../../grammar/lexicon";
import { looksIn } from "../../said/looks";
import { changeCorners } from "../../style";
import { bare, findPieces } from "../find-pieces";
import { looksSaid } from "../look-words";
import type { Order } from "../order";
import { colourLook } from "./colour-look";
import { groundAndInk } from "./ground-and-ink";
import { ofPage } from "./look-of-page";
import { ofPieces } from "./look-of-pieces";
import { fontTokens, ruled } from "./look-rules";

const WHOLE =
  /^(?:(?:it|everything|all|page|site|website|web page|whole|whole page|whole site|entire page|homepage|design|look|theme|app|all of it|es|alles|seite|webseite|website|ganze seite|design|tout|toute la page|page|site|todo|página|tutto|pagina|sito|tudo)(?: |$))*$/iu;
const ALL_TEXT =
  /^(?:(?:all |whole |body |page |the )*(?:text|texts|letters|writing|font|fonts|font size|text size|type|words|print)|(?:ganze[rn]? |gesamte[rn]? )*(?:texte?|schrift|buchstaben|schriftgröße|textgröße)|(?:tout le )?textes?|lettres|texto|letras|testo|caratteri|scritte)(?: everywhere| überall| on the page)?$/iu;
const CORNERS =
  /^(?:all )?(?:(?:the )?corners|edges|ecken|boxes|cards|coins|esquinas|angoli|cantos)(?: everywhere| überall)?$/iu;
const ORDERING = [
  pattern(
    "^(?:make|set|turn|change|give|use|put|write|print|have|style|paint|colou?r|show|switch|render|display|let|keep|mache?|setze?|stelle?|färbe?|gib|zeige?|ändere?|nimm|verwende?|mets|mettre|mettez|rends?|change[rz]?|affiche[rz]?|pon(?:er|me)?|haz|cambia(?:r)?|usa(?:r)?|metti|mettere|fai|rendi|colora|põe|coloca|coloque|deixa|faz|muda(?:r)?)@ ",
  ),
  pattern(
    "^(?:(?:i|we)(?:['’]d| would)? (?:like|love|want|need|prefer)(?: to have)?|ich (?:möchte|hätte|will)(?: gerne?)?|wir (?:möchten|hätten|wollen)(?: gerne?)?|je (?:voudrais|veux)|j['’]aimerais|quiero|queremos|vorrei|vorremmo|quero|gostaria de)@ ",
  ),
];
const LINKING =
  /(?<!\p{L})(?:around|drumherum|should|could|can|might|would|shall|must|need to|needs to|has to|have to|be|look|looks|looking|appear|is|are|to|in|into|with|have|has|as|it|them|get|a|an|bit|little|much|way|more|colou?r(?:ed)?|colou?rs|soll(?:te|en|ten)?|könnten?|dürfen?|darf|sein|werden|ist|sind|haben|bekommen|mir|wäre(?:n)?|toll|schön|gut|auf|mit|für|farbe|farbig|machen|setzen|färben|doit|doivent|être|est|sont|en|avec|couleur|debe|deben|ser|estar|es|son|con|de color|color|deve|devono|essere|è|sono|di colore|colore|devem|é|são|com|cor|would be|nice|great|better|please|and|und|et|y|e|their|its|nach)(?!\p{L})/giu;
const PARTS_OF_LOOK =
  /\s*,\s*(?:(?:and|und|et|y|e) )?|\s+(?:and|und|et|y|e|with|mit|avec|con|com|but|aber)\s+/iu;

/** "Brown and cream colours, like coffee": what colours are like is no part of the page. */
const SIMILE =
  /(?<=(?:colou?rs|tones|shades|farben|töne|couleurs|tons|colores|tonos|colori|toni|cores|tons)),? (?:just |so )?(?:like|as in|wie|comme|como|come) [^⟦⟧:.,]{2,30}$/iu;

/** How something looks: "größere Namen oben", "make the buttons dark green and rounder", "black background with white text". */
export function setLook(order: Order): EditResult | null {
  const text = order.text.replace(SIMILE, "");
  if (
    /^(?:add|insert|include|write|rename|call|remove|delete|füge|schreib|ajoute|añade|aggiungi|adicion)/iu.test(
      text,
    ) &&
    !/(?:border|shadow|space|rahmen|schatten)|^write [^⟦]*(?:font|letters)$|^write (?:the |all |all the |our )?(?:prices?|names?|headings?|titles?|text|dates?|hours|times) in /iu.test(
      text,
    )
  )
    return null;
  const ground = groundAndInk(order);
  if (ground) return ground;
  const whole = ofPhrase(text, order);
  if (whole) return whole;
  const parts = text.split(PARTS_OF_LOOK);
  if (parts.length < 2 || parts.length > 4) return null;
  // Grounds first: whether letters can be read is asked of the new one.
  const read = parts.map((part) => ({
    part,
    isGround: looksSaid(part).of === "background" || looksSaid(part).scheme !== null,
  }));
  return oneByOne(
    [...read].sort((a, b) => Number(b.isGround) - Number(a.isGround)).map(({ part }) => part),
    order,
  );
}

/** What a part of a wish is about, without its words for looks. */
function subjectOf(part: string): string {
  const core = ORDERING.reduce((text, form) => text.replace(form, ""), part.trim());
  const rest = bare(looksSaid(core).rest.replace(LINKING, " ").replace(/\s+/g, " ").trim());
  return WHOLE.test(rest) ? "" : rest;
}

/** "My name smaller but bold": a look that is said of nothing else is of what was named. */
function isOfSubject(part: string): boolean {
  const core = ORDERING.reduce((text, form) => text.replace(form, ""), part.trim());
  const { rest, of, scheme, font, columns } = looksSaid(core);
  const isBare = bare(rest.replace(LINKING, " ").replace(/\s+/g, " ").trim()) === "";
  return (
    isBare && !WHOLE.test(rest.trim() || "x") && of === null && !scheme && !font && columns === null
  );
}

const THEM = /(?<!\p{L})(?:them|those|sie|diese)(?!\p{L})/iu;

function oneByOne(phrases: readonly string[], order: Order): EditResult | null {
  let { files } = order;
  // "… for the headings and make them dark red" is about the headings, too.
  const subject = phrases.map(subjectOf).find((rest) => rest !== "" && !THEM.test(rest)) ?? "";
  const parts = phrases.map((part) =>
    subject === ""
      ? part
      : THEM.test(part)
        ? part.replace(THEM, subject)
        : isOfSubject(part)
          ? `${subject} ${part}`
          : part,
  );
  const changes = new Map<string, string | null>();
  const said: string[] = [];
  for (const part of parts) {
    const result = ofPhrase(part, { ...order, files });
    if (!result?.ok) return result && !result.ok && said.length === 0 ? result : null;
    for (const [path, value] of result.changes) changes.set(path, value);
    files = applied(files, result.changes);
    said.push(result.said);
  }
  return edited(changes, said.join(" "));
}

function ofPhrase(phrase: string, order: Order): EditResult | null {
  const core = ORDERING.reduce((text, form) => text.replace(form, ""), phrase.trim());
  const looks = looksSaid(core);
  const { colours, font, columns, scheme, of } = looks;
  if (colours.length + looks.looks.length === 0 && !font && columns === null && !scheme)
    return null;
  const isChanging =
    core !== phrase.trim() || SAID_SO.test(core) || looks.rest.split(" ").length <= 4;
  if (!isChanging) return null;
  const rest = bare(looks.rest.replace(LINKING, " ").replace(/\s+/g, " ").trim());
  // "Headings in a serif, the text in a sans serif": the headings keep theirs.
  if (font && TEXT_ALONE.test(rest) && HEADINGS.test(order.text) && colours.length === 0)
    return fontTokens(order.files, font, ["--font"]);
  if (rest === "" || WHOLE.test(rest) || ALL_TEXT.test(rest))
    return ofPage(looks, ALL_TEXT.test(rest) ? "text" : of, order);
  if (
    CORNERS.test(rest) &&
    looks.looks.every((look) => /round|square/.test(look)) &&
    colours.length === 0
  )
    return changeCorners(
      order.files,
      looks.looks.some((look) => /square/.test(look)) ? "square" : "round",
    );
  // All of the wish is known: a font, and what it is for.
  if (font && HEADINGS_ALONE.test(rest) && colours.length + looks.looks.length === 0) {
    const result = fontTokens(order.files, font, ["--font-heading"]);
    if (result) return result.ok ? { ...result, isKnown: true } : result;
  }
  const prices = PRICES.test(rest) ? pricesOf(order.page.source) : [];
  if (prices.length > 0 && columns === null && !font && !scheme && of !== "background") {
    const all = [
      ...looks.looks.flatMap((look) => looksIn(look, false)),
      ...colours.slice(0, 1).map((colour) => colourLook(colour, false, order.files)),
    ];
    return all.length > 0 ? ruled(order.files, prices, all, "prices") : null;
  }
  // "The buttons square and the text smaller" are two, and no text of buttons.
  const isOfText = OF_TWO.test(phrase)
    ? null
    : /(?<!\p{L})(?:text|letters|writing|schrift|texte|texto|testo)$/iu.exec(rest);
  const found =
    findPieces(rest, order.page, order.quotes) ??
    (isOfText ? findPieces(rest.slice(0, isOfText.index), order.page, order.quotes) : null);
  return found ? ofPieces(found, looks, isOfText ? "text" : of, order) : null;
}
const OF_TWO =
  /(?<!\p{L})(?:and|und|et|y|e)(?: (?:all|the|die|den|le|les|el|il|o))* (?:texts?|letters|writing|schrift|textes?|textos?|test[oi])(?!\p{L})/iu;
const TEXT_ALONE = /^(?:the )?(?:body )?(?:texts?|paragraphs?|texte?|textes?|textos?|testi?)$/iu;
const HEADINGS_ALONE =
  /^(?:(?:all|the|our|my|alle|die|unsere|tous|les|nos|todos|los|tutti|i|os) )*(?:headings|headlines|titles|überschriften|titel|titres|títulos|encabezados|titoli|intestazioni)$/iu;
const HEADINGS =
  /(?<!\p{L})(?:headings?|headlines?|titles?|überschriften|titres|títulos|titoli)(?!\p{L})/iu;
const PRICES =
  /^(?:the |all |our |die |les |los |i |os )*(?:prices?|amounts?|figures|preise?|beträge|zahlen|prix|tarifs|precios?|prezz[io]|preços?)$/iu;
/** The classes by which a page knows its prices. */
const pricesOf = (source: string) =>
  ["menu-price", "card-price"]
    .filter((name) => source.includes(`class="${name}"`))
    .map((name) => `.${name}`);
const SAID_SO = pattern(
  `~(?:${SHOULD_SAY}|is|are|ist|sind|est|sont|es|son|è|sono|é|são|soll|sollen|should|could|can|too|zu|könnte|könnten|dürfen|pourrait|podría|potrebbe|poderia)@`,
);
