import { useEffect, useRef, useState } from "react";
import { newProjectPath, projectsPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { CreateButton, ProjectFields } from "./project-fields";
import { useCreateProject } from "./use-create-project";

interface NewProjectFormProps {
  isSignedIn: boolean;
  values: { name: string; description: string };
  errors: Record<string, string> | null;
}

/** An empty project by its name; hydrated it does what the dialog does. */
export function NewProjectForm({ isSignedIn, values, errors }: NewProjectFormProps) {
  const [value, setValue] = useState(values);
  const { create, pending } = useCreateProject({ isSignedIn });
  const form = useRef<HTMLFormElement>(null);

  // On a slow line the form may have been filled in before hydration.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    const text = (field: string) => String(typed.get(field) ?? "");
    setValue({ name: text("name"), description: text("description") });
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
      <ProjectFields
        value={value}
        onChange={(change) => setValue((before) => ({ ...before, ...change }))}
        errors={errors ?? {}}
      />
      <div className="button-row">
        <CreateButton pending={pending} />
        <ButtonLink href={projectsPath}>Cancel</ButtonLink>
      </div>
    </form>
  );
}
