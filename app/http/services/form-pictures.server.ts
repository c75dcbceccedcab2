import type { AppLoadContext } from "@remix-run/node";
import { takeFormPictures } from "~/community/writing/form-pictures.server";
import { PICTURE_FIELD } from "~/community/writing/picture-limits";
import { postPictures } from "./services.server";

/**
 * Stores the pictures that came with a form of a post, and puts them at the end of its field
 * `content`: what is shown of the form after a refusal has them, too.
 *
 * @returns what is said where one was not taken; null when all were
 * @throws {AppError} 429
 */
export async function addPictures(form: FormData, context: AppLoadContext): Promise<string | null> {
  const { user } = await context.viewer();
  const hasSome = form.getAll(PICTURE_FIELD).some((one) => one instanceof File && one.size > 0);
  if (!user || !hasSome) return null;
  await context.countAct("post-picture");
  const text = { form, content: String(form.get("content") ?? "") };
  const { content, problem } = await takeFormPictures(postPictures, user.id, text);
  form.set("content", content);
  return problem;
}
