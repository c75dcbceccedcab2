import { dateIn } from "../orders/add-countdown";
import type { Page } from "../page-model";

/** A day that a page is about: "20270612", its hour as "1400", and as it is told. */
export interface PageDay {
  date: string;
  time: string | null;
  shown: string;
}

const CLOCK = /(?<![\d:.,])(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|Uhr|h)?(?![\p{L}\d])/iu;

/** The day of a page: that of its first lines, or the first one that it names at all. Without a year the next such day is meant. */
export function dayOfPage({ source }: Page, today = new Date()): PageDay | null {
  const fact = /icon-date"[^>]*\/><\/svg>(?:<span>)?([^<]+)</.exec(source)?.[1] ?? "";
  const body = source
    .slice(source.indexOf("<main"))
    .replace(/<(?:script|style|svg|form)\b[\s\S]*?<\/(?:script|style|svg|form)>/g, " ")
    .replace(/<[^>]*>/g, "\n");
  for (const text of [fact, body]) {
    const date = dateIn(text, today);
    if (!date) continue;
    const hour = CLOCK.exec(fact.split(",").slice(1).join(","));
    const half = hour?.[3]?.toLowerCase();
    const said = Number(hour?.[1]);
    // Twelve is the first hour of either half.
    const hours = /^[ap]m$/.test(half ?? "") ? (said % 12) + (half === "pm" ? 12 : 0) : said;
    // A bare number may be anything.
    const time =
      hour && hours < 24 && /[hap:.U]/i.test(hour[0])
        ? `${String(hours).padStart(2, "0")}${hour[2] ?? "00"}`
        : null;
    return {
      date: date.replaceAll("-", ""),
      time,
      shown: `${date}${time ? ` at ${time.slice(0, 2)}:${time.slice(2)}` : ""}`,
    };
  }
  return null;
}
