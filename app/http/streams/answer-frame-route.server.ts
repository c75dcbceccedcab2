import { Router } from "express";
import { readConversationPart } from "~/generation/events/conversation-so-far.server";
import type { Generations } from "~/generation/runs/generations.server";
import { readTheme } from "~/platform/theme.server";
import { filePath, projectPath } from "~/platform/urls";
import { viewerOf } from "../limits/visitor.server";
import { toAppError } from "../requests/error-response.server";
import { allowFraming } from "./allow-framing.server";
import { answerFrame, answerFrameRefusal } from "./answer-frame.server";

/** How far a project's answer is, as a frame of the plain workspace, which itself is not loaded again. */
export function answerFrameRoute(
  generations: Pick<Generations, "isRunning">,
  styles: readonly string[],
): Router {
  const router = Router();
  router.get("/projects/:id/answer", async (request, response) => {
    allowFraming(response);
    response.set("Cache-Control", "no-store").type("html");
    const { id } = request.params;
    const { file } = request.query;
    const pagePath = typeof file === "string" ? filePath(id, file) : projectPath(id);
    const look = { styles, theme: readTheme(request.headers.cookie ?? null), pagePath };
    try {
      const { messages } = await readConversationPart(await viewerOf(request), id, { limit: 1 });
      const isRunning = await generations.isRunning(id);
      const { status = null, changes = [] } = messages.at(-1) ?? {};
      response.send(answerFrame({ isRunning, status, changes }, look));
    } catch (error) {
      const { status, message } = toAppError(error);
      response.status(status).send(answerFrameRefusal(message, look));
    }
  });
  return router;
}
