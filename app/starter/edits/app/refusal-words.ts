import { anyOf } from "./said-of";

/* Words by which it is said what entries may not be, in the languages of the starter. */

export const SAME_TIME = anyOf(
  "double[- ]?book(?:ing|ings|ed)?|overlap\\p{L}*|(?:at|for|on|in) the same (?:time|hour|slot|date and time|day and time)|(?:same|one) (?:time )?slot|the same time|doppelbuchung(?:en)?|doppelt (?:ge|be|ver)\\p{L}+|zur (?:gleichen|selben) (?:zeit|uhrzeit|stunde)|gleichzeitig|überschneid\\p{L}*|(?:à|au|en) (?:la )?même (?:heure|moment|créneau|temps)|(?:a|en) la misma hora|al mismo tiempo|se (?:pisen|solapen)|alla stessa ora|nello stesso (?:momento|orario)|à mesma hora|no mesmo horário",
);
export const ONCE = anyOf(
  "already (?:there|exists?|(?:in|on) (?:(?:the|my|our) list|it|there))|(?:in|on) (?:the|my|our) list already|exists? already|(?:schon|bereits) (?:da|vorhanden|gibt)|déjà (?:là|dans la liste)|ya (?:está|existe)|(?:only|just) once|twice|duplicates?|duplikate|doppelte?(?:n|r|s)?|doppelt|doublons?|duplicados?|dos veces|zweimal|nur einmal|deux fois|une seule fois|una sola vez|duplicati|due volte|duas vezes|unique|eindeutig",
);
export const SAME = anyOf(
  "the same|same|gleiche[nrs]?|selbe[nrs]?|derselbe|dieselbe|même|mism[oa]|stess[oa]|mesm[oa]",
);
export const PEOPLE = anyOf(
  "persons?|people|someone|somebody|person(?:en)?|personnes?|personas?|persone|pessoas?|members?|employees?|staff|jeder|jede|each one|everyone|kids?|child(?:ren)?|player",
);
export const AT_MOST =
  /(?:no more than|not more than|(?:nobody|no one|never|not|don't|can't|cannot)(?: \p{L}+){0,5} more than|(?:niemand|keiner|nicht)(?: \p{L}+){0,4} mehr als|at most|max(?:imum)?(?: of)?|up to|only|limit(?:ed)?(?: it| them| \p{L}+)? to|a limit of|höchstens|maximal|nicht mehr als|max\.|au plus|maximum|pas plus de|au maximum|no más de|como máximo|máximo|al massimo|massimo|non più di|no máximo|não mais (?:de|que)) (\d{1,3})(?! ?[%€$£])|(\d{1,3}) (?:[\p{L}]+ )?(?:is|are) the (?:maximum|limit|most)|(\d{1,3}) (?:[\p{L}]+ )?(?:at most|max(?:imum)?|tops|como máximo|au maximum|al massimo|no máximo)/iu;
export const PER =
  /(?:for each|for every|per|each|every|a|in one|on one|on the same|pro|je|jede[rnms]?|am|par|chaque|por|al|cada|ogni|ao)(?!\p{L}) (?!time|once|moment|total|most|maximum)([\p{L}]+)/iu;
