import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";
import { AccountSection } from "~/account-page/account-section";
import { readViewer } from "~/accounts/viewer.server";
import { toAppError } from "~/http/requests/error-response.server";
import { DropZone } from "~/import-page/drop-zone";
import { ImportProgress } from "~/import-page/import-progress";
import { RepositoryForm } from "~/import-page/repository-form";
import { useDrop } from "~/import-page/use-drop";
import { useImport } from "~/import-page/use-import";
import { WhereItGoes } from "~/import-page/where-it-goes";
import { ZipForm } from "~/import-page/zip-form";
import { env } from "~/platform/env.server";
import { readForm } from "~/platform/form.server";
import { importPath, importReportPath, loginPath, projectsPath } from "~/platform/urls";
import { accountTarget, importRepository } from "~/projects/import/import-project.server";
import accountStyles from "~/styles/account.css";
import importStyles from "~/styles/import.css";
import { BackLink } from "~/ui/back-link";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { useRootData } from "~/ui/root-data";

/** Characters of an address that a link may fill in. */
const MOST = 500;

export const handle = { hydrate: true };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: accountStyles },
  { rel: "stylesheet", href: importStyles },
];

export const meta = pageMeta({ title: "Import a project", noindex: true });

/** A link from elsewhere fills in the form; it imports nothing by itself. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await readViewer(request);
  const repository = new URL(request.url).searchParams.get("repository")?.slice(0, MOST) ?? "";
  return {
    isSignedIn: user !== null,
    takesRepositories: env.IMPORT_REPOSITORIES === "on",
    repository,
    returnTo: pathWith(repository),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const repository = String(form.get("repository") ?? "").slice(0, MOST);
  const viewer = await context.viewer();
  if (!viewer.user) {
    return redirect(`${loginPath}?returnTo=${encodeURIComponent(pathWith(repository))}`, 303);
  }
  try {
    return redirect(
      importReportPath(await importRepository(viewer, accountTarget(viewer), repository)),
      303,
    );
  } catch (error) {
    const { message, status } = toAppError(error);
    return data({ repository, errors: { repository: message } }, { status });
  }
}

function pathWith(repository: string): string {
  return repository ? `${importPath}?${new URLSearchParams({ repository })}` : importPath;
}

export default function Import() {
  const { isSignedIn, takesRepositories, returnTo, ...asked } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { repository } = refused ?? asked;
  const isLive = useHydrated();
  const run = useImport(isSignedIn);
  const [isFetching, setFetching] = useState(false);
  const isOver = useDrop({ take: run.start, refuse: run.refuse });
  const fetchRepository = (event: FormEvent<HTMLFormElement>) => {
    // An account's is fetched by the form itself, which tells of a refusal beside what was typed.
    if (isSignedIn) return setFetching(true);
    event.preventDefault();
    run.start(String(new FormData(event.currentTarget).get("repository") ?? ""));
  };
  return (
    <Page frame={useRootData()}>
      <div className="page-width account">
        <div className="stack">
          <BackLink href={projectsPath}>Back to your projects</BackLink>
          <h1>Import a project</h1>
          <p className="muted">
            Bring an app that was made elsewhere. Packages, the history of a repository and what
            tools have built are left out, and you see a list of it.
          </p>
        </div>
        <ErrorSummary errors={refused?.errors} title="Nothing was imported" />
        <ImportProgress run={run} />
        {isSignedIn ? null : <WhereItGoes returnTo={returnTo} />}
        <AccountSection
          id="zip"
          title={isLive ? "A ZIP or a folder" : "A ZIP"}
          hint="As another builder exports it, or made of the project's folder."
        >
          {isLive ? <DropZone run={run} isOver={isOver} /> : <ZipForm isSignedIn={isSignedIn} />}
        </AccountSection>
        {takesRepositories ? (
          <AccountSection
            id="repository"
            title="A public repository"
            hint="On GitHub, GitLab or Codeberg. The address of a branch or of a folder works, too."
          >
            <RepositoryForm
              key={repository}
              repository={repository}
              isBusy={isFetching}
              onSubmit={fetchRepository}
              {...(refused ? { error: refused.errors.repository } : {})}
            />
          </AccountSection>
        ) : null}
      </div>
    </Page>
  );
}
