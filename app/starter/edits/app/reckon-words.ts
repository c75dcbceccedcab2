import { anyOf } from "./said-of";

/* Words by which a number of each entry is asked for, in the languages of the starter. */

export const PERCENT =
  /(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento|por cento)/iu;
export const TAX = anyOf(
  "vat|gst|sales tax|tax|mwst|ust|mehrwertsteuer|umsatzsteuer|tva|iva|imposta",
);
export const DISCOUNT = anyOf(
  "discounts?|rabatte?|nachlass|remise|réduction|descuento|rebaja|sconto|desconto|off|cheaper|reduction",
);
/** An amount that is added where it is ticked, and what it is called. */
export const CHARGE = {
  AMOUNT: /([€$£]) ?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?) ?([€$£]|euros?|pounds?|dollars?)/iu,
  NAME: /(?<!\p{L})(?:[\p{L}-]+[ -]){0,2}(?:charge|fee|surcharge|extra|supplement|delivery|shipping|zuschlag|gebühr|aufschlag|anfahrt|lieferung|supplément|frais|livraison|recargo|suplemento|gastos de envío|envío|supplemento|spese|taxa|sovrapprezzo)(?!\p{L})/iu,
};
export const UNTIL = anyOf(
  "days? (?:are |is )?(?:left|until|to go|till|remaining|before)|(?:how many )?days? (?:there are |are )?(?:until|left)|countdown (?:to|for|until)|(?:noch )?(?:wie viele )?tage (?:bis|übrig|noch)|wie viele tage(?: es)? noch|jours (?:restants|avant|jusqu'(?:à|au))|días (?:que )?(?:faltan|quedan|hasta|restantes)|giorni (?:mancano|rimasti|fino)|dias (?:faltam|restantes|até)|how (?:long|many days) (?:until|till|is left|are left)|time left",
);
export const SINCE = anyOf(
  "days? (?:ago|since|passed)|how long (?:ago|since)|how many days (?:ago|since)|since when|how long (?:it|they|he|she|somebody|someone|people)(?:'s|'ve)? (?:has|have)(?: been| had)?|vor wie vielen tagen|tage(?: sind)?(?: es)? (?:her|seit)|seit wie vielen tagen|wie lange (?:ist )?(?:her|schon)|depuis (?:combien de )?(?:jours)?|(?:hace )?cuántos días (?:hace|desde|que)|días desde|giorni (?:fa|da|dall\\p{L}*)|da quanti giorni|dias desde|há quantos dias",
);
export const AGE = anyOf(
  "ages?|how old|alter|wie alt|âge|quel âge|edad(?:es)?|età|idades?|cuántos años|quanti anni",
);
export const DURATION = anyOf(
  "durations?|how long (?:it|each|every|a|the)?|length|lasts?|dauer|wie lange|durée|combien de temps|duración|cuánto dura|durata|quanto dura|duração|nights?|nächte|nuits|noches|notti|hours (?:worked|in all|it takes|between)|number of (?:hours|nights|days)|how many (?:hours|nights)",
);
export const ONE_REP = anyOf(
  "1 ?-?rep(?:etition)?(?: |-)?max(?:imum)?|one ?-?rep(?:etition)?(?: |-)?max(?:imum)?|1 ?rm|estimated max|maximalkraft|1-wiederholungs-?maximum",
);
export const MINUS = anyOf(
  "minus|less|difference|profit|margin|left over|remaining|gewinn|differenz|moins|différence|bénéfice|menos|diferencia|ganancia|meno|differenza|guadagno|lucro",
);
export const PER_ONE =
  /(?<!\p{L})(?:per|pro|par|por|divided by|geteilt durch|for each|je)(?!\p{L})|\//iu;
export const EACH_ONE = anyOf(
  "(?:on|of|in|for|per) (?:each|every|a|the) (?:row|line|entry|item|invoice|order|one|product|job|booking|card|sale|purchase|workout|set)|(?:per|each|every) (?:row|line|entry|item|invoice|order|one|product|job|booking|sale)|(?:pro|je|jede[rsnm]?|in jeder) (?:zeile|eintrag|rechnung|artikel|posten|bestellung)|(?:par|chaque|de chaque) (?:ligne|facture|article|commande|entrée)|(?:por|cada|de cada|en cada) (?:línea|factura|artículo|pedido|fila|entrada)|(?:ogni|per ogni|di ogni) (?:riga|fattura|articolo|ordine)|(?:cada|por) (?:linha|fatura|artigo|pedido)|calculate|work(?:s)? out|compute|multipl\\p{L}*|automatically|berechne\\p{L}*|rechne\\p{L}*|multipliziere\\p{L}*|calcul\\p{L}*|multiplica\\p{L}*",
);
export const NOISE = anyOf(
  "charges?|charged|rate|costs?|stays?|guests?|but|say|so|everyone|everybody|each|add|hedge|zum|zur|an?|totals?|sums?|amount|price|cost|before|after|with|without|net|gross|incl\\p{L}*|excl\\p{L}*|plus|and|calculate|work(?:s|ed)? out|compute|reckon|show(?:n)?|say|says|tick ?box|check ?box|checkbox|tick|box|optional|only|when|i|so|per|each|every|one|for|of|the|at|from|to|until|days?|members?|pensioners?|students?|kids|customers?|clients?|regulars?|estimated?|estimate|number|next to|beside|behind|under|below|on|it|automatically|multiply|multiplied|by|times|x|old|people|someone|somebody|person|years?|date|due|deadline|left|there|are|ago|since|last|was|been|worked|between|start|end|hours?|vor|nach|steuer|brutto|netto|mit|ohne|zzgl|inkl|preis|betrag|gesamt\\p{L}*|summe|anzeigen|berechnen|wie|viele|tage|noch|bis|seit|jahre|avant|après|prix|montant|hors|ttc|ht|calculer|combien|jours|ans|antes|después|precio|importe|calcular|cuántos|días|años|faltan|para|prima|dopo|prezzo|importo|calcolare|quanti|giorni|anni|preço|valor|quantos|dias|jeder|kunde|hinzufügen|option(?:al)?",
);
/** A rate: "12 euro per person and night", "$18 a litre". */
export const RATE =
  /(?:[€$£] ?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?) ?(?:€|\$|£|euros?|dollars?|pounds?|chf|francs?)) ?(?:per|an?|for each|for every|each|pro|je|par|por|al?|a la|à la|l')(?!\p{L}) ?(\p{L}+)(?:,? (?:and|per|a|und|pro|et|par|y|por|e|per)(?: per| pro| par| por)? (night|nacht|nuit|noche|notte|noite|day|tag|jour|día|giorno|dia|person|people|hour|\p{L}+ns?))?/iu;
export const OF_DAYS = anyOf(
  "nights?|nacht|nächte|nuits?|noches?|nott[ei]|noites?|days?|tage?|jours?|días?|giorn[oi]|dias?",
);
export const COSTS =
  /(?:each|every|an?|one|per|jede[rs]?|eine?|chaque|cada|ogni) (\p{L}+) (?:costs?|is|kostet|coûte|cuesta|costa|custa) ([€$£] ?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})? ?(?:€|\$|£|euros?|dollars?|pounds?))/iu;