export const OPEN_ONES = anyOf(
  "open|active|unfinished|undone|at (?:once|a time|the same time)|in progress|offene?|ouverte?s?|abiert[ao]s?|pendientes?|apert[ei]",
);
export const OPENING = anyOf(
  "open|opening|opens|hours|only|between|from|within|outside|before|after|geöffnet|offen|öffnungszeiten|haben auf|nur|zwischen|von|ouverte?s?|horaires|ouvrons|entre|de|abrimos|abiert[ao]s?|horario|apert[oiae]|apriamo|orari|dalle|tra|aberto|abrimos|horário",
);
export const HOURS =
  /(?<![\d:.])([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?\s*(am|pm|uhr|h)?\s*(?:-|–|to|until|till|and|bis|und|à|et|a|y|e|alle|às|as)\s*([01]?\d|2[0-4])(?:[:.h]([0-5]\d))?\s*(am|pm|uhr|h)?(?![\d:])/iu;
export const CLOSED = anyOf(
  "closed|no|not|never|nothing|don'?t|do not|can'?t|cannot|block|blocked|geschlossen|zu|keine?|nicht|ruhetag|fermée?s?|pas|cerrad[ao]s?|cerramos|no abrimos|chius[oiae]|chiudiamo|fechad[ao]s?|fechamos|free|off",
);
export const WEEKDAYS: readonly RegExp[] = [
  "sun(?:days?)?|sonntags?|dimanches?|domingos?|domenic(?:a|he)",
  "mon(?:days?)?|montags?|lundis?|lunes|lunedì|segundas?(?:-feiras?)?",
  "tue(?:s|sdays?)?|dienstags?|mardis?|martes|martedì|terças?",
  "wed(?:nesdays?)?|mittwochs?|mercredis?|miércoles|mercoledì|quartas?",
  "thu(?:rs|rsdays?)?|donnerstags?|jeudis?|jueves|giovedì|quintas?",
  "fri(?:days?)?|freitags?|vendredis?|viernes|venerdì|sextas?",
  "sat(?:urdays?)?|samstags?|samedis?|sábados?|sabat[oi]",
].map((list) => anyOf(list));
export const PAST = anyOf(
  "past|before today|vergangen\\p{L}*|passée?s?|pasad[ao]s?|passat[aoei]|passad[ao]s?",
);
export const COMING = anyOf("future|zukunft|zukünftig\\p{L}*|futurs?|futures?|futur[ao]s?");
export const NEVER = anyOf(
  "no|not|never|none|don'?t|do not|can'?t|cannot|without|nicht|keine?[nrms]?|nie|ne|pas|sans|jamais|ninguna?|sin|nunca|non|nessun[ao]?|senza|não|sem|forbid|prevent|block|refuse|avoid|disallow|verhinder\\p{L}*|evita\\p{L}*|interdi\\p{L}*|empêche\\p{L}*",
);
export const ALONE = anyOf(
  "only|just|nur|seulement|uniquement|solo|sólo|solamente|soltanto|apenas|só",
);
export const ORDERED = anyOf(
  "(?:end|until|to|finish|leave|departure|check-?out|return|ende?|fin|salida)(?: \\p{L}+){0,5} (?:after|later than|nach|après|después|dopo|depois)(?: \\p{L}+){0,4} (?:start|begin\\p{L}*|from|arrival|check-?in|anfang|beginn|start|début|inicio|inizio|início)|(?:start|from|begin\\p{L}*|arrival|check-?in)(?: \\p{L}+){0,5} before(?: \\p{L}+){0,4} (?:end|until|to|departure|check-?out)|(?:end|to|until) (?:is )?(?:not )?before (?:the )?(?:start|from)",
);
export const NOISE = anyOf(
  "re|ve|ll|are|have|has|get|more|warn\\p{L}*|eintragen|eingeben|anlegen|titles?|names?|allow(?:ed)?|possible|people|users?|anyone|anybody|somebody|someone|nobody|no one|two|more than one|one|a second|second|twice|book(?:ed|ing)?|reserve[ds]?|prevent|stop|avoid|block|refuse|warn|warning|error|message|say|says|tell|don'?t|do not|not|no|never|can'?t|cannot|able|let|lets|enter(?:ed)?|choose|chosen|pick|picked|taken|select(?:ed)?|exist|exists|times?|hours?|o'clock|uhr|slots?|dates?|days?|clients?|same|only|within|outside|between|from|in all|altogether|total|at once|there|limit|please|if|already|again|per|a|be|must|should|than|other|another|zwei|kein(?:e|en)?|nicht|nie|darf|dürfen|man|soll(?:te|en)?|buch\\p{L}*|verhinder\\p{L}*|erlaub\\p{L}*|möglich|deux|pas|ne|n|interdi\\p{L}*|empêche\\p{L}*|réserver|rendez-vous|dos|no|que|deje|dejes|salgan|salir|otr[ao]s?|horas?|persona|poner|apuntar|reservar|permit\\p{L}*|evita\\p{L}*|me|due|non|prenota\\p{L}*|permett\\p{L}*|evita\\p{L}*|appuntamenti|duas|não|marcar|wir|haben|geöffnet|offen|termine?|appointments?|lo|se|nos",
);
