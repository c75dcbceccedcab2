import { projectsPath } from "~/platform/urls";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { HumanCheck } from "../writing/human-check";
import { LOG_IN_TO_REPLY_HERE } from "./forum-texts";
import { PostFields } from "./post-fields";
import { PostPreview } from "./post-preview";

/** What the reply box holds: what was typed, quoted or refused. */
export interface ReplyDraft {
  content: string;
  /** The id of the reply that it quotes; "" for none. */
  quoted: string;
  errors: Record<string, string> | null;
  /** How it will look, when that was asked for. */
  preview: string | null;
}

interface ReplyFormProps {
  /** The path of the page. */
  path: string;
  threadId: string;
  draft: ReplyDraft;
  humanToken: string;
  /** Longest text, in characters. */
  maxLength: number;
}

/** The box to reply with. */
export function ReplyForm({ path, threadId, draft, humanToken, maxLength }: ReplyFormProps) {
  const { content, quoted, errors, preview } = draft;
  return (
    <section className="reply-box" id="reply" aria-label="Reply">
      <ErrorSummary
        errors={errors}
        title={content ? "Your reply was not sent" : "That did not work"}
      />
      {preview === null ? null : <PostPreview html={preview} />}
      <form
        method="post"
        encType="multipart/form-data"
        action={`${path}#reply`}
        className="form"
        data-wakes="forum"
        data-reply-to={threadId}
        data-draft={`reply:${threadId}`}
      >
        <HumanCheck token={humanToken} />
        <input type="hidden" name="quoted" value={quoted} />
        <PostFields
          label="Your reply"
          rows={6}
          maxLength={maxLength}
          content={content}
          errors={errors}
          sends={{ intent: "reply", label: "Post reply" }}
        />
      </form>
    </section>
  );
}

/** What stands in place of the box for a visitor. */
export function LogInToReply() {
  return (
    <div className="reply-box">
      <Notice>
        <p>
          {LOG_IN_TO_REPLY_HERE}. <a href={projectsPath}>Log In</a>
        </p>
      </Notice>
    </div>
  );
}
