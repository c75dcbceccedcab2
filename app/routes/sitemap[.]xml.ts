import type { LoaderFunctionArgs } from "@remix-run/node";
import { xml } from "remix-utils/responses";
import { listThreadPages } from "~/community/forum/thread-pages.server";
import { content } from "~/http/services/content.server";
import { env } from "~/platform/env.server";
import {
  SITEMAP_LIMIT,
  type SitemapEntry,
  writeSitemap,
  writeSitemapIndex,
} from "~/platform/sitemap";
import {
  articlePath,
  blogPath,
  careersPath,
  communityPath,
  docsPath,
  privacyPath,
  showcasePath,
  sitemapPath,
  termsPath,
  topicPath,
} from "~/platform/urls";
import { countPublished, listPublishedPages } from "~/publishing/published-pages.server";

/**
 * Every address that may be found: one list while it fits into one, else an index of lists, of
 * which part 0 is the product's own pages and the community's and each other one a range of published apps.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const part = new URL(request.url).searchParams.get("part");
  const own = await listOwnPages();
  const apps = await countPublished();
  if (part === "0") return answer(writeSitemap(env.APP_URL, own));
  const parts = Math.ceil(apps / SITEMAP_LIMIT);
  if (part !== null) {
    const wanted = Number(part);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > parts) {
      throw new Response(null, { status: 404 });
    }
    return answer(writeSitemap(env.APP_URL, await listApps((wanted - 1) * SITEMAP_LIMIT)));
  }
  if (own.length + apps <= SITEMAP_LIMIT) {
    return answer(writeSitemap(env.APP_URL, [...own, ...(await listApps(0))]));
  }
  const paths = Array.from({ length: parts + 1 }, (_, index) => `${sitemapPath}?part=${index}`);
  return answer(writeSitemapIndex(env.APP_URL, paths));
}

const listApps = (skip: number) => listPublishedPages({ skip, take: SITEMAP_LIMIT });

async function listOwnPages(): Promise<SitemapEntry[]> {
  const [articles, topics, privacy, terms, threads] = await Promise.all([
    content.listArticles(),
    content.listTopics(),
    content.readPage("privacy"),
    content.readPage("terms"),
    listThreadPages(),
  ]);
  return [
    { path: "/" },
    { path: showcasePath },
    { path: docsPath },
    ...topics.filter(({ hasMore }) => hasMore).map(({ id }) => ({ path: topicPath(id) })),
    { path: blogPath, changedAt: articles[0]?.date },
    ...articles.map(({ slug, date }) => ({ path: articlePath(slug), changedAt: date })),
    { path: communityPath },
    ...threads,
    { path: careersPath },
    { path: privacyPath, changedAt: privacy.updated },
    { path: termsPath, changedAt: terms.updated },
  ];
}

/** Kept for an hour: what is published is found soon enough, and the list is long. */
function answer(sitemap: string): Response {
  return xml(sitemap, { headers: { "Cache-Control": "public, max-age=3600" } });
}
