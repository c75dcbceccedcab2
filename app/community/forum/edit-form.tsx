import { Button, ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { POST_CHARACTERS, TITLE_CHARACTERS } from "../writing/text-limits";
import type { Category } from "./categories.server";
import { CategoryField } from "./category-field";
import { PostPreview } from "./post-preview";

/** What the form of an edit holds. */
export interface EditDraft {
  /** Null of a reply. */
  title: string | null;
  category: string | null;
  content: string;
  /** The version that is edited: milliseconds since 1970. */
  version: number;
  errors: Record<string, string> | null;
  /** How the text will look, when that was asked for. */
  preview: string | null;
}

interface EditFormProps {
  draft: EditDraft;
  /** Those that take threads, and the post's own. */
  categories: readonly Category[];
  /** Where the post is. */
  cancelHref: string;
}

/** The form to change a post of one's own. */
export function EditForm({ draft, categories, cancelHref }: EditFormProps) {
  const { title, category, content, version, errors, preview } = draft;
  return (
    <>
      <ErrorSummary errors={errors} title="The post was not changed" />
      {preview === null ? null : <PostPreview html={preview} />}
      <form method="post" className="form">
        <input type="hidden" name="version" value={version} />
        {title === null ? null : (
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
            <CategoryField
              categories={categories}
              chosen={category ?? ""}
              error={errors?.category}
            />
          </>
        )}
        <Field
          as="textarea"
          label="Text"
          name="content"
          rows={12}
          hint="Everybody can see what you change, in the history of the post."
          maxLength={POST_CHARACTERS}
          defaultValue={content}
          required
          dir="auto"
          {...(errors?.content ? { error: errors.content } : {})}
        />
        <div className="button-row">
          <Button type="submit" variant="primary" name="intent" value="save">
            Save
          </Button>
          <Button type="submit" name="intent" value="preview" formNoValidate>
            Preview
          </Button>
          <ButtonLink variant="quiet" href={cancelHref}>
            Cancel
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
