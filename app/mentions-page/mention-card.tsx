import type { ReactNode } from "react";
import { handleOf, postAddress, type ShownMention, stateOf } from "~/mentions/mention";
import { Icon } from "~/ui/icon";
import { PersonPicture } from "~/ui/person-picture";
import { TimeAgo } from "~/ui/time-ago";
import { ReplyPart } from "./reply-part";

interface MentionCardProps {
  mention: ShownMention;
  canPost: boolean;
  /** In place of the author's picture, and of the answer: for what cards are filled in from. */
  pictures?: ReactNode;
  replies?: ReactNode;
}

/** A post on X that mentions the product. The script of the page finds its parts by their `data-`. */
export function MentionCard({ mention, canPost, pictures, replies }: MentionCardProps) {
  const { authorName, authorUsername, authorProfileImageUrl, tweetId, tweetCreatedAt } = mention;
  return (
    <li className="card mention" data-mention={mention.id} data-state={stateOf(mention)}>
      <div className="mention__head">
        {pictures ?? <PersonPicture name={authorName} imageUrl={authorProfileImageUrl ?? null} />}
        <p className="mention__author">
          <bdi className="mention__name" data-name>
            {authorName}
          </bdi>
          <span className="mention__facts">
            <span data-handle>{handleOf(authorUsername)}</span> <TimeAgo at={tweetCreatedAt} />
          </span>
        </p>
        <a
          className="mention__view"
          href={postAddress(authorUsername, tweetId)}
          target="_blank"
          rel="noreferrer"
          data-view
        >
          View
          <Icon name="external" />
        </a>
      </div>
      <p className="mention__text" dir="auto" data-text>
        {mention.text}
      </p>
      {replies ?? <ReplyPart mention={mention} canPost={canPost} />}
    </li>
  );
}

/** Stands where mentions are going to be. */
export function MentionSkeleton() {
  return (
    <li className="card mention" aria-hidden="true" data-skeleton>
      <div className="mention__head">
        <span className="person-picture skeleton" />
        <span className="skeleton mention__line mention__line--name" />
      </div>
      <span className="skeleton mention__line" />
      <span className="skeleton mention__line mention__line--short" />
    </li>
  );
}
