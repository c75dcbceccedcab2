import type { FormEvent } from "react";
import { importPath } from "~/platform/urls";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

interface RepositoryFormProps {
  /** What was typed, or what a link says. */
  repository: string;
  error?: string;
  isBusy: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** Asks for the address of a public repository. */
export function RepositoryForm({ repository, error, isBusy, onSubmit }: RepositoryFormProps) {
  return (
    <form method="post" action={importPath} className="stack" onSubmit={onSubmit}>
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
        <Button type="submit" pending={isBusy}>
          Import the repository
        </Button>
      </div>
    </form>
  );
}
