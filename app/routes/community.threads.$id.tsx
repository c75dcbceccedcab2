import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerThreadForm } from "~/community/forum/thread-forms.server";
import {
  readQuotation,
  readThreadAddress,
  readThreadPage,
} from "~/community/forum/thread-page.server";
import { ThreadPageView } from "~/community/forum/thread-view";
import { readFollow } from "~/community/notifications/follows.server";
import { threadPlace } from "~/community/notifications/places";
import { markRead } from "~/community/notifications/read-marks.server";
import { readDraft, saveDraft } from "~/community/writing/drafts.server";
import { issueHumanToken } from "~/community/writing/human-check.server";
import { POST_CHARACTERS } from "~/community/writing/text-limits";
import { toAppError } from "~/http/requests/error-response.server";
import { isLoadedAhead } from "~/http/requests/loaded-ahead";
import { addPictures } from "~/http/services/form-pictures.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { readForm } from "~/platform/form.server";
import { threadFeedPath, threadPagePath } from "~/platform/urls";
import { CommunityPage } from "~/ui/community-page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const headers = keptForVisitors;

export const meta = pageMeta<typeof loader>(({ data: shown }) => {
  if (!shown) return { title: "Page Not Found", noindex: true };
  const { thread, page, excerpt } = shown;
  return {
    title: `${thread.title || "A thread that is gone"} · Community`,
    description: excerpt,
    path: threadPagePath(thread.id, page),
    feed: { title: thread.title, path: threadFeedPath(thread.id) },
    ...(thread.status === "shown" ? {} : { noindex: true }),
  };
});

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = readThreadAddress(new URL(request.url).searchParams);
  const { user } = await context.viewer();
  const id = params.id ?? "";
  const seenAt = new Date();
  const shown = await readThreadPage(id, user, asked);
  if (!shown) throw new Response(null, { status: 404 });
  const status = STATUSES[shown.thread.status];
  const box = { humanToken: issueHumanToken(), maxLength: POST_CHARACTERS };
  const nothing = { quotation: null, level: null, kept: null };
  if (!user) return data({ ...shown, box, ...nothing }, { status });
  const activeAt = new Date(shown.thread.activeAt);
  if (!isLoadedAhead((name) => request.headers.get(name))) {
    await markRead(user.id, threadPlace(id), { activeAt, seenAt });
  }
  const [quotation, follow, kept] = await Promise.all([
    readQuotation(id, asked.quote),
    readFollow(user.id, threadPlace(id)),
    readDraft(user.id, draftOf(id)),
  ]);
  return data({ ...shown, box, quotation, kept, level: follow.level }, { status });
}

/** What the draft of a reply is kept under. */
function draftOf(threadId: string): string {
  return `reply:${threadId}`;
}

const STATUSES = { shown: 200, held: 200, hidden: 404, deleted: 410 };

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { page } = readThreadAddress(new URL(request.url).searchParams);
  const threadId = params.id ?? "";
  const typed = (name: string) => String(form.get(name) ?? "");
  const values = { content: typed("content"), quoted: typed("quoted") };
  try {
    const viewer = await context.viewer();
    const problem = await addPictures(form, context);
    values.content = typed("content");
    if (form.get("intent") === "preview" && viewer.user) {
      await saveDraft(viewer.user.id, draftOf(threadId), values);
    }
    if (problem)
      return data({ ...values, errors: { picture: problem }, preview: null }, { status: 400 });
    const path = threadPagePath(threadId, page);
    const answer = await answerThreadForm({
      form,
      viewer,
      threadId,
      path,
      count: context.countAct,
    });
    if (answer instanceof Response) return answer;
    return data({ ...values, errors: null, preview: answer });
  } catch (error) {
    const { status, message, fields } = toAppError(error);
    return data({ ...values, errors: fields ?? { "": message }, preview: null }, { status });
  }
}

export default function Thread() {
  const { quotation, kept, ...shown } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const draft = sent ?? {
    content: quotation?.text ?? kept?.content ?? "",
    quoted: quotation?.id ?? kept?.quoted ?? "",
    errors: null,
    preview: null,
  };
  return (
    <CommunityPage frame={useRootData()} path={threadPagePath(shown.thread.id, shown.page)}>
      <ThreadPageView {...shown} draft={draft} wasTyped={sent !== undefined} />
    </CommunityPage>
  );
}
