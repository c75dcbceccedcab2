import { escapePattern } from "~/projects/escape-pattern";
import { html } from "../../../source/html";
import { type EditResult, unchanged } from "../../edit";
import { pattern, TO } from "../../grammar/lexicon";
import { findPieces } from "../find-pieces";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { pageEdit } from "../page-draft";
import type { Page } from "../page-model";
import { ADDS, CHANGES, MOVES, REMOVES } from "../verbs";
import { everywhere } from "./write-text";

const MONTHS =
  "(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|mar(?:ch|zo|ço)?|märz|mars|apr(?:il|ile)?|avril|abril|may|mai|mayo|maggio|maio|june?|juni?|juin|junio|giugno|junho|jul[yi]?|juillet|julio|luglio|julho|aug(?:ust)?|août|agosto|sep(?:t(?:ember)?)?|septembre|se[pt]tiembre|settembre|setembro|o[ck]t(?:ober)?|octobre|octubre|ottobre|outubro|nov(?:ember)?|novembre|noviembre|novembro|de[cz](?:ember)?|décembre|diciembre|dicembre|dezembro|enero|gennaio|janeiro|febrero|febbraio|fevereiro)";
const DATE = `(?:(?:\\d{1,2}(?:st|nd|rd|th|er)?\\.?(?: of| de| di)? ${MONTHS}|${MONTHS} \\d{1,2}(?:st|nd|rd|th)?)(?!\\p{L})(?:,? (?:de )?\\d{4})?|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?|\\d{1,2}/\\d{1,2}/\\d{2,4})`;
const CLOCK =
  "(?:\\d{1,2}[:.h]\\d{2} ?(?:Uhr|am|pm|h)?|\\d{1,2} ?(?:Uhr|am|pm|h|o['’]clock))(?![\\p{L}\\d])";
const NOT =
  "(?:not|nicht|pas|no|non|não|instead of|rather than|statt|anstatt|au lieu de|en vez de|invece di|em vez de)";
const IS =
  "(?:is|are|it['’]s|is called|should be|heißt|ist|est|s['’]appelle|es|se llama|è|si chiama|é|chama-se|we are|we['’]re|wir sind|wir heißen)";
const NOT_OLD = [
  pattern(
    `^(?<what>.+? )?${IS}(?: called| named| really| spelled| spelt| written)? (?<value>[^,;]{2,80}?)(?:,|;| and| und| et| y| e)? ${NOT}(?: at| in| on| called)? (?<old>[^,;]{2,80})$`,
  ),
  pattern(`^(?<value>\\S[^,;]{1,80}?),? ${NOT} (?<old>[^,;]{2,80})$`),
  pattern(
    `^${NOT} (?<old>[^,;]{2,80}?)(?:,|;| but| sondern| mais| sino| ma| mas)+ (?:in |at )?(?<value>[^,;]{2,80})$`,
  ),
];
/** An order, and no fact. */
const ORDERED = pattern(`(?:^|~)(?:${CHANGES}|${ADDS}|${MOVES}|${REMOVES}|that|it|them)@ `);
/** Where something is or happens is no part of the text that is corrected. */
const LEAD = /^(?:(?:at|in|on|the|am|im|um|der|die|das|a|à|le|la|el|il|o)\s+)+/iu;

/** What was told is otherwise: "das Gut heißt Sonnenberg, nicht Sonnenhof". The old text says where it stands. */
export function correctFact({ text, quotes, page }: Order): EditResult | null {
  const other = INSTEAD.exec(text)?.groups;
  if (other?.old && other.value) {
    const put = everywhere(page, unmasked(other.old, quotes), unmasked(other.value, quotes));
    if (put) return put;
  }
  const within = WITHIN.exec(text)?.groups;
  if (within?.old && within.value && within.where) {
    const put = inPiece(
      page,
      unmasked(within.old, quotes),
      unmasked(within.value, quotes),
      within.where,
    );
    if (put) return put;
  }
  const all = EVERYWHERE.exec(text)?.groups;
  const name = page.pieces.find(({ kind }) => kind === "title")?.says.toLowerCase() ?? "";
  if (all?.old && all.value) {
    const old = unmasked(all.old, quotes);
    if (!name.includes(old.toLowerCase()))
      return everywhere(page, old, unmasked(all.value, quotes));
  }
  const called = CALLED_NOW.exec(text)?.groups;
  if (called?.old && called.value) return calledNow(page, called.old, called.value);
  for (const form of NOT_OLD) {
    const groups = form.exec(text)?.groups;
    if (!groups?.value || !groups.old) continue;
    const old = unmasked(groups.old, quotes);
    const value = unmasked(groups.value, quotes).replace(
      /^(?:at|um|on|à|a las|alle|às) (?=\d)/iu,
      "",
    );
    if (ORDERED.test(value) || ORDERED.test(old)) continue;
    const number = /^\d+$/.test(old) ? /(?<!\d)(\d+) (\p{L}+)/u.exec(value) : null;
    const counted = number
      ? everywhere(page, `${old} ${number[2]}`, `${number[1]} ${number[2]}`)
      : null;
    if (counted) return counted;
    const direct =
      everywhere(page, old, value) ??
      everywhere(page, old.replace(LEAD, ""), value.replace(LEAD, ""));
    if (direct) return direct;
  }
  return null;
}

