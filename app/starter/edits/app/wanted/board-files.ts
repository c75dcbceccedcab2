/** A file of the project that reckons how long a card has been in its column. */
export const DAYS_IN_COLUMN = `/** Today, as "2024-05-31". */
export function today(): string {
  return new Date().toLocaleDateString("sv-SE");
}

const numberOf = (day: string) => Math.round(Date.parse(\`\${day}T00:00Z\`) / 86_400_000);

/** How long a card has been where it is, as people say it. */
export function daysIn(since: string | undefined): string {
  if (!since) return "";
  const days = Math.max(0, numberOf(today()) - numberOf(since));
  return days === 0 ? "Here since today" : days === 1 ? "Here for 1 day" : \`Here for \${days} days\`;
}
`;

/** The component of a column's name that is written in its place. */
export const COLUMN_NAME = `import { useRef, useState } from "react";

interface Props {
  name: string;
  onRename: (name: string) => void;
}

/** The name of a column: a press opens it for writing. */
export function ColumnName({ name, onRename }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const isGivenUp = useRef(false);

  function save() {
    const next = draft?.trim();
    if (!isGivenUp.current && next) onRename(next);
    setDraft(null);
  }

  if (draft === null) {
    return (
      <h2>
        <button
          type="button"
          className="column-name"
          title="Rename"
          onClick={() => {
            isGivenUp.current = false;
            setDraft(name);
          }}
        >
          {name}
        </button>
      </h2>
    );
  }
  return (
    <input
      className="input"
      aria-label={\`New name of \${name}\`}
      ref={(input) => input?.focus()}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === "Escape") isGivenUp.current = true;
        if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
      }}
    />
  );
}
`;
