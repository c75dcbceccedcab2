import type { Author } from "~/accounts/public-person";
import { postActPath } from "~/platform/urls";
import { TimeAgo } from "~/ui/time-ago";
import { AuthorName } from "../author-name";
import type { TextPart } from "./compare-texts";
import type { PostHistory, PostVersion } from "./post-history.server";

const MARKS = { same: "span", added: "ins", removed: "del", "left-out": "span" } as const;

/** What became of a post, version by version, the newest first. */
export function PostVersions({ id, author, versions, isNewest, next }: PostHistory) {
  return (
    <>
      <p className="muted">
        <ins>Underlined</ins> is what a version added, <del>struck through</del> what it removed.
      </p>
      <ol className="posts">
        {versions.map((version, index) => (
          <Version
            key={version.id}
            postId={id}
            author={author}
            version={version}
            isNow={isNewest && index === 0}
          />
        ))}
      </ol>
      {next ? (
        <p>
          <a href={`${postActPath(id, "history")}?after=${next}`}>Earlier versions</a>
        </p>
      ) : null}
    </>
  );
}

interface VersionProps {
  postId: string;
  author: Author;
  version: PostVersion;
  /** It is what is there now. */
  isNow: boolean;
}

function Version({ postId, author, version, isNow }: VersionProps) {
  const { id, writtenAt, title, content, shows, isCut } = version;
  return (
    <li className="post">
      <h2 className="post-facts">
        {isNow ? <span className="badge">Now</span> : null}{" "}
        <span>{shows === "first" ? "Written" : "Changed"} by</span> <AuthorName author={author} />{" "}
        <TimeAgo at={writtenAt} />
      </h2>
      {shows === "whole" ? (
        <p className="muted small">Too much is different to show what was changed.</p>
      ) : null}
      {title === null ? null : (
        <p className="post-version__title" dir="auto">
          <Parts parts={title} />
        </p>
      )}
      <div className="markdown" dir="auto">
        <p className="markdown-as-written">
          <Parts parts={content} />
        </p>
      </div>
      {isCut ? (
        <p className="small">
          <a href={`${postActPath(postId, "history")}?version=${id}`}>All of this version</a>
        </p>
      ) : null}
    </li>
  );
}

function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ kind, text }, index) => {
    const Mark = MARKS[kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place
    return <Mark key={index}>{text}</Mark>;
  });
}
