import { createThread } from "~/community/forum/create-thread.server";
import { LOG_IN_TO_CREATE } from "~/community/forum/forum-texts";
import { newThreadSchema } from "~/community/forum/post-schema";
import { readCursor } from "~/community/forum/thread-cursor";
import { listThreadsWithTexts, readThreadJson } from "~/community/forum/thread-list.server";
import { readOrder } from "~/community/forum/thread-order";
import { requireWriter } from "~/community/standing/may-write.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";
import { jsonPage } from "~/http/api/json-page.server";

/** As JSON, each character of a text can be six bytes. */
const MAX_BYTES = 1_000_000;

export const { loader, action } = apiRoute({
  async GET({ request }) {
    const asked = new URL(request.url).searchParams;
    const order = readOrder(asked.get("sort"));
    const after = readCursor(asked.get("after"), order);
    const category = asked.get("category");
    const { threads, next } = await listThreadsWithTexts({ order, category, after });
    return jsonPage(request, threads, next);
  },

  async POST({ request, viewer }) {
    const user = await requireWriter(viewer, LOG_IN_TO_CREATE);
    const { id } = await createThread(user, await readJson(request, newThreadSchema, MAX_BYTES));
    return Response.json(await readThreadJson(id), { status: 201 });
  },
});
