import { clsx } from "clsx";
import type { ReactNode } from "react";
import { accountPath, communityPath, loginPath, projectsPath, showcasePath } from "~/platform/urls";
import { ButtonLink, buttonClass } from "./button";
import { currentOf } from "./current-part";
import { Icon } from "./icon";
import { Logo } from "./logo";
import { NotificationsLink, UnreadBadge } from "./notifications-link";

export interface HeaderLink {
  href: string;
  label: string;
}

/** Who is signed in, as the header shows them. */
export interface HeaderUser {
  /** Their public name. */
  name: string;
  /** How many notifications they have not read; see `NotificationsLink`. */
  unread: number;
}

interface HeaderProps {
  appName: string;
  /** Null for a visitor. */
  user: HeaderUser | null;
  /** The path of this page, so that its link is marked and signing in comes back to it. */
  path?: string;
  /** Instead of the product's links, e.g. the anchors of the landing page. */
  links?: HeaderLink[];
  /** What it says of the way to a first project; members have their projects instead, unless told. */
  start?: string;
}

const PRODUCT_LINKS: HeaderLink[] = [
  { href: "/", label: "Home" },
  { href: showcasePath, label: "Showcase" },
  { href: communityPath, label: "Community" },
];

/**
 * The shared header. Its links are plain: pages outside the workspace are documents of their own.
 * On a phone the same list opens from a `<details>`, with or without JavaScript.
 */
export function Header({ appName, user, path, links = PRODUCT_LINKS, start }: HeaderProps) {
  const items = (
    <ul className="site-nav__list">
      {links.map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href} path={path}>
            {label}
          </NavLink>
        </li>
      ))}
      {user ? (
        <MemberItems user={user} path={path} start={start} />
      ) : (
        <VisitorItems path={path} start={start} />
      )}
    </ul>
  );
  // Many links need a wide screen; on others they wait in the menu.
  const isLong = links.length > PRODUCT_LINKS.length || start !== undefined;
  return (
    <header className={clsx("site-header", isLong && "site-header--long")}>
      <div className="page-width site-header__bar">
        <Logo appName={appName} />
        <nav className="site-nav" aria-label="Main">
          {items}
        </nav>
        <details className="site-menu">
          <summary className={buttonClass({ variant: "quiet" })}>
            <Icon name="menu" />
            Menu
            {user ? <UnreadBadge unread={user.unread} /> : null}
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
    <a className="site-nav__link" href={href} aria-current={currentOf(href, path)}>
      {children}
    </a>
  );
}

function VisitorItems({ path, start = "Try Free" }: { path?: string; start?: string }) {
  const back =
    path && path !== "/" && path !== loginPath ? `?returnTo=${encodeURIComponent(path)}` : "";
  return (
    <>
      <li>
        <a className="site-nav__link" href={`${loginPath}${back}`} data-opens="login">
          Login
        </a>
      </li>
      <li>
        {/* The front page has its own loud way in: the box to say something in. */}
        <ButtonLink variant={path === "/" ? "secondary" : "primary"} href={projectsPath}>
          {start}
        </ButtonLink>
      </li>
    </>
  );
}

interface MemberItemsProps {
  user: HeaderUser;
  path?: string;
  start?: string;
}

function MemberItems({ user: { name, unread }, path, start }: MemberItemsProps) {
  return (
    <>
      <li>
        <NavLink href={projectsPath} path={path}>
          My Projects
        </NavLink>
      </li>
      <li>
        <NotificationsLink unread={unread} path={path} />
      </li>
      <li>
        <a
          className="site-nav__link site-nav__person"
          href={accountPath}
          aria-current={path === accountPath ? "page" : undefined}
          title={`${name}: your account`}
        >
          <Icon name="person" />
          <span className="site-nav__name">{name}</span>
        </a>
      </li>
      {start ? (
        <li>
          <ButtonLink variant="primary" href={projectsPath}>
            {start}
          </ButtonLink>
        </li>
      ) : null}
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
      <button type="submit" className={clsx(buttonClass({ variant: "quiet" }), className)}>
        Logout
      </button>
    </form>
  );
}
