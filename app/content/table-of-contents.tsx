import type { Heading } from "./markdown.server";

/** Fewer headings than this are seen at a glance. */
const WORTH_LISTING = 3;

/**
 * The headings of a text: beside it on a wide screen, folded above it on a narrow one. Both are in
 * the page, because a closed `<details>` cannot be opened by a stylesheet.
 */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const listed = headings.filter(({ level }) => level === 2);
  if (listed.length < WORTH_LISTING) return null;
  const list = (
    <ol className="toc__list">
      {listed.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="toc toc--beside" aria-label="On this page">
        <p className="toc__title">On this page</p>
        {list}
      </nav>
      <nav className="toc toc--above" aria-label="Parts of this page">
        <details>
          <summary className="toc__title">On this page</summary>
          {list}
        </details>
      </nav>
    </>
  );
}
