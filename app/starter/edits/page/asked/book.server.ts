import type { FormFieldName } from "../../../pages/domain";
import { type EditResult, edited, there, unchanged } from "../../edit";
import { PAGE } from "../../project";
import type { Order } from "../order";
import { type Asked, setOf } from "./asked";
import { ARRIVES, withFields, withForm } from "./form-section.server";
import { BOOKING, NEWSLETTER } from "./form-words";

/** People are counted where they are said, or where a table is booked. */
const COUNTED =
  /(?<!\p{L})(?:tables?|tisch\p{L}*|mesas?|tavol[oi]|number of|how many|persons?|persone?n?|personas|pessoas|anzahl|wie viele|combien|cuánt[oa]s|quant[ei]|quant[oa]s|party size|group size|pax|seats?|plätze|places|covers|couverts)(?!\p{L})/iu;
/** Nights have no time of the day. */
const NIGHTS =
  /(?<!\p{L})(?:rooms?|nights?|stays?|zimmer|nächte|übernachtung\p{L}*|chambres?|nuits?|habitaci\p{L}*|noches?|camer[ae]|notti|quartos?|noites?|cottage|apartment|holiday)(?!\p{L})/iu;

const BOOK: Asked = {
  names:
    /(?<!\p{L})(?:(?:to |can |could |should |online |me |us )?(?:book|reserve)(?: in)?(?: an?| the| their| our| your| my| me| us| it| online| for| with| one| lessons?| tables?| rooms?| appointments?| sessions?| classes| slots?| by| from| through| directly)|(?:to|can|could|should|may) (?:book|reserve)|bookings?|reservations?|appointments?|(?:request|ask for) (?:a |an )?(?:table|appointment|slot|room|booking)|terminbuchung\p{L}*|terminanfrage\p{L}*|(?:online[- ]?)?buchung\p{L}*|(?:tisch|platz|zimmer|online)?[- ]?reservier\p{L}*|buchen|termine? (?:buchen|vereinbaren|anfragen|ausmachen)|réserv\p{L}*|prendre (?:un )?rendez-vous|rendez-vous|reserv(?:ar|a|as|en|e|em)|pedir (?:cita|hora)|citas?|prenot\p{L}+|appuntament[oi]|marcaç\p{L}+|marcar|agendar|agendamento)(?!\p{L})/iu,
  more: setOf(
    "table tables room rooms appointment appointments slot slots visit haircut haircuts cut treatment session sessions lesson lessons class classes consultation call repair cleaning form request requests ask date dates day days time times hour hours number persons person many seats party size evening lunch dinner night nights stay receive get gets receive directly system calendar inbox email mail arrive arrives preferred wish give pick choose select enter leave say tell answer contact details phone they're they’re " +
      "tisch tische zimmer platz plätze termin termine haarschnitt stunde stunden kurs kurse formular anfrage anfragen datum tag uhrzeit zeit anzahl personen wie viele abend nacht nächte wählen auswählen angeben machen buchen vereinbaren " +
      "table tables chambre chambres rendez-vous créneau cours séance formulaire demande date jour heure nombre personnes combien soir nuit choisir indiquer prendre " +
      "mesa mesas habitación cita citas hora horas clase clases sesión formulario solicitud fecha día número personas cuántas noche elegir indicar pedir " +
      "tavolo tavoli camera camere appuntamento lezione sessione modulo richiesta data giorno ora orario numero persone quante sera notte scegliere indicare " +
      "mesa mesas quarto quartos consulta aula sessão formulário pedido data dia hora número pessoas quantas noite escolher indicar",
  ),
  make(order, said) {
    // A button that leads there is another wish, and so are a book of guests and a question of the form that is there.
    if (
      /(?<!\p{L})(?:forms? (?:\p{L}+ )?asks?|(?:field|question|box) (?:for|about))(?!\p{L})/iu.test(
        said,
      ) ||
      /(?<!\p{L})(?:buttons?|links?|knopf|bouton|botón|pulsante|botão|guest ?book)(?!\p{L})/iu.test(
        said,
      )
    )
      return null;
    return booked(order, said);
  },
};

