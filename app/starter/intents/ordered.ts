import { hexOfColour } from "../edits/page/colour-words";

type Values = ReadonlyMap<string, readonly string[]>;

const ARTICLE = /^(?:the|our|my|your|a|an|this|that|those|these|all|every) (?=\S)/iu;
/** Slots of which several values are one: they are said one behind the other. */
const LISTS: ReadonlySet<string> = new Set([
  "choices",
  "colours",
  "columns",
  "entries",
  "fields",
  "hours",
  "kinds",
  "networks",
  "people",
]);
const SLOT = /(“?)\{([\w-]+)\}”?/gu;

/**
 * Orders in the starter's own words: one, or as many as the message gives values for each of the slots ("three quotes from
 * guests" are three). Null where it lacks a value that the message did not give.
 */
export function ordered(way: string, values: Values): string[] | null {
  const slots = [...way.matchAll(SLOT)].map(([, , slot = ""]) => slot);
  if (slots.some((slot) => (values.get(slot)?.length ?? 0) === 0)) return null;
  if (slots.some((slot) => COLOUR.test(slot) && !values.get(slot)?.every(isColour))) return null;
  const single = slots.filter((slot) => !LISTS.has(slot));
  const counts = new Set(single.map((slot) => values.get(slot)?.length ?? 0));
  const [count = 1] = counts;
  // Which of three questions has which of two answers nobody can tell.
  if (counts.size > 1 || (count > 1 && slots.length > single.length)) return null;
  if (count > 1)
    return Array.from({ length: count }, (_, at) => filled(way, (slot) => values.get(slot)?.[at]));
  return [filled(way, (slot) => values.get(slot)?.join(", "))];
}

const COLOUR = /^colour2?$/;
const isColour = (value: string) =>
  !/\s(?:or|and|but)$/iu.test(value) && hexOfColour(value.replace(ARTICLE, "")) !== null;

function filled(way: string, valueIn: (slot: string) => string | undefined): string {
  return way.replace(SLOT, (_, quote: string, slot: string) => {
    const value = (valueIn(slot) ?? "").trim().replace(/[,;:]+$/u, "");
    return quote === "“"
      ? `“${value.replaceAll(/["“”„«»]/gu, "")}”`
      : value.replace(/\.+$/u, "").replace(ARTICLE, "");
  });
}
