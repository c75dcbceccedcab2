import { apiRoute } from "~/http/api/api-route.server";
import { LISTED, listCheckpoints } from "~/projects/checkpoints.server";

/** `?after=` goes on after a checkpoint, to older ones; `?named=1` leaves out those without a name. */
export const { loader, action } = apiRoute({
  GET: ({ request, viewer, param }) => {
    const { searchParams } = new URL(request.url);
    return listCheckpoints(viewer, param("id"), {
      after: searchParams.get("after"),
      isNamed: searchParams.get("named") === "1",
      most: Number.parseInt(searchParams.get("limit") ?? "", 10) || LISTED,
    });
  },
});
