export type FieldType =
  | "text"
  | "long"
  | "number"
  | "date"
  | "time"
  | "url"
  | "email"
  | "tel"
  | "check"
  | "choice";

export interface Field {
  id: string;
  label: string;
  type: FieldType;
  required?: boolean;
  options?: string[];
}

export type Values = Record<string, string>;

/** What the form asks for. Add, remove or reorder lines: the app follows. */
export const fields: Field[] = [
  { id: "title", label: "Title", type: "text", required: true },
  { id: "details", label: "Details", type: "long" },
  { id: "label", label: "Label", type: "choice", options: ["Idea", "Bug", "Task", "Urgent"] },
];

/** A value as people read it. */
export function display(field: Field, value: string | undefined): string {
  if (!value) return "";
  if (field.type === "check") return field.label;
  if (field.type === "date") {
    const date = new Date(`${value}T00:00`);
    return Number.isNaN(date.getTime())
      ? value
      : date.toLocaleDateString(undefined, { dateStyle: "medium" });
  }
  return value;
}

export function emptyValues(): Values {
  const values: Values = {};
  for (const field of fields) values[field.id] = "";
  return values;
}
