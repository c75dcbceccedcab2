import fc from "fast-check";
import { expect, test } from "vitest";
import {
  americanDay,
  americanMoment,
  clockTime,
  longDay,
  moment,
  month,
  shortDay,
  weekday,
} from "./write-dates";

const DAY = { day: "numeric", month: "long", year: "numeric" } as const;
/** What writes a day, and how the tables of languages are asked for the same. */
const WAYS: [(at: Date) => string, string, Intl.DateTimeFormatOptions][] = [
  [clockTime, "en-GB", { hour: "2-digit", minute: "2-digit" }],
  [shortDay, "en-GB", { dateStyle: "medium" }],
  [longDay, "en-GB", { dateStyle: "long" }],
  [month, "en", { month: "long", year: "numeric" }],
  [weekday, "en-GB", { weekday: "long", ...DAY }],
  [moment, "en-GB", { dateStyle: "medium", timeStyle: "short" }],
  [americanDay, "en-US", { dateStyle: "medium" }],
  [americanMoment, "en-US", { dateStyle: "medium", timeStyle: "short" }],
];

/** Versions of the tables differ in commas and in kinds of spaces. */
const spaced = (text: string) => text.replace(/[,\s]+/g, " ");

test.for(WAYS)("%o writes days as the tables of languages do: %s, %o", ([write, language, how]) => {
  const format = new Intl.DateTimeFormat(language, { ...how, timeZone: "UTC" });
  const days = fc.date({ min: new Date("1970-01-01"), max: new Date("2199-12-31") });
  fc.assert(
    fc.property(days, (at) => {
      expect(spaced(write(at))).toBe(spaced(format.format(at)));
    }),
  );
  expect(() => write(new Date(Number.NaN))).toThrow(RangeError);
});
