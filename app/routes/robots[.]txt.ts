import { txt } from "remix-utils/responses";
import { env } from "~/platform/env.server";
import { accountPath, loginPath, projectsPath, sitemapPath } from "~/platform/urls";

/** What has nothing to find: other people's, forms, calls, and apps outside of their own page. */
const CLOSED = ["/api/", projectsPath, "/pwa", accountPath, loginPath, "/logout", "/sites/"];

/** For the product's own host; a published app answers for itself on its own. */
export function loader(): Response {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${env.APP_URL}${sitemapPath}`,
    "",
  ];
  return txt(lines.join("\n"), { headers: { "Cache-Control": "public, max-age=86400" } });
}
