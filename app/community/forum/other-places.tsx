import { moderationLogPath } from "~/platform/urls";

interface OtherPlacesProps {
  /** The feed of the threads that are listed. */
  feedPath: string;
  /** Where the operator has named them. */
  chatUrl?: string | undefined;
  sourceUrl?: string | undefined;
  contactEmail: string;
}

/** How the list is followed, what was moderated, and where else people can be reached. */
export function OtherPlaces({ feedPath, chatUrl, sourceUrl, contactEmail }: OtherPlacesProps) {
  return (
    <ul className="other-places muted small" aria-label="Elsewhere">
      <li>
        <a href={feedPath}>RSS feed</a>
      </li>
      <li>
        <a href={moderationLogPath}>Moderation log</a>
      </li>
      {chatUrl ? (
        <li>
          <a href={chatUrl}>Chat</a>
        </li>
      ) : null}
      {sourceUrl ? (
        <li>
          <a href={sourceUrl}>Source code</a>
        </li>
      ) : null}
      <li>
        <a href={`mailto:${contactEmail}`}>Write to us</a>
      </li>
    </ul>
  );
}
