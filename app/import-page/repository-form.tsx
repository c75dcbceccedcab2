import { importPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

interface RepositoryFormProps {
  /** What was typed, or what a link says. */
  repository: string;
  error?: string;
}

/** Asks for the address of a public repository. */
export function RepositoryForm({ repository, error }: RepositoryFormProps) {
  return (
    <form method="post" action={importPath} className="stack">
      <Field
        label="Address of the repository"
        name="repository"
        defaultValue={repository}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        placeholder="https://github.com/owner/name"
        {...(error ? { error } : {})}
      />
      <div className="button-row">
        <Button type="submit" variant="primary">
          Import the repository
        </Button>
      </div>
    </form>
  );
}