function booked({ page }: Order, said: string): EditResult | null {
  const { source, pieces } = page;
  const form =
    /<form\b[^>]*\bdata-keep="([\w-]+)"[^>]*>(?:(?!<\/form>)[\s\S])*?type="date"(?:(?!<\/form>)[\s\S])*/.exec(
      source,
    );
  const wanted: FormFieldName[] = [];
  const has = (name: string) => new RegExp(`\\bname="${name}"`).test(form?.[0] ?? "");
  const isNight = NIGHTS.test(said) || /\bname="(?:until|nights)"/.test(form?.[0] ?? "");
  if (!isNight) wanted.push("time");
  if (COUNTED.test(said)) wanted.push("guests");
  if (!form) {
    if (!source.includes("</main>")) return null;
    if (source.includes('id="booking"'))
      return unchanged("The page has a part “booking” that I did not write.");
    const first: FormFieldName[] = ["name", "mail", "date"];
    const made = withForm(page, { ...BOOKING, fields: [...first, ...wanted, "message"] });
    return edited(
      new Map([[PAGE, made.source]]),
      `The page ends with a form “${made.heading}” now: name, email, ${isNight ? "day" : "day, time"}${wanted.includes("guests") ? ", how many come" : ""}. It knows no calendar, so it asks for a time and books none. ${ARRIVES}`,
    );
  }
  const id = form[1] ?? "";
  const missing = wanted.filter((name) => !has(name));
  const heading =
    pieces.find(
      ({ kind, element }) =>
        kind === "section" &&
        element.attrs.some(({ name, value }) => name === "id" && value === id),
    )?.says ?? id;
  if (missing.length === 0)
    return there(
      `Visitors can do that already, in “${heading}” at the end of the page. ${ARRIVES}`,
    );
  const next = withFields(page, id, missing);
  if (next === source) return null;
  const asks = missing
    .map((name) => (name === "time" ? "the time" : "how many come"))
    .join(" and ");
  return edited(
    new Map([[PAGE, next]]),
    `In “${heading}” visitors ask for a day already; it asks for ${asks} now, too. It knows no calendar, so it asks for a time and books none. ${ARRIVES}`,
  );
}

const NEWS: Asked = {
  names:
    /(?<!\p{L})(?:news ?letters?(?:[- ]?(?:anmeldung|formular|sign[- ]?ups?|forms?))?|mailing[- ]?lists?|e-?mail (?:list|sign[- ]?ups?|subscriptions?|updates?)|subscri(?:be|ption)s?(?: (?:form|box))?|sign[- ]?ups? (?:form )?for (?:news|updates)|(?:collect|gather|get) (?:the )?(?:e-?mails?|e-?mail addresses)|(?:their |an? |the )?e-?mails?(?: address(?:es)?)? (?:for|to get) (?:our |the )?(?:news|updates)|infolettre|lettre d['’]information|boletín(?: de noticias)?|suscri(?:birse|pción|ban)|iscri(?:versi|zione)(?: alla newsletter)?)(?!\p{L})/iu,
  more: setOf(
    "footer newsletter newsletters sign signs signup up subscribe subscribes form box field enter leave give their email emails e-mail mail address addresses news updates offers monthly weekly bottom end join get receive collect visitors' " +
      "anmeldung anmelden formular unten ende eintragen email adresse neuigkeiten abonnieren bestellen inscription inscrire s’inscrire formulaire bas fin adresse recevoir abonner abonnement correo suscribirse formulario abajo final apuntarse iscrizione iscriversi modulo fondo indirizzo inscrever inscrição inscrever-se formulário fim endereço receber",
  ),
  make({ page }) {
    const { source } = page;
    if (/data-keep="newsletter"/.test(source))
      return there("The page has a form to sign up for news already.");
    if (!source.includes("</main>") || source.includes('id="newsletter"')) return null;
    const made = withForm(page, NEWSLETTER);
    return edited(
      new Map([[PAGE, made.source]]),
      `The page ends with “${made.heading}” now, where visitors leave their email. The addresses reach you: the page Data of this project lists them, and gives them as CSV. Sending the letters is up to you: the page sends none.`,
    );
  },
};

/** Forms that pages are asked for: to ask for a table or a time, and to get news. */
export const FORM_SECTIONS: readonly Asked[] = [NEWS, BOOK];
