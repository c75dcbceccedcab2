import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ArticlePage } from "~/content/article-page";
import { content } from "~/http/services/content.server";
import { fragmentCache } from "~/http/shell/fragment-cache.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { articlePath, blogFeedPath, blogPath } from "~/platform/urls";
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
  const { slug, title, description, date } = article;
  const html = await fragmentCache.find(articlePath(slug), async () => (
    <ArticlePage article={article} />
  ));
  return { article: { slug, title, description, date }, html };
}

export default function BlogArticle() {
  const { html } = useLoaderData<typeof loader>();
  return <Page frame={useRootData()} path={blogPath} html={html} />;
}
