import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ButtonLink, buttonClass } from "./button";
import { Icon } from "./icon";
import { Logo } from "./logo";

interface HeaderProps {
  appName: string;
  /** The signed-in person's public name; null for a visitor. */
  user: { name: string } | null;
  /** The path of this page, so that its link is marked and signing in comes back to it. */
  path?: string;
  /** Extra links of a page, e.g. anchors of the landing page. */
  links?: { href: string; label: string }[];
}

const PRODUCT_LINKS = [
  { href: "/", label: "Home" },
  { href: "/generate", label: "Showcase" },
];

/**
 * The shared header. Its links are plain: pages outside the workspace are documents of their own.
 * On a phone the same list opens from a `<details>`, with or without JavaScript.
 */
export function Header({ appName, user, path, links = PRODUCT_LINKS }: HeaderProps) {
  const items = (
    <ul className="site-nav__list">
      {links.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href} path={path}>
            {label}
          </NavLink>
        </li>
      ))}
      {user ? <MemberItems name={user.name} path={path} /> : <VisitorItems path={path} />}
    </ul>
  );
  return (
    <header className="site-header">
      <div className="page-width site-header__bar">
        <Logo appName={appName} />
        <nav className="site-nav" aria-label="Main">
          {items}
        </nav>
        <details className="site-menu">
          <summary className={buttonClass({ variant: "quiet" })}>
            <Icon name="menu" />
            Menu
          </summary>
          <nav className="site-menu__panel" aria-label="Menu">
            {items}
          </nav>
        </details>
      </div>
    </header>
  );
}

function NavLink({ href, path, children }: { href: string; path?: string; children: ReactNode }) {
  return (
    <a className="site-nav__link" href={href} aria-current={href === path ? "page" : undefined}>
      {children}
    </a>
  );
}

function VisitorItems({ path }: { path?: string }) {
  const back =
    path && path !== "/" && path !== "/login" ? `?returnTo=${encodeURIComponent(path)}` : "";
  return (
    <>
      <li>
        <a className="site-nav__link" href={`/login${back}`} data-opens="login">
          Login
        </a>
      </li>
      <li>
        <ButtonLink variant="primary" href="/projects">
          Try Free
        </ButtonLink>
      </li>
    </>
  );
}

function MemberItems({ name, path }: { name: string; path?: string }) {
  return (
    <>
      <li>
        <NavLink href="/projects" path={path}>
          My Projects
        </NavLink>
      </li>
      <li>
        <span className="site-nav__name" title={name}>
          {name}
        </span>
      </li>
      <li>
        <LogoutForm />
      </li>
    </>
  );
}

/** Logging out changes something, so it is a form; app/enhance sends it without leaving the page. */
export function LogoutForm({ className }: { className?: string }) {
  return (
    <form method="post" action="/logout">
      <button type="submit" className={clsx(buttonClass({ variant: "secondary" }), className)}>
        Logout
      </button>
    </form>
  );
}
