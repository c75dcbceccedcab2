import { clsx } from "clsx";
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { useId } from "react";

interface FieldText {
  label: string;
  /** Help that is always there, read out with the control. */
  hint?: ReactNode;
  /** What is wrong with the value; bound to the control. */
  error?: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
}

type FieldProps = FieldText &
  (
    | ({ as?: "input" } & InputHTMLAttributes<HTMLInputElement>)
    | ({ as: "textarea" } & TextareaHTMLAttributes<HTMLTextAreaElement>)
    | ({ as: "select" } & SelectHTMLAttributes<HTMLSelectElement>)
  );

/**
 * A labelled control with its hint and error. Its id is `id`, else its `name`, so that an
 * ErrorSummary can link to it. Echo a refused value with `defaultValue`.
 */
export function Field({ label, hint, error, optional, as = "input", ...control }: FieldProps) {
  const generated = useId();
  const id = control.id ?? control.name ?? generated;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = clsx(hint && hintId, error && errorId, control["aria-describedby"]);
  const Control = as as "input";
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label} {optional ? <span className="field__optional">(optional)</span> : null}
      </label>
      {hint ? (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      ) : null}
      <Control
        {...(as === "input" ? { type: "text" } : {})}
        {...(control as InputHTMLAttributes<HTMLInputElement>)}
        id={id}
        className={clsx("input", control.className)}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
