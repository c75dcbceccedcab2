import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Viewer } from "~/accounts/user";
import { saveDraft } from "~/community/writing/drafts.server";
import { retryHeaders, toAppError } from "~/http/requests/error-response.server";
import { readForm } from "~/platform/form.server";
import { addPictures } from "./form-pictures.server";

/** A form in which somebody writes a post. */
interface PostForm<Name extends string> {
  /** What its draft is kept under. */
  place: string;
  /** The fields that are shown again, and kept as the draft; "content" is the text. */
  fields: readonly Name[];
  /** Does what it asks for. @returns a redirect, or how the text will look, as HTML */
  answer(form: FormData, viewer: Viewer): Promise<Response | string>;
}

/**
 * Answers a form of a post: stores the pictures that came with it, and hands it on. Whatever was not
 * sent, for a preview or a refusal, is shown again with all that was typed, and kept as a draft.
 */
export async function answerPostForm<Name extends string>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { place, fields, answer }: PostForm<Name>,
) {
  const form = await readForm(request);
  const viewer = await context.viewer();
  const userId = viewer.user?.id;
  const shownAgain = async (more: {
    errors: Record<string, string> | null;
    preview: string | null;
  }) => {
    const values: Partial<Record<Name, string>> = {};
    for (const name of fields) if (form.has(name)) values[name] = typed(form, name);
    if (userId && form.has("content"))
      await saveDraft(userId, place, values as Record<Name, string>);
    return { values, intent: typed(form, "intent"), ...more };
  };
  try {
    const problem = await addPictures(form, context);
    const errors = problem === null ? null : { picture: problem };
    const answered = errors ? null : await answer(form, viewer);
    if (answered instanceof Response) return answered;
    const shown = await shownAgain({ errors, preview: answered });
    const status = errors ? 400 : 200;
    return data({ ...shown, status }, { status });
  } catch (error) {
    const failure = toAppError(error);
    const { status, message, fields: errors = { "": message } } = failure;
    const shown = await shownAgain({ errors, preview: null });
    return data({ ...shown, status }, { status, headers: retryHeaders(failure) });
  }
}

function typed(form: FormData, name: string): string {
  return String(form.get(name) ?? "");
}
