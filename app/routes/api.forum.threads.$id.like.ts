import { LOG_IN_TO_LIKE } from "~/community/forum/forum-texts";
import { likeSchema } from "~/community/forum/like-schema";
import { likeThread } from "~/community/forum/likes.server";
import { requireWriter } from "~/community/standing/may-write.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";

export const { loader, action } = apiRoute({
  async POST({ request, viewer, param }) {
    const user = await requireWriter(viewer, LOG_IN_TO_LIKE);
    const { liked } = await readJson(request, likeSchema);
    return likeThread(user.id, param("id"), liked);
  },
});
