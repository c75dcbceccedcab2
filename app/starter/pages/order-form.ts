import type { Facts } from "../match/facts/facts";
import { sentenceCase } from "../match/words";
import { html } from "../source/html";
import type { DomainTexts, PageLanguage } from "./domain";

const ORDERS =
  /(?<!\p{L})(?:order(?:ing)? (?:form|page)|orders? (?:online|from us)|pre-?orders?|bestellformular|bestellseite|bestellungen?|bon de commande|formulaire de commande|formulario de pedidos?|hoja de pedido|modulo d['’]ordine|formulário de (?:pedidos?|encomendas?)|bestelformulier)(?!\p{L})/u;
/** More things than this are asked for on several pages. */
const MOST = 24;

/** Whether a page is to take orders. @param words as `plainWords` gives them */
export function asksForOrders(words: string): boolean {
  return ORDERS.test(words);
}

/** What a form for orders says, beside what the domain's own form does. */
const ORDER_WORDS: Record<
  PageLanguage,
  { nav: string; heading: string; lead: string; submit: string }
> = {
  en: {
    nav: "Order",
    heading: "Place your order",
    lead: "Say how many of each, and whom we may call with questions.",
    submit: "Place the order",
  },
  de: {
    nav: "Bestellen",
    heading: "Jetzt bestellen",
    lead: "Sag, wie viel wovon, und wen wir bei Fragen erreichen.",
    submit: "Bestellung aufgeben",
  },
  fr: {
    nav: "Commander",
    heading: "Passer commande",
    lead: "Dites combien de chaque, et qui nous pouvons joindre.",
    submit: "Commander",
  },
  es: {
    nav: "Pedir",
    heading: "Haz tu pedido",
    lead: "Di cuánto de cada cosa y a quién podemos preguntar.",
    submit: "Hacer el pedido",
  },
  it: {
    nav: "Ordina",
    heading: "Fai il tuo ordine",
    lead: "Scrivi quanto di ogni cosa, e chi possiamo chiamare.",
    submit: "Invia l’ordine",
  },
  pt: {
    nav: "Encomendar",
    heading: "Faça a sua encomenda",
    lead: "Diga quanto de cada coisa, e quem podemos contactar.",
    submit: "Enviar a encomenda",
  },
};

/** The words of a page, and of one that is to take orders with a form for those. */
export function forOrders(
  texts: DomainTexts,
  language: PageLanguage,
  request: string,
): DomainTexts {
  if (!asksForOrders(request)) return texts;
  const { nav, heading, lead, submit } = ORDER_WORDS[language];
  return {
    ...texts,
    action: nav,
    sections: texts.sections.map((section) =>
      section.kind === "form"
        ? {
            ...section,
            id: "order",
            nav,
            heading,
            lead,
            submit,
            fields: ["name", "mail", "message"],
          }
        : section,
    ),
  };
}

/** The form of a page, with a number to fill in for each thing that is offered, before its last field. */
export function withOrder(form: string, id: string, items: Facts["items"]): string {
  const fields = items
    .slice(0, MOST)
    .map(
      ({ name, price }, at) =>
        `    <div class="field">\n      <label class="label" for="${id}-order-${at + 1}">${html(`${sentenceCase(name)} (${price})`)}</label>\n      <input class="input" id="${id}-order-${at + 1}" name="order${at + 1}" type="number" min="0" max="999" inputmode="numeric" placeholder="0" />\n    </div>\n`,
    );
  // What else there is to say is said last.
  const last = form.lastIndexOf("<div", form.indexOf("<textarea"));
  const end = last > 0 ? last : form.indexOf('<button class="button primary" type="submit"');
  const start = end < 0 ? -1 : form.lastIndexOf("\n", end) + 1;
  return start <= 0 ? form : form.slice(0, start) + fields.join("") + form.slice(start);
}
