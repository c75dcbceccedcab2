/** A button that reads a CSV file into values of the program's fields. */
export const IMPORT = `import { emptyValues, fields, type Values } from "../fields";

/** The cells of a line: quotes keep commas and semicolons together, two of them are one. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if ((sign === "," || sign === ";" || sign === "\\t") && !quoted) {
      cells.push(cell);
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell].map((text) => text.trim());
}

/** The rows of a file by the names in its first line; without names the columns are the fields in their order. */
function rowsOf(text: string): Values[] {
  const lines = text.split(/\\r?\\n/).filter((line) => line.trim() !== "").map(cellsOf);
  const names = (lines[0] ?? []).map((name) => name.toLowerCase());
  const places = fields.map((field) =>
    names.findIndex((name) => name === field.label.toLowerCase() || name === field.id.toLowerCase()),
  );
  const hasNames = places.some((place) => place >= 0);
  return (hasNames ? lines.slice(1) : lines).map((cells) => {
    const values = emptyValues();
    fields.forEach((field, index) => {
      const place = hasNames ? (places[index] ?? -1) : index;
      values[field.id] = cells[place] ?? "";
    });
    return values;
  });
}

export function ImportButton({ onRows }: { onRows: (rows: Values[]) => void }) {
  return (
    <label className="button small">
      Import CSV
      <input
        className="visually-hidden"
        type="file"
        accept=".csv,.txt,text/csv"
        onChange={async (event) => {
          const input = event.target;
          const text = await input.files?.[0]?.text();
          if (text) onRows(rowsOf(text));
          input.value = "";
        }}
      />
    </label>
  );
}
`;

/** A button that gives all entries as text to another program, or to the clipboard. */
export const SHARE = `import { useState } from "react";
import { display, fields, type Values } from "../fields";

function textOf(entries: { values: Values }[]): string {
  return entries
    .map(({ values }) =>
      fields
        .map((field) => display(field, values[field.id]))
        .filter(Boolean)
        .join(", "),
    )
    .join("\\n");
}

export function ShareButton({ entries }: { entries: { values: Values }[] }) {
  const [said, setSaid] = useState("");

  async function share() {
    const text = textOf(entries);
    try {
      if (navigator.share) await navigator.share({ title: document.title, text });
      else {
        await navigator.clipboard.writeText(text);
        setSaid("Copied");
      }
    } catch {
      // Whoever closes the sheet shares nothing.
    }
  }

  return (
    <p>
      <button type="button" className="button small" onClick={share}>
        Share
      </button>{" "}
      <span role="status">{said}</span>
    </p>
  );
}
`;
