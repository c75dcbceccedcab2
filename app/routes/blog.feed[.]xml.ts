import type { LoaderFunctionArgs } from "@remix-run/node";
import { feedResponse } from "~/http/requests/feed-response.server";
import { content } from "~/http/services/content.server";
import { env } from "~/platform/env.server";
import { writeFeed } from "~/platform/feed";
import { settings } from "~/platform/settings/settings.server";
import { articlePath, blogFeedPath, blogPath } from "~/platform/urls";

/** The articles as a feed. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const articles = await content.listArticles();
  const xml = writeFeed({
    title: `${settings.APP_NAME} Engineering Blog`,
    description: `How ${settings.APP_NAME} works inside.`,
    link: env.APP_URL + blogPath,
    self: env.APP_URL + blogFeedPath,
    items: articles.map(({ title, description, slug, date }) => ({
      title,
      description,
      link: env.APP_URL + articlePath(slug),
      publishedAt: new Date(`${date}T00:00:00Z`),
    })),
  });
  return feedResponse(request, xml);
}
