import { postActPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { KeptDraft } from "../writing/kept-draft";
import type { Category } from "./categories.server";
import { PostFields } from "./post-fields";
import { PostForm, type SentForm } from "./post-form";
import { TitleFields } from "./title-fields";

/** What the form of an edit holds. */
export interface EditDraft {
  /** Null of a reply. */
  title: string | null;
  category: string;
  content: string;
  /** The version that is edited: milliseconds since 1970. */
  version: string;
  /** It was typed before and kept. */
  isKept: boolean;
  sent: SentForm | null;
}

interface EditFormProps {
  /** Of the post. */
  id: string;
  draft: EditDraft;
  /** Those that take threads, and the post's own. */
  categories: readonly Category[];
  /** The id of whoever writes; null of a visitor. */
  writerId: string | null;
  /** Where the post is. */
  cancelHref: string;
}

/** The form to change a post of one's own: the form of a new one, with what there is. */
export function EditForm({ id, draft, categories, writerId, cancelHref }: EditFormProps) {
  const { title, category, content, version, isKept, sent } = draft;
  const errors = sent?.errors ?? null;
  return (
    <>
      {isKept ? <KeptDraft freshHref={`${postActPath(id, "edit")}?fresh`} /> : null}
      <PostForm
        sent={sent}
        refusal="The post was not changed"
        place={`edit:${id}`}
        writerId={writerId}
        action={postActPath(id, "edit")}
      >
        <input type="hidden" name="version" value={version} />
        {title === null ? null : <TitleFields {...{ title, category, categories, errors }} />}
        <PostFields
          label="Text"
          rows={12}
          hint="You can use Markdown. Everybody can see what you change, in the history of the post."
          content={content}
          errors={errors}
          sends={{ intent: "save", label: "Save" }}
          startsHere={sent === null}
        >
          <ButtonLink variant="quiet" href={cancelHref}>
            Cancel
          </ButtonLink>
        </PostFields>
      </PostForm>
    </>
  );
}
