import type { ReactNode } from "react";
import {
  adminAppsPath,
  adminAuditPath,
  adminCommunityPath,
  adminHealthPath,
  adminModelsPath,
  adminPath,
  adminPeoplePath,
  adminReportsPath,
  adminSettingsPath,
  mentionsPath,
} from "~/platform/urls";
import { Icon, type IconName } from "~/ui/icon";
import { Page, type PageFrame } from "~/ui/page";

const PLACES: readonly { icon: IconName; title: string; href: string }[] = [
  { icon: "app", title: "Overview", href: adminPath },
  { icon: "person", title: "People", href: adminPeoplePath },
  { icon: "folder", title: "Projects and apps", href: adminAppsPath },
  { icon: "alert", title: "Reports", href: adminReportsPath },
  { icon: "chat", title: "Community", href: adminCommunityPath },
  { icon: "code", title: "Models", href: adminModelsPath },
  { icon: "external", title: "Mentions", href: mentionsPath },
  { icon: "key", title: "Settings", href: adminSettingsPath },
  { icon: "terminal", title: "Jobs and health", href: adminHealthPath },
  { icon: "history", title: "Audit log", href: adminAuditPath },
];

interface AdminPageProps {
  frame: PageFrame;
  title: ReactNode;
  /** Which of the places this page belongs to: its address. */
  place: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Beside the heading: where one goes from here. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of administrators: the list of all beside it, its heading, and what it is about. */
export function AdminPage({ frame, title, place, lead, aside, children }: AdminPageProps) {
  return (
    <Page frame={frame}>
      <div className="page-width admin-frame">
        <nav className="admin-nav" aria-label="Administration">
          <ul className="admin-nav__list">
            {PLACES.map(({ icon, title: name, href }) => (
              <li key={href}>
                <a href={href} aria-current={href === place ? "page" : undefined}>
                  <Icon name={icon} />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="admin">
          <div className="stack">
            <div className="admin__head">
              <h1>{title}</h1>
              {aside}
            </div>
            {lead ? <p className="admin__lead">{lead}</p> : null}
          </div>
          {children}
        </div>
      </div>
    </Page>
  );
}
