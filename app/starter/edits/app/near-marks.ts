import type { NamedField } from "../abilities/named-field";
import type { MarkRule } from "./marks-file";
import { anyOf, fieldsSaid } from "./said-of";

/** When an entry is marked, and the words that say so. */
export interface Condition {
  rule: Omit<MarkRule, "colour">;
  patterns: RegExp[];
}

/** What lies near: this month, this week, today. */
export const NEAR =
  /(?<!\p{L})(?:(?:in )?(?:this|the current) (month|week)|(today))(?:'s)?(?!\p{L})/iu;
const EACH_YEAR = /birthday|anniversar|geburtstag|anniversaire|cumpleaños|compleanno|aniversário/iu;

/** "Birthdays this month", "due today": what lies near, of the date that is named or the only one. */
export function nearIn(words: string, fields: readonly NamedField[]): Condition | null {
  const said = NEAR.exec(words);
  if (!said) return null;
  const dates = fields.filter(({ type }) => type === "date");
  const named = fieldsSaid(words, dates);
  const date = named[0] ?? (dates.length === 1 ? dates[0] : undefined);
  if (!date) return null;
  const is = said[2] ? "today" : said[1]?.toLowerCase() === "week" ? "week" : "month";
  return {
    rule: {
      name: `${is}-${date.id}`,
      field: date.id,
      is,
      ...(EACH_YEAR.test(date.label) ? { than: 1 } : {}),
    },
    patterns: [NEAR, anyOf("due|falling|fall|dates?|that have|whose")],
  };
}
