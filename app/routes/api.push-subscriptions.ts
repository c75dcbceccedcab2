import { sessionIdOf } from "~/accounts/sessions.server";
import {
  addPushDevice,
  dropPushDevice,
  hasPushDevice,
} from "~/community/notifications/push/push-devices.server";
import { readPushKeys } from "~/community/notifications/push/push-keys.server";
import { endpointSchema, subscriptionSchema } from "~/community/notifications/push/push-schema";
import { apiRoute, readJson, requireUser } from "~/http/api/api-route.server";
import { pushedBy } from "~/http/services/services.server";

/** The browsers that tell somebody of notifications while the product is closed. */
export const { loader, action } = apiRoute({
  /** What a browser subscribes with, and whether it has: with its `endpoint`. */
  async GET({ request, viewer }) {
    const { id } = requireUser(viewer);
    const endpoint = new URL(request.url).searchParams.get("endpoint") ?? "";
    const { publicKey } = await readPushKeys();
    return { publicKey, isSubscribed: await hasPushDevice(id, endpoint) };
  },
  async POST({ request, viewer }) {
    const { id: userId } = requireUser(viewer);
    const subscription = await readJson(request, subscriptionSchema);
    const { headers } = request;
    const sessionId = sessionIdOf(headers.get("Cookie"));
    const device = { userId, sessionId, userAgent: headers.get("User-Agent") };
    await addPushDevice(subscription, device, pushedBy.allowsLoopback);
  },
  async DELETE({ request, viewer }) {
    const { id } = requireUser(viewer);
    await dropPushDevice(id, (await readJson(request, endpointSchema)).endpoint);
  },
});
