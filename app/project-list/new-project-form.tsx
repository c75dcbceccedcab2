import { useEffect, useRef, useState } from "react";
import { newProjectPath, projectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { CreateButton, ProjectFields } from "./project-fields";
import { useCreateProject } from "./use-create-project";

interface NewProjectFormProps {
  isSignedIn: boolean;
  /** The wish was entered on the landing page, so the project is created without asking again. */
  startsAtOnce: boolean;
  values: { name: string; description: string; prompt: string };
  errors: Record<string, string> | null;
}

/** The page's form; hydrated it does what the dialog does. */
export function NewProjectForm({ isSignedIn, startsAtOnce, values, errors }: NewProjectFormProps) {
  const [value, setValue] = useState(values);
  const { create, pending } = useCreateProject({ isSignedIn });
  const started = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  // On a slow line the form may have been filled in before hydration.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    const text = (field: string) => String(typed.get(field) ?? "");
    setValue({ name: text("name"), description: text("description"), prompt: text("prompt") });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the page came with
  useEffect(() => {
    if (!startsAtOnce || started.current) return;
    started.current = true;
    // Replaces its entry: Back must not come here again, where it would create a second project.
    void create(value, { replace: true });
  }, []);

  return (
    <form
      ref={form}
      method="post"
      action={newProjectPath}
      className={isSignedIn ? "form" : "form needs-script"}
      onSubmit={(event) => {
        event.preventDefault();
        void create(value);
      }}
    >
      <ErrorSummary errors={errors} />
      <ProjectFields
        value={value}
        onChange={(change) => setValue((before) => ({ ...before, ...change }))}
        errors={errors ?? {}}
      />
      {values.prompt ? (
        <Field
          as="textarea"
          label="Your first message"
          hint="It is sent to the chat of the new project."
          name="prompt"
          error={errors?.prompt}
          rows={4}
          value={value.prompt}
          onChange={(event) => setValue({ ...value, prompt: event.currentTarget.value })}
        />
      ) : null}
      <div className="button-row">
        <CreateButton pending={pending} />
        <ButtonLink href={projectsPath}>Cancel</ButtonLink>
      </div>
    </form>
  );
}
