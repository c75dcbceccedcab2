import type { Field } from "../starter-app";
import { OF_CHOICES } from "./described-fields";
import type { Language } from "./facts/language";
import { fieldOf } from "./fields";
import { boardColumns, partsOf } from "./said-lists";

/** A list longer than this is prose; a label of more words is a clause. */
const LIST_CHARACTERS = 300;
const LABEL_WORDS = 5;
const MOST_FIELDS = 12;
/** Where the fields of entries are listed: behind a colon, or behind "with" in six languages. */
const STARTS = /:\s+|(?<!\p{L})(?:with|having|mit|avec|con|com)\s+/giu;
/** What no field is called: choices, columns, looks and things that are there already. */
const NO_FIELDS =
  /(?<!\p{L})(?:columns?|spalten|colonnes?|columnas?|colunas?|categor\p{L}*|catégor\p{L}*|kategorien?|fields?|dark|button|toggle|mode|cards?|karten|cartes|tarjetas|cartões|already|schon|déjà|ya|già|já|priorit\p{L}*|prioridad\p{L}*)(?!\p{L})|\d|[€$£¥]/iu;

/** "Amy", "Bob": in an English request only names are written so. */
const ENGLISH = /\b(?:for|my|our|the|with|of|to)\b/i;
const NAME_OF_SOMEBODY = /^\p{Lu}\p{Ll}+$/u;

/** Who says "fields" has them read by that word. */
export const NAMED = /\b(?:fields?|columns?|inputs?)\b/i;

/**
 * The fields that a request lists in any of six languages: "fecha, peso y notas".
 *
 * @returns null where there are less than three, or clauses among them
 */
export function listedFields(text: string): Field[] | null {
  if (NAMED.test(text)) return null;
  const columns = boardColumns(text);
  for (const start of text.matchAll(STARTS)) {
    if (start[0].startsWith(":") && OF_CHOICES.test(text.slice(0, start.index).trim())) continue;
    const after = text.slice(start.index + start[0].length);
    const list = /^[^.!?\n:]*/.exec(after)?.[0] ?? "";
    if (list.length > LIST_CHARACTERS || NO_FIELDS.test(list.slice(0, 40)) || /[€$£\d(]/.test(list))
      continue;
    const parts = partsOf(list);
    if (
      columns &&
      parts.length === columns.length &&
      parts[0]?.toLowerCase() === columns[0]?.toLowerCase()
    )
      continue;
    const isList =
      parts.length >= 3 && parts.every((part) => part.split(" ").length <= LABEL_WORDS);
    if (!isList || (ENGLISH.test(text) && parts.every((part) => NAME_OF_SOMEBODY.test(part))))
      continue;
    const fields = parts.flatMap((part) => fieldOf(part) ?? []).slice(0, MOST_FIELDS);
    const [first, ...more] = fields.filter(
      ({ id }, at) => fields.findIndex((other) => other.id === id) === at,
    );
    if (!first || more.length < 2) continue;
    return [first.type === "check" ? first : { ...first, required: true }, ...more];
  }
  return null;
}

/** What stands before what it is: "una app para", "une liste de", "I want an", "erstelle mir eine". */
const FRAME =
  /^(?:(?:please|bitte|ich|wir|sind|bin|möchten?|brauchen?|will|hätten?|gern|mach\p{L}*|bau\p{L}*|erstell\p{L}*|schreib\p{L}*|programmier\p{L}*|entwick\p{L}*|kannst|du|mir|uns|eine?n?|je|j['’]ai besoin d['’]|nous|veux|voudrais|il me faut|crée[rz]?(?:-moi)?|fais(?:-moi)?|développe\p{L}*|une?|moi|s['’]il te plaît|quiero|necesito|haz(?:me)?|crear?|créame|desarrolla\p{L}*|una?|uno|il|la|lo|le|mon|ma|mi|mis|o|a|voglio|vorrei|fammi|fai|crea(?:mi)?|sviluppa\p{L}*|serve|quero|preciso|(?:de )?uma?|faça|faz|cri[ae]r?|desenvolv\p{L}*)\s+|un['’]\s*)*/iu;
/** What it is as a program, and what for; nothing remains of "eine App" alone. */
const PROGRAM =
  /^(?:(?:kleine|einfache|schöne|petite|simple)\s+)?(?:(?:web[ -]?)?app|appli(?:cation)?|aplicación|applicazione|aplicativo|aplicação|anwendung|programm|outil|herramienta)(?!\p{L}|-)(?:\s+(?:web|simple|sencilla|semplice))?(?:\s*$|\s*,?\s+(?:um|für|zum|zur|über|pour|para|per|de|d'|di|mit (?:der|dem) (?:ich|wir)|in (?:der|dem) (?:ich|wir)|wo (?:ich|wir))(?:\s+|$))/iu;
const POSSESSIVE =
  /^(?:meine?[nrms]?|unsere?[nrms]?|mes|mon|ma|mis?|nuestr[oa]s?|i miei|le mie|il mio|la mia|(?:os |as |o |a )?(?:meus?|minhas?)|den|die|das|les|los|las|le|la|el|gli|i|il|lo|os|as)\s+/iu;
/** What is done with it says less than what it is done with: "noter mes dépenses", "meine Bücher verwalten kann". */
const KEEPING =
  /^(?:noter|suivre|gérer|compter|enregistrer|apuntar|anotar|registrar|gestionar|organizar|controlar|annotare|segnare|registrare|gestire|tenere traccia di|registar|gerir)\s+(?=(?:mes|mon|ma|les?|la|mis?|los|las|el|i|le|il|gli|os|as|o|a|meus?|minhas?)\s)/iu;
const KEPT =
  /\s+(?:zu )?(?:verwalten|notieren|eintragen|sammeln|speichern|erfassen|festhalten|aufschreiben|sortieren|organisieren|eintrage|notiere|verwalte|sammle|speichere|erfasse|aufschreibe|festhalte)(?:\s+(?:kann|können|will|möchte))?$/iu;
const HEAD_CHARACTERS = 40;

/** What a wish in another language than English is about, as it says it: "Putzplan für unsere WG". */
export function headIn(text: string, language: Language): string {
  if (language === "en") return "";
  const framed = text.trim().replace(FRAME, "");
  const told = framed.replace(PROGRAM, "");
  const head = (
    told === "" ? "" : (told.split(/[:,.;!?\n]|\s(?:mit|avec|con|com|qui|que|che)\s/u)[0] ?? "")
  )
    .trim()
    .replace(KEEPING, "")
    .replace(told === framed ? /^$/ : POSSESSIVE, "")
    .replace(KEPT, "");
  if (PROGRAM.test(head)) return "";
  return head.length > HEAD_CHARACTERS ? "" : head;
}
