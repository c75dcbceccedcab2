import { projectsPath } from "~/platform/urls";
import { Notice } from "~/ui/notice";
import { HumanCheck } from "../writing/human-check";
import { KeptDraft } from "../writing/kept-draft";
import { LOG_IN_TO_REPLY_HERE } from "./forum-texts";
import { PostFields } from "./post-fields";
import { PostForm, type SentForm } from "./post-form";

/** What the reply box holds: what was typed, quoted or refused. */
export interface ReplyDraft {
  content: string;
  /** The id of the reply that it quotes; "" for none. */
  quoted: string;
  /** It was typed before and kept. */
  isKept: boolean;
  /** What became of it, and what was asked for; null where nothing was sent. */
  sent: (SentForm & { intent: string }) | null;
}

interface ReplyFormProps {
  /** The path of the page. */
  path: string;
  threadId: string;
  draft: ReplyDraft;
  humanToken: string;
  /** The id of whoever writes; null of a visitor. */
  writerId: string | null;
}

/** Acts of the page's other forms: what is said of them has nothing to do with a reply. */
const OTHER_ACTS = ["like", "accept", "withdraw"];

/** The box to reply with. */
export function ReplyForm({ path, threadId, draft, humanToken, writerId }: ReplyFormProps) {
  const { content, quoted, isKept, sent } = draft;
  const isOther = sent !== null && OTHER_ACTS.includes(sent.intent);
  return (
    <section className="reply-box" id="reply" aria-label="Reply">
      {isKept ? <KeptDraft /> : null}
      <PostForm
        sent={sent}
        refusal={isOther ? "That did not work" : "Your reply was not sent"}
        place={`reply:${threadId}`}
        writerId={writerId}
        action={`${path}#reply`}
        data-reply-to={threadId}
      >
        <HumanCheck token={humanToken} />
        <input type="hidden" name="quoted" value={quoted} />
        <PostFields
          label="Your reply"
          rows={6}
          content={content}
          errors={sent?.errors ?? null}
          sends={{ intent: "reply", label: "Post reply" }}
        />
      </PostForm>
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
