import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { formWithNames } from "../everyday/sentence";
import type { Composition } from "./composition";

/** What is said behind a field for notes: that it is short or optional, and an example of what stands in it. */
const BEHIND_ES =
  "(?:[.,;?!]+ ?(?:(?:algo|que sea|y|muy|pero|es) )*(?:cort[oa]|breve|opcional|pequeñ[oa])(?:[ ,y]+(?:cort[oa]|breve|opcional))*)?";
const BEHIND_FR =
  '(?: ?[.,;?!]+ ?(?:par exemple|p(?:ar)?\\.? ?ex\\.|comme|facultatif|optionnel|court)(?: [^.?!;"“„]{2,60})?)?';
const BEHIND_DE =
  '(?: ?[.,;?!]+ ?(?:zum beispiel|z\\. ?b\\.|etwa|kurz|optional|freiwillig|etwas kurzes)(?: [^.?!;"“„]{2,60})?)?';

/** Spoken wishes in other languages, where a gloss of their words leaves too much over. */
export const SPOKEN_ABROAD: readonly Composition[] = [
  {
    // "¿Puedes poner un campo para notas en cada tarea? Algo corto, opcional"
    forms: [
      formWithNames(
        `[¿¡]?(?:(?:me |nos )?(?:puedes|podrías|podéis|puede|podemos|quiero|quisiera|necesito|necesitamos|me gustaría|se puede|por favor) )*(?:poner|añadir|agregar|incluir|meter|tener|crear|pon|añade|agrega|ponme|haber)(?:me|nos|le|les)? (?:un |el |una )?(?:campo|espacio|sitio|hueco|casilla) (?:de|para) (?:(?:escribir|poner|las|unas|los) )*(?:notas?|observaciones|comentarios|apuntes)(?: (?:en|para|a|de|por) (?:(?:cada|la|las|todas|el|los|todos|una) )+\\p{L}+)?${BEHIND_ES}`,
      ),
      formWithNames(
        `(?:est-ce qu['’]?(?:on|il|elle|tu|e vous) (?:peut|peux|pouvez|pourrait) |(?:peux-tu|pourrais-tu|pouvez-vous|on peut|je voudrais|j['’]aimerais|il faudrait|s['’]il te plaît) )*(?:(?:avoir|ajouter|mettre|ajoute|mets|créer) )?un(?:e)? (?:champ|zone|case|espace) (?:de|pour) (?:(?:écrire|des|les) )*(?:notes?|remarques?|commentaires?)(?: (?:sur|à|pour|dans|de) (?:(?:chaque|la|les|toutes|une|tous) )+\\p{L}+)?${BEHIND_FR}`,
      ),
      formWithNames(
        `(?:(?:kannst|könntest) du |bitte |(?:ich|wir) (?:hätten? gerne?|brauchen?|möchten?|wollen?|will) )*(?:ein |das )?(?:feld|platz|eingabefeld) (?:für|mit) (?:notizen|bemerkungen|anmerkungen|kommentare)(?: (?:bei|zu|für|auf|an) (?:jede[rmns]?|allen?|den|der|die) \\p{L}+)?(?: (?:einbauen|hinzufügen|ergänzen|machen|dazu|anlegen))?${BEHIND_DE}`,
      ),
    ],
    steps: (_, files) => (entryApp(files) ? ["add a notes field"] : null),
  },
  {
    // "Kannst du eine Suche einbauen? Ich will alles mit “Aldi” finden"
    forms: [
      formWithNames(
        "(?:(?:kannst|könntest) du |bitte |(?:ich|wir) (?:hätten? gerne?|brauchen?|möchten?|wollen?|will) |(?:mir|uns|noch|auch) )*(?:eine |ein |die )?(?:kleine |einfache )?(?:suche|suchfunktion|suchfeld|suchleiste)(?: (?:einbauen|hinzufügen|ergänzen|machen|dazu|einfügen|geben|haben))?(?:[.?!,]+ ?(?:ich|wir|man|damit|so ?dass|um) [^.?!;]{3,70}? (?:zu )?(?:finden?|suchen|findet)(?: (?:kann|können|will|möchte))?)?",
      ),
    ],
    steps: (_, files) => (entryApp(files) ? ["add a search"] : null),
  },
  {
    // "Das Datum bitte so anzeigen: 24.03.2025, also Tag.Monat.Jahr"
    forms: [
      formWithNames(
        "(?:bitte )?(?:(?:das|die|alle|jedes) )?(?:datum|daten|datumsangaben|fälligkeitsdatum)(?: (?:bitte|immer|überall))*(?: (?:so|im format|als|wie|in der form))*(?: (?:anzeigen|schreiben|darstellen|zeigen|ausgeben))?:? (?<like>\\d{1,2}\\.\\d{1,2}\\.\\d{4})(?:,? (?:also|d\\. ?h\\.|das heißt|sprich) (?:tag|tt)[. -]{1,2}(?:monat|mm)[. -]{1,2}(?:jahr|jjjj))?(?: (?:anzeigen|schreiben|darstellen|zeigen))?",
      ),
    ],
    steps: ({ like = "" }, files) =>
      fieldsOf(files).some(({ type }) => type === "date") ? [`show dates as ${like}`] : null,
  },
];
