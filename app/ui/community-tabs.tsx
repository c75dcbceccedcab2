import { communityPath, roomsPath } from "~/platform/urls";

const TABS = { threads: ["Threads", communityPath], rooms: ["Chat Rooms", roomsPath] } as const;

/** The two parts of the community, as links. */
export function CommunityTabs({ current }: { current: keyof typeof TABS }) {
  return (
    <nav className="tabs" aria-label="Community">
      <ul className="tabs__list">
        {Object.entries(TABS).map(([tab, [label, href]]) => (
          <li key={tab}>
            <a
              className="tabs__tab"
              href={href}
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
