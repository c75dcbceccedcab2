import { AccountSection } from "~/account-page/account-section";
import { isPublicName, looksSecret, type Variable } from "~/projects/environment/variable-rules";
import { Button } from "~/ui/button";
import { VariableForm } from "./variable-form";

/** Characters of a value that its row shows; its form has all of it. */
const SHOWN = 200;

/**
 * The variables of a project, each with what can be done about it.
 *
 * @param prefixes beginnings of public names that the project has for itself
 */
export function VariableList({
  variables,
  prefixes,
}: {
  variables: readonly Variable[];
  prefixes: readonly string[];
}) {
  return (
    <AccountSection
      id="variables"
      title="Variables"
      hint="Public ones are part of the app: whoever opens it can read them. Secret ones never leave the server, and are never shown again."
    >
      {variables.length === 0 ? (
        <p>This project has no variables yet.</p>
      ) : (
        <ul className="account__rows" aria-label="Variables of this project">
          {variables.map((variable) => (
            <li key={variable.name} className="account__row">
              <Row variable={variable} prefixes={prefixes} />
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

function Row({ variable, prefixes }: { variable: Variable; prefixes: readonly string[] }) {
  const { name, isSecret, value } = variable;
  const note = noteOn(variable, isPublicName(variable.name, prefixes));
  return (
    <>
      <div className="account__what">
        <code>{name}</code>
        <span className="account__detail muted">{shown(variable)}</span>
        {note ? <span className="account__detail">{note}</span> : null}
      </div>
      <form method="post">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="name" value={name} />
        <Button type="submit" small aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </form>
      <details className="environment__change">
        <summary aria-label={`Change ${name}`}>Change</summary>
        <VariableForm known={{ name, isSecret, value: value ?? "" }} />
      </details>
    </>
  );
}

function shown({ isSecret, value }: Variable): string {
  if (isSecret) return "Secret: stored, and shown to nobody";
  if (value === null)
    return "Cannot be read any more: the server has another secret. Set it again.";
  if (value.length > SHOWN) return `Public: ${value.slice(0, SHOWN)}…`;
  return value === "" ? "Public: empty" : `Public: ${value}`;
}

function noteOn({ isSecret, value }: Variable, isForPages: boolean): string | null {
  if (isSecret) {
    return isForPages
      ? "Pages read variables of this name, but a secret one never reaches them."
      : null;
  }
  if (value && looksSecret(value)) {
    return "This looks like a secret key. Whoever opens the app can read it and use it: make a new key, and keep that one secret.";
  }
  if (isForPages) return null;
  return "Pages read variables whose names begin with VITE_, NEXT_PUBLIC_, REACT_APP_, VUE_APP_, SNOWPACK_PUBLIC_ or PUBLIC_ alone.";
}
