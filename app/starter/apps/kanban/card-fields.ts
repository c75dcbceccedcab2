import { fieldOf } from "~/starter/match/fields";
import type { Field } from "~/starter/starter-app";

/** Where a request says what each card is to hold: "every card has", "orders need". */
const OF_CARDS =
  /(?<!\p{L})(?:(?:each|every|all|the) )?(?:cards?|tickets?|orders?|jobs?|tasks?|items?|repairs?) (?:(?:should|must|will|need to|needs to|to) )?(?:have|has|needs?|gets?|shows?|with|contains?|includes?|holds?) (?<list>[^.!?\n]{3,300})/iu;
const BETWEEN = /(?:\s*[,;]\s*(?:(?:and|plus) )?|\s+(?:and|plus)\s+)(?![^(]*\))/iu;
/** "Plus the mechanic: Ann, Bo or Cy", at the end of a list. */
const CHOICES = /(?<name>[^,:()]{2,40}):\s+(?<choices>[^:()]{3,120})$/u;
const LABEL_WORDS = 4;
const MOST_FIELDS = 8;

/** What a request says that each card holds; null where it says nothing of it, or nothing that names a field. */
export function cardFieldsIn(request: string): Field[] | null {
  const said = OF_CARDS.exec(request)?.groups?.list ?? "";
  const list = said.replace(
    CHOICES,
    (_, name: string, choices: string) =>
      `${name} (${choices.split(/\s*,\s*(?:(?:and|or) )?|\s+(?:and|or)\s+/u).join("/")})`,
  );
  const parts = list
    .split(BETWEEN)
    .map((part) => part.trim().replace(/^(?:(?:an?|the|its|their|also|plus|who is) )+/iu, ""))
    .filter(Boolean);
  if (parts.some((part) => part.replace(/\(.*$/u, "").trim().split(/\s+/u).length > LABEL_WORDS))
    return null;
  const fields = parts.flatMap((part) => fieldOf(part) ?? []);
  const own = fields.filter(({ id }, at) => fields.findIndex((other) => other.id === id) === at);
  const [first, ...more] = own.slice(0, MOST_FIELDS);
  if (!first || fields.length < parts.length) return null;
  return first.type === "text" ? [{ ...first, required: true }, ...more] : own;
}
