import { showcaseTabPath } from "~/platform/urls";
import { Tabs } from "~/ui/tabs";

/** The parts of the showcase, by their name in the address. */
export const SHOWCASE_TABS = {
  about: "About",
  recent: "Recently Added",
  trending: "Trending",
  launch: "Token Launch",
} as const;

export type ShowcaseTab = keyof typeof SHOWCASE_TABS;

/** The tab that an address asks for. A search or a page number is one of the list. */
export function readTab(params: URLSearchParams): ShowcaseTab {
  const asked = params.get("tab");
  if (asked && Object.hasOwn(SHOWCASE_TABS, asked)) return asked as ShowcaseTab;
  return params.has("q") || params.has("page") ? "recent" : "about";
}

/** The tabs of the showcase. */
export function ShowcaseTabs({ current }: { current: ShowcaseTab }) {
  const tabs = Object.entries(SHOWCASE_TABS).map(([tab, label]) => ({
    href: showcaseTabPath(tab),
    label,
  }));
  return <Tabs label="Showcase" tabs={tabs} current={showcaseTabPath(current)} />;
}
