import type { Viewer } from "~/accounts/user";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields } from "~/platform/form.server";
import { threadPath } from "~/platform/urls";
import { requireWriter } from "../standing/may-write.server";
import { checkHuman } from "../writing/human-check.server";
import { HUMAN_FIELD } from "../writing/human-fields";
import { createThread } from "./create-thread.server";
import { HELD, LOG_IN_TO_CREATE, THREAD_CREATED } from "./forum-texts";
import { newThreadSchema } from "./post-schema";
import { previewPost } from "./preview-post.server";

interface NewThreadCall {
  form: FormData;
  viewer: Viewer;
  /** Counts an act. @throws {AppError} 429 */
  count(act: "create-thread" | "preview-post"): Promise<void>;
}

/**
 * Does what the form of a new thread asks for.
 *
 * @returns a redirect to the thread, or how its text will look, as HTML
 * @throws {AppError} for what the page tells of, with what was typed
 */
export async function answerNewThreadForm(call: NewThreadCall): Promise<Response | string> {
  const { form, viewer, count } = call;
  const user = await requireWriter(viewer, LOG_IN_TO_CREATE);
  if (form.get("intent") === "preview") {
    await count("preview-post");
    const { content } = checkFields(form, newThreadSchema.pick({ content: true }));
    return previewPost(content, { threadId: null, authorId: user.id });
  }
  const asked = checkFields(form, newThreadSchema, { clientId: form.get(HUMAN_FIELD) });
  checkHuman(form);
  await count("create-thread");
  const { id, isHeld } = await createThread(user, asked);
  const flash = { title: THREAD_CREATED, ...(isHeld ? { description: HELD } : {}) };
  return redirectWithFlash(threadPath(id), flash);
}
