import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deletePost } from "~/community/forum/delete-post.server";
import { requireOwnPost } from "~/community/forum/own-post.server";
import { postPath } from "~/community/forum/post-path";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { communityPath, loginPathTo, postActPath, replyPath } from "~/platform/urls";
import { ConfirmPage } from "~/ui/confirm-page";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "Delete a post · Community", noindex: true });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { user } = await context.viewer();
  if (!user) throw redirect(loginPathTo(postActPath(id, "delete")));
  try {
    const post = await requireOwnPost(user.id, id);
    return { title: post.title, path: postPath(post) };
  } catch (error) {
    throw refusal(error);
  }
}

export async function action({ params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const { user } = await context.viewer();
  if (!user) throw redirect(loginPathTo(postActPath(id, "delete")));
  try {
    await context.countAct("change-post");
    const { threadId, isThread } = await deletePost(user, id);
    const to = isThread ? communityPath : replyPath(threadId, id);
    return redirectWithFlash(to, { title: "Your post was deleted" });
  } catch (error) {
    throw refusal(error);
  }
}

/** The page that says why not. */
function refusal(error: unknown) {
  const { status, message } = toAppError(error);
  return data({ sentence: message }, { status });
}

export default function DeletePost() {
  const { title, path } = useLoaderData<typeof loader>();
  return (
    <Page frame={useRootData()} path={path}>
      <ConfirmPage title="Delete this post?" confirmLabel="Delete" cancelHref={path}>
        <p>
          {title === null ? "The reply" : <strong dir="auto">{title}</strong>} goes for good, with
          its history. Its place stays, marked as deleted, and so does what others replied.
        </p>
      </ConfirmPage>
    </Page>
  );
}
