import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { ErrorSummary } from "~/ui/error-summary";
import { PostPreview } from "./post-preview";

/** What became of a form that was sent; null of one that was not. */
export interface SentForm {
  /** Messages by field; null where it was only to be seen. */
  errors: Record<string, string> | null;
  /** How the text will look, when that was asked for. */
  preview: string | null;
}

interface PostFormProps extends ComponentPropsWithoutRef<"form"> {
  sent: SentForm | null;
  /** What stands above a refusal. */
  refusal: string;
  /** What its draft is kept under. */
  place: string;
  /** The id of whoever writes; null of a visitor. */
  writerId: string | null;
  children: ReactNode;
}

/**
 * A form of a post: with what became of it when it was sent, and with what the script needs to keep a
 * draft (app/enhance/writing).
 */
export function PostForm(props: PostFormProps) {
  const { sent, refusal, place, writerId, children, ...form } = props;
  return (
    <>
      <ErrorSummary errors={sent?.errors} title={refusal} />
      {sent?.preview ? <PostPreview html={sent.preview} /> : null}
      <form
        method="post"
        encType="multipart/form-data"
        className="form"
        data-wakes="forum"
        data-draft={place}
        data-writer={writerId ?? undefined}
        data-sent={sent ? "" : undefined}
        {...form}
      >
        {children}
      </form>
    </>
  );
}
