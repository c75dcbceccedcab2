import { articlePath } from "~/platform/urls";
import { ArticleDates } from "./article-dates";
import type { ArticleSummary } from "./library.server";

interface ArticleCardProps {
  article: ArticleSummary;
  /** A word above the title, e.g. "Latest Update". */
  badge?: string;
}

/** An article as the index shows it: all of the card opens it. */
export function ArticleCard({ article, badge }: ArticleCardProps) {
  return (
    <article className="card article-card">
      {badge ? <p className="article-card__badge">{badge}</p> : null}
      <h2>
        <a className="cover-link" href={articlePath(article.slug)}>
          {article.title}
        </a>
      </h2>
      <p className="muted">{article.description}</p>
      <ArticleDates date={article.date} minutes={article.minutes} />
    </article>
  );
}
