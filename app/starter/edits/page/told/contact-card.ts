import { initialsOf } from "../../../pages/section-scopes";
import { html } from "../../../source/html";
import { type EditResult, edited } from "../../edit";
import { PAGE } from "../../project";
import { telOf } from "../orders/set-contact";
import { everywhere } from "../orders/write-text";
import type { Page } from "../page-model";

/** Somebody among the people of a page of whom it says that they are the contact. */
const CARD =
  /(?<initials><span class="portrait"[^>]*>[^<]*<\/span>\s*)?<h3>(?<name>[^<]+)<\/h3>\s*<p>(?<role>(?:Contact|Kontakt|Ansprechpartner(?:in)?|Contacto|Contatto|Contato)[^<]{0,30})<\/p>/u;

/** The contact of the page is another one now, with a link that reaches them; null where the page names none among its people. */
export function inContactCard(page: Page, name: string, reach: string): EditResult | null {
  const card = CARD.exec(page.source);
  const { name: old, role = "", initials = "" } = card?.groups ?? {};
  if (!card || !old || old === html(name)) return null;
  const href = reach.includes("@") ? `mailto:${reach}` : `tel:${telOf(reach)}`;
  const written = card[0]
    .replace(initials, () => initials.replace(/>[^<]*</, () => `>${html(initialsOf(name))}<`))
    .replace(`<h3>${old}</h3>`, () => `<h3>${html(name)}</h3>`)
    .replace(`<p>${role}</p>`, () => `<p>${role}, <a href="${html(href)}">${html(reach)}</a></p>`);
  const source = page.source.replace(card[0], () => written);
  const next = everywhere({ ...page, source }, old, name);
  return edited(
    new Map([[PAGE, (next?.ok ? next.changes.get(PAGE) : null) ?? source]]),
    `${name} is the contact now, in the place of ${old}: the page gives ${reach}.`,
  );
}
