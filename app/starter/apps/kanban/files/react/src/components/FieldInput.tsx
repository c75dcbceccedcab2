import type { Field } from "../fields";

interface Props {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  /** Keeps ids apart when two forms are on the page. */
  prefix?: string;
}

export function FieldInput({ field, value, onChange, prefix = "field" }: Props) {
  const id = `${prefix}-${field.id}`;
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
    <div className={`field field-${field.type}`}>
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
