import { apiRoute } from "~/http/api/api-route.server";
import { publisher, screenshots } from "~/http/services/services.server";
import { readForm } from "~/platform/form.server";
import { storage } from "~/platform/storage.server";
import { turnName } from "~/platform/visitor-key.server";
import { readShare } from "~/share-page/read-share.server";
import { carryOutShare } from "~/share-page/share-acts.server";

/** What the sheet of the workspace shows, and its forms: those of the page, answered as JSON. */
export const { loader, action } = apiRoute({
  GET: ({ request, viewer, param }) => readShare(viewer, param("id"), request),
  async POST({ request, viewer, visitor, param, context }) {
    const form = await readForm(request);
    if (form.get("intent") === "publish") await context.countAct("publish");
    const engines = { publisher, screenshots, storage, visitor: turnName(await visitor()) };
    const news = await carryOutShare(viewer, param("id"), { form, request }, engines);
    return { news, share: await readShare(viewer, param("id"), request) };
  },
});
