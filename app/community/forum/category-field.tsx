import { Field } from "~/ui/field";
import type { Category } from "./categories.server";

interface CategoryFieldProps {
  categories: readonly Category[];
  /** The id of the one that is chosen. */
  chosen: string;
  error?: string | undefined;
}

/** A choice of what a thread is about. */
export function CategoryField({ categories, chosen, error }: CategoryFieldProps) {
  return (
    <Field
      as="select"
      label="Category"
      name="category"
      defaultValue={chosen}
      {...(error ? { error } : {})}
    >
      {categories.map(({ id, name, description }) => (
        <option key={id} value={id}>
          {description ? `${name}: ${description}` : name}
        </option>
      ))}
    </Field>
  );
}
