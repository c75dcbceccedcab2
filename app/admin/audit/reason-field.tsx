import { Field } from "~/ui/field";
import { REASON_CHARACTERS } from "./reason";

interface ReasonFieldProps {
  /** What it is the reason of, in words: told apart from others on the page. */
  of: string;
  /** Told apart from others on the page. */
  id: string;
  /** What was typed and refused. */
  value?: string | undefined;
  error?: string | undefined;
  /** Whether nothing is done without one. */
  isRequired?: boolean;
}

/** Why an administrator does something, for the audit log. */
export function ReasonField({ of, id, value = "", error, isRequired }: ReasonFieldProps) {
  return (
    <Field
      label="Reason"
      aria-label={`Reason: ${of}`}
      {...(isRequired ? { required: true } : { optional: true })}
      id={`reason-${id}`}
      name="reason"
      dir="auto"
      autoComplete="off"
      maxLength={REASON_CHARACTERS}
      defaultValue={value}
      {...(error ? { error } : {})}
    />
  );
}
