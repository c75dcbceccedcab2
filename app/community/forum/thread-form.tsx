import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { HumanCheck } from "../writing/human-check";
import { POST_CHARACTERS, TITLE_CHARACTERS } from "../writing/text-limits";
import type { Category } from "./categories.server";
import { PostPreview } from "./post-preview";

/** What the form of a thread holds: what was typed or refused. */
export interface ThreadDraft {
  title: string;
  content: string;
  category: string;
  errors: Record<string, string> | null;
  /** How the text will look, when that was asked for. */
  preview: string | null;
}

interface ThreadFormProps {
  draft: ThreadDraft;
  /** Those that take threads. */
  categories: readonly Category[];
  /** Absent where a thread that is there is changed. */
  humanToken?: string;
  submit: { intent: string; label: string };
  /** What the summary of refusals says. */
  refused: string;
}

/** The form of a thread. A script sends a new one without leaving the page (app/enhance/forum). */
export function ThreadForm({ draft, categories, humanToken, submit, refused }: ThreadFormProps) {
  const { title, content, category, errors, preview } = draft;
  return (
    <>
      <ErrorSummary errors={errors} title={refused} />
      {preview === null ? null : <PostPreview html={preview} />}
      <form
        method="post"
        className="form"
        {...(humanToken ? { "data-wakes": "forum", "data-new-thread": "" } : {})}
      >
        {humanToken ? <HumanCheck token={humanToken} /> : null}
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
        <Field
          as="select"
          label="Category"
          name="category"
          defaultValue={category}
          {...(errors?.category ? { error: errors.category } : {})}
        >
          {categories.map(({ id, name, description }) => (
            <option key={id} value={id}>
              {description ? `${name}: ${description}` : name}
            </option>
          ))}
        </Field>
        <Field
          as="textarea"
          label="Text"
          name="content"
          rows={12}
          hint="You can use Markdown."
          maxLength={POST_CHARACTERS}
          defaultValue={content}
          required
          dir="auto"
          {...(errors?.content ? { error: errors.content } : {})}
        />
        <div className="button-row">
          <Button type="submit" variant="primary" name="intent" value={submit.intent}>
            {submit.label}
          </Button>
          <Button type="submit" name="intent" value="preview" formNoValidate>
            Preview
          </Button>
        </div>
      </form>
    </>
  );
}
