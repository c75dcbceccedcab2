import { HumanCheck } from "../writing/human-check";
import type { Category } from "./categories.server";
import { PostFields } from "./post-fields";
import { PostForm, type SentForm } from "./post-form";
import { TitleFields } from "./title-fields";

/** What the form of a thread holds: what was typed or refused. */
export interface ThreadDraft {
  title: string;
  content: string;
  category: string;
  sent: SentForm | null;
}

interface ThreadFormProps {
  draft: ThreadDraft;
  /** Those that take threads. */
  categories: readonly Category[];
  humanToken: string;
  /** The id of whoever writes; null of a visitor. */
  writerId: string | null;
}

/** The form of a new thread. A script sends it without leaving the page (app/enhance/forum). */
export function ThreadForm({ draft, categories, humanToken, writerId }: ThreadFormProps) {
  const { title, content, category, sent } = draft;
  const errors = sent?.errors ?? null;
  return (
    <PostForm
      sent={sent}
      refusal="The thread was not created"
      place="thread"
      writerId={writerId}
      data-new-thread=""
    >
      <HumanCheck token={humanToken} />
      <TitleFields {...{ title, category, categories, errors }} />
      <PostFields
        label="Text"
        rows={12}
        content={content}
        errors={errors}
        sends={{ intent: "create", label: "Create thread" }}
      />
    </PostForm>
  );
}
