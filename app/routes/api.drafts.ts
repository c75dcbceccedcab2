import { z } from "zod";
import { draftFieldsSchema, draftPlaceSchema } from "~/community/writing/draft-rules";
import { saveDraft } from "~/community/writing/drafts.server";
import { apiRoute, readJson } from "~/http/api/api-route.server";
import { unauthorized } from "~/platform/errors";

const draftSchema = z.object({ place: draftPlaceSchema, fields: draftFieldsSchema });

/** Keeps what somebody has typed and not sent: the script of a form calls it while they type. */
export const { loader, action } = apiRoute({
  async PUT({ request, viewer }) {
    if (!viewer.user) throw unauthorized("Please log in to keep your draft.");
    const { place, fields } = await readJson(request, draftSchema);
    await saveDraft(viewer.user.id, place, fields);
  },
});
