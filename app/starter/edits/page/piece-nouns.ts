import type { PieceKind } from "./page-model";

/** What people call kinds of pieces, in the starter's languages: whole words or beginnings with *. */
const NOUNS: readonly [string, readonly PieceKind[]][] = [
  [
    "headline|hero text|hero title|tag ?line|slogan|motto|catch ?phrase|big text|big sentence|main sentence|main heading|main headline|big headline|big heading|hauptüberschrift|hauptzeile|accroche|lema|eslogan|motto",
    ["headline", "title"],
  ],
  [
    "names|namen|noms|nombres|nomi|nomes|title|main title|page title|site title|site name|name|logo|brand|brand name|h1|titel|seitentitel|seitenname|firmenname|titre|nom|título|nombre|titolo|nome|marke|logotipo|marca",
    ["title"],
  ],
  [
    "sub ?title|sub ?heading|sub ?headline|intro|intro text|introduction|intro sentence|lead|lead text|welcome text|welcome message|untertitel|unterzeile|einleitung|einleitungstext|begrüßung|sous-titre|introduction|subtítulo|sottotitolo",
    ["lead"],
  ],
  [
    "überschrift|heading|titre principal|encabezado|intestazione|cabeçalho",
    ["headline", "heading", "title"],
  ],
  [
    "headings|section headings|section titles|headlines|titles|überschriften|zwischenüberschriften|titres|títulos|titoli|encabezados",
    ["heading", "headline", "title"],
  ],
  [
    "section|sections|part|area|block|abschnitt|abschnitte|bereich|teil|block|section|sections|rubrique|partie|sección|secciones|apartado|sezione|sezioni|seção|secção|seções|secções|list|liste|lista|table|tabelle|page section|chapter",
    ["section"],
  ],
  [
    "button|buttons|btn|cta|call to action|knopf|knöpfe|button|buttons|schaltfläche|schaltflächen|bouton|boutons|botón|botones|pulsante|pulsanti|botão|botões",
    ["button"],
  ],
  [
    "link|links|menu item|menu link|nav link|menu entry|menüpunkt|menüeintrag|lien|liens|enlace|enlaces|collegamento|link",
    ["navlink", "link", "button"],
  ],
  [
    "nav|navigation|nav bar|navbar|navigation bar|navigation menu|top menu|main menu|menu bar|menüleiste|navigationsleiste|hauptmenü|navegación|navigazione|navegação|barre de navigation",
    ["nav"],
  ],
  [
    "footer|foot|bottom line|fußzeile|fusszeile|footer|fußbereich|pied de page|pie|pie de página|piè di pagina|rodapé",
    ["footer"],
  ],
  ["header|top bar|kopfzeile|kopfbereich|en-tête|entête|cabecera|testata|intestazione", ["header"]],
  ["hero|hero section|hero area|top section|first screen|startbereich|hero-bereich", ["hero"]],
  ["form|forms|formular|formulaire|formulario|modulo|formulário", ["form"]],
  [
    "field|fields|input|inputs|box|question|text ?box|text field|drop ?down|feld|felder|eingabefeld|textfeld|auswahl|champ|champs|campo|campos|campi",
    ["field"],
  ],
  [
    "picture|pictures|image|images|photo|photos|illustration|illustrations|drawing|drawings|artwork|graphic|graphics|bild|bilder|foto|fotos|grafik|illustrationen|zeichnung|image|dessin|imagen|imágenes|immagine|immagini|imagem|imagens",
    ["picture"],
  ],
  [
    "text|sentence|paragraph|line|words|description|note|message|satz|absatz|zeile|text|beschreibung|hinweis|phrase|paragraphe|ligne|texte|description|texto|frase|párrafo|línea|descripción|testo|riga|descrizione|paragrafo|parágrafo|linha|descrição",
    ["text", "lead"],
  ],
];

const OF_NOUN = new Map<string, readonly PieceKind[]>();
for (const [nouns, kinds] of NOUNS)
  for (const noun of nouns.split("|")) {
    OF_NOUN.set(noun.replace(" ?", ""), kinds);
    OF_NOUN.set(noun.replace(" ?", " "), kinds);
  }
/** The longest of them have this many words. */
const MOST_WORDS = 3;

/** A phrase in small letters taken apart: the kind of piece that it ends or begins with, and the rest of it. */
export interface OfKind {
  noun: string;
  kinds: readonly PieceKind[];
  rest: string;
}

/** English and German put the kind last ("the booking form"), the others first ("le formulaire de réservation"). */
export function kindIn(phrase: string): OfKind | null {
  const words = phrase.split(" ");
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const last = words.slice(-count).join(" ");
    const kinds = OF_NOUN.get(last);
    if (kinds) return { noun: last, kinds, rest: words.slice(0, -count).join(" ") };
  }
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const first = words.slice(0, count).join(" ");
    const kinds = OF_NOUN.get(first);
    if (kinds) return { noun: first, kinds, rest: words.slice(count).join(" ") };
  }
  // "Kontaktformular", "Galeriebilder": a kind at the end of one word.
  const word = words.at(-1) ?? "";
  for (const [noun, kinds] of OF_NOUN)
    if (COMPOUNDS.test(noun) && word.length > noun.length + 2 && word.endsWith(noun))
      return {
        noun,
        kinds,
        rest: [...words.slice(0, -1), word.slice(0, -noun.length).replace(/s$/, "")]
          .join(" ")
          .trim(),
      };
  return null;
}
const COMPOUNDS =
  /^(?:abschnitt|bereich|knopf|button|formular|feld|bild|bilder|text|überschrift|liste)$/;

export function isPluralNoun(noun: string): boolean {
  return (
    /(?:[^s]s|en|er|knöpfe|felder|bilder|ti|ni|li|gini)$/u.test(noun) &&
    !/^(?:header|footer|filter|bilder? )$/u.test(noun)
  );
}
