import { request, requestJson } from "~/platform/api-client";
import { pushSubscriptionsPath } from "~/platform/urls";

/** Why a browser is not asked or does not want to; its message is for the person. */
export class PushRefused extends Error {}

/** Whether this browser tells the person who is signed in now: it may have been somebody else's. */
export async function isSubscribed(): Promise<boolean> {
  const subscription = await findSubscription();
  if (!subscription) return false;
  const asked = new URLSearchParams({ endpoint: subscription.endpoint });
  const known = await requestJson<{ isSubscribed: boolean }>(
    "GET",
    `${pushSubscriptionsPath}?${asked}`,
  );
  return known.isSubscribed;
}

/** Asks the person, then the browser, then the server. @throws {PushRefused} when the person says no */
export async function subscribe(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") {
    throw new PushRefused("Your browser does not allow it. You can change that in its settings.");
  }
  // Every page registers the worker (enhance.ts).
  const registration = await navigator.serviceWorker.ready;
  const { publicKey } = await requestJson<{ publicKey: string }>("GET", pushSubscriptionsPath);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await request("POST", pushSubscriptionsPath, subscription.toJSON());
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Ends it at the server first: a push for nobody would show an empty notification. */
export async function unsubscribe(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await request("DELETE", pushSubscriptionsPath, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
