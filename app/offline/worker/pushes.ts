import { scope } from "./scope";

/** What is pushed (community/notifications/push/push-message.ts). */
interface Pushed {
  title: string;
  body: string;
  path: string;
  unread?: number;
}

/** Shows what is pushed while no page is open, and how much waits, on the app's icon. */
export async function showPush({ title, body, path, unread }: Pushed): Promise<void> {
  if (unread) await scope.navigator.setAppBadge?.(unread).catch(() => {});
  await scope.registration.showNotification(title, {
    body,
    data: { path },
    // What comes later takes the place of what was not looked at.
    tag: path,
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-monochrome-96.png",
  } as NotificationOptions);
}

/** Opens what a notification tells of, in the tab that shows it already if there is one. */
export async function openPush(notification: Notification): Promise<unknown> {
  notification.close();
  const { href } = new URL(notification.data.path, scope.location.href);
  const open = await scope.clients.matchAll({ type: "window" });
  return open.find(({ url }) => url === href)?.focus() ?? scope.clients.openWindow(href);
}
