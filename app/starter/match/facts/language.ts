/** The languages whose headings the starter knows. */
export const LANGUAGES = ["en", "de", "fr", "es", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Small words that stand in every sentence of a language and seldom in another. */
const SMALL_WORDS: Record<Language, RegExp> = {
  en: /\b(?:the|a|an|for|with|and|my|our|of|to|make|it|that|is|in|on|at|to|from|by|we|called|open|phone|page|please|want|need)\b/g,
  de: /(?<!\p{L})(?:der|die|das|ein|eine|einen|für|mit|und|mein|meine|meinen|unser|unsere|unseren|ich|wir|ist|bitte|mach|brauche|auf|im|in|über|von|zum|zur|seite|heißt|namens)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:le|la|les|un|une|des|pour|avec|et|mon(?![–-])|ma|mes|notre|nos|je|est|dans|du|au|à|veux|fais|crée|qui|s'appelle)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:el|la|los|las|un|una|para|con|y|mi|mis|nuestro|nuestra|quiero|necesito|haz|crea|del|que|se|llama|página)(?!\p{L})/gu,
  it: /(?<!\p{L})(?:il|lo|gli|un|una|per(?! (?:lesson|session|hour|person|child|head|night|day|week|month|year|class|walk|visit|piece|box|kilo|lit(?:re|er)|ticket|team|room|guest|adult|course|page|word|pair|dozen|item|couple|family|group|dog|cat)s?(?!\p{L}))|con|e|di|mio|mia|nostro|nostra|voglio|crea|fai|del|della|che|in|sito|pagina|si|chiama)(?!\p{L})/gu,
  pt: /(?<!\p{L})(?:o|os|um|uma|para|com|e|meu|minha|nosso|nossa|quero|preciso|faça|crie|do|da|que|página|se|chama)(?!\p{L})/gu,
};

/** A word of one language alone says more than the article of another: "agenzia immobiliare a Roma". */
const HINT = 2;

/** Words and letters of one language that short notes hold, which have no small words. */
const HINTS: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:opening hours|membership|(?:per|a) (?:month|night|hour|person|day|week|year|lesson|session|child|head|class|walk|visit|piece|box|ticket|room|guest|adult|dozen)|daily|from \d+ to \d+)(?!\p{L})/u,
  de: /(?<!\p{L})(?:\p{L}*menü|tages\p{L}{3,}|salat|suppe|schnitzel|gewohnheit\p{L}*|taschenrechner|rechner|lernkarten|karteikarten|notiz\p{L}*|rezept\p{L}*|zeichen-?(?:app|brett|programm)|\p{L}+-?spiel|eieruhr|stoppuhr|haushalt\p{L}*|ausgaben\p{L}*|aufgaben\p{L}*|einkaufs\p{L}+|haushalts\p{L}+|uhr|straße|öffnungszeiten|geöffnet|preise|mo-fr|di-sa|friseur\p{L}*|bäckerei|klempner|zahnarzt\p{L}*|schule|geburtstag\p{L}*|kredit\p{L}*|glücksrad|zeiterfassung|essensplan\p{L}*|hochzeit\p{L}*|immobilien|schreinerei|tischlerei|gärtner\p{L}*|elektriker|\p{L}{3,}(?:studio|salon|praxis|laden|werkstatt|verein|betrieb))(?!\p{L})|ß/u,
  fr: /(?<!\p{L})(?:calculatrice|minuteur|dépenses|habitudes|tâches|recettes|(?:liste|les|mes|des|de) (?:des |de )?courses|jeu|horaires|ouvert|fermé|tarifs|rue|boulangerie|coiffeu(?:r|se)|plombier|électricien|menuisier|dentiste|médecin|école|anniversaires?|prêts?|repas|mariage|fleuriste|librairie|jardin(?:ier|age)|agence)(?!\p{L})|œ/u,
  es: /(?<!\p{L})(?:calculadora|temporizador|gastos|hábitos|tareas|recetas|juego|teléfono|abierto|cerrado|carta|precios|calle|panadería|peluquería|fontanero|escuela|cumpleaños|hipotecas?|préstamos?|ruleta|boda|inmobiliaria|tienda|carpintería|fotografía|estudio|jardinero)(?!\p{L})|[ñ¿¡]/u,
  it: /(?<!\p{L})(?:menù|giorno|un['’]app|calcolatrice|spese|abitudini|ricette|gioco|telefono|aperto|chiuso|prezzi|orari|parrucchier[ea]|panetteria|idraulico|scuola|compleanno|matrimonio|agenzia|negozio|falegname|studio legale|giardiniere|elettricista)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:aplicativo|aluguel|lazer|(?:os meus|as minhas|o meu|a minha)|despesas|tarefas|receitas|jogo|telefone|aberto|fechado|preços|rua|padaria|cabeleireir[oa]|encanador|escola|aniversário|casamento|imobiliária|loja|marceneiro|jardineiro|eletricista)(?!\p{L})|ã|õ/u,
};

/**
 * The language of a text in lower case; English when nothing tells. Earlier ones win a tie.
 *
 * @param name a name in it, whose small words count for nothing: "La Parra" is no page in French
 */
export function languageOf(words: string, name = ""): Language {
  const others = name === "" ? words : words.replace(name, " ");
  const counts = LANGUAGES.map(
    (language) =>
      (others.match(SMALL_WORDS[language])?.length ?? 0) +
      // Short notes have no small words: "Di-Sa 9-18 Uhr".
      (HINTS[language]?.test(words) ? HINT : 0),
  );
  return LANGUAGES[counts.indexOf(Math.max(...counts))] ?? "en";
}
