import { request, requestJson } from "~/platform/api-client";
import { PUSH_SCOPE, PUSH_WORKER, pushSubscriptionsPath } from "~/platform/urls";

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
  const registration = await navigator.serviceWorker.register(PUSH_WORKER, { scope: PUSH_SCOPE });
  await activated(registration);
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

/** `serviceWorker.ready` waits for one that this page is below; this one is for its own addresses. */
function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
    });
  });
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}
