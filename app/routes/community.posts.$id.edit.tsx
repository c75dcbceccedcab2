import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { listCategories } from "~/community/forum/categories.server";
import { EditForm } from "~/community/forum/edit-form";
import { answerEditForm } from "~/community/forum/edit-form.server";
import { LOG_IN_TO_EDIT, NO_OWN_POST } from "~/community/forum/forum-texts";
import { findOwnPost } from "~/community/forum/own-post.server";
import { postPath } from "~/community/forum/post-path";
import { readDraft } from "~/community/writing/drafts.server";
import { answerPostForm } from "~/http/services/post-form.server";
import { communityPath, loginPathTo, postActPath } from "~/platform/urls";
import { CommunityPage } from "~/ui/community-page";
import { Notice } from "~/ui/notice";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "Edit a post · Community", noindex: true });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { user } = await context.viewer();
  const [post, all] = await Promise.all([findOwnPost(user?.id ?? "", id), listCategories()]);
  const categories = all.filter((one) => !one.isArchived || one.id === post?.category);
  const loginHref = user ? null : loginPathTo(postActPath(id, "edit"));
  const page = { id, writerId: user?.id ?? null, categories, loginHref };
  // What was typed before a log-out, or before the post went, is still to be shown.
  if (!post) return data({ ...page, path: null, stored: null, kept: null }, user ? 404 : 401);
  const { title, category, content, version } = post;
  const stored = { title, category: category ?? "", content, version: `${version.getTime()}` };
  const isFresh = new URL(request.url).searchParams.has("fresh");
  const kept = user && !isFresh ? await readDraft(user.id, draftOf(id)) : null;
  const isSame = kept?.content === content && (kept.title ?? null) === title;
  return data({ ...page, path: postPath(post), stored, kept: isSame ? null : kept });
}

/** What the draft of an edit is kept under. */
function draftOf(postId: string): string {
  return `edit:${postId}`;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  return answerPostForm(
    { request, context },
    {
      place: draftOf(id),
      fields: ["title", "category", "content", "version"],
      answer: (form, viewer) => answerEditForm({ form, viewer, id, count: context.countAct }),
    },
  );
}

export default function EditPost() {
  const { id, writerId, path, categories, stored, kept, loginHref } =
    useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  // Saved again after a conflict, it replaces what was changed elsewhere: the loader has read that version.
  const again = sent?.status === 409 && stored ? { version: stored.version } : {};
  const draft = {
    ...{ title: null, category: "", content: "", version: "" },
    ...(stored ?? {}),
    ...(sent?.values ?? kept ?? {}),
    ...again,
    ...{ isKept: !sent && kept !== null, sent },
  };
  return (
    <CommunityPage frame={useRootData()} path={path ?? communityPath}>
      <h1>Edit your post</h1>
      {stored ? null : (
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
      {stored || sent ? (
        <EditForm
          id={id}
          draft={draft}
          categories={categories}
          writerId={writerId}
          cancelHref={path ?? communityPath}
        />
      ) : null}
    </CommunityPage>
  );
}
