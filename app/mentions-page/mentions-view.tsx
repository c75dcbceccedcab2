import {
  BOT_DISABLED,
  type BotStatus,
  LISTED_MENTIONS,
  type ShownMention,
} from "~/mentions/mention";
import { mentionsPath } from "~/platform/urls";
import { Notice } from "~/ui/notice";
import { Tabs } from "~/ui/tabs";
import { MentionList } from "./mention-list";

/** The mentions whose answers wait. */
const TO_ANSWER = `${mentionsPath}?show=to-answer`;

interface MentionsViewProps {
  mentions: ShownMention[];
  status: BotStatus;
  isToAnswer: boolean;
  canPost: boolean;
}

/** What administrators see of X: the posts that mention the product, and the bot that answers them. */
export function MentionsView({ status, ...list }: MentionsViewProps) {
  const { enabled, problem } = status;
  return (
    <div className="mentions" data-mentions>
      <p className="mentions__access muted" role="status" data-access />
      {enabled ? null : (
        <Notice kind="warning" title={BOT_DISABLED}>
          <p>
            Set <code>X_BEARER_TOKEN</code> and <code>X_ACCOUNT_ID</code>, and start this server
            again.
          </p>
        </Notice>
      )}
      <div hidden={!problem} data-problem-notice>
        <Notice kind="warning" title="X could not be read">
          <p>
            <span data-problem-text>{problem}</span> While the bot is on, it is tried again by
            itself.
          </p>
        </Notice>
      </div>
      {enabled && !list.canPost ? (
        <Notice title="Answers are drafts">
          <p>
            The bot writes them, and you send them. With <code>X_WRITE_TOKEN</code> it posts them by
            itself.
          </p>
        </Notice>
      ) : null}
      <Tabs
        label="Which mentions"
        current={list.isToAnswer ? TO_ANSWER : mentionsPath}
        tabs={[
          { href: mentionsPath, label: "All" },
          { href: TO_ANSWER, label: "To answer" },
        ]}
      />
      <MentionList {...list} />
      {list.mentions.length === LISTED_MENTIONS ? (
        <p className="muted">These are the newest {LISTED_MENTIONS}.</p>
      ) : null}
    </div>
  );
}
