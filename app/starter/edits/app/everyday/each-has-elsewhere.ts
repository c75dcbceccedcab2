import { fieldOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import { form, type Sentence } from "./sentence";
import { plain } from "./told-measures";

/** A look, a button or a picture of each entry is no field. */
const NO_FIELD =
  /(?<!\p{L})(?:farbe|rahmen|rand|bild|foto|knopf|button|schaltfläche|symbol|schatten|linie|couleur|photo|image|bouton|bordure|icône|ligne|color|imagen|botón|borde|icono|línea|colore|immagine|pulsante|bordo|icona|linea|cor|imagem|botão|borda|ícone|linha|emoji|roten?|rouge|rojo|rosso|vermelho)(?!\p{L})/u;
const NAME = "(?<name>\\p{L}[\\p{L}-]{2,24})";
const SMALL =
  "(?:petite? |courte? |kleine[sn]? |kurze[sn]? |pequeñ[ao] |cort[ao] |piccol[ao] |breve |pequen[ao] |curt[ao] )?";
const EACH = "\\p{L}{3,25}";

/** "Jede Aufgabe soll eine Notiz haben", "ajoute une note à chaque dépense": a field of each entry, in other languages. */
export const EACH_HAS_ELSEWHERE: readonly Sentence[] = [
  {
    forms: [
      `(?:(?:könnte|kann|soll(?:te)?) )?jede[rsnm]? ${EACH} (?:(?:soll(?:te)?|muss|müsste|könnte|kann|braucht|hat|bekommt) )?(?:auch )?eine?n? ${NAME}(?: (?:haben|bekommen|kriegen))?`,
      `(?:gib|gebe?) jede[rm] ${EACH} eine?n? ${NAME}`,
      `(?:füge?|ergänze?) (?:zu )?jede[rm] ${EACH} eine?n? ${NAME}(?: hinzu)?`,
      `chaque ${EACH} (?:doit|devrait|peut|pourrait)(?: aussi)? avoir (?:une? |le |la |l['’])${NAME}`,
      `(?:ajoute[rz]?|mets|mettez) (?:un (?:champ|espace) (?:pour|de) )?(?:une? |le |la |l['’])${SMALL}${NAME} (?:à|pour|sous|sur|dans) chaque ${EACH}`,
      `(?:füge?|ergänze?) (?:bitte )?(?:ein feld für )?eine?n? ${SMALL}${NAME} (?:zu|unter|für|bei|an|in) jede[rmns]? ${EACH}(?: hinzu)?`,
      `(?:añad\\p{L}+|agreg\\p{L}+|adicion\\p{L}+|acrescent\\p{L}+|pon) (?:un campo (?:para|de) )?(?:un[ao]? |uma? )${SMALL}${NAME} (?:a|para|em|en|debajo de|bajo|embaixo de) cada ${EACH}`,
      `aggiung\\p{L}+ (?:un campo per )?(?:un[oa]? |un['’])${SMALL}${NAME} (?:a|per|sotto) ogni ${EACH}`,
    ].map(form),
    make(files, { name = "" }) {
      const label = sentenceCase(name);
      return NO_FIELD.test(name) ? null : plain(files, label, fieldOf(label)?.type ?? "text");
    },
  },
];
