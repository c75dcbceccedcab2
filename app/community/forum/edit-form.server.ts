import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields } from "~/platform/form.server";
import { requireWriter } from "../standing/may-write.server";
import { dropDraft } from "../writing/drafts.server";
import { editPost } from "./edit-post.server";
import { LOG_IN_TO_EDIT } from "./forum-texts";
import { requireOwnPost } from "./own-post.server";
import { postPath } from "./post-path";
import { editSchema } from "./post-schema";
import { previewPost } from "./preview-post.server";

interface EditFormCall {
  form: FormData;
  viewer: Viewer;
  /** The post's id. */
  id: string;
  /** Counts an act. @throws {AppError} 429 */
  count(act: "change-post" | "move-thread" | "preview-post"): Promise<void>;
}

const NO_VERSION = "The form names no version of the post. Please send it again.";
const formSchema = editSchema.extend({
  version: z
    .string({ message: NO_VERSION })
    .regex(/^\d{1,16}$/, NO_VERSION)
    .transform(Number),
});

/**
 * Does what the form of an edit asks for.
 *
 * @returns a redirect to the post, or how its text will look, as HTML
 * @throws {AppError} for what the page tells of, with what was typed
 */
export async function answerEditForm(call: EditFormCall): Promise<Response | string> {
  const { form, viewer, id, count } = call;
  const user = await requireWriter(viewer, LOG_IN_TO_EDIT);
  if (form.get("intent") === "preview") {
    await count("preview-post");
    const { content } = checkFields(form, editSchema.pick({ content: true }));
    const post = await requireOwnPost(user.id, id);
    const threadId = post.title === null ? post.threadId : null;
    return previewPost(content, { threadId, authorId: user.id });
  }
  const asked = checkFields(form, formSchema);
  const { category } = await requireOwnPost(user.id, id);
  if (category && asked.category && asked.category !== category) await count("move-thread");
  await count("change-post");
  const post = await editPost(user, id, asked);
  await dropDraft(user.id, `edit:${id}`);
  return redirectWithFlash(postPath(post), { title: "Your post was saved" });
}
