import type { PartKind } from "./part";

/** What people call kinds of parts, in six languages. Each is a whole word. */
const KIND_WORDS: readonly [string, readonly PartKind[]][] = [
  [
    "title|h1|titel|titre|título|titolo|hauptüberschrift|überschrift|heading|headline|encabezado|intestazione|cabeçalho",
    ["title", "heading"],
  ],
  [
    "headings|headlines|titles|titel|überschriften|titres|títulos|titoli|encabezados|subheading|subtitle|untertitel|zwischenüberschrift|sous-titre|subtítulo",
    ["heading", "title"],
  ],
  [
    "button|buttons|btn|knopf|knöpfe|schaltfläche|schaltflächen|taste|tasten|bouton|boutons|botón|boton|botones|pulsante|pulsanti|botão|botões|key|keys|tab|tabs|chip|chips|control|controls",
    ["button"],
  ],
  ["link|links|lien|liens|enlace|enlaces|collegamento|verknüpfung", ["link", "button"]],
  [
    "text|texts|line|lines|sentence|sentences|paragraph|paragraphs|note|notes|hint|message|wording|caption|blurb|remark|description|zeile|satz|absatz|hinweis|beschreibung|phrase|ligne|paragraphe|texte|texto|frase|línea|párrafo|testo|riga|linha|nota",
    ["text", "label", "entry"],
  ],
  ["label|labels|beschriftung|étiquette|etiqueta|etichetta", ["label"]],
  [
    "field|fields|input|inputs|box|textbox|dropdown|select|checkbox|feld|felder|eingabefeld|eingabe|auswahl|champ|champs|campo|campos|campi|casella",
    ["field", "label"],
  ],
  [
    "section|sections|part|parts|area|block|panel|abschnitt|bereich|teil|sektion|partie|rubrique|sección|apartado|parte|sezione|seção|secção",
    ["section", "form", "footer", "header", "nav", "other"],
  ],
  ["list|lists|liste|listen|listes|lista|listas|elenco", ["list"]],
  [
    "item|items|entry|entries|row|rows|eintrag|einträge|élément|elemento|fila|voce",
    ["entry", "section", "other"],
  ],
  [
    "picture|pictures|image|images|photo|photos|illustration|drawing|artwork|graphic|icon|icons|logo|symbol|emoji|bild|bilder|foto|fotos|zeichnung|grafik|symbole|dessin|imagen|imágenes|dibujo|icono|immagine|immagini|imagem",
    ["picture"],
  ],
  ["form|forms|formular|formulaire|formulario|modulo|formulário", ["form"]],
  ["footer|fußzeile|fusszeile|fuß|pied|pie|piè|rodapé", ["footer"]],
  ["header|kopfzeile|kopf|en-tête|entête|cabecera|testata", ["header"]],
  ["nav|navigation|navbar|navigationsleiste|navegación|navigazione|navegação", ["nav"]],
  ["table|tabelle|tableau|tabla|tabella|tabela", ["table", "list"]],
];

const KIND_OF = new Map<string, readonly PartKind[]>(
  KIND_WORDS.flatMap(([words, kinds]) => words.split("|").map((word) => [word, kinds] as const)),
);

/** The kinds of part that a word is for; none for a word that is for no kind. */
export function kindsNamed(word: string): readonly PartKind[] {
  return KIND_OF.get(word.toLowerCase()) ?? [];
}

/** Whether a word for a kind is for more than one part: "buttons", "Knöpfe". */
export function isPlural(word: string): boolean {
  return (
    /(?:[^s]s|x|en|fe|nes|ti|li|gini)$/iu.test(word) || /^(?:bilder|felder|einträge)$/iu.test(word)
  );
}
