import { useLoaderData } from "@remix-run/react";
import { ArticleCard } from "~/content/article-card";
import { content } from "~/http/services/content.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { blogFeedPath, blogPath } from "~/platform/urls";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

const DESCRIPTION =
  "How the product works inside: streaming, checkpoints, previews, isolation, and what we learned building them.";

export const headers = keptForVisitors;

export const meta = pageMeta({
  title: "Engineering Blog",
  description: DESCRIPTION,
  feed: { title: "Engineering Blog", path: blogFeedPath },
});

export async function loader() {
  return { articles: await content.listArticles() };
}

export default function Blog() {
  const { articles } = useLoaderData<typeof loader>();
  const [latest] = articles;
  const featured = articles.find((article) => article.featured && article !== latest);
  const others = articles.filter((article) => article !== latest && article !== featured);
  return (
    <Page frame={useRootData()} path={blogPath}>
      <div className="page-width">
        <div className="page-head">
          <h1>Engineering Blog</h1>
          <p className="lead">{DESCRIPTION}</p>
        </div>
        <div className="article-cards article-cards--first">
          {latest ? <ArticleCard article={latest} badge="Latest Update" /> : null}
          {featured ? <ArticleCard article={featured} badge="Featured Article" /> : null}
        </div>
        <div className="article-cards">
          {others.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </div>
        <p className="feed-link">
          New articles reach you by <a href={blogFeedPath}>RSS feed</a>.
        </p>
      </div>
    </Page>
  );
}
