import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireMember } from "~/account-page/require-member.server";
import { readViewer } from "~/accounts/viewer.server";
import { readOwnReport, readReportable, reportSubject } from "~/community/moderation/report.server";
import { ReportPage } from "~/community/moderation/report-page";
import { reportFormSchema } from "~/community/moderation/report-schema";
import { parseSubject, type Subject } from "~/community/moderation/subjects";
import { toAppError } from "~/http/requests/error-response.server";
import { AppError } from "~/platform/errors";
import { readForm } from "~/platform/form.server";
import { settings } from "~/platform/settings/settings.server";
import { loginPathTo, moderatePath, reportPath } from "~/platform/urls";
import peopleStyles from "~/styles/people.css";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const handle = { stylesheet: peopleStyles };

export const meta = pageMeta({ title: "Report", path: "/report", noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const subject = subjectOf(new URL(request.url).searchParams.get("subject"));
  const [{ user }, { kind, title, author, path }] = await Promise.all([
    readViewer(request),
    readReportable(subject).catch(throwPage),
  ]);
  return {
    ...{ subject, kind, title, path },
    author: author.name,
    contactEmail: settings.CONTACT_EMAIL,
    loginPath: loginPathTo(reportPath(subject)),
    moderatePath: user?.isAdmin ? moderatePath(subject) : null,
    standing: user ? (user.id === author.id ? "own" : "may-report") : "visitor",
    sent: user && (await readOwnReport(user.id, subject)),
  } as const;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const subject = subjectOf(form.subject);
  const user = await requireMember(request, reportPath(subject));
  const typed = { reason: String(form.reason ?? ""), note: String(form.note ?? "") };
  const parsed = reportFormSchema.safeParse(form);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const errors = { [String(issue?.path[0] ?? "")]: issue?.message ?? "" };
    return data({ typed, errors }, { status: 400 });
  }
  try {
    await context.countAct("report");
    await reportSubject(user, { subject, ...parsed.data });
  } catch (error) {
    const { status, message } = toAppError(error);
    if (status === 404) throwPage(error);
    return data({ typed, errors: { "": message } }, { status });
  }
  return redirect(reportPath(subject), { status: 303 });
}

export default function Report() {
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page frame={useRootData()}>
      <ReportPage {...shown} typed={refused?.typed ?? null} errors={refused?.errors} />
    </Page>
  );
}

/** @throws {Response} 404 for what names nothing */
function subjectOf(raw: unknown): Subject {
  const subject = parseSubject(raw);
  if (!subject) throw new Response(null, { status: 404 });
  return subject;
}

/** Has what is not there answered by the page that says so. */
function throwPage(error: unknown): never {
  throw error instanceof AppError ? new Response(null, { status: error.status }) : error;
}
