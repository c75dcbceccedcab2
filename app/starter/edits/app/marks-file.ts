import { listIn } from "./list-in-file";

/** When an entry is marked, and with which colour. */
export interface MarkRule {
  /** Names it in the stylesheet. */
  name: string;
  /** The id of the field that it looks at; empty for what is done. */
  field: string;
  is: "past" | "today" | "week" | "month" | "below" | "above" | "checked" | "unchecked" | "done";
  /** Days for what is past, a number for what is below or above, 1 for a day that comes each year. */
  than?: number;
  /** Hex, or "grey" for what fades. */
  colour: string;
  /** Such entries stand first. */
  first?: boolean;
}

interface Shape {
  /** Entries can be ticked off. */
  hasDone: boolean;
  /** Entries are cards, done in the last column. */
  isOfBoard: boolean;
  /** The field that says that it is paid or settled. */
  paid: string | null;
}

const LIST = "const RULES: Rule[] = ";

/** The rules that a project's file of marks holds; null where they were written by hand since. */
export function rulesIn(code: string): MarkRule[] | null {
  return listIn<MarkRule>(code, LIST);
}

/** The program that says how an entry is marked. */
export function marksFile(rules: readonly MarkRule[], { hasDone, isOfBoard, paid }: Shape): string {
  const done = [
    hasDone ? "entry.done === true" : "",
    isOfBoard ? "entry.column === columns[columns.length - 1]" : "",
    paid ? `entry.values.${paid} === "yes"` : "",
  ].filter(Boolean);
  return `${isOfBoard ? 'import { columns } from "./settings";\n\n' : ""}interface Rule {
  name: string;
  field: string;
  is: string;
  than?: number;
  colour: string;
  first?: boolean;
}

interface Marked {
  values: Record<string, string>;
  done?: boolean;
  column?: string;
}

/** When an entry is marked: the last rule that fits counts. How each looks is in the stylesheet. */
const RULES: Rule[] = ${JSON.stringify(rules, null, 2)};

const DAY = 86_400_000;

${done.length > 0 ? `function isDone(entry: Marked): boolean {\n  return ${done.join(" || ")};\n}` : "function isDone(_entry: Marked): boolean {\n  return false;\n}"}

function fits(rule: Rule, entry: Marked): boolean {
  const value = entry.values[rule.field] ?? "";
  const than = rule.than ?? 0;
  if (rule.is === "done") return isDone(entry);
  if (rule.is === "checked") return value === "yes";
  if (rule.is === "unchecked") return value !== "yes";
  if (value === "") return false;
  if (rule.is === "below") return Number(value) < than;
  if (rule.is === "above") return Number(value) > than;
  const day = new Date(\`\${value.slice(0, 10)}T00:00\`);
  const now = new Date();
  // A birthday is looked at in this year.
  if (than === 1 && rule.is !== "past") day.setFullYear(now.getFullYear());
  if (rule.is === "month")
    return day.getMonth() === now.getMonth() && day.getFullYear() === now.getFullYear();
  if (rule.is === "today") return day.toDateString() === now.toDateString();
  if (rule.is === "week") {
    const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7));
    const days = Math.round((day.getTime() - monday.getTime()) / DAY);
    return days >= 0 && days < 7;
  }
  // Past: the day itself is in time.
  const end = new Date(\`\${value.slice(0, 10)}T00:00\`).getTime() + (than + 1) * DAY;
  return end <= Date.now() && !isDone(entry);
}

export function markOf(entry: Marked): Rule | undefined {
  return RULES.findLast((rule) => fits(rule, entry));
}

/** Those whose mark says so before the others, each in its order. */
export function markedFirst<T extends Marked>(entries: readonly T[]): T[] {
  const place = (entry: T) => (RULES.some((rule) => rule.first && fits(rule, entry)) ? 0 : 1);
  return [...entries].sort((a, b) => place(a) - place(b));
}
`;
}
