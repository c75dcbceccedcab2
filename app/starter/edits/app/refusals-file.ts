import { listIn } from "./list-in-file";

/** What an entry may not be, beside the others. Each is checked when an entry is saved. */
export interface Refusal {
  kind: "twice" | "most" | "hours" | "weekdays" | "past" | "future" | "order";
  /** "twice": together they may stand once. "order": the first must lie before the second. Else: the field it looks at. */
  fields: string[];
  /** "most": how many at most; in all, or for each value of the fields. */
  most?: number;
  /** "most": those alone that are not done. */
  isOpen?: boolean;
  /** "hours": from and to, "09:00". */
  hours?: [from: string, to: string][];
  /** "weekdays": those that are closed; Sunday is 0. */
  closed?: number[];
  /** What is said to who enters it. */
  says: string;
}

const LIST = "const REFUSALS: Refusal[] = ";

/** The refusals that a project's file holds; null where they were written by hand since. */
export function refusalsIn(code: string): Refusal[] | null {
  return listIn<Refusal>(code, LIST);
}

/** The program that checks them. */
export function refusalsFile(refusals: readonly Refusal[]): string {
  return `interface Refusal {
  kind: string;
  fields: string[];
  most?: number;
  isOpen?: boolean;
  hours?: [from: string, to: string][];
  closed?: number[];
  says: string;
}

interface Entry {
  id: string;
  values: Record<string, string>;
  done?: boolean;
}

/** What an entry may not be, beside the others. Add, change or remove one: the app follows. */
const REFUSALS: Refusal[] = ${JSON.stringify(refusals, null, 2)};

const valueOf = (entry: Entry, field: string) => (entry.values[field] ?? "").trim().toLowerCase();

function breaks(refusal: Refusal, entry: Entry, others: Entry[]): boolean {
  const { kind, fields } = refusal;
  const [first = "", second = ""] = fields;
  const value = valueOf(entry, first);
  const isSame = (other: Entry) => fields.every((field) => valueOf(other, field) === valueOf(entry, field));
  if (kind === "twice")
    return fields.every((field) => valueOf(entry, field) !== "") && others.some(isSame);
  if (kind === "most")
    return (
      others.filter((other) => isSame(other) && !(refusal.isOpen && other.done)).length >=
      (refusal.most ?? 1)
    );
  if (value === "") return false;
  if (kind === "hours")
    return !(refusal.hours ?? []).some(([from, to]) => value >= from && value <= to);
  if (kind === "weekdays")
    return (refusal.closed ?? []).includes(new Date(\`\${value}T12:00\`).getDay());
  const today = new Date().toLocaleDateString("sv-SE");
  if (kind === "past") return value < today;
  if (kind === "future") return value > today;
  const end = valueOf(entry, second);
  return kind === "order" && end !== "" && end <= value;
}

/** Whether an entry may not be saved like that: it is told why, and what was typed stays. */
export function isRefused(entry: Entry, entries: Entry[]): boolean {
  const before = entries.find((other) => other.id === entry.id);
  // Who only ticks or moves it changes nothing that is checked.
  if (before && JSON.stringify(before.values) === JSON.stringify(entry.values)) return false;
  const others = entries.filter((other) => other.id !== entry.id);
  const refusal = REFUSALS.find((one) => breaks(one, entry, others));
  if (refusal) alert(refusal.says);
  return refusal !== undefined;
}
`;
}
