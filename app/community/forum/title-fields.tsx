import { Field } from "~/ui/field";
import { TITLE_CHARACTERS } from "../writing/text-limits";
import type { Category } from "./categories.server";
import { CategoryField } from "./category-field";

interface TitleFieldsProps {
  title: string;
  /** The id of the category that is chosen. */
  category: string;
  /** Those that can be chosen. */
  categories: readonly Category[];
  errors: Record<string, string> | null;
}

/** What a thread has beside its text. */
export function TitleFields({ title, category, categories, errors }: TitleFieldsProps) {
  return (
    <>
      <Field
        label="Title"
        name="title"
        maxLength={TITLE_CHARACTERS}
        defaultValue={title}
        required
        dir="auto"
        autoComplete="off"
        {...(errors?.title ? { error: errors.title } : {})}
      />
      <CategoryField categories={categories} chosen={category} error={errors?.category} />
    </>
  );
}
