import type { NamedField } from "../abilities/named-field";
import { COSTS, OF_DAYS, RATE } from "./reckon-words";
import { fieldsSaid } from "./said-of";
import type { Reckonings } from "./with-reckonings.server";

/** What is to be reckoned, and the words that say it. */
export interface Found extends Reckonings {
  patterns: (RegExp | string)[];
}

export const numbersOf = (fields: readonly NamedField[]) =>
  fields.filter(({ type }) => type === "number");
export const datesOf = (fields: readonly NamedField[]) =>
  fields.filter(({ type }) => type === "date");

/** "12 euro per person and night": a rate, times what it is for. */
export function rateOf(words: string, fields: readonly NamedField[]): Found | null {
  const [said = "", before, after, first = "", second = ""] = RATE.exec(asRate(words)) ?? [];
  const rate = Number((before ?? after ?? "0").replace(",", "."));
  if (!(rate > 0)) return null;
  const dates = datesOf(fields);
  const parts = [first, second].filter(Boolean);
  const isOfDays = (part: string) => OF_DAYS.test(part) && dates.length > 1;
  const of = parts.flatMap((part) =>
    isOfDays(part) ? [] : (fieldsSaid(pluralOf(part), numbersOf(fields))[0]?.id ?? []),
  );
  const [from, to] = dates;
  const days = parts.some(isOfDays) && from && to ? [from.id, to.id] : null;
  if (of.length + (days ? 1 : 0) !== parts.length) return null;
  return {
    reckonings: [
      {
        label: "Total",
        how: "times",
        of,
        factor: rate,
        ...(days ? { days: [days[0] ?? "", days[1] ?? ""] } : {}),
      },
    ],
    patterns: [said === "" || !words.includes(said) ? COSTS : said],
  };
}

/** "Each night costs €15" is €15 a night. */
const asRate = (words: string) =>
  words.replace(COSTS, (_, part: string, price: string) => `${price} per ${part}`);
const pluralOf = (part: string) => part.replace(/^persons?$/u, "people person persons");
