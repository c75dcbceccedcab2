import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DEFAULT_CATEGORY, listCategories } from "~/community/forum/categories.server";
import { LOG_IN_TO_CREATE } from "~/community/forum/forum-texts";
import { answerNewThreadForm } from "~/community/forum/new-thread-form.server";
import { ThreadForm } from "~/community/forum/thread-form";
import { readDraft, saveDraft } from "~/community/writing/drafts.server";
import { issueHumanToken } from "~/community/writing/human-check.server";
import { KeptDraft } from "~/community/writing/kept-draft";
import { toAppError } from "~/http/requests/error-response.server";
import { addPictures } from "~/http/services/form-pictures.server";
import { readForm } from "~/platform/form.server";
import { communityPath, loginPathTo, newThreadPath } from "~/platform/urls";
import { ButtonLink } from "~/ui/button";
import { CommunityPage } from "~/ui/community-page";
import { Icon } from "~/ui/icon";
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
    isMember: user !== null,
    categories,
    category: asked.get("category") ?? DEFAULT_CATEGORY,
    humanToken: issueHumanToken(),
    kept: user && (await readDraft(user.id, DRAFT)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const typed = (name: string) => String(form.get(name) ?? "");
  const values = { title: typed("title"), content: typed("content"), category: typed("category") };
  try {
    const viewer = await context.viewer();
    const problem = await addPictures(form, context);
    values.content = typed("content");
    if (form.get("intent") === "preview" && viewer.user) {
      await saveDraft(viewer.user.id, DRAFT, values);
    }
    if (problem)
      return data({ ...values, errors: { picture: problem }, preview: null }, { status: 400 });
    const answer = await answerNewThreadForm({ form, viewer, count: context.countAct });
    if (answer instanceof Response) return answer;
    return data({ ...values, errors: null, preview: answer });
  } catch (error) {
    const { status, message, fields } = toAppError(error);
    return data({ ...values, errors: fields ?? { "": message }, preview: null }, { status });
  }
}

export default function NewThread() {
  const { isMember, categories, category, humanToken, kept } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const empty = { title: "", content: "", category };
  const draft = sent ?? { ...empty, ...kept, errors: null, preview: null };
  return (
    <CommunityPage frame={useRootData()} path={newThreadPath}>
      <p className="thread__back">
        <ButtonLink variant="quiet" small href={communityPath}>
          <Icon name="back" />
          Back to threads
        </ButtonLink>
      </p>
      <h1>New thread</h1>
      {isMember ? null : (
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
      {isMember || sent ? (
        <ThreadForm draft={draft} categories={categories} humanToken={humanToken} />
      ) : null}
    </CommunityPage>
  );
}
