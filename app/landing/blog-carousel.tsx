import type { ArticleSummary } from "~/content/library.server";
import { articlePath, blogPath } from "~/platform/urls";
import { americanDay } from "~/platform/write-dates";
import { Icon } from "~/ui/icon";

/** A row of articles to scroll through sideways; with JavaScript also by its arrows. */
export function BlogCarousel({ articles }: { articles: ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="blog-row" aria-labelledby="blog-title">
      <div className="page-width part__head">
        <h2 id="blog-title">
          <a href={blogPath}>How it works inside</a>
        </h2>
        <div className="blog-row__arrows script-only">
          <ArrowButton direction="back" label="Earlier teasers" />
          <ArrowButton direction="arrow" label="More teasers" />
        </div>
      </div>
      <ul className="blog-row__list scroller" id="teasers">
        {articles.map((article) => (
          <TeaserCard article={article} key={article.slug} />
        ))}
      </ul>
    </section>
  );
}

function ArrowButton({ direction, label }: { direction: "back" | "arrow"; label: string }) {
  return (
    <button
      type="button"
      className="button button--secondary button--icon"
      aria-label={label}
      aria-controls="teasers"
      data-scroll={direction === "back" ? -1 : 1}
    >
      <Icon name={direction} />
    </button>
  );
}

function TeaserCard({ article }: { article: ArticleSummary }) {
  const { slug, title, description, date, minutes, featured } = article;
  return (
    <li className={featured ? "card teaser teaser--featured" : "card teaser"}>
      <div className="teaser__text">
        <p className="teaser__facts">
          {featured ? <span className="badge teaser__badge">Featured</span> : null}
          <time dateTime={date}>{americanDay(new Date(date))}</time>
          <span>{minutes} min read</span>
        </p>
        <h3>
          <a className="cover-link" href={articlePath(slug)}>
            {title}
          </a>
        </h3>
        <p className="muted">{description}</p>
      </div>
    </li>
  );
}
