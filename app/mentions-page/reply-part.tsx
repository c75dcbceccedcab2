import { answerAddress, postAddress, type ShownMention } from "~/mentions/mention";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";

interface ReplyPartProps {
  mention: ShownMention;
  /** Whether it can be posted from here. */
  canPost: boolean;
}

/** The answer to a mention: a draft with what can be done with it, or what became of it. */
export function ReplyPart({ mention, canPost }: ReplyPartProps) {
  const { reply } = mention;
  if (!reply) return null;
  if (reply.status === "dismissed") {
    return (
      <p className="mention__done" data-reply="dismissed">
        Not answered
      </p>
    );
  }
  if (reply.status === "sent") {
    return (
      <p className="mention__done" data-reply="sent">
        <Icon name="check" />
        {reply.tweetId ? (
          <a href={postAddress("i", reply.tweetId)} target="_blank" rel="noreferrer" data-answer>
            Answered
          </a>
        ) : (
          "Answered"
        )}
      </p>
    );
  }
  const isDraft = reply.status === "draft";
  return (
    <div className="mention__reply" data-reply={reply.status}>
      <p className="mention__label">{isDraft ? "Draft of an answer" : "Answer being posted"}</p>
      <p className="mention__draft" data-draft>
        {reply.text}
      </p>
      <p className="mention__problem" data-problem hidden={reply.problem === null}>
        {reply.problem}
      </p>
      {isDraft ? <DraftForm mention={mention} text={reply.text} canPost={canPost} /> : null}
    </div>
  );
}

function DraftForm({ mention, text, canPost }: ReplyPartProps & { text: string }) {
  return (
    <form method="post" className="button-row">
      <input type="hidden" name="mention" value={mention.id} />
      {canPost ? (
        <Button type="submit" name="intent" value="send" variant="primary" small>
          Post answer
        </Button>
      ) : (
        <>
          <ButtonLink
            href={answerAddress(mention.tweetId, text)}
            target="_blank"
            rel="noreferrer"
            variant="primary"
            small
            data-by-hand
          >
            Answer on X
          </ButtonLink>
          <Button type="submit" name="intent" value="mark-sent" small>
            Mark as sent
          </Button>
        </>
      )}
      <Button type="submit" name="intent" value="dismiss" variant="quiet" small>
        Dismiss
      </Button>
    </form>
  );
}
