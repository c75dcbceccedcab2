import type { ReactNode } from "react";
import { ReasonField } from "~/admin/audit/reason-field";
import { Button, type ButtonLook } from "~/ui/button";

/** A form that was refused: what was typed, and the problem of each field ("" for the whole). */
export interface RefusedAct {
  intent: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
}

interface ActFormProps {
  intent: string;
  /** What the button says. */
  label: string;
  look?: ButtonLook;
  refused: RefusedAct | null;
  /** Where it is sent; this page when absent. */
  action?: string;
  /** Told apart from other forms of the same page and intent. */
  of?: string;
  /** Hidden fields. */
  fields?: Record<string, string>;
  /** Fields before the reason. */
  children?: ReactNode;
}

/** One act of an administrator: what it needs, why, and a button. */
export function ActForm({
  intent,
  label,
  look,
  refused,
  action,
  of = "",
  fields = {},
  children,
}: ActFormProps) {
  const own = refused?.intent === intent && (refused.typed.of ?? "") === of ? refused : null;
  const problem = own?.errors[""];
  const id = `${intent}${of}`;
  return (
    <form method="post" action={action} className="act-form">
      <input type="hidden" name="of" value={of} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {problem ? (
        <p className="field__error act-form__whole" role="alert">
          {problem}
        </p>
      ) : null}
      {children}
      <ReasonField
        of={label}
        id={id}
        value={own?.typed.reason}
        error={own?.errors.reason}
        isRequired
      />
      <Button type="submit" name="intent" value={intent} {...look}>
        {label}
      </Button>
    </form>
  );
}
