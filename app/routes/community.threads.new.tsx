import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DEFAULT_CATEGORY, listCategories } from "~/community/forum/categories.server";
import { LOG_IN_TO_CREATE } from "~/community/forum/forum-texts";
import { answerNewThreadForm } from "~/community/forum/new-thread-form.server";
import { ThreadForm } from "~/community/forum/thread-form";
import { readDraft } from "~/community/writing/drafts.server";
import { issueHumanToken } from "~/community/writing/human-check.server";
import { KeptDraft } from "~/community/writing/kept-draft";
import { answerPostForm } from "~/http/services/post-form.server";
import { communityPath, loginPathTo, newThreadPath } from "~/platform/urls";
import { BackLink } from "~/ui/back-link";
import { CommunityPage } from "~/ui/community-page";
import { Notice } from "~/ui/notice";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const meta = pageMeta({ title: "New thread · Community", noindex: true });

/** What the draft of this form is kept under. */
const DRAFT = "thread";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const categories = (await listCategories()).filter(({ isArchived }) => !isArchived);
  const { user } = await context.viewer();
  return {
    writerId: user?.id ?? null,
    categories,
    category: asked.get("category") ?? DEFAULT_CATEGORY,
    humanToken: issueHumanToken(),
    kept: user && (await readDraft(user.id, DRAFT)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerPostForm(
    { request, context },
    {
      place: DRAFT,
      fields: ["title", "content", "category"],
      answer: (form, viewer) => answerNewThreadForm({ form, viewer, count: context.countAct }),
    },
  );
}

export default function NewThread() {
  const { writerId, categories, category, humanToken, kept } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  const draft = { title: "", content: "", category, ...(sent?.values ?? kept), sent };
  return (
    <CommunityPage frame={useRootData()} path={newThreadPath}>
      <BackLink href={communityPath}>Back to threads</BackLink>
      <h1>New thread</h1>
      {writerId ? null : (
        <Notice>
          <p>
            {LOG_IN_TO_CREATE}.{" "}
            <a href={loginPathTo(newThreadPath)} data-opens="login">
              Log In
            </a>
          </p>
        </Notice>
      )}
      {kept && !sent ? <KeptDraft /> : null}
      {writerId || sent ? (
        <ThreadForm
          draft={draft}
          categories={categories}
          humanToken={humanToken}
          writerId={writerId}
        />
      ) : null}
    </CommunityPage>
  );
}
