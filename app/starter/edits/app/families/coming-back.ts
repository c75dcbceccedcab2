/** The program of expenses that come back: a file of its own in the project. */
export const COMING_BACK = `import type { Values } from "./fields";
import { newId } from "./storage";

interface Entry {
  id: string;
  added: string;
  values: Values;
}

/** The day on which something comes back; the 31st is the last day of a shorter month. */
function nextDay(day: string, every: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const months = every === "Every year" ? 12 : every === "Every month" ? 1 : 0;
  const length = new Date(year, month - 1 + months + 1, 0).getDate();
  const next =
    months > 0
      ? new Date(year, month - 1 + months, Math.min(date, length))
      : new Date(year, month - 1, date + 7);
  return next.toLocaleDateString("sv-SE");
}

/** The entries with those that have become due since: the newest of a row carries it on. */
export function withDue<T extends Entry>(entries: T[], dateField: string): T[] {
  const today = new Date().toLocaleDateString("sv-SE");
  const all: T[] = [];
  for (const entry of entries) {
    let last = entry;
    const row: T[] = [];
    for (let turn = 0; turn < 120 && last.values.repeats; turn += 1) {
      const day = nextDay(last.values[dateField] || last.added, last.values.repeats);
      if (!(day <= today)) break;
      row.push({ ...last, values: { ...last.values, repeats: "" } });
      last = { ...last, id: newId(), added: day, values: { ...last.values, [dateField]: day } };
    }
    all.push(last, ...row.reverse());
  }
  return all.length === entries.length ? entries : all;
}
`;
