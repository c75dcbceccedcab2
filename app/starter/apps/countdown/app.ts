import { dayOf } from "~/starter/match/day-of";
import { sentenceCase } from "~/starter/match/words";
import type { StarterApp } from "~/starter/starter-app";

/** What a request counts down to: "countdown to my wedding" → "my wedding". */
function eventIn(request: string): string {
  const match =
    /\b(?:countdown|count ?down|days|timer) (?:page |app |timer )?(?:to|until|till|for) (?:the |my |our )?([\p{L}\p{N}' ]{2,40}?)(?: (?:in|with|on|called|that|using)\b|[,.!?]|$)/u.exec(
      request,
    );
  return match?.[1]?.trim() ?? "";
}

/** The date a request names, as "2030-06-01", or a rule for a feast that comes each year. */
function dateIn(request: string, said: string | null): string {
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(request)?.[0];
  if (iso) return iso;
  const day = said ? dayOf(said) : null;
  if (day) return day;
  if (/\bchristmas\b/.test(request)) return "12-25";
  if (/\bhalloween\b/.test(request)) return "10-31";
  if (/\bvalentine/.test(request)) return "02-14";
  return "01-01";
}

/** A time of day as people write it, as "14:00"; midnight for none. */
function clockOf(said: string | null): string {
  const [, hour = "0", minute = "00", half] =
    /(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?/i.exec(said ?? "") ?? [];
  const of12 = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
  return of12 < 24 ? `${String(of12).padStart(2, "0")}:${minute}` : "00:00";
}

export const countdown: StarterApp = {
  id: "countdown",
  name: "countdown page",
  accent: "#c2183c",
  pairing: "gazette",
  keywords: [
    "countdown",
    "count down",
    "countdown timer",
    "countdown page",
    "days until",
    "event countdown",
  ],
  kinds: ["static"],
  defaultTitle(subject, request) {
    const event = eventIn(request) || subject;
    return event ? sentenceCase(event) : "New Year";
  },
  describe({ request, facts }) {
    if (facts.date && dayOf(facts.date))
      return `Days, hours, minutes and seconds to ${facts.date}. Kept in this browser.`;
    const date = dateIn(request, null);
    const known = /^20|^12|^10|^02/.test(date) || /new year/.test(request);
    return `Days, hours, minutes and seconds to your day${known ? "" : "; it starts with the next New Year, so set your date under “Change the day”"}. Kept in this browser.`;
  },
  next: ["use the sunset colours", "use a playful style", "add a page called Programme"],
  reads:
    /^(?:at |um |à |a las |alle |às )?\d{1,2}(?:[:.h]\d{2})? ?(?:am|pm|uhr|h|o'clock|horas)?$/u,
  values: ({ request, facts }) => ({
    FIRST_DAY: dateIn(request, facts.date),
    FIRST_TIME: clockOf(facts.time),
  }),
};
