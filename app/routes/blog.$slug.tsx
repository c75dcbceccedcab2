import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArticleBar } from "~/content/article-bar";
import { ArticleDates } from "~/content/article-dates";
import { ArticleText } from "~/content/article-text";
import { content } from "~/content/content.server";
import { Neighbours } from "~/content/neighbours";
import { TableOfContents } from "~/content/table-of-contents";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { articlePath, blogFeedPath, blogPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const headers = keptForVisitors;

export const meta = pageMeta<typeof loader>(
  ({ data }) =>
    data && {
      title: data.article.title,
      description: data.article.description,
      path: articlePath(data.article.slug),
      article: { publishedAt: data.article.date },
      feed: { title: "Engineering Blog", path: blogFeedPath },
    },
);

export async function loader({ params }: LoaderFunctionArgs) {
  const article = await content.findArticle(params.slug ?? "");
  if (!article) throw new Response(null, { status: 404, statusText: "Not Found" });
  return { article };
}

export default function ArticlePage() {
  const { article } = useLoaderData<typeof loader>();
  const { newer, older } = article;
  return (
    <Page frame={useRootData()} path={blogPath}>
      <article className="page-width article">
        <ArticleBar href={blogPath} label="Back to Blog" />
        <header className="article__head">
          <h1>{article.title}</h1>
          <p className="lead">{article.description}</p>
          <ArticleDates date={article.date} minutes={article.minutes} />
        </header>
        <TableOfContents headings={article.headings} />
        <ArticleText html={article.html} />
        <footer className="article__foot">
          <Neighbours
            label="Articles before and after"
            previous={older && { href: articlePath(older.slug), label: older.title }}
            next={newer && { href: articlePath(newer.slug), label: newer.title }}
          />
          <ButtonLink href={blogPath}>Read More Articles</ButtonLink>
        </footer>
      </article>
    </Page>
  );
}
