import { apiRoute, readJson, requireUser } from "~/http/api/api-route.server";
import { generations } from "~/http/services/services.server";
import { moveInSchema, moveTrialIn } from "~/trial/move-in.server";

/** Bytes of a body that carries the largest project and its conversation, with JSON escapes. */
const MOVE_IN_BODY = 32_000_000;

/** Moves a trial of this browser into the account; answers with what is stored. */
export const { loader, action } = apiRoute({
  async POST({ request, viewer, param }) {
    // Nobody else needs to have so much read.
    requireUser(viewer);
    const input = await readJson(request, moveInSchema, MOVE_IN_BODY);
    return moveTrialIn(viewer, param("id"), input, (id) => generations.isRunning(id));
  },
});
