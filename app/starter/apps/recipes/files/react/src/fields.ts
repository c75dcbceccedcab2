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
  { id: "name", label: "Name", type: "text", required: true },
  { id: "minutes", label: "Minutes", type: "number" },
  { id: "servings", label: "Servings", type: "number" },
  { id: "ingredients", label: "Ingredients", type: "long" },
  { id: "steps", label: "Steps", type: "long" },
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
