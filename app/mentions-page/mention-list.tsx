import type { ShownMention } from "~/mentions/mention";
import { EmptyState } from "~/ui/empty-state";
import { RefreshForm } from "./bot-controls";
import { CardTemplates } from "./card-templates";
import { MentionCard } from "./mention-card";

interface MentionListProps {
  mentions: ShownMention[];
  /** Whether only those are listed whose answer waits. */
  isToAnswer: boolean;
  canPost: boolean;
}

/** The mentions, and what is said when there are none. */
export function MentionList({ mentions, isToAnswer, canPost }: MentionListProps) {
  const isEmpty = mentions.length === 0;
  return (
    <>
      <ul className="mentions__list" aria-label="Mentions" hidden={isEmpty} data-mention-list>
        {mentions.map((mention) => (
          <MentionCard key={mention.id} mention={mention} canPost={canPost} />
        ))}
      </ul>
      <div hidden={!isEmpty} data-no-mentions>
        {isToAnswer ? (
          <EmptyState title="Nothing to answer" icon="check" level={2}>
            <p>Mentions that ask for an app are listed here with a draft of an answer.</p>
          </EmptyState>
        ) : (
          <EmptyState title="No mentions yet" icon="chat" level={2}>
            <p>Posts on X that mention this product's account are listed here.</p>
            <RefreshForm label="Check for Mentions" />
          </EmptyState>
        )}
      </div>
      <CardTemplates canPost={canPost} />
    </>
  );
}
