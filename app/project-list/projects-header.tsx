import { accountPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { LogoutForm } from "~/ui/header";
import { Logo } from "~/ui/logo";
import { NotificationsLink } from "~/ui/notifications-link";
import type { PageFrame } from "~/ui/page";

/** The header of the project pages: home, and who is here. */
export function ProjectsHeader({ frame }: { frame: PageFrame }) {
  return (
    <header className="site-header">
      <div className="page-width site-header__bar">
        <Logo appName={frame.appName} />
        {frame.user ? (
          <div className="projects-header__person">
            <NotificationsLink unread={frame.user.unread} />
            <a className="projects-header__name" href={accountPath} title={frame.user.name}>
              {frame.user.name}
            </a>
            <LogoutForm />
          </div>
        ) : (
          <ButtonLink href="/">Sign In</ButtonLink>
        )}
      </div>
    </header>
  );
}
