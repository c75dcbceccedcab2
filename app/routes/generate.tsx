import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { showcaseFeedPath, showcasePath } from "~/platform/urls";
import { ShowcaseAbout } from "~/publishing/showcase-about";
import { readShowcasePage } from "~/publishing/showcase-page.server";
import { ShowcaseRecent } from "~/publishing/showcase-recent";
import { SHOWCASE_TABS, ShowcaseTabs } from "~/publishing/showcase-tabs";
import { ShowcaseLaunch, ShowcaseTrending } from "~/publishing/showcase-trending";
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
  const page = await readShowcasePage(new URL(request.url).searchParams);
  return data(page, { status: page.failed ? 503 : 200 });
}

export default function Showcase() {
  const page = useLoaderData<typeof loader>();
  const frame = useRootData();
  return (
    <Page frame={frame} path={showcasePath}>
      <div className="page-width">
        <div className="page-head">
          <h1>Community Showcase</h1>
          <p className="lead">Apps that people described, built and published here.</p>
        </div>
        <ShowcaseTabs current={page.tab} />
        {page.tab === "about" ? <ShowcaseAbout appName={frame.appName} /> : null}
        {page.tab === "recent" ? <ShowcaseRecent {...page} /> : null}
        {page.tab === "trending" ? <ShowcaseTrending projects={page.projects} /> : null}
        {page.tab === "launch" ? <ShowcaseLaunch /> : null}
      </div>
    </Page>
  );
}
