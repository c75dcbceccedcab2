import { isOfMoney } from "../families/grouped-by";
import { anyOf } from "../said-of";
import type { AsOrder } from "./as-orders";

const DARK =
  "dark|black|night|dunkle[rsnm]?|schwarze[rsnm]?|sombre|noire?|oscuro|negro|scuro|nero|escuro|preto";
const LIGHT =
  "light|white|bright|pale|helle[rsnm]?|weiße[rsnm]?|claire?s?|blanche?s?|blanc|clar[oa]s?|blanc[oa]s?|chiar[oi]|bianc[ohi]+|branc[oa]s?";
const GROUND = "background|backdrop|hintergrund|fond|fondo|sfondo|fundo";
const LETTERS =
  "text|letters?|writing|font|words|schrift|buchstaben|texte|lettres|écriture|letras|texto|testo|lettere|scritte";

/** How all of an app looks, told by its parts. */
export const LOOK_AS_ORDERS: readonly AsOrder[] = [
  {
    // "A dark background with light text" is a dark look: each colour of it is to be read on the other.
    asks: [anyOf(DARK), anyOf(GROUND), anyOf(LIGHT), anyOf(LETTERS)],
    more: anyOf(
      `${DARK}|${LIGHT}|${GROUND}|${LETTERS}|whole|app|page|screen|everything|on|it|mit|avec|con|com`,
    ),
    not: anyOf(
      "buttons?|cards?|header|title|heading|columns?|switch|toggle|modes?|button|only|when|if|links?|overdue|done|print\\p{L}*",
    ),
    order: () => "make it dark",
  },
  {
    asks: [
      anyOf("kommas?|virgules?|coma|virgola|vírgula"),
      anyOf(
        "punkt|punkte|beträge|zahlen|dezimal\\p{L}*|preise|points?|montants|nombres|prix|décimal\\p{L}*|punto|importes|cantidades|decimal\\p{L}*|importi|numeri|prezzi|ponto|valores",
      ),
    ],
    more: anyOf(
      "kommas?|virgules?|coma|virgola|vírgula|punkte?|beträge|zahlen|dezimal\\p{L}*|preise|points?|montants|nombres|prix|décimal\\p{L}*|punto|importes|cantidades|decimal\\p{L}*|importi|numeri|prezzi|ponto|valores|statt|anstatt|anstelle|eines?|als|trennzeichen|schreib\\p{L}*|darstell\\p{L}*|an|bitte|also|wie|etwa|zum beispiel|z\\.b\\.|comme|au lieu|plutôt qu\\p{L}*|écri\\p{L}*|en vez|en lugar|como|escrib\\p{L}*|invece|come|scriv\\p{L}*|vez|escrev\\p{L}*|usa\\p{L}*|utilise\\p{L}*|verwende\\p{L}*|\\d+[.,]\\d+|[€$£]|euros?|eur",
    ),
    not: anyOf("csv|liste|tags?|trenn\\p{L}* durch|ohne|sans|sin|senza|sem"),
    order: (files) => (isOfMoney(files) ? "use a comma instead of a point in amounts" : null),
  },
];
