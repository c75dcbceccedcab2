import { js, jsLines, source } from "../apps/source";
import type { Field, StarterApp, StarterParams } from "../apps/starter-app";
import { bundledPage } from "./page";
import { stylesheet } from "./stylesheet";

interface ReactAppParts {
  styles: string;
  /** `src/App.tsx` */
  app: string;
  /** Other files, by path. */
  files?: Record<string, string>;
  /** Lines added to `src/settings.ts`. */
  settings?: string;
  fields?: Field[];
}

/** Everything a React starter app has in common, around its own App, parts and styles. */
export function reactFiles(
  app: StarterApp,
  params: StarterParams,
  parts: ReactAppParts,
): Map<string, string> {
  const page = bundledPage({
    title: params.title,
    description: app.describe(params),
    icon: app.icon,
    entry: "/src/main.tsx",
  });
  const files = new Map<string, string>([
    ["index.html", page],
    ["src/main.tsx", MAIN],
    ["src/App.tsx", parts.app],
    ["src/settings.ts", settings(params, parts)],
    ["src/storage.ts", STORAGE],
  ]);
  if (parts.fields) {
    files.set("src/fields.ts", fieldsModule(parts.fields));
    files.set("src/components/FieldInput.tsx", FIELD_INPUT);
  }
  for (const [path, text] of Object.entries(parts.files ?? {})) files.set(path, text);
  files.set(
    "src/styles.css",
    stylesheet(params, parts.fields ? FIELD_STYLES + parts.styles : parts.styles),
  );
  return files;
}

function settings(params: StarterParams, parts: ReactAppParts): string {
  return `/** The name shown at the top of the app. */\nexport const title = ${js(params.title)};\n${parts.settings ?? ""}`;
}

/** `src/fields.ts`: one field a line; the forms and lists follow it. */
export function fieldsModule(fields: Field[]): string {
  return source`
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
export const fields: Field[] = ${jsLines(fields)};

/** A value as people read it. */
export function display(field: Field, value: string | undefined): string {
  if (!value) return "";
  if (field.type === "check") return field.label;
  if (field.type === "date") {
    const date = new Date(value + "T00:00");
    return Number.isNaN(date.getTime()) ? value : date.toLocaleDateString(undefined, { dateStyle: "medium" });
  }
  return value;
}

export function emptyValues(): Values {
  const values: Values = {};
  for (const field of fields) values[field.id] = "";
  return values;
}
`;
}

const MAIN = source`
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import "./styles.css";

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
`;

const STORAGE = source`
import { useEffect, useState } from "react";

/** State that is kept in this browser. Works, unsaved, where storage is off. */
export function useStored<T>(key: string, initial: T) {
  const [value, setValue] = useState<T>(() => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? initial : (JSON.parse(text) as T);
    } catch {
      return initial;
    }
  });
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is full or off: keep going until the page is closed.
    }
  }, [key, value]);
  return [value, setValue] as const;
}

export function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 7);
}
`;

const FIELD_INPUT = source`
import type { Field } from "../fields";

interface Props {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  /** Keeps ids apart when two forms are on the page. */
  prefix?: string;
}

export function FieldInput({ field, value, onChange, prefix = "field" }: Props) {
  const id = prefix + "-" + field.id;
  if (field.type === "check") {
    return (
      <label className="check-field" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === "yes"}
          onChange={(event) => onChange(event.target.checked ? "yes" : "")}
        />
        {field.label}
      </label>
    );
  }
  return (
    <div className={"field field-" + field.type}>
      <label className="label" htmlFor={id}>
        {field.label}
      </label>
      {field.type === "long" ? (
        <textarea
          id={id}
          className="input"
          required={field.required}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : field.type === "choice" ? (
        <select
          id={id}
          className="input"
          required={field.required}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Choose…</option>
          {(field.options ?? []).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="input"
          type={field.type}
          step={field.type === "number" ? "any" : undefined}
          required={field.required}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
`;

const FIELD_STYLES = source`
.field {
  min-width: 0;
}

.field-long {
  grid-column: 1 / -1;
}

.check-field {
  display: flex;
  align-items: center;
  gap: 0.6rem;
  min-height: 2.75rem;
  font-weight: 600;
}

.check-field input {
  width: 1.2rem;
  height: 1.2rem;
  accent-color: var(--accent-ink);
}

`;
