import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { HumanCheck } from "../writing/human-check";
import { PictureField } from "../writing/picture-field";
import { POST_CHARACTERS, TITLE_CHARACTERS } from "../writing/text-limits";
import type { Category } from "./categories.server";
import { CategoryField } from "./category-field";
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
  humanToken: string;
}

/** The form of a new thread. A script sends it without leaving the page (app/enhance/forum). */
export function ThreadForm({ draft, categories, humanToken }: ThreadFormProps) {
  const { title, content, category, errors, preview } = draft;
  return (
    <>
      <ErrorSummary errors={errors} title="The thread was not created" />
      {preview === null ? null : <PostPreview html={preview} />}
      <form
        method="post"
        encType="multipart/form-data"
        className="form"
        data-wakes="forum"
        data-new-thread=""
        data-draft="thread"
      >
        <HumanCheck token={humanToken} />
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
          data-mentions=""
          {...(errors?.content ? { error: errors.content } : {})}
        />
        <PictureField error={errors?.picture} />
        <div className="button-row">
          <Button type="submit" variant="primary" name="intent" value="create">
            Create thread
          </Button>
          <Button type="submit" name="intent" value="preview" formNoValidate>
            Preview
          </Button>
        </div>
      </form>
    </>
  );
}
