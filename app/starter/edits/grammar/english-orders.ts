import { pattern } from "./lexicon";

/** Ways to put a wish in other languages than English, or seldom in it → the order that is read. */
const ORDERS: readonly [RegExp, string][] = [
  [
    pattern(
      "^(?:.{0,24}?)(?:faq|frequently asked questions|häufige fragen|fragen und antworten|questions fréquentes|foire aux questions|preguntas frecuentes|domande frequenti|perguntas frequentes)(?: .{0,24}?)?: ?(.+)$",
    ),
    "add FAQ: $1",
  ],
  [
    pattern(
      "^(?:.{0,40}?)(?:öffnungszeiten|opening hours|opening times|new hours|our hours|horaires(?: d['’]ouverture)?|horarios?|orari(?:o)?(?: di apertura)?|horário(?: de funcionamento)?)(?:,| (?:are|is|please|bitte|sind|ist|sont|son|sono|são|é|ahora|now|jetzt|new|neu|maintenant|:|,))*:? ((?:\\p{L}+[. –-]){0,6}.*\\d.*)$",
    ),
    "change the opening hours to $1",
  ],
  [
    pattern(
      "^(?:add|put|füge|ajoute|añade|aggiungi|adiciona|link|verlinke)? ?(?:our |my |unser(?:en)? |notre |mon |nuestro |mi |il nostro |o nosso )?(?:link to (?:our |my )?)?instagram(?: link)?(?: .{0,40}?)?:? (?:https?://)?(?:www\\.)?(instagram\\.com/[\\w.]+)$",
    ),
    "add an Instagram link https://$1",
  ],
  [
    pattern(
      "^(?:.{0,20}?)(?:impressum|datenschutz|imprint|privacy policy|legal notice|mentions légales|aviso legal)(?: .{0,30})?(?:verlinken|link|lien|enlace).{0,20}$",
    ),
    "add a link to the footer",
  ],
  [
    pattern(
      "^(?:rename |change |benenne |renomme |renombra )?(?:the |die |les |las |le |as )?(?:columns|spalten|colonnes|columnas|colonne|colunas)(?: (?:in|auf|en|em|are|sollen|should)? ?\\p{L}{0,14})?: ?(.+)$",
    ),
    "rename the columns to $1",
  ],
  [pattern("^rename (?:the |my |our )(\\p{L}+): (.+)$"), "the $1 are: $2"],
  [
    pattern(
      '^(?:.{0,30}?)(?:question|frage|pregunta|domanda|pergunta)[^:"“„«]{0,40}: ?["“„«]([^"”“»]+)["”“»],? ?(?:-|:)? ?["“„«]([^"”“»]+)["”“»]$',
    ),
    'add the question "$1" with the answer "$2"',
  ],
  [
    pattern(
      '^(?:add|ajoute[rz]?|füge|añade|agrega|aggiungi|adiciona|acrescenta) .{0,50}?(?:reviews?|testimonials?|quotes?|avis|témoignages?|kundenstimmen?|bewertung(?:en)?|opini[oó]n(?:es)?|testimonios?|reseñas?|recensioni?|testemunhos?)[^"“„«]{0,30}["“„«] ?([^"”“»]+?) ?["”“»],? (?:by|from|von|de la|de|da|do|di|par|[-–—]) (\\p{Lu}[^,]{1,40})$',
    ),
    'add customer review: "$1" - $2',
  ],
];

/** A wish as the English orders that it may be; what it gives stays as it was written. */
export function asEnglishOrders(wish: string): string[] {
  return ORDERS.flatMap(([form, order]) => {
    const match = form.exec(wish.trim());
    return match ? [order.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? "")] : [];
  });
}

const QUOTES =
  /["“„«]\s*([^"“”„«»]{3,300}?)\s*["”“»][\s,]*(?:by|from|von|de la|de|da|do|di|par|[-–—])\s+(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)*)/gu;

/** "Quotes on the page: “A” by Anna and “B” by Peter" is a wish for each. */
export function asQuotes(wish: string): string[] {
  if (
    !/quote|review|testimonial|kundenstimm|bewertung|meinung|témoignage|avis|opinion|testimonio|reseña|recension|testemunh|said|say/iu.test(
      wish,
    )
  )
    return [wish];
  const quotes = [...wish.matchAll(QUOTES)];
  return quotes.length > 1
    ? quotes.map(([, text = "", name = ""]) => `add customer review: "${text}" - ${name}`)
    : [wish];
}
