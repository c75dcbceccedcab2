import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { SessionUser, Viewer } from "~/accounts/user";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields } from "~/platform/form.server";
import { checkShape } from "~/platform/parse-json";
import { loginPathTo, replyAnchor, replyPath, threadPath } from "~/platform/urls";
import { requireWriter } from "../standing/may-write.server";
import { checkHuman } from "../writing/human-check.server";
import { HUMAN_FIELD } from "../writing/human-fields";
import { acceptAnswer } from "./accept-answer.server";
import { createReply } from "./create-reply.server";
import { HELD, LOG_IN_TO_LIKE, LOG_IN_TO_REPLY, REPLY_POSTED } from "./forum-texts";
import { likeReply, likeThread } from "./likes.server";
import { newReplySchema } from "./post-schema";
import { previewPost } from "./preview-post.server";

/** Acts of a thread's page that are counted. */
export type ThreadAct = "create-reply" | "like-post" | "preview-post";

interface ThreadFormCall {
  form: FormData;
  viewer: Viewer;
  threadId: string;
  /** The path of the page that the form stands on. */
  path: string;
  /** Counts an act. @throws {AppError} 429 */
  count(act: ThreadAct): Promise<void>;
}

const intentSchema = z.enum(["reply", "preview", "like", "accept", "withdraw"], {
  message: "The form could not be understood. Nothing was changed.",
});
const likeSchema = z.object({
  post: z.string().regex(/^(?:thread|reply):[\w-]{1,60}$/, "The form names no post."),
  liked: z.enum(["yes", "no"]).optional(),
});

/**
 * Does what a form of a thread's page asks for.
 *
 * @returns a redirect, or how a text will look, as HTML
 * @throws {AppError} for what the page tells of, with what was typed
 */
export async function answerThreadForm(call: ThreadFormCall): Promise<Response | string> {
  const { form, viewer } = call;
  switch (checkShape(form.get("intent"), intentSchema)) {
    case "preview": {
      const { id: authorId } = await requireWriter(viewer, LOG_IN_TO_REPLY);
      await call.count("preview-post");
      const { content } = checkFields(form, newReplySchema);
      return previewPost(content, { threadId: call.threadId, authorId });
    }
    case "reply":
      return reply(await requireWriter(viewer, LOG_IN_TO_REPLY), call);
    case "like":
      // A button has no text that could be lost: whoever presses it is led to what is missing.
      if (!viewer.user) return redirectWithFlash(loginPathTo(call.path), { title: LOG_IN_TO_LIKE });
      return like(await requireWriter(viewer, LOG_IN_TO_LIKE), call);
    case "accept":
      return accept(await requireWriter(viewer, LOG_IN_TO_REPLY), call, true);
    case "withdraw":
      return accept(await requireWriter(viewer, LOG_IN_TO_REPLY), call, false);
  }
}

async function reply(user: SessionUser, { form, threadId, count }: ThreadFormCall) {
  const asked = checkFields(form, newReplySchema, { clientId: form.get(HUMAN_FIELD) });
  checkHuman(form);
  await count("create-reply");
  const { id, isHeld } = await createReply(user, threadId, asked);
  const flash = { title: REPLY_POSTED, ...(isHeld ? { description: HELD } : {}) };
  return redirectWithFlash(replyPath(threadId, id), flash);
}

async function like(user: SessionUser, { form, path, threadId, count }: ThreadFormCall) {
  const { post, liked } = checkFields(form, likeSchema);
  await count("like-post");
  const [kind, id = ""] = post.split(":");
  const wanted = liked === undefined ? undefined : liked === "yes";
  if (kind === "thread") await likeThread(user.id, id, wanted);
  else await likeReply(user.id, id, wanted);
  return redirect(kind === "thread" ? threadPath(threadId) : `${path}#${replyAnchor(id)}`, 303);
}

async function accept(
  user: SessionUser,
  { form, path, threadId, count }: ThreadFormCall,
  isAnswer: boolean,
) {
  await count("like-post");
  const replyId = String(form.get("post") ?? "");
  await acceptAnswer(user, { threadId, replyId, isAnswer });
  const title = isAnswer ? "This is the accepted answer now" : "It is not the answer any more";
  return redirectWithFlash(`${path}#${encodeURIComponent(replyAnchor(replyId))}`, { title });
}
