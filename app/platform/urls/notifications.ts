export const notificationsPath = "/notifications";
export const notificationSettingsPath = "/notifications/settings";
/** `POST` keeps what somebody wants to hear of a thread or a room. */
export const followPath = "/notifications/follow";
export const pushSubscriptionsPath = "/api/push-subscriptions";

/** Confirms an address that mails shall go to, with what was mailed there. */
export function confirmMailPath(secret: string): string {
  return `/notifications/confirm?key=${encodeURIComponent(secret)}`;
}

/** Ends the mails of whoever has this key. */
export function unsubscribePath(key: string): string {
  return `/notifications/unsubscribe?key=${encodeURIComponent(key)}`;
}
