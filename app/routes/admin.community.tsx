import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdmin } from "~/account-page/require-admin.server";
import { AdminPage } from "~/admin-page/admin-page";
import { BlockedWordsSection } from "~/community/moderation/blocked-words-section";
import { changeStanding, standingFormSchema } from "~/community/moderation/standing-form.server";
import { SwitchesSection } from "~/community/moderation/switches-section";
import { listBlockedWords } from "~/community/standing/blocked-words.server";
import { isSwitchedOn } from "~/community/standing/community-settings.server";
import { toAppError } from "~/http/requests/error-response.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import {
  adminCategoriesPath,
  adminCommunityPath,
  adminReportsPath,
  adminRoomsPath,
} from "~/platform/urls";
import adminStyles from "~/styles/admin.css";
import { ErrorSummary } from "~/ui/error-summary";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: adminStyles }];

export const meta = pageMeta({ title: "Community", path: adminCommunityPath, noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [words, holdFirstLinks] = await Promise.all([
    listBlockedWords(),
    isSwitchedOn("hold-first-links"),
  ]);
  return { words, holdFirstLinks };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = Object.fromEntries(await readForm(request));
  const parsed = standingFormSchema.safeParse(form);
  const [word, reason] = [String(form.word ?? ""), String(form.reason ?? "")];
  if (!parsed.success) {
    const errors = { "": "The form could not be understood. Nothing was changed." };
    return data({ word, reason, errors }, { status: 400 });
  }
  try {
    await context.countAct("moderate");
    return redirectWithFlash(adminCommunityPath, {
      title: await changeStanding(admin.id, parsed.data),
    });
  } catch (error) {
    const { fields, message, status } = toAppError(error);
    return data({ word, reason, errors: fields ?? { "": message } }, { status });
  }
}

export default function CommunitySettings() {
  const { words, holdFirstLinks } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const errors: Record<string, string> | undefined = refused?.errors;
  return (
    <AdminPage frame={useRootData()} title="Community" place={adminCommunityPath}>
      <p>
        <a href={adminCategoriesPath}>Categories of the forum</a> ·{" "}
        <a href={adminRoomsPath}>Chat rooms</a> · <a href={adminReportsPath}>Reports</a>
      </p>
      <ErrorSummary errors={errors} title="That did not work" />
      <SwitchesSection holdFirstLinks={holdFirstLinks} />
      <BlockedWordsSection
        words={words}
        typed={refused?.word ?? ""}
        reason={refused?.reason ?? ""}
        error={errors?.word}
      />
    </AdminPage>
  );
}
