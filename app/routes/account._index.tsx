import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerAccountForm } from "~/account-page/account-intent.server";
import { AccountSection } from "~/account-page/account-section";
import { DataSection } from "~/account-page/data-section";
import { ProfileSection } from "~/account-page/profile-section";
import { requireMember } from "~/account-page/require-member.server";
import { SessionsSection } from "~/account-page/sessions-section";
import { SignInsSection } from "~/account-page/sign-ins-section";
import { UploadsSection } from "~/account-page/uploads-section";
import { offeredProviders } from "~/accounts/oauth/provider-keys.server";
import { readProfile } from "~/accounts/profile.server";
import { listSessions } from "~/accounts/session-list.server";
import { listSignIns } from "~/accounts/sign-ins.server";
import { readFacts } from "~/facts/facts.server";
import { toAppError } from "~/http/requests/error-response.server";
import {
  accountModelsPath,
  accountPath,
  accountPlanPath,
  adminPath,
  uploadPath,
} from "~/platform/urls";
import accountStyles from "~/styles/account.css";
import { ButtonLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";
import { listUploads } from "~/uploads/stored-uploads.server";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Account", path: accountPath, noindex: true });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireMember(request, accountPath, context.viewer());
  const [profile, signIns, uploads, sessions] = await Promise.all([
    readProfile(user.id),
    listSignIns(user.id),
    listUploads(user.id),
    listSessions(user.id, request.headers.get("Cookie")),
  ]);
  return {
    ...{ profile, signIns, sessions },
    sessionDays: readFacts().sessionDays,
    uploads: uploads.reverse().map(({ id, name, size, createdAt }) => ({
      ...{ id, name, size },
      url: uploadPath(id, name),
      attachedAt: createdAt.toISOString(),
    })),
    providers: offeredProviders(),
    publicName: user.name,
    isAdmin: user.isAdmin,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireMember(request, accountPath);
  const count = () => context.countAct("change-account");
  const answer = await answerAccountForm(request, user, count, toAppError);
  if (answer instanceof Response) throw answer;
  return data(answer, { status: answer.status });
}

export default function Account() {
  const { profile, signIns, sessions, sessionDays, uploads, providers, publicName, isAdmin } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page frame={useRootData()} path={accountPath}>
      <div className="page-width account">
        <h1>Account</h1>
        {isAdmin ? (
          <p>
            You look after this place: <a href={adminPath}>Administration</a>
          </p>
        ) : null}
        <ErrorSummary errors={refused?.errors} title="That did not work" />
        <ProfileSection
          name={refused?.name ?? profile.name}
          publicName={publicName}
          email={profile.email}
          imageUrl={profile.imageUrl}
          error={refused?.errors.name}
        />
        <SignInsSection {...signIns} providers={providers} />
        <AccountSection
          id="models"
          title="Models"
          hint="Which model answers you, and models of your own: by a key, a sign-in or an address."
        >
          <p>
            <ButtonLink href={accountModelsPath}>Your models</ButtonLink>
          </p>
        </AccountSection>
        <AccountSection
          id="plan"
          title="Plan"
          hint="What you have, what you paid, and until when. Where plans are off, nothing is charged."
        >
          <p>
            <ButtonLink href={accountPlanPath}>Your plan</ButtonLink>
          </p>
        </AccountSection>
        <SessionsSection sessions={sessions} days={sessionDays} />
        <UploadsSection uploads={uploads} />
        <DataSection analyticsOff={profile.analyticsOff} />
      </div>
    </Page>
  );
}
