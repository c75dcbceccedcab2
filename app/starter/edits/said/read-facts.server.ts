import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { type Facts, factsIn } from "../../match/facts/facts";
import { LANGUAGES } from "../../match/facts/language";
import { plainWords } from "../../match/words";
import { html } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { hasFields } from "../fields";
import { lineStart } from "../lines";
import { withoutExampleNote } from "../page/example-note";
import { replaceAddress, replaceContact, replaceDate } from "./contact-facts";
import { contactForm } from "./contact-form.server";
import { endOfHours, hoursList, writeHours } from "./opening-hours.server";
import { replacePart, sayInPart } from "./own-sections.server";
import { elementsOf, placeOf } from "./page-elements";
import type { ReadWish } from "./said-edit";

const GIVES =
  /\b(?:add|put|write|show|include|insert|set|change|update|make|list|mention|display|have|use|hinzu|füge|schreib\w*|zeige?|ändere|setze|ajoute\w*|mets|change[rz]?|añade|pon|cambia|aggiungi|metti|adicione|want|need|like|brauche|möchte|veux|quiero|voglio|quero|our|my|unsere?|is|are|sind|ist|costs?|open|closed|moved|geöffnet|geschlossen|ouverts?|fermés?)\b/;

/** One price of a list that is there: "make the price of espresso 2.80". */
const COSTS =
  /^(?:the |an? )?(.{2,40}?) (?:now )?(?:costs?|is now|are now) (?:now )?((?:[€$£] ?)?\d{1,5}(?:[.,]\d{1,2})?(?: ?[€$£])?)(?: now)?[.!]?$/iu;
const PRICE_OF =
  /\bprice (?:of|for) (?:the |an? )?(.{2,40}?) (?:is now |should be |is |to |be |= ?)*((?:[€$£] ?)?\d{1,5}(?:[.,]\d{1,2})?(?: ?[€$£])?)[.!]?$/iu;

function changePrice(files: FileTree, name: string, price: string): EditResult {
  const page = files.get("index.html") ?? "";
  const at = new RegExp(
    `(${escapePattern(html(name))}(?:[^\\d<]|<[^>]*>){0,80}?)((?:[€$£] ?)?\\d{1,5}(?:[.,]\\d{1,2})?(?: ?[€$£])?)`,
    "iu",
  );
  // A number alone is in the currency that the page has there.
  const next = page.replace(
    at,
    (_, before: string, old: string) =>
      before + (/^[\d.,]+$/.test(price) ? old.replace(/\d[\d.,]*/, () => price) : html(price)),
  );
  if (next === page) return unchanged(`I found no price of “${name}” on the page.`);
  return edited(new Map([["index.html", next]]), `“${name}” costs ${price} now.`);
}

/** What a person says of their place, on the page word for word: prices, hours, people, contact. */
export const readFacts: ReadWish = (wish, files) => {
  const words = plainWords(wish);
  const end = endOfHours(wish);
  if (end) return end;
  if (!GIVES.test(words)) return null;
  const facts = factsIn(wish);
  // Headings are in the language of their page, whatever language the wish is in.
  const language =
    LANGUAGES.find((one) => files.get("index.html")?.includes(`<html lang="${one}"`)) ??
    facts.language;
  const isChange = /\b(?:change|update|replace|set|ändere|cambia|modifie)/.test(words);
  if (
    !/\b(?:first|last|top|bottom|above|below|before|after|under|over)\b/.test(words) &&
    /\b(?:contact|kontakt|contacto|contatto|contato|message|enquiry|inquiry)[\w ]{0,12}\bform|\bkontaktformular|\bformulaire de contact|\bformulario de contacto/.test(
      words,
    )
  )
    return (tree) => contactForm(tree, language);
  const price = PRICE_OF.exec(wish) ?? COSTS.exec(wish);
  if (price?.[1] && price[2]) return (tree) => changePrice(tree, price[1] ?? "", price[2] ?? "");
  // An app that keeps entries has no list of prices: an amount there is a budget, a limit or an entry.
  if (facts.items.length > 0 && !hasFields(files)) {
    const count = facts.items.length;
    const said = `Wrote down ${count === 1 ? "a price as you gave it" : `${count} prices as you gave them`}.`;
    const body = hoursList(
      facts.items.map(({ name, price, note }) => [note ? `${name} (${note})` : name, price]),
    );
    const put = isChange ? replacePart : sayInPart;
    return (tree) => put(tree, "menu", body, { language, said });
  }
  if (facts.hours.length > 0) {
    const isMore =
      /^(?:please )?add\b|\b(?:also|too|as well|additionally|extra|auch|zusätzlich|aussi|también)\b/.test(
        words,
      );
    return (tree) => withoutExampleNote(writeHours(tree, facts.hours, { language, isMore }), tree);
  }
  const { date } = facts;
  if (date && /\b(?:date|day|when|datum|takes? place|is on|moved to|wann)\b/.test(words))
    return (tree) => replaceDate(tree, date);
  const quote = testimonialIn(wish);
  if (quote)
    return (tree) =>
      sayInPart(tree, "testimonials", quote, {
        language,
        said: "Added what they said, word for word.",
      });
  if (
    facts.people.length > 0 &&
    /\b(?:team|people|staff|members|mitarbeiter|équipe|equipo)\b/.test(words)
  ) {
    const body = `<ul class="section-grid">\n${facts.people
      .map(
        ({ name, role }) =>
          `  <li class="card tile"><h3>${html(name)}</h3>${role ? `<p class="muted">${html(role)}</p>` : ""}</li>\n`,
      )
      .join("")}</ul>\n`;
    return (tree) =>
      replacePart(tree, "team", body, { language, said: "Wrote down the people you named." });
  }
  return contactEdit({ ...facts, language }, words, wish);
};

