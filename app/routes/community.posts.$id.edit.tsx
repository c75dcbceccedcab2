import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listCategories } from "~/community/forum/categories.server";
import { EditForm } from "~/community/forum/edit-form";
import { answerEditForm } from "~/community/forum/edit-form.server";
import { LOG_IN_TO_EDIT, NO_OWN_POST } from "~/community/forum/forum-texts";
import { findOwnPost } from "~/community/forum/own-post.server";
import { postPath } from "~/community/forum/post-path";
import { toAppError } from "~/http/requests/error-response.server";
import { readForm } from "~/platform/form.server";
import { communityPath, loginPathTo, postActPath } from "~/platform/urls";
import { CommunityPage } from "~/ui/community-page";
import { Notice } from "~/ui/notice";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "Edit a post · Community", noindex: true });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { user } = await context.viewer();
  const [post, all] = await Promise.all([findOwnPost(user?.id ?? "", id), listCategories()]);
  const categories = all.filter((one) => !one.isArchived || one.id === post?.category);
  const loginHref = user ? null : loginPathTo(postActPath(id, "edit"));
  // What was typed before a log-out, or before the post went, is still to be shown.
  if (!post) return data({ path: null, categories, draft: null, loginHref }, user ? 404 : 401);
  const { title, category, content, version } = post;
  const text = { title, category: category ?? "", content, version: version.getTime() };
  const draft = { ...text, errors: null, preview: null };
  return data({ path: postPath(post), categories, draft, loginHref });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = (name: string) => String(form.get(name) ?? "");
  const values = {
    title: form.has("title") ? typed("title") : null,
    category: typed("category"),
    content: typed("content"),
  };
  try {
    const call = { form, id: params.id ?? "", count: context.countAct };
    const answer = await answerEditForm({ ...call, viewer: await context.viewer() });
    if (answer instanceof Response) return answer;
    const version = Number(typed("version"));
    return data({ ...values, version, errors: null, preview: answer });
  } catch (error) {
    const { status, message, fields } = toAppError(error);
    const errors = fields ?? { "": message };
    // Saved again, it replaces what was changed elsewhere: the loader has read that version.
    const version = status === 409 ? null : Number(typed("version"));
    return data({ ...values, version, errors, preview: null }, { status });
  }
}

export default function EditPost() {
  const { path, categories, draft, loginHref } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const shown = sent ? { ...sent, version: sent.version ?? draft?.version ?? 0 } : draft;
  return (
    <CommunityPage frame={useRootData()} path={path ?? communityPath}>
      <h1>Edit your post</h1>
      {draft ? null : (
        <Notice kind="warning">
          {loginHref ? (
            <p>
              {LOG_IN_TO_EDIT}.{" "}
              <a href={loginHref} data-opens="login">
                Log In
              </a>
            </p>
          ) : (
            <p>{NO_OWN_POST}</p>
          )}
        </Notice>
      )}
      {shown ? (
        <EditForm draft={shown} categories={categories} cancelHref={path ?? communityPath} />
      ) : null}
    </CommunityPage>
  );
}
