import { notificationsPath } from "~/platform/urls";
import { Icon } from "./icon";

/** More than this is shown as "99+". */
export const SHOWN_UNREAD = 99;

/** How many notifications wait; nothing when none do. */
export function UnreadBadge({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span className="unread-badge">
      {unread > SHOWN_UNREAD ? `${SHOWN_UNREAD}+` : unread}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}

/** The way to what somebody has been told: a bell, with a word where there is room for it. */
export function NotificationsLink({ unread, path }: { unread: number; path?: string }) {
  return (
    <a
      className="site-nav__link site-nav__bell"
      href={notificationsPath}
      aria-current={path === notificationsPath ? "page" : undefined}
      title="Notifications"
      data-unread={unread}
    >
      <Icon name="bell" />
      <span className="site-nav__word">Notifications</span>
      <UnreadBadge unread={unread} />
    </a>
  );
}
