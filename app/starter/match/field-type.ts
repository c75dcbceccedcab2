import type { FieldType } from "../starter-app";

/** Types that a person states: "amount (number)". */
export const STATED: Record<string, FieldType> = {
  number: "number",
  text: "text",
  date: "date",
  time: "time",
  url: "url",
  link: "url",
  email: "email",
  phone: "tel",
  checkbox: "check",
  "long text": "long",
  textarea: "long",
  yesno: "check",
  zahl: "number",
  nummer: "number",
  nombre: "number",
  número: "number",
  datum: "date",
  fecha: "date",
  uhrzeit: "time",
  hora: "time",
};

/** The same in German, French, Spanish, Italian and Portuguese. */
const LABELS: [RegExp, FieldType][] = [
  [
    /(?<!\p{L})(?:datum|fecha|día|giorno|data|bis wann|fällig\p{L}*|geburtstag|échéance|anniversaire|scadenza|compleanno|vencimiento|cumpleaños|prazo|ultima visita|última visita|(?:devolver|devolución) \p{L}+)(?!\p{L})/u,
    "date",
  ],
  [
    /(?<!\p{L})(?:menge|anzahl|preis|kosten|betrag|jahr|gewicht|wiederholungen|quantité|prix|montant|année|poids|répétitions|cantidad|precio|importe|año|peso|repeticiones|quantità|prezzo|importo|anno|ripetizioni|quantidade|preço|valor|ano|repetições|kilomet(?:er|re)s|kilomètres|kilómetros|chilometri|quilómetros|quilômetros|km)(?!\p{L})/u,
    "number",
  ],
  [
    /^(?:arrivals?|departures?|check-?in|check-?out|best before|renewal|born|dob|started|member since|joined|when|anreise|abreise|ankunft|haltbar bis|mitglied seit|geboren|wann|arrivée|départ|né|quand|llegada|salida|cuándo|arrivo|partenza|quando|chegada|partida)$/u,
    "date",
  ],
  [
    /^(?:people|persons|adults|nights|bottles|copies|pieces|tries|laps|litres|liters|calories|steps|goals|kids|temperature|height|distance|miles|points|deposit|fees?|salary|rent|personen|nächte|punkte|miete|gebühr|nuits|loyer|personas|noches|puntos|alquiler|persone|notti|punti|affitto|pessoas|noites|pontos|aluguel)$/u,
    "number",
  ],
  [/^(?:uhrzeit|heure|hora|ora|horário)$/u, "time"],
  [/(?<!\p{L})(?:telefon\p{L}*|téléphone|teléfono)(?!\p{L})/u, "tel"],
  [
    /(?<!\p{L})(?:notiz\p{L}*|bemerkung\p{L}*|beschreibung|kommentar|remarques?|commentaires?|notas?|observaciones|descripción|descrizione|descrição|observações)(?!\p{L})/u,
    "long",
  ],
];

/** What a field is by its name. `raw` is all that was said of it, `label` its name; both lower case. */
export function typeOf(raw: string, label: string): { type: FieldType; options?: string[] } {
  if (/\bcheckbox\b/.test(raw)) return { type: "check" };
  if (/\bpriority\b/.test(label)) return { type: "choice", options: ["Low", "Medium", "High"] };
  if (/\bstatus\b/.test(label)) return { type: "choice", options: ["Open", "In progress", "Done"] };
  if (
    /\brating\b|\bstars?\b|^(?:bewertung|évaluation|valoración|valutazione|avaliação)$/.test(label)
  )
    return { type: "choice", options: ["★", "★★", "★★★", "★★★★", "★★★★★"] };
  if (/\bdifficulty\b/.test(label)) return { type: "choice", options: ["Easy", "Medium", "Hard"] };
  if (
    /^(?:last|next) \w+$|^\w+(?:ed|en|nt|ught|ght) (?:on|until|till|at)$|^(?:read|met|made|sold|paid|won|held|left|done|put|cut|run|drunk) (?:on|at)$|^\w+ (?:until|till|since)$|^(?:due|needed|use|best|deliver|finish) by$|^(?:due|open|valid|lent|borrowed|rented|paid) (?:back|until|till|since)$/.test(
      label,
    ) &&
    !/name/.test(label)
  )
    return { type: "date" };
  const said = LABELS.find(([pattern]) => pattern.test(label));
  if (said) return { type: said[1] };
  if (/\bdates?\b|\bdeadline\b|\bbirthday\b|\bday\b|\bdue\b|\bexpir\w+\b/.test(label))
    return { type: "date" };
  if (
    /\bminutes\b|\bhours\b|\bduration\b|\bweight\b|\bage\b|\byear\b|\bserving|\bcalorie/.test(label)
  )
    return { type: "number" };
  if (
    /^days between |\bhow (?:many|much)\b|^every (?:how|x|n) |\b(?:in|of) (?:days|hours|minutes|weeks|kg|km|cm|grams|litres|liters|ml)$/.test(
      label,
    )
  )
    return { type: "number" };
  if (/\(?\byes ?(?:\/|or) ?no\b|\by\/n\b|\btick ?box\b/.test(raw)) return { type: "check" };
  if (/\btime\b/.test(label)) return { type: "time" };
  if (
    /\bamount\b|\bprice\b|\bcost\b|\bquantit|\bqty\b|\bin stock\b|^stock$|\brate\b|\bhourly\b|\bnumber of\b|\bhow (?:many|much)\b|\bcount\b|\bbudget\b|\btotal\b|\breps\b|\bsets\b|\bpages\b|\bscore\b|[%€$£]/.test(
      label,
    )
  )
    return { type: "number" };
  if (/\be-?mail\b/.test(label)) return { type: "email" };
  if (/\bphone\b|\bmobile\b|\btelephone\b/.test(label)) return { type: "tel" };
  if (/\burl\b|\blink\b|\bwebsite\b/.test(label)) return { type: "url" };
  if (
    /\bnotes?\b|\bdescription\b|\bdetails?\b|\bcomments?\b|\binstructions\b|\bingredients\b|\bsteps\b|\bbody\b|\bsummary\b/.test(
      label,
    )
  )
    return { type: "long" };
  if (
    /^(?:is |has )|^(?:done|paid|completed?|finished|read|favou?rite|urgent|vegetarian|vegan)$/.test(
      label,
    )
  )
    return { type: "check" };
  return { type: "text" };
}
