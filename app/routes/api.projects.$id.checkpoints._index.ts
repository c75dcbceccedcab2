import { apiLoader } from "~/http/api-route.server";
import { listCheckpoints } from "~/projects/checkpoints.server";

export const loader = apiLoader(({ viewer, param }) => listCheckpoints(viewer, param("id")));
