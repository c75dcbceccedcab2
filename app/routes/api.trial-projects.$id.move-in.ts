import { apiRoute, readBytes, requireUser } from "~/http/api/api-route.server";
import { generations } from "~/http/services/services.server";
import { moveTrialIn } from "~/trial/move-in.server";
import { readMoveInInTurn } from "~/trial/read-in-turn.server";

/** Bytes of a body that carries the largest project and its conversation, with JSON escapes. */
const MOVE_IN_BODY = 32_000_000;

/** Moves a trial of this browser into the account; answers with what is stored. */
export const { loader, action } = apiRoute({
  async POST({ request, viewer, visitor, param }) {
    // Nobody else needs to have so much read.
    requireUser(viewer);
    const body = await readBytes(request, MOVE_IN_BODY);
    const call = { visitor: await visitor(), signal: request.signal };
    const input = await readMoveInInTurn(body, call);
    return moveTrialIn(viewer, param("id"), input, (id) => generations.isRunning(id));
  },
});
