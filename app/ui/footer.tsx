const LINKS = [
  { href: "/projects", label: "Projects" },
  { href: "/generate", label: "Showcase" },
  { href: "/login", label: "Login" },
];

/** The footer of every page outside the workspace. */
export function Footer({ appName }: { appName: string }) {
  return (
    <footer className="site-footer">
      <div className="page-width site-footer__bar">
        <p>
          {appName}. <span className="voice">Say what you want. Ship what you said.</span>
        </p>
        <nav aria-label="Footer">
          <ul className="site-footer__links">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
