/**
 * What a text declines: "no sign-up needed", "kein Shop", "niente prenotazione online". Up to the end of the clause, and
 * never behind what is declined only with something else: "not only", "no longer than".
 */
const DECLINED =
  /(?<!\p{L})(?:no(?! (?:longer|more|later|less|fewer|one)(?!\p{L}))|without(?: an?| any)?|(?:we |i )?(?:don['’]?t|do not)(?: really)? (?:need|want|sell|take|do|have|offer)(?: an?| any)?|kein(?:e[nrms]?)?|ohne|(?:pas|sans|ni)(?: d[e'’]| de)?|sin|senza|niente|nessun[ao]?|sem|nenhum[a]?) ?(?:\p{L}[\p{L}'’-]*)(?: (?!(?:but|aber|mais|pero|ma|mas|just|only|nur|and|und|et|y|e)(?!\p{L}))\p{L}[\p{L}'’-]*){0,3}/giu;

/** A text in lower case without what it declines: what nobody wants is asked for by no word of it. */
export function withoutDeclined(words: string): string {
  return words.replace(DECLINED, " ");
}

/** Whether a sentence declines something and asks for nothing: "No comments or ratings please." */
export function isDeclined(sentence: string): boolean {
  return /^(?:(?:but|and|also|please|aber|und|bitte|mais|et|pero|y|ma|e|mas)[ ,]+)*(?:no(?! (?:longer|more|later|less|fewer|one|need to)(?!\p{L}))|without|kein(?:e[nrms]?)?|ohne|pas d(?:e |['’])|sans|sin|senza|niente|sem)\s/iu.test(
    sentence.trim(),
  );
}

const FORMS =
  /(?<!\p{L})(?:sign[ -]?ups?|registrations?|forms?|(?:online )?(?:book(?:ing)?s?|order(?:ing|s)?|reservations?)|rsvps?|anmeldung(?:en)?|formulare?|reservierung(?:en)?|(?:online-?)?(?:buchung(?:en)?|bestellung(?:en)?)|inscriptions?|formulaires?|réservations?|commandes?|inscripci(?:ón|ones)|formularios?|reservas?|pedidos?|prenotazion[ei]|iscrizion[ei]|modul[oi]|ordini|inscriç(?:ão|ões)|formulários?|encomendas?|marcaç(?:ão|ões))(?!\p{L})/iu;

/** Whether a text declines to have anything booked, ordered or signed up for on the page. @param words in lower case */
export function declinesForm(words: string): boolean {
  return (words.match(DECLINED) ?? []).some((declined) => FORMS.test(declined));
}

const PARTS =
  /(?<!\p{L})(?:(?:online |web ?)?(?:shops?|stores?)|online-?shop|boutique en ligne|tienda online|negozio online|loja online|blogs?|log ?ins?|accounts?|newsletters?)(?!\p{L})/u;

/** Whether a clause only declines a part of a page: "kein Shop" is said to whoever builds, "no pets" to whoever reads. */
export function isForBuilder(words: string): boolean {
  const declined = words.match(DECLINED)?.[0] ?? "";
  return declined !== "" && words.startsWith(declined) && PARTS.test(declined);
}
