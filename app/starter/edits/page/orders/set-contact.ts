import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { wholeLines } from "../../said/page-elements";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { withChanges } from "../page-draft";
import type { Page } from "../page-model";
import { CHANGES, REMOVES } from "../verbs";

const MAIL = "[\\w.+-]+\\u0040[\\w-]+(?:\\.[\\w-]+)+";
const PHONE = "\\+?\\d[\\d /()-]{5,}\\d";
const OUR =
  "(?:the |our |my |der |die |unsere?[nr]? |meine?[nr]? |le |la |notre |mon |el |nuestro |mi |il |nostro |o |nosso |meu )?(?:new |right |correct |richtige |korrekte |neue?[rn]? |nouveau |nuevo |nuovo |novo )?";
const PHONE_NOUN =
  "(?:(?:tele)?phone(?: number)?|tel(?:efon)?(?:nummer)?|mobile(?: number)?|cell(?: phone)?(?: number)?|number|handynummer|nummer|rufnummer|numéro(?: de téléphone)?|téléphone|número(?: de teléfono| de telefone)?|teléfono|numero(?: di telefono)?(?: giusto| corretto| nuovo)?|telefono|telefone)";
const MAIL_NOUN =
  "(?:e-?mail(?: add?ress)?|mail(?: ?address| ?adresse)?|e-?mail-?adresse|mailadresse|adresse (?:e-?)?mail|courriel|correo(?: electrónico)?|indirizzo (?:e-?)?mail|endereço de e-?mail)";
const ADDRESS_NOUN =
  "(?:(?:street |postal )?address|location|(?:post)?adresse|anschrift|standort|dirección|indirizzo|morada|endereço)";
const BECOMES =
  "(?:(?:is|are|should be|has changed to|changed to|must be|needs to be|ist|lautet|soll(?:te)?|est|es|è|é|doit être|debe ser|deve essere|deve ser)(?: (?:now|jetzt|wrong,? it should be|wrong,? it is|falsch,? richtig ist|sein|lauten|wrong:|maintenant|ahora|adesso|agora))*|:|->|→|=)";
const MOVED =
  "(?:we|i)(?:['’]ve| have)? moved to|wir sind(?: jetzt)? (?:umgezogen (?:in|nach)|in)|wir sind in (?:die|den)|nous avons déménagé au|nos hemos mudado a|ci siamo trasferiti in|mudámos para|mudamos para";

/** Beside what else people are told of how to reach somebody: all of that stands in one list. */
const BESIDE =
  "(?: (?:right |directly )?(?:under|below|beneath|next to|beside|above|to|in|into|at|with|unter|neben|bei|sous|à côté de|debajo de|junto a|sotto|accanto a|debaixo de|ao lado de)@ (?:the |our |my |die |der |den |le |la |el |il |o )?(?:(?:tele)?phone(?: number)?|number|(?:street )?address|(?:opening )?hours|e-?mail(?: address)?|map|contact(?: (?:part|section|details|info(?:rmation)?|data|block|area|us))?|telefonnummer|adresse|öffnungszeiten|kontakt|téléphone|teléfono|dirección|telefono|indirizzo|telefone|morada))?";

