import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";

interface DevLoginFormProps {
  returnTo: string;
  /** What was typed when the form was refused. */
  name: string;
  errors: Record<string, string> | null;
}

/** Signs a local developer in by name; only offered where DEV_LOGIN is on. */
export function DevLoginForm({ returnTo, name, errors }: DevLoginFormProps) {
  return (
    <form method="post" className="form card panel" aria-labelledby="dev-login">
      <div className="stack">
        <h2 id="dev-login">Development login</h2>
        <p className="muted small">
          Any name, no password. Only offered on this machine, with <code>DEV_LOGIN</code>.
        </p>
      </div>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field
        label="Name"
        name="name"
        optional
        defaultValue={name}
        error={errors?.name}
        maxLength={40}
        autoComplete="username"
        placeholder="developer"
      />
      <Button type="submit" wide>
        Log in
      </Button>
    </form>
  );
}
