import { articlePath, blogPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { ArticleBar } from "./article-bar";
import { ArticleDates } from "./article-dates";
import { ArticleText } from "./article-text";
import type { Article } from "./library.server";
import { Neighbours } from "./neighbours";
import { TableOfContents } from "./table-of-contents";

/** An article of the blog between header and footer: the same for everybody. */
export function ArticlePage({ article }: { article: Article }) {
  const { newer, older } = article;
  return (
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
  );
}