const form = (noun: string, value: string) => [
  pattern(
    `^${CHANGES} ${OUR}${noun}@ ?(?:to|auf|in|zu|à|en|par|a|por|con|para|:)+ ?(?<value>${value})(?: (?:ändern|setzen))?$`,
  ),
  pattern(`^${OUR}${noun}@ ?${BECOMES} ?(?<value>${value})(?: (?:now|jetzt|sein|lauten))?$`),
  pattern(
    `^${OUR}${noun}@ (?:is|ist|est|es|è|está) (?:now |jetzt )?(?:wrong|falsch|faux|mal|sbagliato)[,.;:]*(?: sondern| but)? ?(?:it(?:['’]s| is| should be)?|richtig(?: ist)?|es ist|c['’]est)? ?:? ?(?<value>${value})$`,
  ),
  pattern(
    `^${OUR}${noun}@ (?:stimmt|ist) nicht(?: mehr)?(?: richtig| korrekt)?[,.;:]* (?:richtig(?: ist| wäre)?|neu(?: ist)?|jetzt|es ist|sondern)? ?:? ?(?<value>${value})$`,
  ),
  pattern(
    `^${OUR}${noun}@ is wrong[,.;:]? (?:it(?:['’]s| is| should be)|the (?:right|correct) one is|correct is) ?(?<value>${value})$`,
  ),
  pattern(
    `^(?:use|take|nimm|verwende?|show|zeige?) (?<value>${value}) (?:as|als|for|für) ${OUR}${noun}$`,
  ),
  pattern(
    `^(?:add|include|show|put in|put|write|give|füge|setze?|zeige?|ajoute|mets|mettez|añade|pon|aggiungi|metti|mostra|adicione|põe)@ (?:an? |ein(?:e[n]?)? |une? |una? )?${OUR}${noun}@${BESIDE} ?[?:,]? ?(?<value>${value})${BESIDE}(?: hinzu| ein)?$`,
  ),
  pattern(
    `^(?:we|i|wir|ich)(?:['’]ve)? (?:have|got|have got|haben|habe) (?:an? |eine? )?${OUR}${noun}@:? (?<value>${value})$`,
  ),
  pattern(`^(?:our|my|the|unsere?|meine?) (?:new )?${noun}@:? (?<value>${value})$`),
];
const PHONES = form(PHONE_NOUN, PHONE);
const MAILS = form(MAIL_NOUN, MAIL);
const ADDRESSES = [
  // Where it is to stand is no address: "put the address in the footer: …".
  ...form(
    ADDRESS_NOUN,
    "⟦\\d+⟧|(?! ?(?:in|at|on|to|into|under|below|above|next to|beside|in die|unter|dans|sous|en|nel)@[^:]*:)[^⟦⟧]*\\d[^⟦⟧]*",
  ),
  pattern(`^(?:${MOVED}) (?<value>⟦\\d+⟧|[^⟦⟧]*\\d[^⟦⟧]*)$`),
];
/** "The address is wrong, it is number 79": the street stays. */
const HOUSE_NUMBER = pattern(
  "^(?:(?:(?:the|our|my|die|unsere|meine) )?(?:address|adresse) (?:is wrong|stimmt nicht|ist falsch|falsch|wrong)[,.;:]* )?(?:(?:the|our|my|die|unsere|le|el|il|o) )?(?:house number|street number|number|hausnummer|numéro|número|numero civico|civico) (?:is|should be|ist|est|es|è|é|lautet|now|jetzt| )+(?<value>\\d{1,4} ?[a-z]?)$",
);
const AWAY = (noun: string) => [
  pattern(
    `^${REMOVES} ${OUR}${noun}(?: (?:from|everywhere|completely|von der seite|raus|weg|aus)(?: the| our)?(?: page| site| website)?)?$`,
  ),
  pattern(`^(?:no|without|kein(?:e[nr]?)?|don['’]?t show|do not show) ${OUR}${noun}$`),
  pattern(
    `^${OUR}${noun} (?:entfernen|löschen|weg|raus|verstecken|ausblenden|should not be (?:visible|shown))$`,
  ),
];

/** The number to call, the mail and the street of a page: another one wherever it stands, or none. */
export function setContact({ text, quotes, page }: Order): EditResult | null {
  const value = (forms: readonly RegExp[]) => {
    const said = forms.map((one) => one.exec(text)?.groups?.value).find((one) => one !== undefined);
    return said === undefined ? null : unmasked(said, quotes).replace(/[.,]$/, "");
  };
  const house = HOUSE_NUMBER.exec(text)?.groups?.value;
  const street = house ? addressOf(page) : null;
  if (house && street && /\d/.test(street))
    return setAddress(page, street.replace(/\d{1,4} ?[a-z]?(?!\p{L}|\d)/iu, house));
  const phone = value(PHONES);
  if (phone) return setPhone(page, phone);
  const mail = value(MAILS);
  if (mail) return setMail(page, mail);
  const address = value(ADDRESSES);
  // What follows it is an order of its own.
  if (address && !/\s(?:and|und|et|y|e) (?:an?|the|ein\p{L}*|une?|un[ao]?)\s/iu.test(address))
    return setAddress(page, address);
  if (AWAY(PHONE_NOUN).some((one) => one.test(text)))
    return takeFact(page, phoneOf(page), "phone number");
  if (AWAY(MAIL_NOUN).some((one) => one.test(text)))
    return takeFact(page, mailOf(page), "mail address");
  if (AWAY(ADDRESS_NOUN).some((one) => one.test(text)))
    return takeFact(page, addressOf(page), "address");
  return null;
}

