interface TabsProps {
  /** What the tabs are of, for those who cannot see them. */
  label: string;
  tabs: readonly { href: string; label: string }[];
  /** The address of the tab that is shown. */
  current: string;
}

/** Tabs, as links: each is a page with an address of its own. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="tabs__list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              className="tabs__tab"
              href={tab.href}
              aria-current={tab.href === current ? "page" : undefined}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