function contactEdit(facts: Facts, words: string, wish: string) {
  const lines = [
    ...facts.links.map((link) => `<a href="${html(link)}">${html(linkName(link, wish))}</a>`),
    ...(facts.address ? [html(facts.address)] : []),
    ...(facts.phone
      ? [`<a href="tel:${html(facts.phone.replace(/[^\d+]/g, ""))}">${html(facts.phone)}</a>`]
      : []),
    ...(facts.mail ? [`<a href="mailto:${html(facts.mail)}">${html(facts.mail)}</a>`] : []),
  ];
  if (lines.length === 0) return null;
  const body = lines.map((line) => `<p>${line}</p>\n`).join("");
  const said = `Put ${[...facts.links, facts.address, facts.phone, facts.mail]
    .filter(Boolean)
    .map((text) => `“${text}”`)
    .join(", ")} on the page.`;
  const mail = facts.mail;
  const isAdded = /\b(?:another|second|also|as well|too|additional)\b/.test(words);
  return (tree: FileTree): EditResult => {
    if (/\bfooter|fußzeile\b/.test(words)) return inFooter(tree, body, said);
    const replaced = isAdded
      ? null
      : facts.phone
        ? replaceContact(tree, "tel", facts.phone)
        : mail
          ? replaceContact(tree, "mailto", mail)
          : null;
    if (replaced && lines.length === 1) return replaced;
    const moved =
      facts.address && !isAdded && lines.length === 1 ? replaceAddress(tree, facts.address) : null;
    if (moved) return moved;
    return sayInPart(tree, "contact", body, { language: facts.language, said });
  };
}

function inFooter(files: FileTree, body: string, said: string): EditResult {
  const page = files.get("index.html") ?? "";
  const footer = placeOf(elementsOf(page, ({ tagName }) => tagName === "footer")[0]);
  if (!footer) return unchanged("I found no footer in index.html.");
  const at = lineStart(page, footer.innerEnd);
  const block = body.replace(/^(?=.)/gm, "      ");
  return edited(new Map([["index.html", page.slice(0, at) + block + page.slice(at)]]), said);
}

const NETWORKS =
  /(?:^|\.)(instagram|facebook|youtube|linkedin|tiktok|github|twitter|mastodon|pinterest|behance|spotify|soundcloud)\./i;

function linkName(link: string, wish: string): string {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/]+)/i.exec(link)?.[1] ?? link;
  const network = NETWORKS.exec(`.${host}`)?.[1];
  const called = /\bcalled ["“]([^"”]{1,60})["”]/i.exec(wish)?.[1];
  return called ?? (network ? (network[0] ?? "").toUpperCase() + network.slice(1) : host);
}

/** `"…" by Maria Lopez` or `by Maria Lopez: "…"` as a quote; null without one. */
function testimonialIn(wish: string): string | null {
  if (!/\b(?:testimonials?|quotes?|reviews?|stimme|zitat|témoignage|opinión)\b/i.test(wish))
    return null;
  // What somebody asks for by a form is a price, and no praise.
  if (/\b(?:forms?|formulare?|formulaire|formulario|requests?|free quotes?|buttons?)\b/i.test(wish))
    return null;
  const words = /["“„«]([^"”“»]{2,400})["”“»]/u.exec(wish)?.[1];
  const after = /["”“»]\s*[-–—,]?\s*(?:by |from |von |de |di )?(\p{Lu}[\p{L}.'’, -]{1,50})$/u.exec(
    wish,
  )?.[1];
  const who =
    after ?? /\b(?:by|from|von|de|di)\s+(\p{Lu}[\p{L}.'’ -]{1,50}?)(?=[:,."“]|$)/u.exec(wish)?.[1];
  if (!words) return null;
  return `<figure class="card tile"><blockquote>${html(words)}</blockquote>${who ? `<figcaption class="muted">${html(who.trim())}</figcaption>` : ""}</figure>\n`;
}
