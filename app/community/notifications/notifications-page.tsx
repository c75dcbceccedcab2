import { communityPath, notificationSettingsPath, notificationsPath } from "~/platform/urls";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { NotificationDays } from "./notification-days";
import { NOTIFICATION_DAYS } from "./notification-limits";
import type { NotificationView } from "./notification-view";

interface NotificationsPageProps {
  notifications: readonly NotificationView[];
  /** The cursor of the page after this one. */
  next: string | null;
  /** Whether this is the first page. */
  isFirst: boolean;
  /** How many are unread, on whichever page. */
  unread: number;
  /** ISO 8601: when the list was read. */
  readAt: string;
}

/** What somebody has been told, with forms to mark it. */
export function NotificationsPage(props: NotificationsPageProps) {
  const { notifications, next, isFirst, unread, readAt } = props;
  return (
    <>
      <div className="notifications__head">
        <h1>Notifications</h1>
        <div className="button-row">
          {unread > 0 ? <MarkAllForm until={readAt} /> : null}
          <ButtonLink href={notificationSettingsPath} variant="quiet" small>
            Settings
          </ButtonLink>
        </div>
      </div>
      {notifications.length > 0 ? (
        <NotificationDays notifications={notifications} now={readAt} />
      ) : (
        <Nothing isFirst={isFirst} />
      )}
      {isFirst && !next ? null : (
        <div className="button-row">
          {isFirst ? null : <ButtonLink href={notificationsPath}>Newest</ButtonLink>}
          {next ? (
            <ButtonLink href={`${notificationsPath}?after=${next}`} rel="next">
              Older
            </ButtonLink>
          ) : null}
        </div>
      )}
      {notifications.length > 0 && !next ? (
        <p className="muted">Notifications are kept for {NOTIFICATION_DAYS} days.</p>
      ) : null}
    </>
  );
}

/** Marks what was there when the page was read: nothing that has come since. */
function MarkAllForm({ until }: { until: string }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="read-all" />
      <input type="hidden" name="until" value={until} />
      <Button type="submit" small>
        Mark all as read
      </Button>
    </form>
  );
}

function Nothing({ isFirst }: { isFirst: boolean }) {
  if (!isFirst) {
    return (
      <EmptyState title="Nothing older" icon="bell">
        <p>That was all there is.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing yet" icon="bell">
      <p>When somebody replies to you, mentions you or accepts your answer, you read it here.</p>
      <ButtonLink href={communityPath} variant="primary">
        Go to the community
      </ButtonLink>
    </EmptyState>
  );
}
