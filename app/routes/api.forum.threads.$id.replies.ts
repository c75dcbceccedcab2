import { createReply } from "~/community/forum/create-reply.server";
import { LOG_IN_TO_REPLY } from "~/community/forum/forum-texts";
import { newReplySchema } from "~/community/forum/post-schema";
import { listReplies } from "~/community/forum/read-replies.server";
import { requireWriter } from "~/community/standing/may-write.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";
import { jsonPage } from "~/http/api/json-page.server";

/** As JSON, each character of a text can be six bytes. */
const MAX_BYTES = 1_000_000;

export const { loader, action } = apiRoute({
  async GET({ request, param }) {
    const after = Number.parseInt(new URL(request.url).searchParams.get("after") ?? "0", 10);
    const from = Number.isSafeInteger(after) ? Math.min(Math.max(0, after), 2 ** 31 - 1) : 0;
    const { replies, next } = await listReplies(param("id"), from);
    return jsonPage(request, replies, next);
  },

  async POST({ request, viewer, param }) {
    const user = await requireWriter(viewer, LOG_IN_TO_REPLY);
    const asked = await readJson(request, newReplySchema, MAX_BYTES);
    const { id, content, createdAt } = await createReply(user, param("id"), asked);
    const author = { name: user.name, imageUrl: user.imageUrl };
    return Response.json({ id, content, createdAt, author }, { status: 201 });
  },
});
