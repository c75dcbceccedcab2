import { LANGUAGES, type Language, languageOf } from "../match/facts/language";

/** The languages that are put into English before they are read. */
export type Tongue = Exclude<Language, "en">;
export const TONGUES: readonly Tongue[] = LANGUAGES.filter((one) => one !== "en");

/** Words that say what is wanted, and small ones, that stand in one of the languages and hardly in another. */
const TELLING: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|and|with|put|make|add|remove|change|show|sort|by|should|of|is|are|it|can|you|please|bigger|smaller|instead|below|under|to|my|our|when|not|no|more|field|button|list|new|I|we|be|from|at|use|write|call|move)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:hintergrund|überschrift\p{L}*|knöpfe|knopf|feld|seite|tabelle|liste|liest|farbe|ohne|lieber|hätten?|möchte|brauch\p{L}*|entfern\p{L}*|ändere?|ändern|sortier\p{L}*|verschieb\p{L}*|dunkel\p{L}*|hell\p{L}*|rot|grün|blau|fett|wie|viele|am|vom|beim|es|gibt|neue[rsn]?|heißt|kostet|kosten|wäre|schön|preise?|formular|abschnitt|der|die|das|den|dem|ein|eine[nmr]?|und|mit|für|nicht|kein\p{L}*|bitte|mach\p{L}*|füge?|soll\p{L}*|statt|ist|sind|jetzt|noch|auch|nach|vor|unter|über|auf|zu[mr]?|im|ich|wir|wenn|schreib\p{L}*|zeig\p{L}*|lösch\p{L}*|nimm|hinzu\p{L}*|raus|weg|dazu|größer\p{L}*|kleiner\p{L}*|oben|unten|unser\p{L}*|mein\p{L}*|kannst|könntest|hätte|als|trag|setz\p{L}*|\p{L}+(?:ung|heit|ieren|schrift|knopf|zeile|farbe))(?!\p{L})|ß/giu,
  fr: /(?<!\p{L})(?:il|de|faudrait|galerie|boutons|prix|tarifs|photos?|champ|police|gras|couleurs?|fermé|ouverts?|horaires|sans|coûte|rajoute\p{L}*|retire\p{L}*|renomme\p{L}*|déplace\p{L}*|numéro|rouge|bleu|vert|jaune|noir|blanc|grand\p{L}*|gros\p{L}*|petit\p{L}*|demande|avant|après|tout|toutes?|tous|appelle\p{L}*|mode|sombre|tableau|liste|vide|fais|fait|le|les|un|une|des|du|et|avec|pour|dans|sur|sous|est|sont|au|aux|mets|mettez|mettre|ajoute[rz]?|enlève|supprime|change|affiche|montre|plus|je|on|nous|voudrais|faut|pas|ne|mon|ma|mes|notre|nos|qui|stp|svp|en|s'il|maintenant|écris|bouton|couleur|titre|fond|peux|pourrais|trie|la|à|joue|passe)(?!\p{L})|(?<!\p{L})(?:l|d|qu|j|c|n)['’]|ê|œ|ç/giu,
  es: /(?<!\p{L})(?:títulos?|encabezados?|botones|letras|color|precios?|campo|tabla|lista|sección|galería|teléfono|horarios?|oscuro|claro|rojo|azul|verde|amarillo|grande|grandes|pequeñ\p{L}+|sube|baja|cuesta|vale|mueve|elimina|renombra|llama|llámal\p{L}|pregunte?|antes|después|sin|todo|todos|todas|vez|cuando|si|hace|falta|modo|falta|fotos|de|se|el|los|las|una?|y|con|para|del|al|es|son|pon|ponme|ponle|añade|agrega|quita|cambia|muestra|quiero|necesito|más|en|que|por|mi|mis|nuestr\p{L}+|ahora|ya|puedes|podrías|escribe|borra|debajo|arriba|abajo|botón|fondo|letra|haz|mete|ordena|lugar|hay|me|la)(?!\p{L})|[ñ¿¡]/giu,
  it: /(?<!\p{L})(?:bottone|pulsanti|caratteri|testo|colore|prezzi|prezzo|campo|tabella|sezione|galleria|telefono|orari|orario|scuro|chiaro|rosso|verde|giallo|grandi|grande|piccol\p{L}+|costa|sposta|elimina|cancella\p{L}*|chiama\p{L}*|dopo|senza|tutto|tutti|quando|se|dal|dalla|cima|basso|alto|mi|ci|domanda|domande|tema|mettere|aggiungere|si|non|anche|fotografi\p{L}+|rotond\p{L}+|mescola|rimuovi|della|voglio|molto|il|lo|gli|le|una?|e|con|per|del|della|dei|delle|al|alla|nel|nella|sul|è|sono|metti|aggiungi|togli|cambia|mostra|vorrei|voglio|più|che|mio|mia|nostr\p{L}+|ora|adesso|puoi|scrivi|sotto|sopra|pulsante|sfondo|titolo|fai|ordina|posto|inserisci|di|in|la|i|deve|serve|rinomina|chiedi|niente|prima)(?!\p{L})|(?<!\p{L})(?:dell|all|nell|sull|un|l)['’]/giu,
  pt: /(?<!\p{L})(?:campo|cartões|título|títulos|rodapé|preços?|tabela|lista|secção|seção|galeria|telefone|horários?|escuro|claro|vermelho|azul|verde|amarelo|grande|grandes|pequen\p{L}+|custa|custam|passa|passou|move|remove|chama\p{L}*|pergunta|perguntas|antes|depois|sem|tudo|todos|todas|vez|quando|se|falta|modo|ficava|ficasse|fotos|de|pelo|pela|estiver|maior|maiores|menor|redondos|nós|eu|isto|isso|acima|abaixo|imagens|dá|dás|faz|uns|umas|se|um|uma|os?|as?|uma?|e|com|para|d[oa]s?|n[oa]s?|ao|é|são|põe|pôr|mete|adiciona|acrescenta|tira|muda|mostra|quero|preciso|gostava|mais|que|por|meu|minha|noss[oa]s?|agora|já|podes|podias|escreve|apaga|baixo|cima|botão|botões|botoes|fundo|letra|faz|ordena|lugar|em|num|numa|lhe|não|coloca|esconde|aumenta|junta|secção|devia|cor)(?!\p{L})|[ãõ]/giu,
};

