import { apiRoute, readJson } from "~/http/api/api-route.server";
import { nameVersion } from "~/projects/name-version.server";
import { versionNameSchema } from "~/projects/version-name";

export const { loader, action } = apiRoute({
  async PATCH({ request, viewer, param }) {
    const { name } = await readJson(request, versionNameSchema);
    return nameVersion(viewer, param("id"), { checkpointId: param("cid"), name });
  },
});
