import { Page, type PageFrame } from "~/ui/page";
import { formatDay } from "./article-dates";
import { ArticleText } from "./article-text";
import type { ContentPage } from "./library.server";
import { TableOfContents } from "./table-of-contents";

interface PolicyPageProps {
  frame: PageFrame;
  path: string;
  policy: ContentPage;
}

/** A long text that people look things up in: what it is, since when, and its parts. */
export function PolicyPage({ frame, path, policy }: PolicyPageProps) {
  return (
    <Page frame={frame} path={path}>
      <article className="page-width article article--policy">
        <header className="article__head">
          <h1>{policy.title}</h1>
          <p className="dates">
            Last changed <time dateTime={policy.updated}>{formatDay(policy.updated)}</time>
          </p>
        </header>
        <TableOfContents headings={policy.headings} />
        <ArticleText html={policy.html} />
      </article>
    </Page>
  );
}
