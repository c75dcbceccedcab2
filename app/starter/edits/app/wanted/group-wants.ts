import { groupedByMonth } from "../../abilities/group-ability";
import { fieldsOf } from "../../abilities/named-field";
import type { Family } from "../families/family";
import { isOfMoney } from "../families/grouped-by";
import { anyOf } from "../said-of";

const UNDER =
  "group\\p{L}*|headings?|sections?|split|separat\\p{L}*|divid\\p{L}*|organi[sz]\\p{L}*|sorted into|arrang\\p{L}*|sub-?heading|blocks?|by month|per month";

/** Entries under the months of their days. */
export const GROUP_WANTS: readonly Family[] = [
  {
    asks: [anyOf(UNDER), anyOf("months?|monthly|month by month")],
    more: anyOf(
      `${UNDER}|by|per|for|each|every|with|a|its|the|own|into|in|under|one|total|totals|sums?|subtotals?|amount|under each|list|entries|months?|month name|name|name of|of|as|heading|below|beside|next to|at|show|display|and|together|all|so`,
    ),
    not: anyOf(
      "chart|graph|pie|bars?|budget|limit|average|filter\\p{L}*|only|this month|last month|calendar|week|year|categor\\p{L}*|person|day|days|compare|download|hide",
    ),
    make(files, { words }) {
      const dates = fieldsOf(files).filter(({ type }) => type === "date");
      const [date] = dates;
      if (
        !date ||
        (dates.length > 1 && !dates.some(({ label }) => words.includes(label.toLowerCase())))
      )
        return null;
      const named = dates.find(({ label }) => words.includes(label.toLowerCase())) ?? date;
      const isSum = /(?<!\p{L})(?:totals?|sums?|subtotals?|amount)(?!\p{L})/u.test(words);
      const number = fieldsOf(files).find(({ type }) => type === "number");
      if (isSum && !number) return null;
      const result = groupedByMonth(files, named, isSum || isOfMoney(files) ? number : undefined);
      return result.ok ? result : null;
    },
  },
];
