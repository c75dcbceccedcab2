import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { HumanCheck } from "../writing/human-check";
import { POST_CHARACTERS, TITLE_CHARACTERS } from "../writing/text-limits";
import type { Category } from "./categories.server";
import { CategoryField } from "./category-field";
import { PostFields } from "./post-fields";
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
        <PostFields
          label="Text"
          rows={12}
          maxLength={POST_CHARACTERS}
          content={content}
          errors={errors}
          sends={{ intent: "create", label: "Create thread" }}
        />
      </form>
    </>
  );
}
