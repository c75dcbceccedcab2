import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { readAudit } from "~/admin/audit/read-audit.server";
import { actOnPerson, personActSchema } from "~/admin/people/person-acts.server";
import { readShownPerson } from "~/admin/people/read-person.server";
import { readShownPlan } from "~/admin/people/read-plan.server";
import type { RefusedAct } from "~/admin-page/act-form";
import { nameLines } from "~/admin-page/name-lines.server";
import { PersonView } from "~/admin-page/person-view";
import { refusedAct } from "~/admin-page/read-act.server";
import { readDecision } from "~/community/moderation/decision";
import { DONE } from "~/community/moderation/done";
import { moderate } from "~/community/moderation/moderate.server";
import { readQueuePage } from "~/community/moderation/queue-page.server";
import { dropPictures } from "~/community/writing/stored-pictures.server";
import { toAppError } from "~/http/requests/error-response.server";
import { avatars } from "~/http/services/services.server";
import { badRequest } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { storage } from "~/platform/storage.server";
import { adminPeoplePath, adminPersonPath } from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";
import { dropUploads } from "~/uploads/stored-uploads.server";

/** Of what administrators did about somebody, on their page. */
const ACTS_SHOWN = 10;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Person", path: adminPeoplePath, noindex: true });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const person = await readOr404(params.id ?? "");
  const subject = `person:${person.id}`;
  const [queue, audit, plan] = await Promise.all([
    readQueuePage(new URLSearchParams({ subject })),
    readAudit({ subject }, null, ACTS_SHOWN),
    readShownPlan(person.id),
  ]);
  return {
    ...{ person, plan },
    moderation: queue.items[0] ?? null,
    acts: await nameLines(audit.lines),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const person = await readOr404(params.id ?? "");
  const form = await readForm(request);
  const path = adminPersonPath(person.id);
  try {
    await context.countAct("administer");
    if (form.has("do")) {
      const decision = readDecision({
        ...Object.fromEntries(form),
        subject: `person:${person.id}`,
      });
      if (typeof decision === "string") throw badRequest(decision);
      const isDone = await moderate(admin, decision);
      const title = isDone ? DONE[decision.action] : "That had been done already";
      return redirectWithFlash(path, { title });
    }
    const asked = checkFields(form, personActSchema);
    const title = await actOnPerson(admin.id, person, asked, async (id) => {
      await Promise.all([dropUploads(storage, id), dropPictures(storage, id), avatars.dropAll(id)]);
    });
    return redirectWithFlash(asked.intent === "delete" ? adminPeoplePath : path, { title });
  } catch (error) {
    const failure = toAppError(error);
    return data(refusedAct(form, failure), { status: failure.status });
  }
}

async function readOr404(userId: string) {
  return readShownPerson(userId).catch((error: unknown) => {
    const { status } = toAppError(error);
    throw new Response(null, { status });
  });
}

export default function Person() {
  const shown = useLoaderData<typeof loader>();
  const refused = (useActionData<typeof action>() ?? null) as RefusedAct | null;
  return <PersonView frame={useRootData()} {...shown} refused={refused} />;
}
