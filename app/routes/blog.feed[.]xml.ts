import { content } from "~/content/content.server";
import { env } from "~/platform/env.server";
import { articlePath, blogFeedPath, blogPath } from "~/platform/paths";
import { rssResponse } from "~/platform/rss";

/** The articles as a feed. */
export async function loader(): Promise<Response> {
  const articles = await content.listArticles();
  return rssResponse({
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
}
