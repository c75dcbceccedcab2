import type { FileTree } from "~/projects/files";
import type { Language } from "../../match/facts/language";
import { html } from "../../source/html";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { sayInPart } from "./own-sections.server";

const LABELS: Record<Language, [name: string, mail: string, message: string, send: string]> = {
  en: ["Name", "Email", "Message", "Send"],
  de: ["Name", "E-Mail", "Nachricht", "Senden"],
  fr: ["Nom", "E-mail", "Message", "Envoyer"],
  es: ["Nombre", "Correo", "Mensaje", "Enviar"],
  it: ["Nome", "E-mail", "Messaggio", "Invia"],
  pt: ["Nome", "E-mail", "Mensagem", "Enviar"],
};
const STYLES =
  ".contact-form {\n  display: grid;\n  gap: 0.75rem;\n  max-width: 32rem;\n  margin-top: 1rem;\n}\n\n.contact-form label {\n  display: grid;\n  gap: 0.25rem;\n}\n\n.contact-form input,\n.contact-form textarea {\n  padding: 0.6rem 0.75rem;\n  border: 1px solid var(--border);\n  border-radius: var(--radius);\n  background: var(--surface);\n  color: inherit;\n  font: inherit;\n}\n\n.contact-form button {\n  justify-self: start;\n}\n";

/** A form that opens the visitor's mail program, addressed and filled in: it needs no server. */
export function contactForm(files: FileTree, language: Language): EditResult {
  const page = files.get("index.html") ?? "";
  const { entry, styles } = shapeOf(files);
  if (!entry && /<form\b[\s\S]*<textarea\b/.test(page))
    return unchanged("There is a contact form on the page already.");
  const mail = /mailto:([^"?]+)/.exec(page)?.[1] ?? "hello@example.com";
  const [name, address, message, send] = LABELS[language];
  const field = (label: string, input: string) => `  <label>${html(label)} ${input}</label>\n`;
  const body = `<form class="contact-form" action="mailto:${html(mail)}" method="post" enctype="text/plain">\n${field(name, '<input name="name" type="text" autocomplete="name" required="" />')}${field(address, '<input name="email" type="email" autocomplete="email" required="" />')}${field(message, '<textarea name="message" rows="5" required=""></textarea>')}  <button class="button primary" type="submit">${html(send)}</button>\n</form>\n`;
  const said = `Added a contact form. It opens the visitor's mail program with the message to ${mail}.`;
  const result = sayInPart(files, "contact", body, { language, said });
  if (!result.ok || !styles) return result;
  const css = String(result.changes.get(styles) ?? files.get(styles) ?? "");
  if (!css.includes(".contact-form")) result.changes.set(styles, `${css}\n${STYLES}`);
  return edited(result.changes, result.said);
}