export function phoneOf({ source }: Page): string | null {
  return (
    /<a href="tel:[^"]*">([^<]+)<\/a>/.exec(source)?.[1]?.trim() ??
    /icon-phone"[^>]*\/><\/svg>(?:<span>)?([^<]+)</.exec(source)?.[1]?.trim() ??
    null
  );
}
export function mailOf({ source }: Page): string | null {
  return /<a href="mailto:([^"?]+@[^"?]+)"/.exec(source)?.[1] ?? null;
}
export function addressOf({ source }: Page): string | null {
  return /icon-place"[^>]*\/><\/svg>(?:<span>)?([^<]+)</.exec(source)?.[1]?.trim() ?? null;
}

function setPhone(page: Page, phone: string): EditResult | null {
  const old = phoneOf(page);
  if (!old)
    return addFact(
      page,
      "icon-phone",
      `<a href="tel:${telOf(phone)}">${html(phone)}</a>`,
      `The page gives ${phone} now.`,
    );
  if (old === phone) return unchanged(`The page gives ${phone} already.`);
  const next = page.source
    .replaceAll(old, html(phone))
    .replaceAll(`tel:${telOf(old)}`, `tel:${telOf(phone)}`);
  return edited(new Map([[PAGE, next]]), `The page gives ${phone} now, in the place of ${old}.`);
}
export function telOf(phone: string): string {
  return phone.replace(/[^\d+]/g, "");
}
function setMail(page: Page, mail: string): EditResult | null {
  const old = mailOf(page);
  if (!old)
    return addFact(
      page,
      "icon-mail",
      `<a href="mailto:${html(mail)}">${html(mail)}</a>`,
      `The page gives ${mail} now.`,
    );
  if (old === mail) return unchanged(`The page gives ${mail} already.`);
  return edited(
    new Map([[PAGE, page.source.replaceAll(old, html(mail))]]),
    `The page gives ${mail} now, in the place of ${old}.`,
  );
}
export function setAddress(page: Page, address: string): EditResult | null {
  const old = addressOf(page);
  if (!old)
    return addFact(
      page,
      "icon-place",
      `<span>${html(address)}</span>`,
      `The page gives the address “${address}” now.`,
    );
  const encoded = encodeURIComponent(old);
  const next = page.source
    .replaceAll(old, html(address))
    .replaceAll(encoded, encodeURIComponent(address));
  return edited(
    new Map([[PAGE, next]]),
    `The address is “${address}” now, in the place of “${old}”.`,
  );
}

/** A line among those that say where and how; null for a page that has none. */
function addFact({ source }: Page, icon: string, text: string, said: string): EditResult | null {
  const list = /<ul class="places">\n/.exec(source);
  if (!list) return null;
  const indent = /^[ \t]*/.exec(source.slice(list.index + list[0].length))?.[0] ?? "";
  const end = source.indexOf("</ul>", list.index);
  const at = source.lastIndexOf("\n", end) + 1;
  const line = `${indent}<li><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#${icon}" /></svg>${text}</li>\n`;
  return edited(new Map([[PAGE, source.slice(0, at) + line + source.slice(at)]]), said);
}

/** Each line that gives a fact goes; within a longer text nothing is cut. */
function takeFact({ source }: Page, fact: string | null, name: string): EditResult | null {
  if (!fact) return null;
  const safe = fact.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const lines = [
    ...source.matchAll(
      new RegExp(
        `<li>(?:(?!</li>)[\\s\\S]){0,300}?>${safe}(?=<)(?:(?!</li>)[\\s\\S]){0,140}?</li>`,
        "g",
      ),
    ),
  ];
  const cuts = lines.map(({ index, 0: line }) => ({
    ...wholeLines(source, { start: index, end: index + line.length }),
    text: "",
  }));
  const next = withChanges(source, cuts).replace(
    /\n[ \t]*<ul class="(?:places|facts)">\s*<\/ul>/g,
    "",
  );
  if (
    cuts.length === 0 ||
    next
      .replace(/<head>[\s\S]*<\/head>/, "")
      .replace(/data-mail="[^"]*"/g, "")
      .includes(fact)
  )
    return unchanged(
      `The ${name} ${fact} stands in a text of the page: say what that shall say instead.`,
    );
  return edited(new Map([[PAGE, next]]), `The ${name} ${fact} is off the page.`);
}
