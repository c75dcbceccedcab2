import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fragmentCache, renderFragment } from "~/http/shell/fragment-cache.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings/settings.server";
import { showcaseFeedPath, showcasePath } from "~/platform/urls";
import { ShowcaseMain } from "~/publishing/showcase-main";
import {
  emptyShowcasePage,
  readShowcaseAddress,
  readShowcasePage,
} from "~/publishing/showcase-page.server";
import { SHOWCASE_TABS } from "~/publishing/showcase-tabs";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const headers = keptForVisitors;

export const meta = pageMeta<typeof loader>(({ data: shown }) => ({
  title:
    shown && shown.tab !== "about"
      ? `${SHOWCASE_TABS[shown.tab]} · Community Showcase`
      : "Community Showcase",
  description: "Apps that people have described, built and published. Open any of them, or search.",
  feed: { title: "Community Showcase", path: showcaseFeedPath },
  // A search is for who made it; the pages of the list are for everybody.
  ...(shown?.query || shown?.failed ? { noindex: true } : {}),
}));

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = readShowcaseAddress(new URL(request.url).searchParams);
  const { tab, query, page } = asked;
  const render = async () => (
    <ShowcaseMain appName={settings.APP_NAME} {...(await readShowcasePage(asked))} />
  );
  try {
    // What somebody searches for is not kept: there is no end of searches.
    const html = query
      ? await renderFragment(render)
      : await fragmentCache.find(`${showcasePath}?tab=${tab}&page=${page}`, render);
    return { tab, query, html, failed: false };
  } catch (error) {
    log.error({ err: error }, "the showcase could not be read");
    const html = await renderFragment(async () => (
      <ShowcaseMain appName={settings.APP_NAME} {...emptyShowcasePage(asked)} />
    ));
    return data({ tab, query, html, failed: true }, { status: 503 });
  }
}

export default function Showcase() {
  const { html } = useLoaderData<typeof loader>();
  return <Page frame={useRootData()} path={showcasePath} html={html} />;
}
