import { weekday } from "~/platform/write-dates";
import { NotificationItem } from "./notification-item";
import type { NotificationView } from "./notification-view";

const DAY_MS = 24 * 60 * 60 * 1000;

interface NotificationDaysProps {
  /** Newest first. */
  notifications: readonly NotificationView[];
  /** ISO 8601: what "today" is. */
  now: string;
}

/** What somebody was told, under the days on which they were, by UTC. */
export function NotificationDays({ notifications, now }: NotificationDaysProps) {
  return groupByDay(notifications).map(([day, those]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 className="notifications__day" id={`day-${day}`}>
        <time dateTime={day}>{nameOf(day, now)}</time>
      </h2>
      <ul className="notifications__list">
        {those.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
    </section>
  ));
}

function groupByDay(notifications: readonly NotificationView[]): [string, NotificationView[]][] {
  const days = new Map<string, NotificationView[]>();
  for (const notification of notifications) {
    const day = notification.at.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), notification]);
  }
  return [...days];
}

/** @param day e.g. "2026-11-22" */
function nameOf(day: string, now: string): string {
  if (day === now.slice(0, 10)) return "Today";
  const yesterday = new Date(Date.parse(now) - DAY_MS).toISOString().slice(0, 10);
  return day === yesterday ? "Yesterday" : weekday(new Date(day));
}
