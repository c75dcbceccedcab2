import { txt } from "remix-utils/responses";
import { apiRoute } from "~/http/api/api-route.server";
import { diffCheckpoint } from "~/projects/checkpoint-diff.server";
import { diffText } from "~/projects/file-diff";

/** A unified diff as text, for programs; as JSON, file by file, for whoever asks for that. */
export const { loader, action } = apiRoute({
  GET: async ({ viewer, visitor, request, param }) => {
    const call = { visitor: await visitor(), signal: request.signal };
    const diff = await diffCheckpoint(viewer, param("id"), param("cid"), call);
    const headers = { Vary: "Accept", "Cache-Control": "no-store" };
    const wantsJson = request.headers.get("Accept")?.includes("application/json");
    return wantsJson ? Response.json(diff, { headers }) : txt(diffText(diff.files), { headers });
  },
});
