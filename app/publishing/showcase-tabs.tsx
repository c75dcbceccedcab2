import { showcaseTabPath } from "~/platform/urls";

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

/** The tabs, as links: each is a page with an address of its own. */
export function ShowcaseTabs({ current }: { current: ShowcaseTab }) {
  return (
    <nav className="tabs" aria-label="Showcase">
      <ul className="tabs__list">
        {Object.entries(SHOWCASE_TABS).map(([tab, label]) => (
          <li key={tab}>
            <a
              className="tabs__tab"
              href={showcaseTabPath(tab)}
              aria-current={tab === current ? "page" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
