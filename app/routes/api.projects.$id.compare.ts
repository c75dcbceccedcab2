import { apiRoute } from "~/http/api/api-route.server";
import { compareVersions } from "~/projects/compare-versions.server";

/** What differs between two versions: `?from=` and `?to=` are ids, "previous" or "now"; `?path=` is one file. */
export const { loader, action } = apiRoute({
  GET: async ({ viewer, visitor, request, param }) => {
    const { searchParams } = new URL(request.url);
    const [from, to] = [searchParams.get("from"), searchParams.get("to")];
    const path = searchParams.get("path") ?? undefined;
    const call = { visitor: await visitor(), signal: request.signal };
    return compareVersions(viewer, param("id"), { from, to, path }, call);
  },
});
