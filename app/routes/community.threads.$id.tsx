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
import { readDraft } from "~/community/writing/drafts.server";
import { issueHumanToken } from "~/community/writing/human-check.server";
import { isLoadedAhead } from "~/http/requests/loaded-ahead";
import { answerPostForm } from "~/http/services/post-form.server";
import { keptForVisitors } from "~/http/shell/page-cache.server";
import { replyAnchor, threadFeedPath, threadPagePath } from "~/platform/urls";
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
  if (!shown) throw data(await keptReply(user?.id, id), { status: 404 });
  const status = STATUSES[shown.thread.status];
  const box = { humanToken: issueHumanToken(), writerId: user?.id ?? null };
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

/** What somebody typed for a thread that is not theirs to see any more. */
async function keptReply(userId: string | undefined, threadId: string) {
  const kept = userId ? await readDraft(userId, draftOf(threadId)) : null;
  if (!kept?.content) return null;
  const sentence =
    "This thread was taken away, or waits for a moderator, so your reply was not sent. It is kept with the thread, should that come back; here it is to take along.";
  return { sentence, typed: kept.content };
}

/** What the draft of a reply is kept under. */
function draftOf(threadId: string): string {
  return `reply:${threadId}`;
}

const STATUSES = { shown: 200, held: 200, hidden: 404, deleted: 410 };

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { page } = readThreadAddress(new URL(request.url).searchParams);
  const threadId = params.id ?? "";
  const call = { threadId, path: threadPagePath(threadId, page), count: context.countAct };
  return answerPostForm(
    { request, context },
    {
      place: draftOf(threadId),
      fields: ["content", "quoted"],
      answer: (form, viewer) => answerThreadForm({ ...call, form, viewer }),
    },
  );
}

export default function Thread() {
  const { quotation, kept, ...shown } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>() ?? null;
  const begun = quotation ? { content: quotation.text, quoted: quotation.id } : kept;
  const draft = {
    ...{ content: "", quoted: "" },
    // A like that was refused brings nothing that was typed.
    ...(sent?.values.content === undefined ? begun : sent.values),
    isKept: !sent && !quotation && kept !== null,
    sent,
  };
  const frame = useRootData();
  const { flash } = frame;
  // Where the browser is at a reply, the top of the page is out of sight.
  const isAtReply = shown.replies.some(({ id }) => replyAnchor(id) === flash?.at);
  const path = threadPagePath(shown.thread.id, shown.page);
  return (
    <CommunityPage frame={isAtReply ? { ...frame, flash: null } : frame} path={path}>
      <ThreadPageView {...shown} draft={draft} flash={flash} />
    </CommunityPage>
  );
}
