import type { Field } from "../starter-app";
import { fieldOf, isYesOrNo } from "./fields";
import { sentenceCase } from "./words";

const LIST_CHARACTERS = 300;
const LABEL_WORDS = 5;
const MOST_FIELDS = 12;
/** Where what entries consist of is told: behind a colon, or behind a verb or "with" of six languages. */
const STARTS =
  /:\s+|(?<=\p{L})\s+[–—-]\s+|(?<!\p{L})(?:with|having|has|have|needs?|stores?|(?:i|we|you|people) (?:want to |need to |can )?(?:enter|note|log|record|write down|put in|type in|fill in)|mit|hat|haben|avec|ont|contient|con|tienen?|com|têm|tem|hanno|ha)\s+/giu;
/** "Item, colour, price, supplier.": a sentence of its own that may be nothing but names. */
const SENTENCE_OF_COMMAS = /(?<=[.!?\n])\s+(?=[^.!?\n,]{2,40},[^.!?\n,]{2,60},)/gu;
/** What no field is: looks, switches, lists of examples. */
const NO_LIST =
  /(?<!\p{L})(?:columns?|spalten|colonnes?|columnas?|colunas?|fields?|dark|button|toggle|mode|already|schon|déjà|ya|già|já)(?!\p{L})|[€$£¥]/iu;
const BETWEEN =
  /(?:\s*[,;]\s*(?:(?:and|und|et|y|e|ed)\s+)?|\s+(?:and|und|et|y|e|ed|plus)\s+)(?![^(]*\))/iu;
const BEFORE_NAME =
  /^(?:(?:an?|the|its|their|each|also|maybe|optionally|optional|small|short|little|quick|long|ein(?:e[nrms]?)?|d(?:er|ie|as|en)|kurze[rsn]?|kleine[rsn]?|optionale[rsn]?|une?|l[ae]s?|des|petite?s?|courte?s?|un[ao]?|el|los|las|il|lo|gli|pequeñ[oa]s?|cort[oa]s?|piccol[oa]|brev[ei]|uma?|os?|as?|pequen[oa]s?)\s+)+|^(?:l|un|d)['’]/iu;
/** The currency goes into the settings of the app, not into the name of a field. */
const CURRENCY = /\s+(?:in|en|em)\s+(?:euros?|dollars?|pounds?|francs?|€|\$|£|chf|eur|usd|gbp)$/iu;
/** "who does it: Anna, Ben or Chloe", at the end of a list. */
const CHOICE_BEHIND_COLON = /^((?:[^:(]|\([^)]*\))*?)([^,:()]{2,40}):\s+([^:()]+)$/u;
/** "either A or B", with the name of the choice before it. */
const CHOICES_IN_BRACKETS = /\(([^)]+)\)/u;
const OR =
  /\s*[,;/|]\s*(?:(?:and|or|und|oder|et|ou|y|o|e|ed)\s+)?|\s+(?:and|or|und|oder|et|ou|y|o|e|ed)\s+/iu;

/** Names of fields that are texts, in six languages. */
const TEXTS =
  /^(?:text|texts|body|texte|texto|testo|titles?|names?|items?|tasks?|authors?|artists?|categor(?:y|ies)|types?|kinds?|tags?|places?|locations?|rooms?|genres?|persons?|people|owners?|assignees?|compan(?:y|ies)|brands?|status|stores?|shops?|words?|questions?|answers?|address(?:es)?|cit(?:y|ies)|countr(?:y|ies)|units?|publishers?|who(?: .{2,24})?|what (?:i|we) did|customers?|clients?|suppliers?|vendors?|colou?rs?|materials?|exercises?|services?|treatments?|breeds?|teams?|players?|artists?|responsible|nombre de la clienta|clienta?|servicios?|kund(?:e|in)|artikel|farbe|übung|lieferant\p{L}*|clients?|couleur|fournisseur|exercice|proveedor|ejercicio|quién .{2,24}|qui .{2,24}|wer .{2,24}|chi .{2,24}|titel|aufgaben?|autor(?:in)?|kategorien?|ort|raum|person|zuständig\p{L}*|firma|straße|stadt|einheit|wer|titres?|noms?|tâches?|auteurs?|catégories?|lieux?|personnes?|étiquettes?|qui|títulos?|nombres?|tareas?|autor(?:es|a)?|categor[ií]as?|lugar(?:es)?|personas?|quién|titol[oi]|nom[ei]|attività|autor[ei]|categori[ae]|luog(?:o|hi)|person[ae]|chi|tarefas?|pessoas?|quem|local|prioridad|priorité|priorità|prioridade|priorität|priority|unità|état|stato|estado)$/iu;

