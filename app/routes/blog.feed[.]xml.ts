import { content } from "~/http/services/content.server";
import { env } from "~/platform/env.server";
import { writeFeed } from "~/platform/feed";
import { articlePath, blogFeedPath, blogPath } from "~/platform/urls";

/** Feed readers ask about hourly; a new article may wait this long, in seconds. */
const MAX_AGE_SECONDS = 600;

/** The articles as a feed. */
export async function loader(): Promise<Response> {
  const articles = await content.listArticles();
  const xml = writeFeed({
    title: `${env.APP_NAME} Engineering Blog`,
    description: `How ${env.APP_NAME} works inside.`,
    link: env.APP_URL + blogPath,
    self: env.APP_URL + blogFeedPath,
    items: articles.map(({ title, description, slug, date }) => ({
      title,
      description,
      link: env.APP_URL + articlePath(slug),
      publishedAt: new Date(`${date}T00:00:00Z`),
    })),
  });
  return new Response(xml, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": `public, max-age=${MAX_AGE_SECONDS}`,
    },
  });
}
