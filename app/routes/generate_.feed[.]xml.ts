import type { LoaderFunctionArgs } from "@remix-run/node";
import { feedResponse } from "~/http/requests/feed-response.server";
import { env } from "~/platform/env.server";
import { writeFeed } from "~/platform/feed";
import { settings } from "~/platform/settings/settings.server";
import { publishedPath, showcaseFeedPath, showcasePath } from "~/platform/urls";
import { searchShowcase } from "~/publishing/showcase.server";

/** The newest apps of the showcase. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { projects } = await searchShowcase({});
  const xml = writeFeed({
    title: `${settings.APP_NAME} Community Showcase`,
    description: "Apps that people have described, built and published.",
    link: env.APP_URL + showcasePath,
    self: env.APP_URL + showcaseFeedPath,
    items: projects.map(({ slug, name, description, author, publishedAt }) => ({
      title: name,
      link: env.APP_URL + publishedPath(slug),
      description: description || "No description provided",
      author: author.name,
      publishedAt: new Date(publishedAt),
    })),
  });
  return feedResponse(request, xml);
}
