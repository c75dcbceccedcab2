import { escapePattern } from "~/projects/escape-pattern";
import { type EditResult, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { rename } from "../../rename";
import { unmasked } from "../masked";
import type { Order } from "../order";
import type { Page } from "../page-model";
import { REMOVES } from "../verbs";
import { asShown, misspelled, placeOfPage, textsOf } from "./facts-of-page";
import { setAddress } from "./set-contact";
import { everywhere } from "./write-text";

const NAME = "(?:⟦\\d+⟧|\\p{L}[^⟦⟧,;:.!?]{1,60}?)";
const NOW =
  "(?: (?:now|from now on|instead|jetzt|ab jetzt|ab sofort|nun|maintenant|désormais|ahora|a partir de ahora|adesso|d['’]ora in poi|agora|a partir de agora))*";

/** Who it is under another name. */
const RENAMED = [
  pattern(
    `^(?:call|name) (?:me|us|it|the (?:page|site|business|shop|club|place|company))${NOW} (?<value>${NAME})${NOW}$`,
    "su",
  ),
  pattern(
    `^(?:we|i|it)(?: are|['’]re| am|['’]m| is|['’]s)${NOW} (?:called|named|trading as|known as)${NOW} (?<value>${NAME})${NOW}$`,
  ),
  pattern(
    `^(?:we|i)(?:['’]ve| have)? (?:changed|renamed) (?:(?:our|my) (?:name|business)|ourselves) (?:to|into) (?<value>${NAME})${NOW}$`,
  ),
  pattern(
    `^(?:(?:our|my|the) )?(?:new |business |shop |company |club )*name (?:is|has changed to|changed to|becomes)${NOW} (?<value>${NAME})${NOW}$`,
  ),
  pattern(
    `^(?:wir heißen|ich heiße|das geschäft heißt|der laden heißt|die firma heißt|der verein heißt)${NOW} (?<value>${NAME})${NOW}$`,
  ),
  pattern(`^(?:nenn(?:e|t)? (?:uns|mich|es))${NOW} (?<value>${NAME})${NOW}$`),
  pattern(
    `^(?:on s['’]appelle|nous nous appelons|je m['’]appelle|appelle[sz]?-nous)${NOW} (?<value>${NAME})${NOW}$`,
  ),
  pattern(
    `^(?:${NOW.slice(3, -2)} )?(?:nos llamamos|me llamo|llámanos)${NOW} (?<value>${NAME})${NOW}$`,
  ),
  pattern(`^(?:ci chiamiamo|mi chiamo|chiamaci)${NOW} (?<value>${NAME})${NOW}$`),
  pattern(`^(?:chamamo-nos|(?:a gente|nós) se chama|nos chamamos)${NOW} (?<value>${NAME})${NOW}$`),
];
/** What businesses and what pages announce are: "the salon is called …" is the name of the page. */
const KIND =
  "(?<kind>(?:\\p{L}+ )?(?:salon|shop|store|caf[eé]|coffee shop|bar|pub|restaurant|bistro|trattoria|pizzeria|bakery|studio|practice|clinic|surgery|school|nursery|kindergarten|club|team|band|choir|orchestra|company|firm|business|agency|office|brand|charity|association|society|hotel|hostel|guest ?house|b&b|homestay|farm|garden|gym|podcast|blog|magazine|newsletter|festival|event|fair|fete|fête|market|conference|party|workshop|course|project|app|product|site|website|page|place|truck|stall|garage|workshop|barber ?shop|barbers|hairdresser['’]?s?|kitchen|deli|brewery|winery|gallery|museum|theatre|theater|church|library))";
const NAMED_KIND = [
  pattern(
    `^(?:the |our |my |this )${KIND}(?: is|['’]s| will be| should be| is going to be)${NOW} (?:called|named|known as|titled)${NOW} (?<value>${NAME})${NOW}$`,
  ),
  pattern(
    `^(?:the )?(?:full |proper |official |real |new |right |correct )?name of (?:the |our |my |this )${KIND} (?:is|should be|will be|shall be|must be)${NOW} (?<value>${NAME})${NOW}$`,
  ),
  pattern(
    `^(?:the |our |my |this )${KIND}(?:['’]s?) (?:new |full |real )?name (?:is|should be|will be)${NOW} (?<value>${NAME})${NOW}$`,
  ),
  pattern(`^(?:call|name) (?:the |our |my |this )${KIND}${NOW} (?<value>${NAME})${NOW}$`),
  pattern(
    `^(?:the |our |my )${KIND} (?:goes|trades) (?:by|under)(?: the name(?: of)?)? (?<value>${NAME})${NOW}$`,
  ),
];
/** A name that is spelled otherwise than the page has it. */
const SPELLED = [
  pattern(
    `^(?:the )?(?:correct |right )?spelling (?:of (?:my|our|the|her|his|their) (?:\\p{L}+ )?names? )?(?:is|should be) (?<value>${NAME})$`,
  ),
  pattern(
    `^(?:(?:my|our|the|her|his|their) (?:\\p{L}+ )?names? )?(?:is |it is |it['’]s |we are |should be )?(?:really |actually )?(?:spelled|spelt|written)(?: like)? (?<value>${NAME})$`,
  ),
  pattern(
    `^you (?:misspelled|misspelt|got) (?:my|our|the|her|his|their) names? ?(?:wrong)?[,.]? (?:it is|it['’]s) (?<value>${NAME})$`,
  ),
  pattern(
    `^(?:(?:der|mein|unser) name |das |es )?(?:wird|schreibt sich)(?: richtig)? (?<value>${NAME})(?: geschrieben)?$`,
  ),
  pattern(`^(?:(?:mon|notre|le) nom |ça )?s['’]écrit (?<value>${NAME})$`),
  pattern(`^(?:(?:mi|nuestro|el) (?:nombre|apellido) )?se escribe (?<value>${NAME})$`),
  pattern(`^(?:(?:il (?:mio|nostro)|il) (?:nome|cognome) )?si scrive (?<value>${NAME})$`),
  pattern(
    `^(?:(?:o (?:meu|nosso)|o) (?:nome|apelido) )?(?:escreve-se|se escreve) (?<value>${NAME})$`,
  ),
];
const LEAVES =
  "(?:is|has|['’]s|['’]ve) ?(?:stepp(?:ing|ed) down|leaving|left|gone|retir(?:ing|ed)|moving on|no longer (?:with us|here))|left|retired|hört auf|geht|ist weg|ist nicht mehr (?:da|dabei)|s['’]en va|part|est partie?|ne travaille plus ici|se va|se ha ido|se jubila|ya no está|va via|se ne va|è andat[oa] via|sai|saiu|já não está";
/** Somebody in the place of somebody. */
const FOLLOWED = [
  pattern(
    `^(?<old>\\p{L}[\\p{L}'’ -]{1,30}?) ?(?:${LEAVES})(?: (?:the|our) \\p{L}+)?[,.;]+ (?:and )?(?:it['’]?s|it is|it will be|now it['’]s|now|es ist|jetzt ist es|jetzt macht das|jetzt|c['’]est|maintenant c['’]est|es|ahora es|ahora está|è|adesso c['’]è|ora è|é|agora é)${NOW} (?<value>\\p{Lu}[\\p{L}'’ -]{1,30}?)${NOW}(?<rest>,? (?:the )?same (?:e-?mail|number|phone|address)| (?:who|der|die|qui) (?:takes|does|macht|fait)[^,.;]{0,30})?$`,
  ),
  pattern(
    `^(?<value>\\p{Lu}[\\p{L}'’-]+) (?:takes over from|replaces|is taking over from|is now in charge instead of|übernimmt (?:jetzt )?(?:für|von)|ersetzt|remplace|prend la place de|sustituye a|reemplaza a|sostituisce|prende il posto di|substitui)(?: now)? (?<old>\\p{Lu}[\\p{L}'’-]+)(?<rest>)${NOW}$`,
    "su",
  ),
];
const VENUE =
  "(?:(?:the|our|der|die|das|unser|le|la|el|il|lo|o|a|notre|nuestro|nuestra|nosso|nossa) )?(?:venue|location|place|meeting point|ort|veranstaltungsort|treffpunkt|lieu|endroit|lugar|sitio|ubicación|luogo|sede|posto|local|party|wedding|event|festival|concert|feier|hochzeit|fête|mariage|boda|fiesta|festa|matrimonio|casamento)";
const PLACED = [
  pattern(
    `^${VENUE} (?:(?:has |was |is |wurde |ist |hat |a |ha |foi )?(?:been )?(?:changed|moved|verlegt|geändert|changé|cambiado|cambiato|mudado|mudou|spostat[oa])|changes|is|is now|ist|ist jetzt|findet(?: jetzt)?|est|c['’]est|es|è|é|will be|takes place|now takes place)${NOW} (?:(?:to|at|in|nach|im|in der|auf|à|au|en|al?|in|para|no|na) )?(?<value>${NAME})(?: (?:statt|verlegt))?${NOW}$`,
  ),
  pattern(
    `^(?:we|it|the \\p{L}+)(?:['’]ve| have| has)? (?:moved|changed|switched) (?:the )?(?:venue|location|place) to (?<value>${NAME})${NOW}$`,
  ),
  pattern(
    `^(?:new|neuer?|nouveau|nuevo|nueva|nuovo|novo) (?:venue|location|ort|veranstaltungsort|lieu|lugar|luogo|local) ?(?:is|ist|est|es|è|é|:)? ?(?<value>${NAME})$`,
  ),
];
const HOUSE =
  "(?:(?:my|our|the|meine?|unsere?|mon|notre|mi|nuestra|il mio|la mia) )?(?:(?:house|street) ?(?:number|name|address)?|(?:home |full |exact |street )?address|hausnummer|(?:genaue )?adresse|adresse|numéro|dirección|número|indirizzo|endereço|morada)";
const HIDDEN_ADDRESS = pattern(
  `^(?:(?:do not|don['’]?t|never|please don['’]?t) (?:put|show|say|give|write|publish|list|mention)|no|hide|remove|take (?:off|out|away)|keine?|nicht|ne (?:mets|montre) pas|pas de|no pongas|non mettere|não ponhas) ${HOUSE}(?: (?:on there|on the page|there|online|zeigen|nennen|angeben|anzeigen))?[,.;:]+ (?:(?:just|only|but|instead|simply|nur|sondern|lieber|einfach|seulement|juste|mais|solo|sólo|ma|apenas|só) )*(?:(?:say|put|write|show|schreib(?:e|en)?|sag|mets|écris|dis|pon|escribe|metti|scrivi|põe|escreve) )?(?<value>⟦\\d+⟧|[^⟦⟧]{3,80})$`,
);

/** What people tell anew of themselves: their name, how it is spelled, who does it, where it is. */
export function changeFact({ text, quotes, page, files }: Order): EditResult | null {
  const value = (forms: readonly RegExp[]) => {
    const said = forms
      .map((form) => form.exec(text)?.groups?.value)
      .find((one) => one !== undefined);
    return said === undefined ? null : unmasked(said, quotes).trim();
  };
  const spelled = value(SPELLED);
  if (spelled) {
    const old = misspelled(page, spelled);
    return old
      ? everywhere(page, old, spelled)
      : unchanged(
          `I found no name here that is spelled nearly like “${spelled}”: say which one it is.`,
        );
  }
  const named = value(RENAMED) ?? value(NAMED_KIND);
  if (named && /^[\p{Lu}\p{N}]/u.test(named)) return rename(files, named);
  for (const form of FOLLOWED) {
    const groups = form.exec(text)?.groups;
    const old = groups?.old ? wholeName(page, groups.old.trim()) : null;
    const heir = groups?.value?.trim();
    if (old && heir && /^\p{Lu}/u.test(heir)) return everywhere(page, old, heir);
  }
  const hidden = HIDDEN_ADDRESS.exec(text)?.groups?.value;
  if (hidden) return setAddress(page, unmasked(hidden, quotes).trim());
  const place = value(PLACED);
  if (place && /^[\p{Lu}\p{N}]/u.test(place)) {
    const old = placeOfPage(page);
    return old ? withPlace(page, old, place) : null;
  }
  return counted(text, page);
}

/** Somebody's name with the family name that the page gives behind it. */
function wholeName(page: Page, name: string): string | null {
  const shown = asShown(page, name);
  if (!shown || !/^\p{Lu}/u.test(shown)) return null;
  const form = new RegExp(
    `(?<!\\p{L})${escapePattern(shown)}(?: \\p{Lu}[\\p{L}'’-]+)*(?!\\p{L})`,
    "gu",
  );
  const all = new Set(textsOf(page).flatMap(({ text }) => text.match(form) ?? []));
  const [whole] = all;
  return all.size === 1 && whole ? whole : shown;
}

/** Another place wherever the old one stands, in links to a map as well. */
function withPlace(page: Page, old: string, place: string): EditResult | null {
  const isWithArticle = new RegExp(`(?<!\\p{L})the ${escapePattern(old)}`, "iu").test(page.source);
  const result = everywhere(page, old, isWithArticle ? place.replace(/^the /iu, "") : place);
  if (!result?.ok) return result;
  const next = (result.changes.get(PAGE) ?? "").replaceAll(
    encodeURIComponent(old),
    encodeURIComponent(place),
  );
  return edited(new Map([[PAGE, next]]), result.said);
}

const NUMBER =
  "\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dois|duas|três|quatro|cinco|sete|oito|dez";
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,:/£$€₹])(?<count>${NUMBER}) (?<noun>\\p{L}{3,})(?!\\p{L})`,
  "iu",
);
const SAID_ANEW =
  /(?<!\p{L})(?:now|actually|already|not|instead|really|meanwhile|jetzt|inzwischen|mittlerweile|schon|eigentlich|maintenant|désormais|déjà|en fait|ahora|ya|en realidad|adesso|ormai|già|agora|já|na verdade)(?!\p{L})/iu;

/** "It's 12 years now": another number of what the page counts once. */
function counted(text: string, page: Page): EditResult | null {
  const groups = COUNTED.exec(text)?.groups;
  if (!groups?.count || !groups.noun || !SAID_ANEW.test(text) || text.split(/\s+/).length > 12)
    return null;
  if (new RegExp(`^(?:${REMOVES})`, "iu").test(text)) return null;
  const { count, noun } = groups;
  const stem = noun.toLowerCase().replace(/(?:en|es|s|n|e)$/u, "");
  const shown = new RegExp(
    `(?<![\\p{L}\\d.,:/£$€₹])(${NUMBER}) (${stem}\\p{L}{0,2})(?!\\p{L})`,
    "giu",
  );
  const all = new Set(textsOf(page).flatMap(({ text: one }) => one.match(shown) ?? []));
  const [old, other] = all;
  if (!old || other || old.toLowerCase() === `${count} ${noun}`.toLowerCase()) return null;
  return everywhere(page, old, `${count} ${old.split(" ").slice(1).join(" ")}`);
}
