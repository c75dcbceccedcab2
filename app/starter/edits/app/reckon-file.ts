import { listIn } from "./list-in-file";

/** Something that is reckoned from the values of each entry. */
export interface Reckoning {
  label: string;
  how: "times" | "per" | "minus" | "daysUntil" | "daysSince" | "age" | "oneRepMax" | "lasts";
  /** Ids of the fields, in their order. */
  of: string[];
  /** The product is multiplied with it: 0.2 for a tax of 20 %. */
  factor?: number;
  /** What changes it where a field is ticked: a share of it, or an amount. */
  when?: { field: string; share?: number; amount?: number }[];
  unit?: string;
  /** Multiplied with the days from one field to another. */
  days?: [from: string, to: string];
}

const LIST = "const RECKONINGS: Reckoning[] = ";

/** The reckonings that a project's file holds; null where they were written by hand since. */
export function reckoningsIn(code: string): Reckoning[] | null {
  return listIn<Reckoning>(code, LIST);
}

/** The program that reckons them. */
export function reckonFile(reckonings: readonly Reckoning[]): string {
  return `interface Reckoning {
  label: string;
  how: string;
  of: string[];
  factor?: number;
  when?: { field: string; share?: number; amount?: number }[];
  unit?: string;
  days?: [from: string, to: string];
}

/** What is reckoned from the values of each entry. Add, change or remove one: the app follows. */
const RECKONINGS: Reckoning[] = ${JSON.stringify(reckonings, null, 2)};

const DAY = 86_400_000;

/** A number in a text as well: "Haircut 18 €". Null where there is none. */
function numberOf(text: string | undefined): number | null {
  const said = /-?\\d+(?:[.,]\\d+)?/.exec(text ?? "")?.[0];
  return said === undefined ? null : Number(said.replace(",", "."));
}

/** Days from today to a day; negative for what is past. */
function daysTo(day: string): number | null {
  const date = new Date(\`\${day.slice(0, 10)}T00:00\`);
  const now = new Date();
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return Number.isNaN(date.getTime()) ? null : Math.round((date.getTime() - today.getTime()) / DAY);
}

function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\\d{1,2}):(\\d{2})/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function ageOf(day: string): number | null {
  const born = new Date(\`\${day.slice(0, 10)}T00:00\`);
  if (Number.isNaN(born.getTime())) return null;
  const now = new Date();
  const isBefore =
    now.getMonth() < born.getMonth() ||
    (now.getMonth() === born.getMonth() && now.getDate() < born.getDate());
  return now.getFullYear() - born.getFullYear() - (isBefore ? 1 : 0);
}

function valueOf({ how, of, factor = 1, when = [], days }: Reckoning, values: Record<string, string>) {
  const [first = "", second = ""] = of.map((id) => values[id] ?? "");
  if (how === "daysUntil") return daysTo(first);
  if (how === "age") return ageOf(first);
  if (how === "daysSince") {
    const days = daysTo(first);
    return days === null ? null : -days || 0;
  }
  if (how === "lasts") {
    const [from, to] = [minutesOf(first), minutesOf(second)];
    if (from !== null && to !== null) return (((to - from + 1440) % 1440) / 60);
    const [start, end] = [daysTo(first), daysTo(second)];
    return start === null || end === null ? null : end - start;
  }
  const numbers = of.map((id) => numberOf(values[id]));
  if (numbers.some((one) => one === null)) return null;
  const [a = 0, b = 0] = numbers.map(Number);
  if (how === "per") return b === 0 ? null : a / b;
  if (how === "minus") return a - b;
  // Epley's formula.
  if (how === "oneRepMax") return b <= 1 ? a : a * (1 + b / 30);
  const [from, to] = (days ?? []).map((id) => daysTo(values[id] ?? ""));
  if (days && (typeof from !== "number" || typeof to !== "number")) return null;
  const times = days ? Number(to) - Number(from) : 1;
  const ticked = when.filter(({ field }) => values[field] === "yes");
  const share = ticked.reduce((all, { share: own = 0 }) => all * (1 + own), factor * times);
  const more = ticked.reduce((all, { amount = 0 }) => all + amount, 0);
  return numbers.reduce((all: number, one) => all * (one ?? 0), 1) * share + more;
}

/** What is reckoned of an entry; those alone whose values are there. */
export function reckoned(values: Record<string, string>) {
  return RECKONINGS.flatMap((one) => {
    const value = valueOf(one, values);
    return value === null ? [] : [{ label: one.label, value, unit: one.unit }];
  });
}
`;
}
