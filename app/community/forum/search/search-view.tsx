import { forumSearchPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { TimeAgo } from "~/ui/time-ago";
import { AuthorName } from "../author-name";
import type { FoundPart } from "./found-excerpt";
import type { FoundPost } from "./search.server";
import { searchPath } from "./search-address";
import type { SearchPage } from "./search-page.server";

/** A form to search the forum with, and what was found. */
export function SearchView({ asked, categories, found }: SearchPage) {
  return (
    <>
      <search>
        <form className="form forum-search" method="get" action={forumSearchPath}>
          <Field
            label="Words"
            name="q"
            type="search"
            defaultValue={asked.q}
            dir="auto"
            autoComplete="off"
          />
          <Field as="select" label="Category" name="category" defaultValue={asked.category}>
            <option value="">All</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Field>
          <Field label="Written by" name="author" defaultValue={asked.author} autoComplete="off" />
          <Button type="submit" variant="primary">
            Search
          </Button>
        </form>
      </search>
      {found === null ? (
        <p className="muted">
          The beginning of a word is enough. “Words in quotes” are found next to each other.
        </p>
      ) : found.posts.length > 0 ? (
        <ul className="threads" aria-label="Found">
          {found.posts.map((post) => (
            <FoundRow key={post.postId} post={post} />
          ))}
        </ul>
      ) : (
        <NothingFound isLater={asked.after !== null} isCutShort={found.isCutShort} />
      )}
      {found?.isCutShort && found.posts.length > 0 ? (
        <p className="muted">These are from the newest posts. Older ones take another search.</p>
      ) : null}
      {asked.after !== null || found?.next ? (
        <nav className="pagination" aria-label="Pages">
          {asked.after === null ? null : (
            <ButtonLink href={searchPath({ ...asked, after: null })}>First page</ButtonLink>
          )}
          {found?.next ? (
            <ButtonLink href={searchPath({ ...asked, after: found.next })} rel="next">
              {found.isCutShort ? "Search older posts" : "Next page"}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}

function FoundRow({ post }: { post: FoundPost }) {
  const { path, title, excerpt, author, category, createdAt, isReply } = post;
  return (
    <li className="thread-row">
      <div className="thread-row__main">
        <h2 className="thread-row__title">
          <a href={path} dir="auto">
            <Marked parts={title} />
          </a>
        </h2>
        <p dir="auto">
          <Marked parts={excerpt} />
        </p>
        <p className="post-facts">
          <AuthorName author={author} />{" "}
          <span>{isReply ? `Reply in ${category.name}` : category.name}</span>{" "}
          <TimeAgo at={createdAt} />
        </p>
      </div>
    </li>
  );
}

function Marked({ parts }: { parts: readonly FoundPart[] }) {
  return parts.map(({ text, isFound }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    return isFound ? <mark key={index}>{text}</mark> : text;
  });
}

function NothingFound({ isLater, isCutShort }: { isLater: boolean; isCutShort: boolean }) {
  if (isCutShort) {
    return (
      <EmptyState title="Nothing so far">
        <p>
          Posts with all of these words take long to find. None of those looked through so far has
          them.
        </p>
      </EmptyState>
    );
  }
  return isLater ? (
    <EmptyState title="No more posts">
      <p>That was the last of them.</p>
    </EmptyState>
  ) : (
    <EmptyState title="Nothing was found">
      <p>Fewer words find more, and so does the beginning of a word.</p>
    </EmptyState>
  );
}
