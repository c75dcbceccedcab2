import { db } from "~/platform/db.server";
import {
  type ClaimedDelivery,
  deliverDue,
  finish,
  postpone,
  retryLater,
} from "../due-deliveries.server";
import { ONLINE_MS } from "../notification-limits";
import { isOnline } from "../online.server";
import { leaveOutGone } from "../sources.server";
import { countUnread } from "../unread-count.server";
import { readPushKeys } from "./push-keys.server";
import { writePushMessage } from "./push-message";
import { mayPushTo } from "./push-pace.server";
import { type PushOutcome, postPush, type SealedPush } from "./push-service.server";

/** What is older is not worth waking anybody, in milliseconds. */
const PUSHED_WITHIN_MS = 60 * 60 * 1000;
/** How long a push service keeps a message for a browser that is away, in seconds. */
const KEPT_SECONDS = 24 * 60 * 60;
const MOST_AT_ONCE = 20;
/** A push service that does not answer holds one of these places, until its time is up. */
const PEOPLE_AT_ONCE = 20;

/** What pushes are sent with. */
export interface PushedBy {
  /** How a push service reaches whoever runs this: `mailto:…` or an address (RFC 8292). */
  contact: string;
  /** For tests, whose push service is on this machine. */
  allowsLoopback: boolean;
}

/** Tells people's browsers of what they have not read here, while they are not here. */
export async function sendDuePushes(by: PushedBy, now: Date): Promise<void> {
  await deliverDue({ channel: "push", now, atOnce: PEOPLE_AT_ONCE }, (claimed) =>
    pushTo(claimed, by, now),
  );
}

async function pushTo(claimed: ClaimedDelivery, by: PushedBy, now: Date): Promise<void> {
  const { userId } = claimed;
  if (await isOnline(userId, now)) return postpone(claimed, new Date(now.getTime() + ONLINE_MS));
  const pending = await readPending(userId, now);
  const ids = pending.map(({ id }) => id);
  await db.notification.updateMany({ where: { id: { in: ids } }, data: { pushedAt: now } });
  const told = await leaveOutGone(pending);
  const outcomes = told.length > 0 ? await pushToDevices(userId, told, by) : [];
  // A browser that has it is not told again because another could not be reached.
  if (outcomes.includes("failed") && !outcomes.includes("sent")) {
    await db.notification.updateMany({ where: { id: { in: ids } }, data: { pushedAt: null } });
    await retryLater(claimed, now);
    return;
  }
  await finish(claimed, async () => ((await readPending(userId, now)).length > 0 ? now : null));
}

async function pushToDevices(
  userId: string,
  told: Parameters<typeof writePushMessage>[0],
  by: PushedBy,
): Promise<PushOutcome[]> {
  const devices = await db.pushSubscription.findMany({ where: { userId } });
  if (devices.length === 0) return [];
  const { default: webPush } = await import("web-push");
  const options = {
    vapidDetails: { subject: by.contact, ...(await readPushKeys()) },
    TTL: KEPT_SECONDS,
    contentEncoding: "aes128gcm" as const,
  };
  const message = JSON.stringify(writePushMessage(told, await countUnread(userId)));
  return Promise.all(
    devices.map(async ({ id, endpoint, p256dh, auth }) => {
      const subscription = { endpoint, keys: { p256dh, auth } };
      const seal = () => webPush.generateRequestDetails(subscription, message, options);
      const outcome = await pushSealed(seal, by);
      if (outcome === "gone") await db.pushSubscription.deleteMany({ where: { id } });
      return outcome;
    }),
  );
}

/** Keys with which nothing can be sealed are no browser's: whoever sent them keeps their other browsers from nothing. */
async function pushSealed(seal: () => SealedPush, by: PushedBy): Promise<PushOutcome> {
  let sealed: SealedPush;
  try {
    sealed = seal();
  } catch {
    return "gone";
  }
  // What is refused here comes later, as if the service had been busy.
  if (!(await mayPushTo(sealed.endpoint))) return "failed";
  return await postPush(sealed, by.allowsLoopback);
}

/** What somebody has neither read nor been pushed, newest first. */
function readPending(userId: string, now: Date) {
  const createdAt = { gt: new Date(now.getTime() - PUSHED_WITHIN_MS) };
  return db.notification.findMany({
    where: { userId, readAt: null, pushedAt: null, createdAt },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_AT_ONCE,
  });
}