const WITHIN = pattern(
  `^${CHANGES} (?<old>⟦\\d+⟧|[^⟦⟧]{2,60}?) (?:${TO})@:? (?<value>⟦\\d+⟧|[^⟦⟧]{2,60}?) (?:in|on|within|of|im|in der|in dem|auf der|dans|sur|en|nel|nella|no|na) (?<where>(?:the |our |my |der |dem |le |la |el |il |l['’])?[\\p{L} ]{3,40})$`,
);

/** "Groom to pamper everywhere, so full pamper etc": a word wherever it stands. */
const EVERYWHERE = pattern(
  `^${CHANGES} (?:the word |das wort |le mot |la palabra |la parola |a palavra )?(?<old>⟦\\d+⟧|[\\p{L}'’-]{2,30}) (?:${TO})@ (?<value>⟦\\d+⟧|[\\p{L}'’-]{2,30})(?: everywhere| überall| partout| en todas partes| dappertutto| em todo o lado)(?:,? (?:so|also|i\\.?e\\.?|e\\.?g\\.?|like|but|aber|mais|pero|ma|mas) [^⟦⟧]{0,120})?$`,
);

/** One text within a piece of the page alone: "change Glenys to Nana Glen in the heading". */
function inPiece(page: Page, old: string, value: string, where: string): EditResult | null {
  const found = findPieces(where, page, [])?.pieces.filter(({ kind }) => kind !== "section") ?? [];
  // The sign in the header has the name of the page; a heading is what stands below it.
  const pieces = found.filter(({ element }) => found.length === 1 || element.tagName !== "p");
  const form = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(html(old))}(?![\\p{L}\\p{N}])`, "iu");
  const changes = pieces.flatMap(({ place }) => {
    const inner = page.source.slice(place.innerStart, place.innerEnd);
    return form.test(inner)
      ? [
          {
            start: place.innerStart,
            end: place.innerEnd,
            text: inner.replace(form, () => html(value)),
          },
        ]
      : [];
  });
  return changes.length === 0
    ? null
    : pageEdit(page.source, changes, `“${old}” is “${value}” in “${where}” now.`);
}

/** "Take the jumping castle out. Put face painting instead". */
const INSTEAD = pattern(
  `^(?:${REMOVES}|take) (?:the |our |die |den |das |le |la )?(?<old>[^,.;⟦⟧]{3,40}?)(?: out| off| raus| weg)?(?:,? (?:they|it|she|he|we|i|as|because|nobody|people|no one|sie|er|es|die|das|ils|elle|il)@[^.,;]{2,40})?[,.;]+ (?:and |und |et |y |e )?(?:(?:put|use|have|add|nimm|setz|mets|pon|metti|põe)(?: in| up)?|(?:replace|swap|ersetze?)(?: it| them| that| sie| ihn| es)?(?: with| by| for| durch)|remplace[rz]?(?:-l[ea]s?)? par|it['’]?s now|now it['’]?s|dafür|stattdessen|lieber|à la place|en su lugar|invece|em vez) (?<value>⟦\\d+⟧|[^,.;⟦⟧]{3,50}?)(?: instead| rein| hin| stattdessen| à la place| en su lugar| al suo posto)?$`,
);
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*";
const CALLED_NOW = pattern(
  `^(?<old>${NAME}) (?:heißt jetzt|heißt nun|is now called|is called|s['’]appelle maintenant|ahora se llama|ora si chiama) (?<value>${NAME})(?: now)?$`,
  "su",
);

/** Somebody under another name, wherever it stands; what is said beside it stays. */
function calledNow(page: Page, old: string, value: string): EditResult | null {
  const texts = page.pieces.map(({ kind, says }) => ({ kind, says }));
  const form = new RegExp(
    `(?<!\\p{L})${escapePattern(old)}(?: \\p{Lu}[\\p{L}'’-]+)*(?!\\p{L})`,
    "gu",
  );
  const names = new Set(texts.flatMap(({ says }) => says.match(form) ?? []));
  const [name] = names;
  if (!name || names.size > 1 || texts.some(({ kind, says }) => kind === "title" && says === name))
    return null;
  return everywhere(page, name, value);
}

const DATED = [
  pattern(`^(?<what>[^\\d:]{3,40}?) (?:at|um|à|a las|alle|às) (?<value>${CLOCK})$`),
  pattern(
    `^(?<what>.+?) (?:is|are|will be|happens|takes place|starts?|begins?|opens?|has (?:been )?moved?|was moved|moves?|moved|is moving|has changed|changed|geht|ist|findet|beginnt|fängt|startet|läuft|verschiebt sich|a lieu|commence|est|es|será|empieza|comienza|è|sarà|inizia|comincia|é|começa|will start|will begin)(?: (?:now|jetzt|schon|erst|already|only|maintenant|ahora|adesso|agora|on|at|am|um|auf|den|to|until|till|by|from|bis(?: zum)?|le|à|el|a las|il|alle|às|the))* (?<value>${DATE}|${CLOCK})(?: (?:now|instead|statt|an|already|jetzt))*$`,
  ),
  pattern(
    `^(?:change|set|move|update|ändere?|setze?|verschiebe?|verlege?|change[rz]?|cambia(?:r)?|sposta|muda(?:r)?)(?: the| our| die| den| das| le| la| el| il| o)? (?<what>.+?) (?:to|auf|à|au|a|al|para)(?: the| den| le| el| il)? (?<value>${DATE}|${CLOCK})$`,
  ),
  pattern(
    `^(?:new|neue[rs]?|nouvelle|nueva|nuova|nova) (?<what>[^:]+?)(?: is)?:? (?<value>${DATE}|${CLOCK})$`,
  ),
];
const DATE_FORM = new RegExp(DATE.replace(/ /g, "\\s+"), "giu");
const CLOCK_FORM = new RegExp(
  `(?<![\\d:.])${CLOCK.replace(/ \?/g, "\\s*").replace(/ /g, "\\s+")}`,
  "giu",
);

/** Another day or hour: that of the words beside it, or the only one of the page. */
export function setDate({ text, page }: Order): EditResult | null {
  for (const form of DATED) {
    const groups = form.exec(text)?.groups;
    if (!groups?.what || !groups.value) continue;
    const value = groups.value.trim();
    const isDay = new RegExp(`^(?:${DATE.replace(/ /g, "\\s+")})$`, "iu").test(value);
    const shown = datesOf(page.source, isDay ? DATE_FORM : CLOCK_FORM);
    const named = shown.filter(({ around }) => sharesWord(around, groups.what ?? ""));
    const meant = named.length > 0 ? named : isOfAll(groups.what) ? shown : [];
    // Of several days the page's own is the one that it begins with.
    const first = meant.filter(({ isFact }) => isFact);
    const all = [...new Set((first.length > 0 ? first : meant).map(({ date }) => date))];
    const [old, other] = all;
    if (!old || other) continue;
    if (old.toLowerCase() === value.toLowerCase()) return unchanged(`It says ${value} already.`);
    const year = /\d{4}$/.exec(old)?.[0];
    const full =
      isDay && year && !/\d{4}/.test(value) ? `${value.replace(/\.$/, ".")} ${year}` : value;
    return everywhere(page, old, full);
  }
  return null;
}

const WHEN =
  /^(?:(?:the|our|der|die|das|le|la|el|il|o|a)\s+)?(?:date|day|time|wedding|event|party|hochzeit|feier|datum|termin|tag|fest|concert|conference|match|race|opening|deadline|mariage|date|fête|boda|fecha|fiesta|matrimonio|data|festa|casamento)$/iu;
const isOfAll = (what: string) => WHEN.test(what.trim());

function sharesWord(around: string, what: string): boolean {
  const words = what
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(
      (word) => word.length > 2 && !/^(?:der|die|das|the|our|und|and|les|las|los)$/.test(word),
    );
  const near = around.toLowerCase();
  return words.some((word) => near.includes(word.slice(0, Math.max(4, word.length - 2))));
}

/** The dates or hours that a page shows, each with the texts of the element that it stands in and of the section's names. */
function datesOf(
  source: string,
  form: RegExp,
): { date: string; around: string; isFact: boolean }[] {
  const body = source.slice(source.indexOf("<main"));
  return [...body.matchAll(form)].flatMap(({ 0: date, index }) => {
    const start = Math.max(
      body.lastIndexOf("<li", index),
      body.lastIndexOf("<p", index),
      body.lastIndexOf("<h", index),
      body.lastIndexOf("<div", index),
    );
    const ends = ["</li>", "</p>", "</div>"]
      .map((tag) => body.indexOf(tag, index))
      .filter((at) => at >= 0);
    const around = body.slice(start, Math.min(...ends, body.length)).replace(/<[^>]*>/g, " ");
    return body.lastIndexOf("<", index) > body.lastIndexOf(">", index)
      ? []
      : [{ date: date.trim(), around, isFact: /icon-date/.test(body.slice(start, index)) }];
  });
}
