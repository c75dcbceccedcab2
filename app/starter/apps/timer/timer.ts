import { staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { html, source } from "../source";
import type { StarterApp } from "../starter-app";
import { TIMER_SCRIPT, TIMER_STYLES } from "./timer-source";

/** Minutes of work and rest named in a request: "45 minute timer", "50/10 pomodoro". */
export function timerMinutes(request: string): { work: number; rest: number } {
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
  icon: "⏱️",
  accent: "#d8453a",
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
    "egg timer",
    "interval timer",
  ],
  kinds: ["static"],
  defaultTitle: (_, request) =>
    /pomodoro/.test(request) ? "Pomodoro" : /stopwatch/.test(request) ? "Stopwatch" : "Focus timer",
  describe({ request }) {
    const { work, rest } = timerMinutes(request);
    return `Work for ${work} minutes, rest for ${rest}, or run the stopwatch; the rounds of today are counted.`;
  },
  next: ["use a minimal style", "make it green", "make the text bigger"],
  files(params) {
    const { work, rest } = timerMinutes(params.request);
    const stopwatch = /stopwatch/.test(params.request);
    const body = source`
<main class="room" data-mode="work">
  <h1>${html(params.title)}</h1>
  <div class="modes" role="group" aria-label="Mode">
    <button type="button" class="mode" data-mode="work">Focus</button>
    <button type="button" class="mode" data-mode="rest">Rest</button>
    <button type="button" class="mode" data-mode="stopwatch">Stopwatch</button>
  </div>
  <div class="dial">
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <circle class="dial-track" cx="100" cy="100" r="92" pathLength="100" />
      <circle class="dial-left" id="arc" cx="100" cy="100" r="92" pathLength="100" />
    </svg>
    <p class="clock" id="clock" role="timer">00:00</p>
  </div>
  <div class="controls">
    <button type="button" class="button primary" id="toggle">Start</button>
    <button type="button" class="button" id="reset">Reset</button>
  </div>
  <p class="visually-hidden" id="announce" role="status"></p>
  <details class="settings">
    <summary>Settings</summary>
    <form id="settings">
      <p>
        <label class="label" for="work">Focus, minutes</label>
        <input class="input" id="work" type="number" min="1" max="180" value="${String(work)}" />
      </p>
      <p>
        <label class="label" for="rest">Rest, minutes</label>
        <input class="input" id="rest" type="number" min="1" max="180" value="${String(rest)}" />
      </p>
    </form>
  </details>
  <p class="muted" id="rounds"></p>
</main>
`;
    const start = `const FIRST_MODE = "${stopwatch ? "stopwatch" : "work"}";\nconst DEFAULTS = { work: ${work}, rest: ${rest} }; // minutes\n\n`;
    return new Map([
      [
        "index.html",
        staticPage({
          title: params.title,
          description: timer.describe(params),
          icon: timer.icon,
          body,
        }),
      ],
      ["styles.css", stylesheet(params, TIMER_STYLES)],
      ["script.js", start + TIMER_SCRIPT],
    ]);
  },
};
