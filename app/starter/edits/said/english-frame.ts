import { FOREIGN_COLOURS } from "../../theme/names";

/** Words for what wishes are about and how it shall look, of four languages, as they are read. */
const WORDS: [RegExp, string][] = [
  [
    /^(?:der|die|das|den|dem|des|le|la|les|el|los|las|il|lo|gli|meine?n?r?|unsere?n?r?|mon|ma|mes|notre|nos)$/,
    "the",
  ],
  [/^(?:eine?[nrms]?|une?|un|una|uno)$/, "a"],
  [/^(?:überschriften|titres|títulos|titoli)$/, "headings"],
  [/^(?:überschrift|hauptüberschrift|encabezado|intestazione)$/, "heading"],
  [/^(?:titels?|titre|título|titolo)$/, "title"],
  [/^(?:titular|eslogan|lema|slogan|accroche|untertitel)$/, "headline"],
  [/^(?:letras?|schriftgröße|buchstaben|lettres)$/, "text"],
  [/^(?:knöpfe|schaltflächen|boutons|botones|pulsanti|botões)$/, "buttons"],
  [/^(?:knopf|schaltfläche|bouton|botón|pulsante|botão)$/, "button"],
  [/^(?:hintergrund|fond|arrière-plan|fondo|sfondo|fundo)$/, "background"],
  [/^(?:fußzeile|fusszeile)$/, "footer"],
  [/^(?:kopfzeile|en-tête)$/, "header"],
  [/^(?:abschnitts?|bereich|partie|section|rubrique|sección|parte|sezione|seção)$/, "section"],
  [/^(?:etwas|bisschen|un peu)$/, "a bit"],
  [/^(?:in)$/, "in"],
  [/^(?:abschnitte|bereiche)$/, "sections"],
  [/^(?:felde?s?|eingabefeld|champ|campo)$/, "field"],
  [/^(?:felder|champs|campos|campi)$/, "fields"],
  [/^(?:spalten|colonnes|columnas|colonne|colunas)$/, "columns"],
  [/^telefonnummer$/, "phone number"],
  [/^(?:öffnungszeiten|horaires|horarios|orari)$/, "opening hours"],
  [/^(?:preise|preisliste|prix|tarifs|precios|prezzi)$/, "prices"],
  [/^(?:schrift|schriftart|police|fuente|carattere)$/, "font"],
  [/^(?:serifenschrift)$/, "serif font"],
  [/^(?:texts?|texte|texto|testo)$/, "text"],
  [/^(?:bilder|fotos|images|imágenes|immagini)$/, "pictures"],
  [/^(?:karten|cartes|tarjetas)$/, "cards"],
  [/^(?:seite|página|pagina)$/, "page"],
  [/^(?:formulars?|formulaire|formulario|modulo)$/, "form"],
  [/^(?:tabelle|tableau|tabla|tabella)$/, "table"],
  [/^(?:kategorie|catégorie|categoría|categoria)$/, "category"],
  [/^(?:frage|pregunta|domanda)$/, "question"],
  [/^(?:fragen|preguntas|domande)$/, "questions"],
  [/^(?:antwort|réponse|respuesta|risposta)$/, "answer"],
  [/^(?:karte|carte|speisekarte)$/, "menu"],
  [/^(?:preis|precio|prezzo)$/, "price"],
  [/^(?:farbe|couleur|color|colore|cor)$/, "colour"],
  [/^(?:alles|tout|todo|tutto|tudo)$/, "everything"],
  [/^(?:größer|grösser)$/, "bigger"],
  [/^(?:kleiner)$/, "smaller"],
  [/^(?:fett|gras)$/, "bold"],
  [/^(?:kursiv|italique)$/, "italic"],
  [/^(?:dunkel|dunkler|sombre|oscuro|scuro)$/, "dark"],
  [/^(?:hell|heller|clair|claire)$/, "light"],
  [/^(?:rund|runder|arrondi[es]*|a?r?redond(?:e?ad)?[oa]s?|arrotondat[ioae])$/, "round"],
  [/^(?:eckig|carrés?)$/, "square"],
  [/^(?:breiter)$/, "wider"],
  [/^(?:schmaler)$/, "narrower"],
  [/^(?:zentriert|mittig|centrée?s?)$/, "centred"],
  [/^(?:unterstrichen|soulignée?s?)$/, "underlined"],
  [/^(?:zwei|deux|dos|due)$/, "two"],
  [/^(?:drei|trois|tres|tre)$/, "three"],
  [/^(?:und|et|y)$/, "and"],
  [/^(?:mit|avec)$/, "with"],
];
/** Several words that mean one. */
const PHRASES: [RegExp, string][] = [
  [/\bplus grand(?:e|s|es)?\b/giu, "bigger"],
  [/\bmás grandes?\b/giu, "bigger"],
  [/\bmás pequeñ[oa]s?(?!\p{L})/giu, "smaller"],
  [/\b(?:de|en) colou?r(?= \p{L})/giu, ""],
  [/\bplus petit(?:e|s|es)?\b/giu, "smaller"],
  [/\bplus larges?\b/giu, "wider"],
  [/\bplus étroit(?:e|s)?\b/giu, "narrower"],
  [/\bpied de page\b/giu, "footer"],
  [/\bnuméro de téléphone\b/giu, "phone number"],
  [/\bl['’](?=\p{L})/giu, "the "],
  [/^(.*\p{L})\s+en\s+(?=\p{L}+(?: \p{L}+)?$)/iu, "$1 "],
];
const QUOTE = /("[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»)/u;

/** How a wish is put in other languages → how it is put in English: `T1` is read word by word, `C1` is content. */
const FRAMES: [RegExp, string][] = [
  [/^(?:benenne)\s+(.+?)\s+(?:in|zu)\s+(.+?)\s+um$/iu, "change T1 to C2"],
  [
    /^(?:ändere|ersetze|wechsle|änder|tausche|remplace[rz]?|modifie[rz]?|renomme[rz]?|changez|changer|sostituisci|modifica|reemplaza|renombra|cambia|cámbiame|cambie|substitua)\s+(.+?)\s+(?:auf|zu|in|durch|um in|gegen|en|par|à|a|pour|por|con|em)\s+(.+)$/iu,
    "change T1 to C2",
  ],
  [
    /^(?:übersetze|traduis|traduce|traduci)\s+(.+?)\s+(?:mit|als|par|por|con)\s+(.+)$/iu,
    "change T1 to C2",
  ],
  [
    /^(?:change[rz]?|modifie[rz]?)\s+((?:le|la|les|l['’]|mon|ma|mes|notre|nos)\s.+?)\s+(?:en|par|pour|à)\s+(.+)$/iu,
    "change T1 to C2",
  ],
  [/^(?:alles|tout|todo|tutto|tudo)\s+(.+?)(?:\s+machen)?$/iu, "make everything T1"],
  [
    /^(?:nenne?)\s+(?:es|sie|ihn|das|(?:die|den|das)\s+(?:app|seite|ganze|spiel|projekt|website))\s+(.+)$/iu,
    "rename it to C1",
  ],
  [/^appelle[- ](?:le|la|l['’]app\p{L}*|la page|le site)\s+(.+)$/iu, "rename it to C1"],
  [/^ll[aá]ma(?:lo|la)\s+(.+)$/iu, "rename it to C1"],
  [
    /^(.+?)\s+(?:soll|sollte|sollen|sollten)\s+(?:jetzt |nun |lieber )?(.+?)\s+(?:heißen|lauten)$/iu,
    "change T1 to C2",
  ],
  [
    /^(.+?)\s+(?:(?:soll|sollte|sollen|sollten)\s+(.+?)\s+(?:sein|werden)|(?:doit|doivent|devrait|devraient)\s+être\s+(.+)|(?:debe|deben|debería|deberían)\s+ser\s+(.+))$/iu,
    "make T1 T2T3T4",
  ],
  [
    /^(.+?)\s+(?:ist|sind|est|sont|es|son)\s+(?:viel |etwas )?(?:zu klein|trop petit\p{L}*|demasiado pequeñ\p{L}*)$/iu,
    "make T1 bigger",
  ],
  [
    /^(.+?)\s+(?:ist|sind|est|sont|es|son)\s+(?:viel |etwas )?(?:zu groß|trop grand\p{L}*|demasiado grandes?)$/iu,
    "make T1 smaller",
  ],
  [
    /^(?:que|che|quero que|quiero que|vorrei che|je veux que)\s+(.+?)\s+(?:sean?|sia|siano|seja|sejam|soi(?:t|ent)|fosse(?:ro)?)\s+(.+)$/iu,
    "make T1 T2",
  ],
  [
    /^(.+?)\s+(?:deve|devem|devono|dovrebbe(?:ro)?|deveria[m]?|tem que|têm de)\s+(?:essere|ser|ficar|diventare)\s+(.+)$/iu,
    "make T1 T2",
  ],
  [
    /^((?:les|los|las|el|la|le|il|i|gli|o|os|a|as|der|die|das)\s+.+?)\s+(?:plus|más|più|mais)\s+(\p{L}+)(?:\s+(?:por favor|s['’]il (?:te|vous) plaît|per favore))?$/iu,
    "make T1 more T2",
  ],
  [/^((?:alles|die|den|das)(?:\s+\S+)??)\s+(.+?)\s+machen$/iu, "make T1 T2"],
  [
    /^(?:écris|mets|ajoute|schreibe?|pon|escribe)\s+(?:(?:mon|ma|mes|notre|meine?n?|mi)\s+)?(.+?)\s+(?:en bas de (?:la )?page|unten auf die seite|ganz unten hin|al final de la página)$/iu,
    "put C1 in the footer",
  ],
  [/^(?:blende)\s+(.+?)\s+aus$/iu, "hide T1"],
  [/^(?:verstecke?|cache[rz]?|masque[rz]?|oculta|esconde|nascondi)\s+(.+)$/iu, "hide T1"],
  [/^nimm\s+(.+?)\s+(?:weg|raus|heraus)$/iu, "remove T1"],
  [
    /^(?:entferne?|lösche?|streiche?|supprime[rz]?|enlève|enlever|retire[rz]?|efface[rz]?|elimina|quita|borra|rimuovi|togli|remova|apague)\s+(.+)$/iu,
    "remove T1",
  ],
  [/^füge\s+(?:dem|der|zum|zur)\s+(\S+)\s+(.+?)\s+(?:hinzu|ein)$/iu, "add T2 to the T1"],
  [/^füge\s+(.+?)\s+(?:hinzu|ein)\s*:\s*(.+)$/iu, "add T1: T2"],
  [/^füge\s+(.+?)\s+(?:hinzu|ein)$/iu, "add T1"],
  [/^(?:schreibe?)\s+(?:in|auf|unter)\s+(.+?)[:,]?\s+(["„“«].+)$/iu, "put C2 in T1"],
  [/^(?:schreibe?)\s+(["„“«].+?["”“»])\s+(?:in|auf|unter)\s+(.+)$/iu, "put C1 in T2"],
  [/^(?:écris|mets)\s+(["„“«].+?["”“»])\s+(?:dans|en|sur)\s+(.+)$/iu, "put C1 in T2"],
  [
    /^(?:ajoute[rz]?|rajoute[rz]?|insère|agrega|añade|añadir|aggiungi|adicione|adiciona|acrescenta)\s+(.+)$/iu,
    "add T1",
  ],
  [
    /^(?:verschiebe?|schiebe?|setze?|déplace[rz]?|mets|mueve|sposta)\s+(.+?)\s+(?:ganz\s+)?(?:nach oben|an den anfang|en haut|au début|arriba|in alto)$/iu,
    "move T1 to the top",
  ],
  [
    /^(?:verschiebe?|schiebe?|setze?|déplace[rz]?|mets|mueve|sposta)\s+(.+?)\s+(?:ganz\s+)?(?:nach unten|ans ende|en bas|à la fin|abajo|in basso)$/iu,
    "move T1 to the bottom",
  ],
  [
    /^(?:verschiebe?|schiebe?|setze?|déplace[rz]?|mets|mueve|sposta)\s+(.+?)\s+(?:vor|über|avant|au-dessus d[eu]|antes de|prima di)\s+(.+)$/iu,
    "move T1 above T2",
  ],
  [
    /^(?:verschiebe?|schiebe?|setze?|déplace[rz]?|mets|mueve|sposta)\s+(.+?)\s+(?:hinter|unter|nach|après|sous|en dessous d[eu]|después de|dopo)\s+(.+)$/iu,
    "move T1 below T2",
  ],
  [
    /^(?:vertausche?|tausche|échange[rz]?|inverse[rz]?|intercambia|scambia|troque)\s+(.+?)\s+(?:und|mit|et|avec|y|con|e)\s+(.+)$/iu,
    "swap T1 and T2",
  ],
  [/^(?:vergrößere?|agrandi(?:s|r|ssez)|agranda|ingrandisci)\s+(.+)$/iu, "make T1 bigger"],
  [/^(?:verkleinere?|réduis|réduire|rapetisse|reduce)\s+(.+)$/iu, "make T1 smaller"],
  [
    /^(?:sortiere?|trie[rz]?|ordena|ordina)\s+(.+?)\s+(?:nach|par|por|per)\s+(.+)$/iu,
    "sort T1 by T2",
  ],
  [
    /^(?:(?:der|die|das|ein|eine|le|la|les|un|une|el|il)\s+)?(.+?)\s+(?:kostet|kosten|coûtent?|(?:sont|est|passe(?:nt)?) (?:maintenant )?à|cuestan?|vale|custa)\s+(?:jetzt|nun|ab jetzt|maintenant|ahora|adesso|agora)?\s*(\S.*?)(?:\s+(?:jetzt|maintenant|ahora|adesso|agora))?$/iu,
    "change the price of C1 to C2",
  ],
  [/^wir (?:haben|sind)\s+(?:jetzt\s+)?(.+?)\s+(?:geöffnet|offen|auf)$/iu, "we are open C1"],
  [/^nous sommes (?:maintenant )?ouverts?\s+(.+)$/iu, "we are open C1"],
  [/^(?:zeige?|zeig|affiche[rz]?|muestra|mostra)\s+(.+)$/iu, "show T1"],
  [
    /^(?:mache?|macht|färbe?|stelle?|rends|mets|passe|fais|faites|pon|haz|rendi|deixe)\s+(.+)$/iu,
    "make T1",
  ],
  [/^(?:ponl[oa]|hazl[oa]|mache? (?:es|sie)|mets-l[ea]|rends-l[ea])\s+(.+)$/iu, "make it T1"],
  [
    /^(.+?)\s+(?:(?:bitte|etwas|viel)\s+)*(größer|grösser|kleiner|fett|kursiv|zentriert|breiter|plus grande?s?|más grandes?)$/iu,
    "make T1 T2",
  ],
  [/^(?:nimm|nutze?|benutze|verwende|utilise[rz]?|prends)\s+(.+)$/iu, "use T1"],
];

/**
 * A wish in German, French, Spanish, Italian or Portuguese with the words of its frame in English:
 * "verstecke den Abschnitt Ablauf" → "hide the Ablauf section". Quotes, names and new texts stay as
 * they were written. Null for a wish that is put in none of the ways that are known.
 */
export function inEnglishFrame(wish: string): string | null {
  const said = wish
    .trim()
    .replace(/^(?:bitte|kannst du|s['’]il (?:te|vous) plaît|por favor|per favore)[, ]+/iu, "")
    .replace(/[\s,]*(?:bitte|s['’]il (?:te|vous) plaît|por favor|per favore)?[.!]*$/iu, "");
  for (const [pattern, english] of FRAMES) {
    const match = pattern.exec(said);
    if (!match) continue;
    return english.replace(/([TC])(\d)/g, (_, kind: string, at: string) =>
      kind === "C" ? (match[Number(at)] ?? "") : translated(match[Number(at)] ?? ""),
    );
  }
  return null;
}

/** A target or a look, word by word; what stands in quotes stays. */
function translated(text: string): string {
  const said = text
    .split(QUOTE)
    .map((part, at) => (at % 2 === 1 ? part : wordsOf(part)))
    .join("");
  const option = /^((?:the|a) )?(category|option) (?!called|named)(\S.*)$/iu.exec(said);
  if (option) return `${option[1] ?? ""}${option[2]} called ${option[3]}`;
  // "the field Genre" is "the Genre field".
  return said.replace(
    /^((?:the|a) )?(fields?|section|button|column) (?!called|named|for)(.+?)(?=$| to the )/iu,
    (_, article: string | undefined, noun: string, name: string) =>
      `${article ?? ""}${name} ${noun}`,
  );
}

/** "Jaune très clair" is a colour with its shade: "light jaune". */
const SHADED = new RegExp(
  `(?<!\\p{L})(${Object.keys(FOREIGN_COLOURS).join("|")})s?\\s+(?:(?:très|muy|molto|muito)\\s+)?(?:(fonc\\p{L}*|sombres?|oscur\\p{L}|scur\\p{L}|escur\\p{L})|(?:clair\\p{L}*|clar[oa]s?|chiar\\p{L}))(?!\\p{L})`,
  "giu",
);

function wordsOf(text: string): string {
  const shaded = text.replace(
    SHADED,
    (_, colour: string, dark?: string) => `${dark ? "dark" : "light"} ${colour}`,
  );
  const phrased = PHRASES.reduce((said, [sought, put]) => said.replace(sought, put), shaded);
  return phrased.replace(
    /[\p{L}-]+/gu,
    (word) => WORDS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? word,
  );
}
