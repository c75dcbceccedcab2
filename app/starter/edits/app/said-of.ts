import type { FileTree } from "~/projects/files";
import { withLetterRanges } from "../../match/letter-ranges";
import { COLOUR_NAMES, FOREIGN_COLOURS } from "../../theme/names";
import { fieldsOf, type NamedField } from "../abilities/named-field";
import { fieldMeant } from "../said/field-lines";

/** Words that put a wish, and say nothing of what it is, in the languages of the starter. */
const FRAME = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    "añad\\p{L}*|agreg\\p{L}*|ajoute[rz]?|aggiung\\p{L}*|adicion\\p{L}*|füge?|hinzu|hinzufügen|einfügen",
    "whatever|whichever|been|a|an|the|my|our|its|their|this|that|these|those|it|them|they|i|we|me|us|you|he|she|and|or|of|in|on|at|to|for|with|by|is|are|be|was|as|so|if|when|where|which|who|what|any|all|every|each|also|too|really|just|only|should|would|could|can|will|must|do|does|did|has|have|had|get|gets|got|go|goes|want|need|like|show|shows|see|display|make|makes|made|turn|turns|mark|marks|highlight|colou?r|colou?red|give|put|set|add|use|tell|keep|list|please|pls|now|ones?|things?|something|anything|everything|right|away|automatically|there|then|here|stuff",
    "der|die|das|den|dem|des|ein|eine|einen|einer|mein|meine|meinen|unsere?|und|oder|von|für|mit|im|in|auf|bei|zu|zum|zur|ist|sind|soll|sollen|sollte|wird|werden|ich|wir|man|es|sie|alle|jede[rsn]?|auch|nur|bitte|zeig\\p{L}*|anzeigen|markier\\p{L}*|mach\\p{L}*|färb\\p{L}*|hervorheben|wenn|noch|mal|möchte|will|sehen|haben|hat|habe?",
    "le|la|les|l|un|une|des|du|de|d|mon|ma|mes|nos|notre|et|ou|en|dans|sur|avec|pour|par|est|sont|être|je|on|nous|il|elle|ils|elles|aussi|montre\\p{L}*|affiche\\p{L}*|mets|mettre|colore\\p{L}*|qui|que|veux|voudrais|voir|chaque",
    "el|los|las|lo|una?|unos|mi|mis|nuestr[ao]s?|y|o|en|con|por|para|es|son|está|están|se|si|también|muestra\\p{L}*|mostrar|pon|poner|marca\\p{L}*|colorea\\p{L}*|quiero|ver|cada|hemos|he|hay|al|del|gli|gl|i|il|ai|dei|delle|mostra\\p{L}*|metti|colora|voglio|vedere|ogni|os|as|um|uma|do|da|dos|das|no|na|meus?|minhas?|coloca\\p{L}*|quero|hecho",
  ].join("|")})(?![\\p{L}\\d])`,
  "giu",
);

/** What entries are called, in the languages of the starter. */
export const THINGS = anyOf(
  "bookings?|reservations?|meetings?|members?|clients?|customers?|guests?|students?|pets?|ideas?|wishes|wish|goals?|messages?|posts?|purchases?|payments?|visits?|events?|deadlines?|meals?|sets|exercises?|reviews?|kart(?:e|en)|termin|aufgabe|ausgabe|notiz(?:en)?|rezept(?:e|en)?|buchung(?:en)?|gewohnheit(?:en)?|kund(?:e|en|in|innen)|mitglied(?:er)?|pflanzen?|bücher|tâche|dépense|recettes?|rendez-vous|réservations?|habitudes?|cartes?|client(?:e|es)?|livres?|tarea|gasto|cita|recetas?|reservas?|hábitos?|tarjetas?|client[ae]s?|libros?|spesa|ricett[ae]|prenotazion[ei]|abitudin[ei]|appuntament[oi]|schede|libri|tarefa|despesa|receitas?|cartões|livros|entry|entries|items?|tasks?|chores?|cards?|rows?|lines?|invoices?|expenses?|habits?|recipes?|notes?|books?|films?|movies?|plants?|orders?|appointments?|bookings?|workouts?|jobs?|products?|contacts?|einträge|eintrag|aufgaben|ausgaben|termine|tâches|dépenses|entrées|tareas|gastos|citas|entradas|spese|attività|tarefas|despesas",
);

/** The same of a wish for entries: the words for what they are are accounted for. */
export function leftOfEntries(
  words: string,
  ...patterns: readonly (RegExp | string | null)[]
): string {
  return leftOf(words, ...patterns, THINGS);
}

/** The same, where a field may be named in another language than it has. */
export function leftBesideFields(
  files: FileTree,
  words: string,
  ...patterns: readonly (RegExp | string | null)[]
): string {
  const labels = fieldsOf(files).flatMap(({ label }) => wordsOfLabel(label));
  return leftOfEntries(words, ...patterns, ...labels)
    .split(" ")
    .filter((word) => word !== "" && !fieldMeant(files, word))
    .join(" ");
}

/** What of the words of a wish none of `patterns` and no frame accounts for; empty where all are. */
export function leftOf(words: string, ...patterns: readonly (RegExp | string | null)[]): string {
  let rest = words;
  for (const pattern of patterns) {
    if (pattern === null || pattern === "") continue;
    rest =
      typeof pattern === "string"
        ? rest.replaceAll(pattern.toLowerCase(), " ")
        : rest.replace(
            new RegExp(
              pattern.source,
              pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`,
            ),
            " ",
          );
  }
  return rest
    .replace(FRAME, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A pattern of whole words. */
export function anyOf(list: string): RegExp {
  return new RegExp(withLetterRanges(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`), "iu");
}

const COLOURS: Readonly<Record<string, string>> = {
  ...COLOUR_NAMES,
  ...Object.fromEntries(
    Object.entries(FOREIGN_COLOURS).map(([name, colour]) => [name, COLOUR_NAMES[colour] ?? colour]),
  ),
};

/** Any name of a colour. */
export const COLOUR_WORD = anyOf(Object.keys(COLOURS).join("|"));

/** The first colour that words name: its name there and its hex value. */
export function colourSaid(words: string): { name: string; hex: string } | null {
  for (const [name] of words.matchAll(/\p{L}+/gu)) {
    const hex = COLOURS[name];
    if (hex) return { name, hex };
  }
  return null;
}

const STEM = (word: string) => word.toLowerCase().replace(/(?:en|es|e|s|n)$/u, "");

/** The fields whose label stands in the words, by each of its words of four letters and more or whole. */
export function fieldsSaid(words: string, fields: readonly NamedField[]): NamedField[] {
  const said = new Set([...words.matchAll(/[\p{L}\d]+/gu)].map(([word]) => STEM(word)));
  return fields.filter(({ label }) => {
    const own = label.toLowerCase();
    if (words.includes(own)) return true;
    const main = [...own.matchAll(/\p{L}{4,}/gu)].map(([word]) => word);
    return main.length > 0 && main.length < 3 && main.some((word) => said.has(STEM(word)));
  });
}

/** Patterns of the words of a label, with their endings. */
export function wordsOfLabel(label: string): RegExp[] {
  return (label.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) =>
    anyOf(`${word.replace(/(?:es|s|e|n|en)$/u, "")}\\p{L}{0,3}`),
  );
}
