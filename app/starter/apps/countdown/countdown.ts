import { staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { html, js, source } from "../source";
import { type StarterApp, sentenceCase } from "../starter-app";
import { COUNTDOWN_SCRIPT, COUNTDOWN_STYLES } from "./countdown-source";

/** What a request counts down to: "countdown to my wedding" → "my wedding". */
function eventIn(request: string): string {
  const match =
    /\b(?:countdown|count ?down|days|timer) (?:page |app |timer )?(?:to|until|till|for) (?:the |my |our )?([\p{L}\p{N}' ]{2,40}?)(?: (?:in|with|on|called|that|using)\b|[,.!?]|$)/u.exec(
      request,
    );
  return match?.[1]?.trim() ?? "";
}

/** The date a request names, as "2030-06-01", or a rule for a feast that comes each year. */
function dateIn(request: string): string {
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(request)?.[0];
  if (iso) return iso;
  if (/\bchristmas\b/.test(request)) return "12-25";
  if (/\bhalloween\b/.test(request)) return "10-31";
  if (/\bvalentine/.test(request)) return "02-14";
  return "01-01";
}

export const countdown: StarterApp = {
  id: "countdown",
  name: "countdown page",
  icon: "🎉",
  accent: "#c2183c",
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
  describe({ request }) {
    const date = dateIn(request);
    const known = /^20|^12|^10|^02/.test(date) || /new year/.test(request);
    return `Days, hours, minutes and seconds to your day${known ? "" : "; it starts with the next New Year, so set your date under “Change the day”"}. Kept in this browser.`;
  },
  next: ["use the sunset colours", "use a playful style", "add a page called Programme"],
  files(params) {
    const body = source`
<main class="stage">
  <h1>${html(params.title)}</h1>
  <p class="when" id="when"></p>
  <div class="clock" role="timer" aria-labelledby="summary">
    <div><strong id="days">0</strong><span>days</span></div>
    <div><strong id="hours">0</strong><span>hours</span></div>
    <div><strong id="minutes">0</strong><span>minutes</span></div>
    <div><strong id="seconds">0</strong><span>seconds</span></div>
  </div>
  <p class="summary" id="summary"></p>
  <details class="change">
    <summary>Change the day</summary>
    <label class="label" for="date">Date and time</label>
    <input class="input" id="date" type="datetime-local" />
  </details>
</main>
`;
    const first = `// The day to count to: a date, or month and day for one that comes each year.\nconst FIRST_DAY = ${js(dateIn(params.request))};\n\n`;
    return new Map([
      [
        "index.html",
        staticPage({
          title: params.title,
          description: countdown.describe(params),
          icon: countdown.icon,
          body,
        }),
      ],
      ["styles.css", stylesheet(params, COUNTDOWN_STYLES)],
      ["script.js", first + COUNTDOWN_SCRIPT],
    ]);
  },
};
