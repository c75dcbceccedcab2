import { Field } from "~/ui/field";

interface EmailFieldProps {
  /** What was typed when the form was refused. */
  typed: string;
  error: string | undefined;
}

/** Asks for an email address. */
export function EmailField({ typed, error }: EmailFieldProps) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      required
      maxLength={254}
      placeholder="ann@example.com"
      defaultValue={typed}
      {...(error ? { error } : {})}
    />
  );
}
