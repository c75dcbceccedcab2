import type { Place } from "./place";
import type { SaidText } from "./said-text";

/** What takes place somewhere that has a name, and no street. */
const TAKES_PLACE: ReadonlySet<Place> = new Set<Place>(["wedding", "party", "event"]);
const NAME =
  "\\p{Lu}[\\p{L}'’-]+(?: (?:(?:of|am|an der|de|del|de la|du|des|di|della|da|do) )?\\p{Lu}[\\p{L}'’-]+)";
const VENUE = new RegExp(
  `(?<=(?<!\\p{L})(?:(?:at|in)(?: the)?|im|in der|auf dem|auf der|beim|en la|en el|au|à la|al|alla|presso|nel|nella|na|no) )${NAME}{1,4}(?: (?:near|bei|près de|cerca de|vicino a|perto de) \\p{Lu}[\\p{L}'’-]+)?(?:, \\p{Lu}[\\p{L}'’-]+(?=[.,;!\\n]|$))?`,
  "gu",
);
const NO_VENUE =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)|^(?:New York|Los Angeles|San \p{Lu}|North|South|East|West)(?!\p{L})/u;

/** Where a feast is, by the name of the house: "Villa Rosa near Siena", "Schloss Benrath". */
export function venueIn(said: SaidText, place: Place | null): string | null {
  if (place === null || !TAKES_PLACE.has(place)) return null;
  for (const { 0: name, index } of said.text.matchAll(VENUE)) {
    if (NO_VENUE.test(name) || !said.isFree(index, index + name.length)) continue;
    said.take(index, index + name.length);
    return name;
  }
  return null;
}
