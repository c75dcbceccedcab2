import type { Author } from "~/accounts/public-person";
import { personPath } from "~/platform/urls";

/** Who wrote something; somebody whose account is gone has no page. */
export function AuthorName({ author }: { author: Author }) {
  return (
    <bdi className="post-facts__author">
      {author.id ? <a href={personPath(author.id)}>{author.name}</a> : author.name}
    </bdi>
  );
}
