import { threadPagePath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Pagination } from "~/ui/pagination";

/** The pages of a thread's replies: the next ones, and the first and the last. */
export function ReplyPages(props: { threadId: string; page: number; pages: number }) {
  const { threadId, page, pages } = props;
  if (pages <= 1) return null;
  const hrefFor = (wanted: number) => `${threadPagePath(threadId, wanted)}#replies`;
  return (
    <div className="reply-pages">
      {page > 2 ? (
        <ButtonLink variant="quiet" href={hrefFor(1)}>
          First
        </ButtonLink>
      ) : null}
      <Pagination page={page} pages={pages} hrefFor={hrefFor} label="Pages of replies" />
      {page < pages - 1 ? (
        <ButtonLink variant="quiet" href={hrefFor(pages)}>
          Last
        </ButtonLink>
      ) : null}
    </div>
  );
}
