import { STORAGE_SCRIPT } from "~/starter/base/static-script";
import { source } from "../source";

export const COUNTDOWN_SCRIPT = source`
${STORAGE_SCRIPT}
const input = document.getElementById("date");
const units = { days: 86400, hours: 3600, minutes: 60, seconds: 1 };

function firstDay() {
  if (FIRST_DAY.length > 5) return new Date(FIRST_DAY + "T00:00");
  const now = new Date();
  const thisYear = new Date(now.getFullYear() + "-" + FIRST_DAY + "T00:00");
  return thisYear > now ? thisYear : new Date(now.getFullYear() + 1 + "-" + FIRST_DAY + "T00:00");
}

const stored = new Date(load("day", ""));
let day = Number.isNaN(stored.getTime()) ? firstDay() : stored;

function show() {
  const left = Math.floor((day.getTime() - Date.now()) / 1000);
  let rest = Math.abs(left);
  const parts = {};
  for (const [name, seconds] of Object.entries(units)) {
    parts[name] = Math.floor(rest / seconds);
    rest %= seconds;
    document.getElementById(name).textContent = String(parts[name]).padStart(name === "days" ? 1 : 2, "0");
  }
  // Said once a day, not once a second.
  const words = left <= 0 ? "since the day came" : parts.days + (parts.days === 1 ? " day to go" : " days to go");
  const summary = document.getElementById("summary");
  if (summary.textContent !== words) summary.textContent = words;
}

function showDay() {
  document.getElementById("when").textContent = day.toLocaleString(undefined, { dateStyle: "full", timeStyle: "short" });
  const local = new Date(day.getTime() - day.getTimezoneOffset() * 60000);
  input.value = local.toISOString().slice(0, 16);
  show();
}

input.addEventListener("change", () => {
  const chosen = new Date(input.value);
  if (Number.isNaN(chosen.getTime())) return;
  day = chosen;
  save("day", day.toISOString());
  showDay();
});

showDay();
setInterval(show, 1000);
`;

export const COUNTDOWN_STYLES = source`
body {
  background:
    radial-gradient(50rem 40rem at 15% 0%, color-mix(in oklab, var(--accent) 30%, transparent), transparent),
    radial-gradient(50rem 40rem at 90% 100%, color-mix(in oklab, var(--second) 30%, transparent), transparent),
    var(--bg);
}

.stage {
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 1.25rem;
  min-height: 100vh;
  padding: 2rem 1rem;
  text-align: center;
}

.stage h1 {
  font-size: clamp(2.25rem, 9vw, 5rem);
  letter-spacing: -0.04em;
}

.when {
  font-size: 1.125rem;
}

.clock {
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 8.5rem));
  justify-content: center;
  gap: clamp(0.5rem, 2vw, 1.25rem);
  width: 100%;
  margin-top: 1rem;
}

.clock div {
  display: grid;
  gap: 0.25rem;
  padding: clamp(0.9rem, 3vw, 1.75rem) 0.25rem;
  border: 1px solid var(--border);
  border-radius: calc(var(--radius) * 1.5);
  background: var(--surface);
  box-shadow: var(--shadow);
}

.clock strong {
  font-size: clamp(1.75rem, 8vw, 4rem);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  letter-spacing: -0.04em;
}

.clock span {
  color: var(--muted);
  font-size: clamp(0.75rem, 2.5vw, 0.9375rem);
}

.summary {
  font-size: 1.25rem;
  font-weight: 600;
}

.change {
  width: min(100%, 18rem);
  padding: 0.5rem;
}

.change summary {
  margin-bottom: 0.75rem;
  font-weight: 600;
  cursor: pointer;
}

.change .label {
  text-align: left;
}
`;