/**
 * What a request says that entries consist of: "Tasks have a title and who does it: Anna, Ben or Chloe" is a title and a choice.
 *
 * @returns null where less than two are told, or where half of what is told names no kind of field
 */
export function describedFields(text: string): Field[] | null {
  // "Plant app, name, room and last watered": what stands behind the first comma of a request.
  const comma = /^[^,.:;!?\n(]{3,60},\s+/u.exec(text);
  const places = [
    ...text.matchAll(STARTS),
    ...(comma ? [comma] : []),
    ...text.matchAll(SENTENCE_OF_COMMAS),
  ];
  for (const start of places) {
    const after = text.slice(start.index + start[0].length);
    const list = (/^(?:[^.!?\n(]|\([^)]*\)|\.(?=\d))*/.exec(after)?.[0] ?? "").trim();
    const named = list.replace(PRESETS, "$1");
    if (named.length > LIST_CHARACTERS || NO_LIST.test(named.slice(0, 40))) continue;
    // "I need a list with tool, borrower": what it consists of stands behind the second of such words.
    if (WITHIN.test(named.split(",")[0] ?? "")) continue;
    const before = text.slice(0, start.index);
    if (start[0].startsWith(":") && OF_CHOICES.test(before.trim())) continue;
    const fields = fieldsOfList(named, KEEPS.test(before.trim()));
    if (fields) return fields;
  }
  return null;
}

/** What a list begins with where it is told behind a further such word. */
const WITHIN =
  /(?<=\p{L}\s)(?:with|having)\s|\s[–—-]\s|^(?:i|we|you|people) (?:want to |need to |can |would like to |['’]d like to )?(?:enter|note|log|record|write down|put in|type in|fill in)\s/iu;
/** "Categories: food, rent", "cards: paint the sign": what stands behind such a word is no list of fields. */
export const OF_CHOICES =
  /(?<!\p{L})(?:categor(?:y|ies)|types|kinds|priorities|rooms|people|persons|players|drivers|volunteers|members|exercises|songs|tools|meals|plants|recipes|books|words|habits|columns|lanes|stages|cards|tasks|entries|items|questions|answers|start(?: with| off)?|to (?:start|begin)(?: with)?|right now|so far|already|at the moment|currently)$/iu;
/** What is asked for keeps entries, and what follows at once says of what each consists. */
const KEEPS =
  /(?<!\p{L})(?:app|list|table|tracker|log(?:book)?|diary|database|register|catalog(?:ue)?|form|overview|inventory|planner|tool|book(?:ing)?s?|campos|felder|champs|campi|inventario|registro|diario|\p{L}*tagebuch|carnet)(?: for [^.!?,]{3,40}| of [^.!?,]{3,40})?,?$/iu;

/** What a program does or shows is no field of its entries. */
const FEATURE =
  /^(?:with|without|i|we|you|it|that|which|where|so) |^(?:i can|see|show|pick|choose|write|press|click|tick|add|edit|delete|remove|move|mark|count|export|print|share|sort|filter|search|warn|remind|alert|notify|tell|me montrer|montrer?|afficher?|voir|avertir?|prévenir?|zeig\p{L}*|erinner\p{L}*|warn\p{L}*|mostrar|muéstra\p{L}*|ver|avisa\p{L}*|mostra\p{L}*|avvisa\p{L}*)(?: |$)|^calend(?:ar|rier|ario)s?(?: |$)|^(?:search(?:ing)?|filter\p{L}*|sort\p{L}*|totals?|sums?|overviews?|charts?|graphs?|diagram\p{L}*|statistics|stats|reminders?|notifications?|history|streaks?|progress(?: bar)?|what['’]?s left(?: over)?|balance|(?:(?:eine?n?|une?|un[oa]?|uma?|an?|the|la|el|die|das|il) )?(?:search (?:box|bar|field|function)|suche|such(?:feld|funktion|leiste|e)|suchmaske|gesamt\p{L}*|summe|(?:champ|barre|zone|fonction) de recherche|moteur de recherche|recherche|búsqueda|buscador|(?:campo|barra|cuadro|función) de (?:búsqueda|busca|ricerca|pesquisa)|ricerca|pesquisa|busca|totale?))$/iu;

/** The fields that are none of what the program is to do; null where none is left. */
export function withoutFeatures(fields: Field[] | null): Field[] | null {
  const own =
    fields?.filter(
      ({ label, type }) => type === "check" || type === "choice" || !FEATURE.test(label),
    ) ?? [];
  const [first, ...more] = own;
  if (!first || (fields && fields.length > own.length && own.length < 2)) return null;
  return own.length === fields?.length || first.type === "check"
    ? own
    : [{ ...first, required: true }, ...more];
}

/** "Entries: date, odometer, job", "For each person: name, birthday, ideas": what they are fields of. */
const OF_WHAT = /^(?:(?:for |in )?(?:each|every|one) )?[\p{L} ]{2,30}:\s+(?=[^,]+,[^,]+,)/iu;
/** "Valerie (Eb, 3:40, Jo)": something with what is known of it. */
const THING_WITH_FACTS = /^\p{Lu}[^(]*\([^)]*,[^)]*\)$/u;
/** One clause among so many names of fields is a field with a long name. */
const SURE_PARTS = 5;

function fieldsOfList(told: string, isOfEntries: boolean): Field[] | null {
  const list = told.replace(OF_WHAT, "");
  const dated = list.replace(
    /,? and (?:it )?(?:saves|keeps|stores)(?: it)? with (?:the )?date\b.*$/i,
    ", date",
  );
  const bracketed = dated.replace(
    CHOICE_BEHIND_COLON,
    (_, before: string, name: string, choices: string) =>
      `${before}${name} (${choices.replace(/[.\s]+$/, "")})`,
  );
  const parts = bracketed
    .split(BETWEEN)
    .map((part) => part.trim().replace(BEFORE_NAME, "").replace(CURRENCY, "").trim())
    .filter((part) => part !== "");
  const isFeature = (part: string) => FEATURE.test(part) && !CHOSEN.test(part);
  if (parts.length > 2 && parts.every((part) => THING_WITH_FACTS.test(part))) return null;
  const own = parts.filter((part) => !isFeature(part));
  const isSure = isOfEntries && own.length >= SURE_PARTS;
  const fields = own.map((part) => fieldOfPart(part) ?? (isSure ? fieldOfClause(part) : null));
  if (fields.length < 2 || fields.some((field) => field === null)) return null;
  const all = fields.filter((field) => field !== null);
  const known = all.filter(({ label, type }) => type !== "text" || TEXTS.test(label.toLowerCase()));
  const isTold =
    all.length === 2
      ? known.length === 2
      : known.length * 2 >= all.length || (isOfEntries && known.length > 0);
  if (!isTold) return null;
  // "Started, finished": the second is a day, too.
  if (all.some(({ label }) => /^started/i.test(label)))
    for (const field of all) if (/^finished/i.test(field.label)) field.type = "date";
  const unlike = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
  const [first, ...more] = unlike.slice(0, MOST_FIELDS);
  return first && more.length > 0
    ? [first.type === "check" ? first : { ...first, required: true }, ...more]
    : null;
}

/** "Rate is €28 an hour": a field, and what it is as a rule. */
const PRESETS =
  /(?<=^|, ?)([^,(]{2,30}?) (?:is|are|ist|est|es|è|é) (?:[€$£] ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?[€$£%])(?: [^,(]{0,20})?(?=,|$)/gu;

/** What is chosen or ticked is a field, however it begins: "where it is (shed, van)", "with food yes/no". */
const CHOSEN = /\([^)]*[,/|][^)]*\)|(?<!\p{L})yes ?\/ ?no(?!\p{L})/iu;
const TICKED =
  /^(?:if|whether|tick if) (.{3,30})$|^(.{3,30}?)[ ,]*\(?(?:yes ?\/ ?no|y\/n|yes or no|tick ?box|check ?box)\)?\??$/iu;
/** "Rating from 1 to 5", "stars 1-5". */
const RANGE = /^(.{3,30}?),? (?:from |of |between )?(\d) ?(?:-|–|to|and) ?(\d{1,2})(?: stars)?$/iu;
const SLASHED = /^[\p{L} ]{2,20}(?:\/[\p{L} ]{2,20}){1,6}$/u;

/** "Rating out of 5": a choice of so many. */
const OUT_OF = /^(.{3,30}?),? (?:out of|von|sur|de|su) (\d{1,2})(?: stars)?$/iu;

/** Fields that are ticked, or in which one of a few is chosen, without brackets. */
function plainChoice(part: string): Field | null {
  const ticked = TICKED.exec(part);
  const name = (ticked?.[1] ?? ticked?.[2])?.replace(
    /^(?:i|it|he|she|they|we) (?:was |is |were |are )?/i,
    "",
  );
  const of = (label: string, type: Field["type"], options?: string[]): Field | null => {
    const field = fieldOf(label.replace(/[()]/g, " "));
    return field && { id: field.id, label: field.label, type, ...(options && { options }) };
  };
  if (name) return of(name, "check");
  const [, rated = "", low = "", high = ""] =
    RANGE.exec(part.replace(/[()]/g, " ").replace(/\s+/g, " ").replace(OUT_OF, "$1 1-$2")) ?? [];
  const count = Number(high) - Number(low) + 1;
  if (rated !== "" && count >= 2 && count <= 11)
    return of(
      rated.replace(/^(?:a|an|the) /i, ""),
      "choice",
      Array.from({ length: count }, (_, at) => String(Number(low) + at)),
    );
  return SLASHED.test(part)
    ? of(
        part.replaceAll("/", " or "),
        "choice",
        part.split("/").map((one) => sentenceCase(one.trim())),
      )
    : null;
}

/** "Drink from / drink until year": a field by its first words. */
function fieldOfClause(part: string): Field | null {
  const words = part
    .replace(/\([^)]*\)/g, " ")
    .trim()
    .split(/\s+/);
  return fieldOf(words.slice(0, LABEL_WORDS).join(" "));
}

function fieldOfPart(part: string): Field | null {
  const chosen = plainChoice(part);
  if (chosen) return chosen;
  const choices =
    CHOICES_IN_BRACKETS.exec(part)?.[1]
      ?.split(OR)
      .map((one) => one.trim()) ?? [];
  const name = part
    .replace(CHOICES_IN_BRACKETS, "")
    .trim()
    .replace(/^how much (?:it )?costs?$/i, "price")
    .replace(/^how (?:many|much) (?:(?:are|is) )?(?:left|in stock|there)$/i, "in stock")

    .replace(/^when (?:it|they|she|he) (?:was|were|is|has been) (last \w+)$/i, "$1")
    .replace(
      /^how often (?:it |they |she |he )?(?:needs?|is|gets?|wants?) (?:to be )?(\w+)$/i,
      "days between $1",
    )
    .replace(/^(?:when|by when)(?: it is due)?$/i, "date");
  if (name.split(/\s+/).length > LABEL_WORDS || /\d/.test(name)) return null;
  const field = fieldOf(name);
  if (!field || choices.length < 2) return choices.length === 1 ? fieldOf(part) : field;
  if (isYesOrNo(choices)) return { id: field.id, label: field.label, type: "check" };
  return {
    id: field.id,
    label: field.label,
    type: "choice",
    options: choices.filter((one) => one !== "").map(sentenceCase),
  };
}
