import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import type { Field } from "../../../starter-app";
import { ordered } from "../../abilities/each-program";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { applied, type Edit, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { FIELD_NOUNS } from "../../given/field-nouns";
import { BETWEEN_OPTIONS } from "../../grammar/lexicon";
import { fieldMeant } from "../../said/field-lines";
import type { AppReader } from "../app-orders.server";
import { isEntryNoun } from "../entries/more-entries";
import { withMark } from "../mark-orders";
import { colourSaid } from "../said-of";

const OPENS =
  "(?:(?:please|also|and|i|we|i'd|we'd|would|like|love|want|need|to|can|could|you|let|me|us|there should be|add|put|have|see|show|note|write|keep|enter|include|give) )*";
const NOUN = "(?<noun>\\p{L}{3,16})";
const NAME =
  "(?:an?|the|its|their|our|another) (?<name>\\p{L}[\\p{L}'-]*(?: [\\p{L}'-]+){0,3}?)(?: (?:for|of) (?:the|an?|each|every|its) \\p{L}{3,16})?";
const OPTIONS = "(?:: ?(?<options>[^:.]{3,120}))?";
const BEHIND = "(?:,? (?:too|as well|also))*";
const whole = (source: string) => new RegExp(`^${source}$`, "iu");

const FIELD_FORMS = [
  whole(
    `${OPENS}${NAME} (?:on|to|for|in) (?:each|every|all(?: the)?|the|any) ${NOUN}${BEHIND}${OPTIONS}`,
  ),
  whole(
    `(?:each|every|all(?: the)?|the)? ?${NOUN} (?:(?:should|must|could|can|need to|has to) )?(?:also )?(?:have|has|needs?|gets?|show|include|carry) ${NAME}${BEHIND}${OPTIONS}`,
  ),
];

/** What is given to entries otherwise than as a field. */
const NO_FIELD =
  /(?<!\p{L})(?:buttons?|colou?rs?|borders?|shadows?|pictures?|photos?|images?|check ?list(?:s|en|e)?|counters?|totals?|sums?|averages?|number of|count|timers?|progress|search|filter|order|stripe|background|font|text|title|heading|comments?|days|how|age|print|menu|limit|archive|reminders?|links?|emojis?|icons?|ratings?|stars)(?!\p{L})/iu;

const TODAY =
  /^(?<field>.{8,90}?),? and (?:(?:the|those|all|cards|ones|tasks|that|which|are|is|it'?s|what'?s) )*(?:due |for |from |of )*today(?:'s)?(?: ones?| cards?| tasks?)?(?: (?:should|must|to))?(?: (?:be|stand|stands|standing|get|look|are|shown|in|marked|coloured|turn|go))* ?(?:out|highlighted|marked|different|differently|bold|\p{L}+)?$/iu;

const TICK =
  "(?:check ?box(?:es)?|tick ?box(?:es)?|ticks?|check ?marks?|box to tick|yes ?\\/ ?no(?: field| box)?|häkchen|haken|kontrollkästchen|ankreuzfeld|case(?: à cocher)?|coche|casilla(?: de verificación)?)";
const A = "(?:(?:an?|eine?n?|une?|una) )?";
const OF_EACH =
  "(?:(?:to|on|for|in|at|bei|an|auf|für|zu|sur|à|pour|en|a|para) )?(?:each|every|all(?: the)?|the|jede[rmns]?|allen?|chaque|toutes les|cada|todas las) \\p{L}{3,16}";
const TICK_NAME =
  '(?:(?:called|named|for|labelled|saying|namens|für|nommée|llamada) )*(?:["“„«](?<quoted>[^"“”„«»]{2,30})["”“»]|(?<name>\\p{L}[\\p{L} -]{1,24}?))';
const PUT =
  "(?:(?:please|bitte|and|i|we|need|want|add|put|have|give|include|füge?|ajoute[rz]?|mets|añade|pon|agrega|ich|wir|brauche|möchte|hätte gern) )*";
const TICK_FORMS = [
  whole(`${PUT}${A}${TICK} ${TICK_NAME}(?:,? ${OF_EACH})?(?: hinzu)?`),
  whole(
    `${PUT}${OF_EACH}(?: (?:bitte|please|should|must|soll|have|has|needs?|gets?|hat|bekommt|braucht|doit|avoir|debe|tener))* ${A}${TICK} ${TICK_NAME}(?: (?:hinzu|haben|bekommen))?`,
  ),
];
const FIRST =
  /^(?:(?:the|die|les|las|los) )?(?:(?:cards?|tasks?|tarjetas|tareas|cartes|tâches) )?(?:marked |that are |which are )?(?<which>\p{L}{3,20})(?: (?:cards?|tasks?|ones?|entries|karten?|aufgaben|cartes|tâches|tarjetas|tareas))?(?: (?:should|must|shall|always|go|goes|stand|stay|be|come|are|immer|sollen|stehen|toujours|doivent|être|siempre|deben|van|estar))* (?:at the (?:very )?top|on top|first|(?:ganz )?oben|zuerst|en haut|arriba|primero)(?: (?:of|in|de|en) (?:(?:the|their|each|its|der|ihrer|la|su|cada) )*\p{L}+)?(?: (?:stehen|sein))?$/iu;
const AND = /,? (?:and|und|et|y|e) /iu;

/** Fields of entries by whatever they are called, ticks, and what of them stands first or stands out. */
export const readCardField: AppReader = ({ core }, files) => {
  const said = core.replace(/[’]/gu, "'").trim();
  if (!entryApp(files) || said.length > 200) return null;
  return (
    tickOf(said, files) ?? firstOnes(said, files) ?? todayOf(said, files) ?? namedField(said, files)
  );
};

function namedField(said: string, files: FileTree): Edit | null {
  const field = fieldSaid(said, files);
  // Of one that is there, others tell what it holds.
  if (!field || fieldMeant(files, field.label)) return null;
  return (tree) => addFields(tree, [field], true);
}

/** The field that a wish gives to entries, where its name says what it holds. */
function fieldSaid(said: string, files: FileTree): Field | null {
  for (const form of FIELD_FORMS) {
    const { name = "", noun = "", options = "" } = form.exec(said)?.groups ?? {};
    const isOfEntries =
      /^(?:cards?|tasks?|entr(?:y|ies)|items?|jobs?|tickets?|expenses?|orders?)$/iu.test(noun) ||
      (noun !== "" && isEntryNoun(noun, files, fieldsOf(files)));
    if (name === "" || !isOfEntries || NO_FIELD.test(name)) continue;
    const field = fieldOf(name);
    const words = name.toLowerCase().split(" ");
    const choices = options === "" ? [] : options.split(BETWEEN_OPTIONS).map((one) => one.trim());
    const isKnown = [name.toLowerCase(), words.at(-1) ?? "", words.slice(-2).join(" ")].some(
      (one) => FIELD_NOUNS.has(one),
    );
    if (!field || (!isKnown && field.type === "text" && choices.length < 2)) continue;
    return choices.length > 1
      ? { id: field.id, label: field.label, type: "choice", options: choices.map(sentenceCase) }
      : choices.length === 1
        ? null
        : field;
  }
  return null;
}

/** A day for each entry, and those of today in another colour. */
function todayOf(said: string, files: FileTree): Edit | null {
  const field = fieldSaid(TODAY.exec(said)?.groups?.field ?? "", files);
  if (field?.type !== "date" || fieldMeant(files, field.label)) return null;
  return (tree) => {
    const made = addFields(tree, [field], true);
    if (!made.ok) return made;
    const colour = colourSaid(said.toLowerCase()) ?? { name: "orange", hex: "#c2410c" };
    const marked = withMark(
      applied(tree, made.changes),
      { name: field.label, field: field.id, is: "today", colour: colour.hex },
      `Those whose “${field.label}” is today are ${colour.name}.`,
    );
    return both(made, marked);
  };
}

/** A box to tick on each entry, by itself or with those that are ticked before all others. */
function tickOf(said: string, files: FileTree): Edit | null {
  const at = AND.exec(said);
  const halves = at ? [said.slice(0, at.index), said.slice(at.index + at[0].length)] : [said];
  const [first = "", second] = halves;
  const groups = TICK_FORMS.map((form) => form.exec(first)?.groups).find(Boolean);
  const label = sentenceCase((groups?.quoted ?? groups?.name ?? "").trim());
  const read = fieldOf(label);
  if (
    !groups ||
    !read ||
    NO_FIELD.test(label) ||
    /^(?:each|every|when|that|to|in|on)(?!\p{L})/iu.test(label)
  )
    return null;
  const field: Field = { id: read.id, label: read.label, type: "check" };
  if (fieldMeant(files, field.label)) return null;
  if (second === undefined) return (tree) => addFields(tree, [field], true);
  const which = FIRST.exec(second.trim())?.groups?.which;
  if (!which || !isSame(which, field.label)) return null;
  return (tree) => {
    const made = addFields(tree, [field], true);
    return made.ok ? both(made, tickedFirst(applied(tree, made.changes), field)) : made;
  };
}

/** Those that are ticked before all others, where the box for it is there. */
function firstOnes(said: string, files: FileTree): Edit | null {
  const which = FIRST.exec(said)?.groups?.which;
  const field = fieldsOf(files).find(
    ({ label, type }) => type === "check" && which !== undefined && isSame(which, label),
  );
  return field ? (tree) => tickedFirst(tree, field) : null;
}

/** "Dringende" are those that are ticked as “Dringend”. */
const isSame = (which: string, label: string) =>
  which.toLowerCase().startsWith(label.toLowerCase().slice(0, Math.max(3, label.length - 1)));

function tickedFirst(files: FileTree, { id, label }: { id: string; label: string }): EditResult {
  const app = entryApp(files);
  if (!app) return there("This project keeps no entries that I know.");
  const compare = `(a, b) => Number(b.values[${JSON.stringify(id)}] === "yes") - Number(a.values[${JSON.stringify(id)}] === "yes")`;
  if (app.code.includes(compare)) return there(`Those with “${label}” stand first already.`);
  // The arrows of a board go by what its columns hold.
  const lane = "cards.filter((card) => columnOf(card) === column);";
  const code = app.code.includes(lane)
    ? app.code.replace(lane, () => `${lane.slice(0, -1)}.sort(${compare});`)
    : ordered(app, compare);
  return edited(
    new Map([[app.path, code]]),
    `Those with “${label}” ticked always stand first${app.code.includes(lane) ? " in their column" : ""}.`,
  );
}

const both = (made: EditResult & { ok: true }, next: EditResult): EditResult =>
  next.ok ? edited(new Map([...made.changes, ...next.changes]), `${made.said} ${next.said}`) : next;
