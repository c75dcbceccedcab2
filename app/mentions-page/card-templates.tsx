import type { ReplyStatus, ShownMention } from "~/mentions/mention";
import { PersonPicture } from "~/ui/person-picture";
import { MentionCard, MentionSkeleton } from "./mention-card";
import { ReplyPart } from "./reply-part";

const STATUSES: readonly ReplyStatus[] = ["draft", "sending", "sent", "dismissed"];
const NOBODY: ShownMention = {
  id: "",
  tweetId: "0",
  authorName: "",
  authorUsername: "i",
  tweetCreatedAt: new Date(0).toISOString(),
  text: "",
};

/**
 * What the page's script makes cards of: one with every part that a card may have, of which it takes out
 * what a mention has not, so that cards look the same whoever made them.
 */
export function CardTemplates({ canPost }: { canPost: boolean }) {
  const replies = STATUSES.map((status) => {
    const reply = { text: "", status, problem: null, tweetId: "0" };
    return <ReplyPart key={status} mention={{ ...NOBODY, reply }} canPost={canPost} />;
  });
  const pictures = (
    <>
      <PersonPicture name="?" imageUrl={null} />
      <PersonPicture name="?" imageUrl="data:," />
    </>
  );
  return (
    <>
      <template data-card-template>
        <MentionCard mention={NOBODY} canPost={canPost} pictures={pictures} replies={replies} />
      </template>
      <template data-skeleton-template>
        <MentionSkeleton />
      </template>
    </>
  );
}
