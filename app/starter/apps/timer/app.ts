import type { StarterApp } from "~/starter/starter-app";

const NUMBER_OF = "(\\d{1,3})[ -]?(?:m|min|mins|minutes?)(?: of| for)? (?:my )?";
const WORK =
  "(?:work|focus|training|study|studying|concentration|exercise|session|learning|writing)\\w*";
const REST = "(?:rest|break|pause|recovery|relax)\\w*";
const stated = (what: string) =>
  new RegExp(
    `\\b${NUMBER_OF}${what}|\\b${what}(?: (?:for|of|is|lasts|time|takes))*:? (\\d{1,3})[ -]?(?:m|min)`,
  );
const OF_WORK = stated(WORK);
const OF_REST = stated(REST);

/** Minutes of work and rest named in a request: "45 minute timer", "50/10 pomodoro". */
export function timerMinutes(request: string): { work: number; rest: number } {
  const work = OF_WORK.exec(request);
  const rest = OF_REST.exec(request);
  if (work && rest) return { work: clamp(work[1] ?? work[2]), rest: clamp(rest[1] ?? rest[2]) };
  const pair = /\b(\d{1,3})\s*(?:\/|and|-)\s*(\d{1,3})\b/.exec(request);
  if (pair) return { work: clamp(pair[1]), rest: clamp(pair[2]) };
  const single = /\b(\d{1,3})[ -]?(?:min|minutes?)\b/.exec(request);
  return { work: single ? clamp(single[1]) : 25, rest: 5 };
}

function clamp(digits: string | undefined): number {
  return Math.min(180, Math.max(1, Number(digits ?? 25)));
}

export const timer: StarterApp = {
  id: "timer",
  name: "focus timer",
  accent: "#d8453a",
  pairing: "gallery",
  keywords: [
    "timer",
    "pomodoro",
    "pomodoro timer",
    "focus timer",
    "stopwatch",
    "study timer",
    "work timer",
    "productivity timer",
    "meditation timer",
    "workout timer",
  ],
  kinds: ["static"],
  defaultTitle: (_, request) =>
    /pomodoro/.test(request) ? "Pomodoro" : /stopwatch/.test(request) ? "Stopwatch" : "Focus timer",
  reads:
    /\d+[ -]?min\p{L}*.*(?:work|focus|study|break|rest|pause|arbeit|lern|travail|trabajo|descanso|lavoro)|(?:work|focus|study|break|rest|pause|arbeit|travail|trabajo|descanso|lavoro).*\d+[ -]?min/u,
  describe({ request }) {
    const { work, rest } = timerMinutes(request);
    return `Work for ${work} minutes, rest for ${rest}, or run the stopwatch; the rounds of today are counted.`;
  },
  next: ["use a minimal style", "make it green", "make the text bigger"],
  texts({ request }) {
    const { work, rest } = timerMinutes(request);
    return { work: String(work), rest: String(rest) };
  },
  values: ({ request }) => ({
    FIRST_MODE: /stopwatch/.test(request) ? "stopwatch" : "work",
    DEFAULTS: timerMinutes(request),
  }),
};
