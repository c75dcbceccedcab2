import { anyOf } from "./said-of";

/* Words by which it is said which entries are marked, in the languages of the starter. */

export const OVERDUE = anyOf(
  "overdue|past due|past (?:their|the|its) (?:date|deadline|due date)|late|überfällig\\p{L}*|en retard|vencid[ao]s?|atrasad[ao]s?|scadut[eio]|in ritardo",
);
export const GREYED = anyOf("gr[ae]yed(?: out)?|faded|dimmed|ausgegraut|grisé\\p{L}*");
export const IS_DONE = anyOf(
  "done|finished|completed|ticked(?: off)?|erledigt\\p{L}*|fertig\\p{L}*|terminé\\p{L}*|hech[ao]s?|fatt[ie]|concluíd[ao]s?",
);
export const WARNS = anyOf(
  "warns?|warn (?:me|us)|warning|alert|flag|highlight\\p{L}*|stand out|warn\\p{L}*|hervorheb\\p{L}*|avertis\\p{L}*|avís\\p{L}*|avisa\\p{L}*|resalta\\p{L}*|destaca\\p{L}*|avvis\\p{L}*|evidenzia\\p{L}*|avisa\\p{L}*",
);
export const OF_ALL = anyOf(
  "i|we|ich|wir|je|on|nous|budget|total|altogether|month|monat|mois|mes|mese|week|woche|gast(?:o|amos)|gaste|ausgebe",
);
