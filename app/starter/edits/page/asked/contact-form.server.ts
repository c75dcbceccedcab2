import { edited, there } from "../../edit";
import { PAGE } from "../../project";
import { type Asked, setOf } from "./asked";
import { ARRIVES, withForm } from "./form-section.server";
import { CONTACT } from "./form-words";

/** A form of the page in which visitors write what they want to say. */
const WRITES =
  /<form\b[^>]*\bdata-keep="([\w-]+)"[^>]*>(?:(?!<\/form>)[\s\S])*?<textarea(?:(?!<\/form>)[\s\S])*/g;

/** A form by which visitors write to whoever the page is of. */
export const CONTACT_FORM: Asked = {
  names:
    /(?<!\p{L})(?:contact(?: us)?[- ]?forms?|(?:message|inquiry|enquiry|feedback)[- ]forms?|forms? (?:so (?:that )?(?:people|visitors|customers|clients|they|guests) can |(?:for|where) (?:people|visitors|customers|clients|guests) (?:to|can) |to )?(?:contact|write to|reach|message|get in touch with) (?:us|me)|(?:contact|write to|reach|message|get in touch with) (?:us|me) (?:with|by|through|via|using|over) an? form|forms? (?:for|to) (?:get in touch|contact|messages|questions|enquiries|inquiries)|kontakt[- ]?formulare?|formular(?:,)? (?:zum|für den|für) kontakt\p{L}*|formulaires? de contact|formularios? de contacto|modul[oi] (?:di|per il|per) contatt[oi]|form di contatto|formulários? de contac?to)(?!\p{L})/iu,
  more: setOf(
    "name names email e-mail mail message messages contact get touch reach write send us me so receive arrive inbox bottom end asking asks ask there their them people " +
      "formular name e-mail nachricht unten ende kontakt schreiben uns mir anfragen " +
      "formulaire nom message bas fin nous écrire contacter formulario nombre mensaje correo abajo final escribirnos modulo nome messaggio fondo scriverci formulário nome mensagem fim contactar",
  ),
  make({ page }, said) {
    const { source } = page;
    if (/(?<!\p{L})(?:buttons?|links?|knopf|bouton|botón|pulsante|botão)(?!\p{L})/iu.test(said))
      return null;
    // A form that asks for a day books something, and what a guest book takes everybody reads.
    const own = [...source.matchAll(WRITES)].find(
      ([form]) => !/type="date"|@sayso\/data\/posts\//.test(form),
    );
    if (own) {
      const where = own[0].includes("data-inbox") ? ` ${ARRIVES}` : "";
      return there(`There is a contact form on the page already.${where}`);
    }
    if (!source.includes("</main>")) return null;
    const id = ["contact", "message", "write-to-us"].find(
      (name) => !source.includes(`id="${name}"`),
    );
    if (!id) return null;
    const made = withForm(page, { ...CONTACT, id });
    return edited(
      new Map([[PAGE, made.source]]),
      `The page ends with a form “${made.heading}” now: name, email, message. ${ARRIVES}`,
    );
  },
};