/** Words that are English and nothing else. */
const ENGLISH_ALONE =
  /(?<!\p{L})(?:the|and|with|an|this|that|these|add|change|show|should|can|you|please|answer|question|button|field|instead|below|under|when|into|from|make|every|each|all|only|last|first|it|is|are|of|for|by)(?!\p{L})/iu;

/** Words of English that are words of others as well: of two languages that are as likely it is the other one. */
const SHARED = /(?<!\p{L})(?:in|on|a|no|me)(?!\p{L})/giu;
const SHARED_COUNT = 0.4;

/**
 * Words of others that an English sentence may have as well: "remove Go as an answer" is no Portuguese. They tell nothing
 * there, where the sentence has a word of English that no other language has.
 */
const ALSO_ENGLISH =
  /^(?:remove|move|as|am|do|me|no|so|die|sin|mode|vale|il|la|si|per|champ|police|table|photos?|fond|rot|hell|in|un|plus|air|sale|pain|chat|dance|tag|hat|war|rate|list|note|page|a|e|i|o|de|des|al|do|come|more|grand|large|long|passe|sans|serve|pull|con|son|est|ma|pas|tout|vers)$/iu;

/** A project's language counts as much as so many words of a message: people ask in the language of their project. */
const PROJECT_COUNTS = 1.5;

/**
 * The language that a message is put in; null for English, and where nothing tells.
 *
 * @param ofProject what the project's pages are written in, where that is known
 */
export function tongueOf(message: string, ofProject: Language | null): Tongue | null {
  const words = message.replace(/["“„«][^"“”„«»\n]*["”“»]/gu, " ");
  const isEnglishToo = ENGLISH_ALONE.test(words);
  const countOf = (language: Language) => {
    const found = words.match(TELLING[language]) ?? [];
    const telling = (word: string) => !isEnglishToo || !ALSO_ENGLISH.test(word);
    return language === "en" ? found.length : found.filter(telling).length;
  };
  const counts = LANGUAGES.map(
    (language) =>
      countOf(language) +
      (language === ofProject && language !== "en" ? PROJECT_COUNTS : 0) +
      (language === "en" ? (words.match(SHARED)?.length ?? 0) * SHARED_COUNT : 0),
  );
  const most = Math.max(...counts);
  if (most === 0) return null;
  const found = LANGUAGES[counts.indexOf(most)] ?? languageOf(words.toLowerCase());
  return found === "en" ? null : found;
}
