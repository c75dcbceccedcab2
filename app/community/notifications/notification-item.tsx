import { clsx } from "clsx";
import { Button } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { PersonPicture } from "~/ui/person-picture";
import { TimeAgo } from "~/ui/time-ago";
import type { NotificationView } from "./notification-view";

/** Of what nobody in particular has done. */
const ICONS: Record<string, IconName> = { moderation: "alert", payment: "wallet" };

/** One thing that somebody was told. */
export function NotificationItem({ notification }: { notification: NotificationView }) {
  const { id, kind, about, actor, isUnread, at } = notification;
  return (
    <li className={clsx("notification", isUnread && "notification--unread")}>
      {actor && about ? (
        <PersonPicture name={actor.name} imageUrl={actor.imageUrl} />
      ) : (
        <span className="notification__icon">
          <Icon name={ICONS[kind] ?? "chat"} />
        </span>
      )}
      <div className="notification__text">
        <h3 className="notification__title">
          {isUnread ? <span className="visually-hidden">Unread: </span> : null}
          {about ? (
            <a href={about.path}>{about.title}</a>
          ) : (
            "What this was about is no longer there"
          )}
        </h3>
        {about?.excerpt ? (
          <p
            className={clsx(
              "notification__excerpt",
              kind === "moderation" && "notification__excerpt--whole",
            )}
          >
            {about.excerpt}
          </p>
        ) : null}
        <p className="notification__time">
          <TimeAgo at={at} />
        </p>
      </div>
      {isUnread ? (
        <form method="post">
          <input type="hidden" name="intent" value="read" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="quiet"
            small
            icon
            title="Mark as read"
            aria-label={`Mark as read: ${about?.title ?? "what is no longer there"}`}
          >
            <Icon name="check" />
          </Button>
        </form>
      ) : null}
    </li>
  );
}
