import type { Figure } from "./figures-file";
import { anyOf } from "./said-of";

/* Words by which a figure of the entries is asked for, in the languages of the starter. */

export const WAYS: readonly [how: Figure["how"], said: RegExp, name: string][] = [
  [
    "count",
    anyOf(
      "how many times|how often|wie oft|combien de fois|cuántas veces|quante volte|how many|number of|count|wie viele|anzahl|combien de|cuánt[ao]s|quant[ei]",
    ),
    "Number",
  ],
  [
    "max",
    anyOf(
      "personal (?:best|record)s?|best|highest|maximum|max|heaviest|longest|biggest|largest|record|pb|pr|top|beste[rsn]?|höchste[rsn]?|größte[rsn]?|meilleur\\p{L}*|mejor\\p{L}*|migliore?",
    ),
    "Most",
  ],
  [
    "min",
    anyOf(
      "lowest|minimum|smallest|cheapest|shortest|niedrigste[rsn]?|kleinste[rsn]?|billigste[rsn]?|günstigste[rsn]?",
    ),
    "Least",
  ],
  ["average", anyOf("average|mean|durchschnitt\\p{L}*|moyenne|promedio|media|média"), "Average"],
  [
    "sum",
    anyOf(
      "totals?|sums?|what (?:did|do|have|has) \\p{L}+ (?:\\p{L}+ )?(?:spen[dt]|paid|earn(?:ed)?|made?)|what (?:each|everyone|everybody) (?:of \\p{L}+ )?(?:has |have )?(?:spent|paid|earned|made)|(?:add|adds|added) up|altogether|in total|how much|volume|value|worth|gesamt\\p{L}*|summen?|insgesamt|wie viel|sommes?|au total|combien|suma|sumas|cuánto|en total|somma|quanto|totale|soma",
    ),
    "Total",
  ],
];
export const EACH =
  "(?:for each|for every|per|by|of each|each|every|je|pro|nach|jede[rsnm]?|par|pour chaque|chaque|por|cada|per ogni|ogni)";
export const BY_TIME: readonly [NonNullable<Figure["by"]>, RegExp][] = [
  [
    "month",
    new RegExp(`${EACH} (?:month|monat|mois|mes|mese|mês)|monthly|monatlich|mensuel\\p{L}*`, "iu"),
  ],
  ["week", new RegExp(`${EACH} (?:week|woche|semaine|semana|settimana)|weekly|wöchentlich`, "iu")],
  ["day", new RegExp(`${EACH} (?:day|tag|jour|día|giorno|dia)|daily|täglich`, "iu")],
];
export const ONLY: readonly [NonNullable<Figure["only"]>, RegExp][] = [
  ["today", anyOf("today(?:'s)?|heute|aujourd'hui|hoy|oggi|hoje")],
  ["week", anyOf("this week(?:'s)?|diese[rn]? woche|cette semaine|esta semana|questa settimana")],
  ["month", anyOf("this month(?:'s)?|diese[nm]? monat|ce mois|este mes|questo mese|este mês")],
  [
    "unpaid",
    anyOf(
      "owed|unpaid|not paid|outstanding|still to (?:be )?pa(?:y|id)|offen\\p{L}*|unbezahlt\\p{L}*|impayé\\p{L}*|sin pagar|pendientes?",
    ),
  ],
  [
    "done",
    anyOf("done|finished|completed|ticked(?: off)?|erledigt\\p{L}*|terminé\\p{L}*|hech[ao]s"),
  ],
];
export const PLACE = anyOf(
  "at the (?:very )?(?:top|bottom|end)|above(?: the list)?|below(?: the list)?|underneath|in (?:very )?(?:big|large|huge|bold)(?:ger|r)?(?: (?:letters|numbers|digits|type|print|text|font|figures?|writing))?|bigg?(?:er)?|large(?:r)?|huge|bold|prominent(?:ly)?|groß|gros|en grand|grande|oben|unten|en haut|en bas|arriba|abajo|in alto|in basso|in fondo|altogether|all together|and right|so far",
);
/** "In big at the top" is where and how it stands: neither word asks for the biggest of them. */
export const withoutPlace = (words: string): string =>
  words.replace(new RegExp(PLACE.source, "giu"), " ");
export const OF_MONEY =
  /how much|wie ?viel|combien|cuánto|quanto|price|cost|amount|fee|rent|salary|total|fee|preis|betrag|kosten|prix|montant|precio|importe|prezzo|preço|valor/iu;
export const OF_COUNT = /stock|quantit|qty|anzahl|menge|bestand|cantidad|quantità|pieces|pcs/iu;
export const MONEY_WORDS = anyOf(
  "i|we|has|have|did|do|what|paid|pays?|contributed|spend|bezahlt|ausgegeben|payé|dépensé|pagado|gastado|pagato|speso|pago|gasto|made?|make|earn(?:ed)?|money|income|revenue|takings|earnings|spent|spend|sold|sales|cost|costs|price|prices|amounts?|value|worth|verdient|eingenommen|gagné|ganado|hecho|facturado|guadagnato|to me|owe[sd]?",
);
export const POINTS = anyOf(
  "points?|score|scores|punkte?|puntos|punti|pontos|scoreboard|leaderboard",
);
export const MOST_POINTS = anyOf(
  "who has (?:the )?most|the most|leader|ranking|kids|children|people|persons?",
);
export const TIMES_GO = anyOf(
  "times|trained|train|went|go|did|been|worked out|work out|gym|training|days?",
);
export const TIMES = /\s*(?:x|×|\*|times|mal|fois|por|per)\s*/iu;
