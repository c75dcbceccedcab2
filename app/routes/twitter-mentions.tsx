import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/admin-page/admin-page";
import { toAppError } from "~/http/requests/error-response.server";
import { mentions } from "~/http/services/services.server";
import { type Listed, listMentions } from "~/mentions/list-mentions.server";
import { ACCESS_DENIED, MENTION_DAYS } from "~/mentions/mention";
import { decisionSchema } from "~/mentions/replies/decide-reply.server";
import { BotControls } from "~/mentions-page/bot-controls";
import { MentionsView } from "~/mentions-page/mentions-view";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { checkShape } from "~/platform/parse-json";
import { settings } from "~/platform/settings/settings.server";
import { mentionsPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import mentionStyles from "~/styles/mentions.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { scripts: ["mentions"] };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: adminStyles },
  { rel: "stylesheet", href: mentionStyles },
];

export const meta = pageMeta({ title: "Twitter mentions", path: mentionsPath, noindex: true });

type Context = LoaderFunctionArgs["context"];

/** Everybody else reads why on the front page. @returns whose access it is @throws {Response} */
async function requireAccess(context: Context): Promise<string> {
  const { user } = await context.viewer();
  if (!user?.isAdmin) throw redirectWithFlash("/", { ...ACCESS_DENIED, kind: "error" });
  return user.id;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const listed = shownOf(request);
  return {
    appName: settings.APP_NAME,
    isToAnswer: listed === "to-answer",
    mentions: await listMentions(listed),
    status: await mentions.readStatus(),
    canPost: mentions.canPost,
  };
}

/** What the page does by its script, for whoever has none, and what is done with drafts. */
export async function action({ request, context }: ActionFunctionArgs) {
  const adminId = await requireAccess(context);
  const form = Object.fromEntries(await readForm(request));
  const back = `${mentionsPath}${new URL(request.url).search}`;
  try {
    await context.countAct("manage-mentions");
    return redirectWithFlash(back, { title: await carryOut(form, adminId) });
  } catch (error) {
    const { title, description } = tellFailure(String(form.intent), toAppError(error));
    return redirectWithFlash(back, { title, description, kind: "error" });
  }
}

async function carryOut(form: Record<string, unknown>, adminId: string): Promise<string> {
  const { intent } = form;
  if (intent === "start" || intent === "stop") {
    return (await mentions.toggle(adminId, intent === "start")).message;
  }
  if (intent === "refresh") {
    return `Mentions refreshed. ${(await mentions.refresh(new Date())).message}`;
  }
  return mentions.decide({ ...checkShape(form, decisionSchema), adminId }, new Date());
}

function tellFailure(intent: string, { status, message }: { status: number; message: string }) {
  const description = message.slice(0, 500);
  if (intent === "refresh") {
    return { title: status === 429 ? "Rate limit reached" : "Refresh failed", description };
  }
  const isToggle = intent === "start" || intent === "stop";
  return { title: isToggle ? "Toggle failed" : "Nothing was done", description };
}

function shownOf(request: Request): Listed {
  return new URL(request.url).searchParams.get("show") === "to-answer" ? "to-answer" : "all";
}

export default function TwitterMentions() {
  const { appName, ...sent } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      frame={useRootData()}
      title="Twitter mentions"
      place={mentionsPath}
      lead={`Posts on X that mention ${appName}, kept for ${MENTION_DAYS} days.`}
      aside={<BotControls status={sent.status} />}
    >
      <MentionsView {...sent} />
    </AdminPage>
  );
}
