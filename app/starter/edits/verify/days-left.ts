import type { FileTree } from "~/projects/files";
import { changedLines } from "./changed-lines";

/** The days of the week, each by its beginning in six languages. */
const DAYS: readonly RegExp[] = [
  "mon|lun(?:di|es|edì)|montag|segunda",
  "tue|dienstag|mardi|martes|martedì|terça",
  "wed|mittwoch|mercredi|miércoles|mercoledì|quarta",
  "thu|donnerstag|jeudi|jueves|giovedì|quinta",
  "fri|freitag|vendredi|viernes|venerdì|sexta",
].map((names) => new RegExp(`(?<!\\p{L})(?:${names})`, "iu"));
/** A whole word for a day as it is said in a wish; short forms are read only where days are written. */
const SAID =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag)s?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|miércoles|jueves|viernes|(?:lune|marte|mercole|giove|vener)dì|(?:segunda|terça|quarta|quinta|sexta)-feira)(?!\p{L})/giu;

/** Days of an opening time stand for those between them: "Mon–Fri". */
const SPAN = /[-–]|(?<!\p{L})(?:to|bis|à|al|a)(?!\p{L})/iu;

/** A day that was said for what has another day beside its time, and that is nowhere in what changed: only the time was written. */
export function daysLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const lines = changedLines(before, after);
  const [added, removed] = [lines.added, lines.removed].map((text) =>
    text.replace(/<[^<>]*>/g, " "),
  );
  if (!added || !/\d/.test(added) || SPAN.test(added)) return [];
  const isOfDay = DAYS.some((day) => day.test(added));
  return [...wish.matchAll(SAID)]
    .map(([day]) => day)
    .filter(
      (said) =>
        isOfDay &&
        DAYS.some((day) => day.test(said) && !day.test(added) && !day.test(removed ?? "")),
    )
    .slice(0, 1)
    .map((said) => `“${said}” would not be there`);
}
