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

/** "5 September 2027" as "2027-09-05", "June 5th" as "06-05": a day that comes each year. Null for another text. */
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
  values: ({ request, facts }) => ({ FIRST_DAY: dateIn(request, facts.date) }),
};
