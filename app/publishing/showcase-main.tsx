import { ShowcaseAbout } from "./showcase-about";
import type { ShowcaseCardProject } from "./showcase-card";
import { ShowcaseRecent } from "./showcase-recent";
import { type ShowcaseTab, ShowcaseTabs } from "./showcase-tabs";
import { ShowcaseLaunch, ShowcaseTrending } from "./showcase-trending";

interface ShowcaseMainProps {
  appName: string;
  tab: ShowcaseTab;
  query: string;
  /** Longest search, in characters. */
  queryLength: number;
  projects: ShowcaseCardProject[];
  total: number;
  page: number;
  pages: number;
}

/** The showcase between header and footer: the same for everybody. */
export function ShowcaseMain({ appName, ...shown }: ShowcaseMainProps) {
  const { tab } = shown;
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>Community Showcase</h1>
        <p className="lead">Apps that people described, built and published here.</p>
      </div>
      <ShowcaseTabs current={tab} />
      {tab === "about" ? <ShowcaseAbout appName={appName} projects={shown.projects} /> : null}
      {tab === "recent" ? <ShowcaseRecent {...shown} /> : null}
      {tab === "trending" ? <ShowcaseTrending projects={shown.projects} /> : null}
      {tab === "launch" ? <ShowcaseLaunch /> : null}
    </div>
  );
}
