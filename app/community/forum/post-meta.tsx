import { postActPath } from "~/platform/urls";
import { PersonPicture } from "~/ui/person-picture";
import { TimeAgo } from "~/ui/time-ago";
import { AuthorName } from "./author-name";
import type { PostView } from "./post-view";

interface PostMetaProps {
  post: PostView;
  /** The address of the post itself. */
  permalink: string;
}

/** Who wrote a post and when, with the address of the post and its earlier versions. */
export function PostMeta({ post, permalink }: PostMetaProps) {
  const { id, author, createdAt, editedAt } = post;
  return (
    <p className="post-facts">
      <PersonPicture name={author.name} imageUrl={author.imageUrl} /> <AuthorName author={author} />{" "}
      <a href={permalink}>
        <TimeAgo at={createdAt} />
      </a>{" "}
      {editedAt ? (
        <a href={postActPath(id, "history")}>
          edited <TimeAgo at={editedAt} />
        </a>
      ) : null}
    </p>
  );
}
