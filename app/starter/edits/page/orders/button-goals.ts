import { attribute } from "../../said/page-elements";
import { findPieces } from "../find-pieces";
import { unmasked } from "../masked";
import type { Page } from "../page-model";
import { mailOf, phoneOf, telOf } from "./set-contact";

export const URL =
  "(?:https?://|www\\.)[^\\s⟦⟧]+[^\\s⟦⟧.,;]|(?:[\\w-]+\\.)+[a-z]{2,6}/[^\\s⟦⟧]+[^\\s⟦⟧.,;]|[\\w-]+\\.(?:com|org|net|de|co\\.uk|example|fr|es|it|pt|io|eu|ch|at)(?:/[^\\s⟦⟧]*)?";

export function defaultGoal({ pieces }: Page): string | null {
  const form = pieces.find(({ kind }) => kind === "form")?.section;
  const id = form ? attribute(form.element, "id") : "";
  return id ? `#${id}` : null;
}

const PHONE_SAID =
  /^(?:(?:our|the|my|us|by|a|die|unsere|meine|notre|nuestro|il nostro|o nosso)\s+)*(?:phone|number|phone number|telephone|telefon|telefonnummer|nummer|téléphone|teléfono|telefono|telefone|us|uns|me|mich|anrufen|a call)$/iu;
const MAIL_SAID =
  /^(?:(?:our|the|my|a|an|us|die|eine|unsere|uns|e?|notre|nuestro|il nostro)\s+)*(?:e-?mails?|mail|mail address|e-?mail address|mailadresse|courriel|correo|inbox|a mail to us|mail to us|an email to us|email to us|mail an uns|eine mail an uns|e-?mail an uns)$/iu;

/** Where a button leads: an address, a number, a mail, a part of the page. Null for what is none of them. */
export function goalOf(said: string, quotes: readonly string[], page: Page): string | null {
  const goal = unmasked(said, quotes)
    .replace(/[.!]$/, "")
    .replace(/\s+(?:section|on click|when clicked)$/iu, "");
  const url = new RegExp(`^(?:${URL})$`, "iu").exec(goal)?.[0];
  if (url) return /^https?:/.test(url) ? url : `https://${url}`;
  const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(goal)?.[0];
  if (mail) return `mailto:${mail}`;
  const phone = /\+?\d[\d /()-]{5,}\d/.exec(goal)?.[0];
  if (phone) return `tel:${telOf(phone)}`;
  const own = phoneOf(page);
  if (PHONE_SAID.test(goal) && own) return `tel:${telOf(own)}`;
  const ownMail = mailOf(page);
  if (MAIL_SAID.test(goal) && ownMail) return `mailto:${ownMail}`;
  if (/^(?:the )?(?:top|anfang|nach oben|haut|inicio|inizio|topo)(?: of the page)?$/iu.test(goal))
    return "#";
  const sections = findPieces(said, page, quotes, ({ kind }) => kind === "section")?.pieces ?? [];
  const piece = sections.length === 1 ? sections[0] : findPieces(said, page, quotes)?.pieces[0];
  const section = piece?.kind === "section" ? piece : piece?.section;
  const id = section ? attribute(section.element, "id") : "";
  return id === "" ? null : `#${id}`;
}
