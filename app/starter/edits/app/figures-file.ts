import { listIn } from "./list-in-file";

/** A number that a program makes of its entries. */
export interface Figure {
  label: string;
  how: "sum" | "count" | "max" | "min" | "average";
  /** Ids of the fields that are multiplied; none for a count. */
  of: string[];
  /** The field whose values part the entries. */
  field?: string;
  /** The time that parts them. */
  by?: "day" | "week" | "month";
  /** Those alone. */
  only?: "today" | "week" | "month" | "unpaid" | "open" | "done";
  /** The field that holds the day. */
  date?: string;
  /** Days are counted, and each once. */
  days?: boolean;
  /** The field that says what is paid. */
  paid?: string;
  /** Those alone whose field has that value. */
  where?: [field: string, value: string];
  /** Drawn, and not written alone. */
  chart?: "bars" | "line" | "pie";
}

const LIST = "export const figures: Figure[] = ";

/** The figures that a project's file holds; null where they were written by hand since. */
export function figuresIn(code: string): Figure[] | null {
  return listIn<Figure>(code, LIST);
}

/** The program that counts them. */
export function figuresFile(figures: readonly Figure[]): string {
  return `export interface Figure {
  label: string;
  how: "sum" | "count" | "max" | "min" | "average";
  of: string[];
  field?: string;
  by?: "day" | "week" | "month";
  only?: "today" | "week" | "month" | "unpaid" | "open" | "done";
  date?: string;
  days?: boolean;
  paid?: string;
  where?: [field: string, value: string];
  chart?: "bars" | "line" | "pie";
}

export interface Counted {
  values: Record<string, string>;
  done?: boolean;
}

/** What is counted of the entries. Add, change or remove one: the app follows. */
export const figures: Figure[] = ${JSON.stringify(figures, null, 2)};

const keyOf = (date: Date) =>
  \`\${date.getFullYear()}-\${String(date.getMonth() + 1).padStart(2, "0")}-\${String(date.getDate()).padStart(2, "0")}\`;

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const date = new Date(\`\${day}T12:00\`);
  if (Number.isNaN(date.getTime())) return "";
  date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  return keyOf(date);
}

function dayOf(entry: Counted, figure: Figure): string {
  return (entry.values[figure.date ?? ""] ?? "").slice(0, 10);
}

function counts(entry: Counted, figure: Figure): boolean {
  const today = keyOf(new Date());
  const day = dayOf(entry, figure);
  if (figure.where && entry.values[figure.where[0]] !== figure.where[1]) return false;
  if (figure.only === "today") return day === today;
  if (figure.only === "week") return day !== "" && mondayOf(day) === mondayOf(today);
  if (figure.only === "month") return day.slice(0, 7) === today.slice(0, 7);
  if (figure.only === "unpaid") return entry.values[figure.paid ?? ""] !== "yes";
  if (figure.only === "open") return entry.done !== true;
  if (figure.only === "done") return entry.done === true;
  return true;
}

/** A number in a text as well: "Haircut 18 €". */
function numberOf(text: string | undefined): number {
  return Number(/-?\\d+(?:[.,]\\d+)?/.exec(text ?? "")?.[0].replace(",", ".") ?? 0);
}

function partOf(entry: Counted, figure: Figure): string {
  if (figure.field) return entry.values[figure.field] || "–";
  const day = dayOf(entry, figure);
  if (figure.by === "day") return day || "–";
  if (figure.by === "week") return mondayOf(day) || "–";
  if (figure.by === "month") return day.slice(0, 7) || "–";
  return "";
}

function valueOf(entries: Counted[], figure: Figure): number {
  if (figure.how === "count")
    return figure.days
      ? new Set(entries.map((entry) => dayOf(entry, figure)).filter(Boolean)).size
      : entries.length;
  const all = entries.map((entry) =>
    figure.of.reduce((product, id) => product * numberOf(entry.values[id]), 1),
  );
  if (all.length === 0) return 0;
  if (figure.how === "max") return Math.max(...all);
  if (figure.how === "min") return Math.min(...all);
  const sum = all.reduce((total, one) => total + one, 0);
  return figure.how === "average" ? sum / all.length : sum;
}

/** The parts of a figure with their values: one without a name where nothing parts the entries. */
export function counted(figure: Figure, entries: Counted[]): [part: string, value: number][] {
  const own = entries.filter((entry) => counts(entry, figure));
  if (!figure.field && !figure.by) return [["", valueOf(own, figure)]];
  const parts = [...new Set(own.map((entry) => partOf(entry, figure)))];
  const rows = parts.map((part): [string, number] => [
    part,
    valueOf(own.filter((entry) => partOf(entry, figure) === part), figure),
  ]);
  return figure.by ? rows.sort(([a], [b]) => b.localeCompare(a)) : rows.sort((a, b) => b[1] - a[1]);
}
`;
}

/** Shows them. */
export const FIGURES_COMPONENT = `import { type Counted, counted, figures } from "../figures";
import { Chart } from "./Chart";

const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** "2026-11" as people read it. */
function named(part: string): string {
  if (!/^\\d{4}-\\d{2}(?:-\\d{2})?$/.test(part)) return part;
  const date = new Date(\`\${part.length === 7 ? \`\${part}-01\` : part}T12:00\`);
  return date.toLocaleDateString(undefined, part.length === 7 ? { month: "long", year: "numeric" } : { dateStyle: "medium" });
}

export function Figures({ entries }: { entries: Counted[] }) {
  return (
    <section className="card figures" aria-label="Figures" style={{ padding: "1rem", marginBlock: "1rem" }}>
      {figures.map((figure) => {
        const rows = counted(figure, entries);
        const [first] = rows;
        return (
          <div key={figure.label}>
            <h2 style={{ fontSize: "1rem" }}>{figure.label}</h2>
            {rows.length === 0 ? (
              <p className="muted">Nothing to count yet.</p>
            ) : first && first[0] === "" ? (
              <p>
                <strong style={{ fontSize: "1.6rem" }}>{NUMBER.format(first[1])}</strong>
              </p>
            ) : figure.chart ? (
              <Chart kind={figure.chart} label={figure.label} rows={rows} named={named} />
            ) : (
              <ul>
                {rows.map(([part, value]) => (
                  <li key={part}>
                    {named(part)}: <strong>{NUMBER.format(value)}</strong>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </section>
  );
}
`;
