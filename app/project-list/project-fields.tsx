import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import type { NewProject } from "./use-create-project";

interface ProjectFieldsProps {
  value: NewProject;
  onChange(value: NewProject): void;
  /** Message by field name, from the server. */
  errors?: Record<string, string>;
}

/** The fields of a new project. No bounds here: the server's answer says what is too long. */
export function ProjectFields({ value, onChange, errors = {} }: ProjectFieldsProps) {
  return (
    <>
      <Field
        label="Project Name"
        name="name"
        placeholder="My Awesome App"
        autoComplete="off"
        error={errors.name}
        value={value.name}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
      />
      <Field
        as="textarea"
        label="Description (Optional)"
        name="description"
        rows={3}
        error={errors.description}
        value={value.description}
        onChange={(event) => onChange({ ...value, description: event.currentTarget.value })}
      />
    </>
  );
}

/** Says "Creating..." while it waits. */
export function CreateButton({ pending, form }: { pending: boolean; form?: string }) {
  return (
    <Button type="submit" form={form} variant="primary" pending={pending}>
      {pending ? "Creating..." : "Create Project"}
    </Button>
  );
}
