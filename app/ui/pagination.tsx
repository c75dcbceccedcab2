import { ButtonLink } from "./button";

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  hrefFor(page: number): string;
  label?: string;
}

/** Previous and next, with the place between; nothing when there is one page. */
export function Pagination({ page, pages, hrefFor, label = "Pages" }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {page > 1 ? (
        <ButtonLink href={hrefFor(page - 1)} rel="prev">
          Previous
        </ButtonLink>
      ) : null}
      <span aria-current="page">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <ButtonLink href={hrefFor(page + 1)} rel="next">
          Next
        </ButtonLink>
      ) : null}
    </nav>
  );
}
