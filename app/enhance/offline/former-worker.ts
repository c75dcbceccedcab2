import { request, requestJson } from "~/platform/api-client";
import { FORMER_WORKER_SCOPE, pushSubscriptionsPath } from "~/platform/urls";

/**
 * Moves what a worker of its own for pushes was subscribed to over to the one worker there is now, and
 * leaves that worker. When something fails, it goes on, and the next page tries again.
 */
export async function leaveFormerWorker(registration: ServiceWorkerRegistration): Promise<void> {
  const former = await navigator.serviceWorker.getRegistration(FORMER_WORKER_SCOPE);
  if (!former?.scope.endsWith(FORMER_WORKER_SCOPE)) return;
  try {
    const subscription = await former.pushManager?.getSubscription();
    if (subscription) await move(subscription, registration);
    await former.unregister();
  } catch (error) {
    console.warn("Notifications of this browser could not be moved to the new worker yet.", error);
  }
}

async function move(
  subscription: PushSubscription,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  // 401 for somebody who has signed out: it may be theirs again.
  const known = await requestJson<{ isSubscribed: boolean }>(
    "GET",
    `${pushSubscriptionsPath}?${new URLSearchParams({ endpoint: subscription.endpoint })}`,
  );
  // It was somebody else's, and who is signed in now was never asked.
  if (!known.isSubscribed) return;
  const moved = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: subscription.options.applicationServerKey,
  });
  await request("POST", pushSubscriptionsPath, moved.toJSON());
  await request("DELETE", pushSubscriptionsPath, { endpoint: subscription.endpoint });
}
