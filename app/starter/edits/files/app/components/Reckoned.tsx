import { reckoned } from "../reckoned";

const NUMBER = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** What is reckoned from the values of one entry; nothing where they lack. */
export function Reckoned({ values }: { values: Record<string, string> }) {
  const rows = reckoned(values);
  if (rows.length === 0) return null;
  return (
    <div className="reckoned">
      {rows.map(({ label, value, unit }) => (
        <p key={label} style={{ margin: 0 }}>
          {label}: <strong>{typeof value === "string" ? value : NUMBER.format(value)}</strong>
          {unit ? ` ${unit}` : ""}
        </p>
      ))}
    </div>
  );
}
