import { type Request, Router } from "express";
import type { TakeEvent } from "~/generation/events/event-log";
import { isEnd } from "~/generation/events/events";
import { hasEnd } from "~/generation/runs/follow.server";
import type { Generation, Generations } from "~/generation/runs/generations.server";
import { sendSchema } from "~/generation/runs/send-schema";
import { isTrialId } from "~/projects/project";
import { openServerCopy } from "~/trial/server-copy.server";
import {
  type ExpressCall,
  expressApi,
  otherMethods,
  readExpressJson,
} from "../api/express-api.server";
import { networkVisitor, visitorOf } from "../limits/visitor.server";
import { endWithAccess } from "./access.server";
import { answerAllowance } from "./answer-allowance.server";
import { openEventStream } from "./sse.server";

/** The chat stream: send, follow and stop. Express owns it, because it outlives a Remix response. */
export function chatStream(generations: Generations): Router {
  const router = Router();

  router.post(
    "/api/projects/:id/chat/send",
    expressApi(async (call) => {
      const input = await readExpressJson(call.request, sendSchema);
      const visitor = await visitorOf(call.request);
      if (isTrialId(call.projectId)) await openServerCopy(call.viewer, visitor, call.projectId);
      const allowance = answerAllowance({ visitor, network: networkVisitor(call.request) });
      const generation = await generations.start(call.viewer, call.projectId, input, allowance);
      await follow(call, generations, generation);
    }),
  );

  router.get(
    "/api/projects/:id/chat/stream",
    expressApi(async (call) => {
      const generation = await generations.latest(call.viewer, call.projectId);
      if (!generation) return void call.response.status(204).end();
      await follow(call, generations, generation);
    }),
  );

  router.post(
    "/api/projects/:id/chat/stop",
    expressApi(async ({ viewer, projectId, response }) => {
      response.json({ stopped: await generations.stop(viewer, projectId) });
    }),
  );

  router.all("/api/projects/:id/chat/:act(send|stop)", otherMethods("POST"));
  router.all("/api/projects/:id/chat/stream", otherMethods("GET"));

  return router;
}

/** What a reader is told when the log ends without an end: storing it failed. */
const INCOMPLETE = {
  error:
    "The rest of this answer could not be stored. Files that were complete are saved; reload the page, and send again what is missing.",
  code: "incomplete",
  retryable: true,
};

/** Streams a generation from where the reader left off. Its end is the reader's, not the answer's. */
async function follow(
  { request, response, viewer, projectId }: ExpressCall,
  generations: Generations,
  generation: Generation,
): Promise<void> {
  const stream = openEventStream(request, response);
  endWithAccess(stream, viewer, { id: projectId, storedId: generation.projectId });
  let seq = lastSeen(request, generation.id);
  let last: string | undefined;
  const take: TakeEvent = (event) => {
    seq = event.seq;
    last = event.data;
    return stream.send(last, `${generation.id}:${seq}`);
  };
  await generations.follow(generation, seq, take, stream.signal);
  const isWhole = last ? isEnd(last) : await hasEnd(generation.id);
  // Without a number: it is no event of the answer, whose end is stored when that is possible.
  if (!isWhole) await stream.send(JSON.stringify(INCOMPLETE));
  await stream.send("[DONE]", isWhole ? `${generation.id}:${seq + 1}` : undefined);
  stream.end();
}

/** The sequence number in `Last-Event-ID: <generation>:<seq>`; 0 when it is another generation's. */
function lastSeen(request: Request, generationId: string): number {
  const [id, seq] = (request.get("last-event-id") ?? "").split(":");
  const number = Number(seq);
  return id === generationId && Number.isSafeInteger(number) && number > 0 ? number : 0;
}
