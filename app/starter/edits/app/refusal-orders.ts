import type { FileTree } from "~/projects/files";
import { entryApp } from "../abilities/entries-of-app";
import { fieldsNamed, fieldsOf, type NamedField } from "../abilities/named-field";
import type { Edit } from "../edit";
import type { Clause } from "./clause";
import { columnsIn } from "./entries/column-names";
import { type Found, isOf } from "./found-refusal";
import { AT_MOST, NOISE, ONCE, OPEN_ONES, PEOPLE, PER, SAME, SAME_TIME } from "./refusal-words";
import { closed, hours, ordered, past } from "./refused-times";
import { anyOf, fieldsSaid, leftBesideFields, leftOfEntries } from "./said-of";
import { withRefusal } from "./with-refusal";

/** What entries may not be beside each other: twice at the same time, too many, out of hours, in the past. */
export function readRefusal({ words }: Clause, files: FileTree): Edit | null {
  const app = entryApp(files);
  if (!app || /["“„«]/u.test(words)) return null;
  const fields = fieldsOf(files);
  const found =
    twice(words, fields, files) ??
    most(words, fields, app.canBeDone, columnsIn(files) ?? []) ??
    hours(words, fields) ??
    closed(words, fields) ??
    past(words, fields) ??
    ordered(words, fields);
  if (!found) return null;
  if (leftBesideFields(files, words, ...found.patterns, NOISE) !== "") return null;
  return (tree) => withRefusal(tree, found.refusal, found.said);
}

const ids = (fields: readonly NamedField[]) => fields.map(({ id }) => id);
const labels = (fields: readonly NamedField[]) =>
  fields.map(({ label }) => `“${label}”`).join(", ");
const PLACES =
  /room|court|table|desk|car|boat|raum|zimmer|platz|tisch|salle|sala|habitación|mesa|pista/iu;
const WHO = /who|whose|person|by|with|stylist|staff|wer|qui|quién|chi\b|quem|mit|mitarbeiter/iu;

function personOf(fields: readonly NamedField[]): NamedField | undefined {
  return fields.find(({ label, type }) => type === "choice" && WHO.test(label));
}

/** "No two guests on the same pitch": what must differ stands behind what says so. */
function behindSame(words: string): string {
  const rest = words.replace(SAME_TIME, " ");
  const at = rest.search(SAME);
  return at < 0 ? rest : rest.slice(at);
}

/** "No double bookings", "the same name only once": fields whose values may stand together once. */
function twice(words: string, fields: readonly NamedField[], files: FileTree): Found | null {
  const isOfTime = SAME_TIME.test(words);
  if (!isOfTime && !ONCE.test(words) && !SAME.test(words)) return null;
  const named = fieldsNamed(files, behindSame(words));
  if (!isOfTime) {
    const of = named.length > 0 ? named : fields.slice(0, 1);
    return {
      refusal: {
        kind: "twice",
        fields: ids(of),
        says: `There is one with the same ${of.map(({ label }) => label.toLowerCase()).join(" and ")} already. Nothing was saved.`,
      },
      patterns: [ONCE, SAME],
      said: `Two entries with the same ${labels(of)}`,
    };
  }
  const when = [
    ...fields.filter(isOf("date")).slice(0, 1),
    ...fields.filter(isOf("time")).slice(0, 1),
  ];
  if (when.length === 0) return null;
  const places = named.filter(({ type }) => type === "choice" || type === "text");
  const person = PEOPLE.test(words) ? personOf(fields) : undefined;
  const choices = fields.filter(isOf("choice"));
  // "No double bookings" where each has a room, a court or a person: two of them can be taken at once.
  const resource = choices.find(({ label }) => PLACES.test(label)) ?? personOf(fields);
  const one = person ?? resource ?? (choices.length === 1 ? choices[0] : undefined);
  const own = places.length > 0 ? places : one ? [one] : [];
  const of = [...when, ...own];
  return {
    refusal: {
      kind: "twice",
      fields: ids(of),
      says: `That time is taken already${own.length > 0 ? ` for this ${own.map(({ label }) => label.toLowerCase()).join(" and ")}` : ""}. Choose another one; nothing was saved.`,
    },
    patterns: [SAME_TIME, SAME, ONCE, PEOPLE],
    said: `Two entries with the same ${labels(of)}`,
  };
}

/** A place that some entries are in: "3 cards in Review", "limit Done to 5". What is "in all" or "in the list" is all of them. */
const IN_PLACE =
  /\d (?:\p{L}+ )?(?:in|inside|under|within) (?:the |my |our )?(?!(?:total|all|sum|lists?|apps?|boards?|tables?|one|each|every|an?|same|progress|it|here|parallel|insgesamt)(?!\p{L}))(\p{L}+)|limit(?:ed)? (?:the )?(?!(?:it|them|this|lists?|apps?|boards?|number|amount|me|us|everyone|to)(?!\p{L}))(\p{L}+) to \d/iu;

function isOfOnePlace(
  words: string,
  fields: readonly NamedField[],
  columns: readonly string[],
): boolean {
  if (columns.some((one) => anyOf(escaped(one.toLowerCase())).test(words))) return true;
  const found = IN_PLACE.exec(words);
  const place = found?.[1] ?? found?.[2] ?? "";
  if (place === "") return false;
  // "Limit tasks to 5" is of all of them, "5 in the kitchen" of no field's own name.
  return (
    leftOfEntries(place) !== "" ||
    (found?.[1] !== undefined && fieldsSaid(place, fields).length === 0)
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** "At most 5 bookings a day", "no more than 3 open tasks for each person". */
function most(
  words: string,
  fields: readonly NamedField[],
  canBeDone: boolean,
  columns: readonly string[],
): Found | null {
  const count = Number(AT_MOST.exec(words)?.slice(1).find(Boolean) ?? 0);
  if (count < 1 || /column|spalte|colonne|columna/iu.test(words)) return null;
  if (isOfOnePlace(words, fields, columns)) return null;
  const per = PER.exec(words)?.[1] ?? "";
  const date = fields.find(isOf("date"));
  const byDay = anyOf("days?|tag|jour|día|giorno|dia|date|daily").test(per);
  const named = fieldsSaid(per, fields)[0] ?? (PEOPLE.test(per) ? personOf(fields) : undefined);
  const by = byDay ? date : named;
  if (per !== "" && !by) return null;
  // A number of something else, "at most 60 characters", is no count of entries.
  if (
    per === "" &&
    (fieldsSaid(words, fields.filter(isOf("number"))).length > 0 ||
      /zeichen|character|letter|word|\bkg\b|[€$£%]/iu.test(words))
  )
    return null;
  const isOpen = canBeDone && OPEN_ONES.test(words);
  const scope = by ? ` for the same ${by.label.toLowerCase()}` : "";
  return {
    refusal: {
      kind: "most",
      fields: by ? [by.id] : [],
      most: count,
      ...(isOpen ? { isOpen: true } : {}),
      says: `There are ${count}${isOpen ? " open ones" : ""}${scope} already, and no more are allowed. Nothing was saved.`,
    },
    patterns: [AT_MOST, PER, OPEN_ONES, PEOPLE],
    said: `More than ${count}${isOpen ? " open entries" : " entries"}${scope}`,
  };
}
