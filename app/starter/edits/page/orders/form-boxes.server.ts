import { sentenceCase } from "../../../match/words";
import { html } from "../../../source/html";
import { pageSlug } from "../../add-page.server";
import { listsOfEntry } from "../concepts";
import type { Page } from "../page-model";

/** "Which room", "livraison ou retrait": a choice of what the page lists, or of what was said. */
function choicesOf(name: string, { pieces }: Page): string[] {
  const either = name.split(/\s+(?:or|oder|ou|o)\s+|\s*\/\s*/iu);
  if (either.length > 1 && either.every((one) => one.length > 1 && one.split(" ").length <= 3))
    return either.map(sentenceCase);
  if (
    /(?:^|\s)(?:dates?|days?|times?|datum|tag|zeit|heure|jour|fecha|data|hora)(?:$|\s)/iu.test(name)
  )
    return [];
  const noun =
    /^(?:which|welche[rs]?|what|quel(?:le)?s?|qué|quale|qual|the)?\s*(\p{L}+)(?:\s+(?:choice|selection)|auswahl)?$/iu.exec(
      name.replace(/auswahl$/iu, ""),
    )?.[1];
  const lists = noun ? (listsOfEntry(noun.toLowerCase()) ?? []) : [];
  const own = pieces.filter(
    ({ kind, section }) =>
      kind === "entry" && (section?.concepts ?? []).some((one) => lists.includes(one)),
  );
  // What is booked or bought has a price; what is told of the work has none.
  const priced = SOLD.test(noun ?? "") ? pieces.filter(({ entry }) => entry?.price) : [];
  const list = (priced[0] ?? own[0])?.entry?.list;
  const all = priced.length > 0 ? priced : own;
  const named = all.filter(({ entry }) => entry?.list === list).map(({ says }) => says);
  const isMany = noun !== undefined && named.length > 1 && named.length <= 20;
  return isMany ? named : [];
}

const SOLD =
  /^(?:services?|treatments?|products?|tickets?|rooms?|packages?|courses?|dish(?:es)?|articles?|items?|leistung(?:en)?|behandlung(?:en)?|zimmer|produkte?|prestations?|chambres?|servicios?|habitaci[oó]n(?:es)?|servizi[o]?|camer[ae]|serviços?|quartos?)$/iu;

/** A choice as markup, in its box. @param options of which one is chosen */
export function choiceBox(prefix: string, name: string, options: readonly string[]): string {
  const slug = pageSlug(name) || "choice";
  const id = `${prefix}-${slug}`;
  const lines = options.map((one) => `    <option>${html(one)}</option>\n`).join("");
  return `<div class="half">\n  <label class="label" for="${id}">${html(name)}</label>\n  <select class="input" id="${id}" name="${slug}">\n${lines}  </select>\n</div>\n`;
}

/** A field as markup, in its box: a choice, a day, a number or a text, by what it is called. */
export function boxOf(page: Page, prefix: string, name: string): string {
  const options = choicesOf(name, page);
  if (options.length > 0) return choiceBox(prefix, name, options);
  const slug = pageSlug(name) || "more";
  const id = `${prefix}-${slug}`;
  const type = /mail|courriel|correo/iu.test(name)
    ? "email"
    : /phone|telefon|tél|teléf|handy|mobile/iu.test(name)
      ? "tel"
      : /(?:^|\s)(?:dates?|day|datum|tag|fecha|data|birthday|geburtstag|arrival|departure|check-?in|check-?out|anreise|abreise|arrivée|départ|llegada|salida|arrivo|partenza)(?:$|\s)/iu.test(
            name,
          )
        ? "date"
        : /(?:number of|how many|anzahl|nombre de|número|numero|guests|persons|personen)/iu.test(
              name,
            )
          ? "number"
          : "text";
  const long =
    /message|problem|petit mot|allerg|comment|nachricht|notes?$|wishes|anything|kommentar|bemerkung|mensaje|messaggio|mensagem/iu.test(
      name,
    );
  const input = long
    ? `<textarea class="input" id="${id}" name="${slug}" rows="4" maxlength="2000"></textarea>`
    : `<input class="input" id="${id}" name="${slug}" type="${type}"${type === "number" ? ' min="0"' : ""} maxlength="200" />`;
  return `<div class="${long ? "wide" : "half"}">\n  <label class="label" for="${id}">${html(name)}</label>\n  ${input}\n</div>\n`;
}
