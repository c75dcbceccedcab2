/** How many entries there are, and how many of each choice. */
export const STATISTICS = `import { fields, type Values } from "../fields";

export function Statistics({ entries }: { entries: { values: Values }[] }) {
  const choices = fields.filter((field) => field.type === "choice");
  const numbers = fields.filter((field) => field.type === "number");
  return (
    <section className="card statistics" aria-label="Statistics" style={{ padding: "1rem", marginBlock: "1rem" }}>
      <p>
        <strong>{entries.length}</strong> in all
      </p>
      {numbers.map((field) => {
        const sum = entries.reduce((total, { values }) => total + (Number(values[field.id]) || 0), 0);
        return (
          <p key={field.id}>
            {field.label}: <strong>{Math.round(sum * 100) / 100}</strong> in all,{" "}
            <strong>{Math.round((sum / Math.max(1, entries.length)) * 100) / 100}</strong> on average
          </p>
        );
      })}
      {choices.map((field) => (
        <p key={field.id}>
          {field.label}:{" "}
          {(field.options ?? [])
            .map((option) => [option, entries.filter(({ values }) => values[field.id] === option).length])
            .map(([option, count]) => \`\${option} \${count}\`)
            .join(" · ")}
        </p>
      ))}
    </section>
  );
}
`;

/** Notifications about what is due, while the page is open. */
export const reminders = (id: string) => `import { useEffect, useState } from "react";
import { fields, type Values } from "../fields";

interface Due {
  id: string;
  done?: boolean;
  values: Values;
}

const today = () => new Date().toLocaleDateString("sv-SE");
const nameOf = ({ values }: Due) => values[fields[0]?.id ?? ""] || "Something";

/** A browser notification for each entry that is due, once a day, as long as the page is open. */
export function Reminders({ entries }: { entries: Due[] }) {
  const isKnown = typeof Notification !== "undefined";
  const [allowed, setAllowed] = useState(isKnown && Notification.permission === "granted");

  useEffect(() => {
    if (!allowed) return;
    function remind() {
      for (const entry of entries) {
        const day = entry.values[${JSON.stringify(id)}] ?? "";
        const key = \`reminded-\${entry.id}\`;
        if (entry.done || day === "" || day > today() || localStorage.getItem(key) === today()) continue;
        localStorage.setItem(key, today());
        new Notification(nameOf(entry), { body: day < today() ? "Overdue" : "Due today" });
      }
    }
    remind();
    const timer = setInterval(remind, 60_000);
    return () => clearInterval(timer);
  }, [allowed, entries]);

  if (!isKnown || allowed) return null;
  return (
    <p>
      <button
        type="button"
        className="button small"
        onClick={async () => setAllowed((await Notification.requestPermission()) === "granted")}
      >
        Remind me of what is due
      </button>
    </p>
  );
}
`;

/** A short tone; the browser makes it, no file is loaded. */
export const CHIME = `/** A short tone of two notes. */
export function chime() {
  try {
    const audio = new AudioContext();
    for (const [at, pitch] of [
      [0, 660],
      [0.12, 990],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.35);
    }
  } catch {
    // No sound here.
  }
}
`;

/** Keys for people who do not like to reach for the mouse. */
export const shortcuts = (keys: {
  add?: string;
  search?: string;
}) => `// Keys that work wherever nothing is being typed.
const ADD: string = ${JSON.stringify(keys.add ?? "")};
const SEARCH: string = ${JSON.stringify(keys.search ?? "")};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
  const key = event.key.toLowerCase();
  const search = document.querySelector<HTMLInputElement>('input[type="search"]');
  const field = document.querySelector<HTMLElement>("form input:not([type=search]), form textarea");
  const button = document.querySelector<HTMLButtonElement>("header .button.primary, .lane .button");
  if (SEARCH !== "" && key === SEARCH && search) search.focus();
  else if (ADD !== "" && key === ADD && field) field.focus();
  else if (ADD !== "" && key === ADD && button) button.click();
  else return;
  event.preventDefault();
});
`;

/** Tasks that come back. */
export const REPEAT = `import type { Task } from "./components/TaskItem";
import { fields } from "./fields";

const DAYS: Record<string, number> = { "Every day": 1, "Every week": 7 };

/** A task that repeats is open again when it is done, with its dates a day, a week or a month later; without one it gets one. */
export function repeated(task: Task): Task {
  const every = task.values.repeat ?? "";
  if (!task.done || every === "" || every === "Never") return task;
  const dates = fields.filter(({ type }) => type === "date").map(({ id }) => id);
  const written = dates.filter((id) => task.values[id]);
  const values = { ...task.values };
  for (const id of written.length > 0 ? written : dates.slice(0, 1))
    values[id] = nextDay(values[id] ?? "", every);
  return { ...task, done: false, values };
}

/** The next day after today that it comes back on. */
function nextDay(day: string, every: string): string {
  const next = day === "" ? new Date() : new Date(\`\${day.slice(0, 10)}T00:00\`);
  do {
    if (every === "Every month") next.setMonth(next.getMonth() + 1);
    else next.setDate(next.getDate() + (DAYS[every] ?? 7));
  } while (next.getTime() <= Date.now());
  return next.toLocaleDateString("sv-SE");
}
`;
