import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { AccountSection } from "~/account-page/account-section";
import { asNotFound, toAppError } from "~/http/requests/error-response.server";
import { throwTypedPage } from "~/http/requests/typed-page.server";
import { env } from "~/platform/env.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { checkFields, readForm } from "~/platform/form.server";
import { projectPath, repositoryPath } from "~/platform/urls";
import { requireProject } from "~/projects/projects.server";
import { pushProject } from "~/projects/push/push-project.server";
import { type PushOutcome, pushSchema, remoteSchema } from "~/projects/push/push-rules";
import { connectRemote, disconnectRemote, findRemote } from "~/projects/push/remotes.server";
import { PushSection } from "~/repository-page/push-section";
import { RemoteForm } from "~/repository-page/remote-form";
import accountStyles from "~/styles/account.css";
import { ErrorSummary } from "~/ui/error-summary";
import { Page } from "~/ui/page";
import { pageMeta } from "~/ui/page-meta";
import { ProjectTabs } from "~/ui/project-tabs";
import { useRootData } from "~/ui/root-data";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: accountStyles }];

export const meta = pageMeta({ title: "Repository", noindex: true });

const intentSchema = z.object({ intent: z.enum(["connect", "push", "disconnect"]) });

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const viewer = await context.viewer();
  try {
    const { name, ownerId } = await requireProject(viewer, id);
    const remote = await findRemote(viewer, id);
    const isOff = env.PUSH_REPOSITORIES === "off";
    const shown = { id, name, remote, isOff, hasAccount: ownerId !== null };
    return data(shown, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    throw asNotFound(error);
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const here = repositoryPath(id);
  const form = await readForm(request);
  const textOf = (name: string) => String(form.get(name) ?? "").slice(0, 500);
  const isPush = textOf("intent") === "push";
  try {
    const viewer = await context.viewer();
    // Nobody learns of a form's faults whether a project is there.
    await requireProject(viewer, id);
    const { intent } = checkFields(form, intentSchema);
    await context.countAct("change-repository");
    if (intent === "disconnect") {
      await disconnectRemote(viewer, id);
      const description = "What was pushed stays there. The token is forgotten here.";
      return redirectWithFlash(here, { title: "The repository was disconnected", description });
    }
    if (intent === "connect") await connectRemote(viewer, id, checkFields(form, remoteSchema));
    const choice = intent === "push" ? checkFields(form, pushSchema) : {};
    return redirectWithFlash(here, tell(await pushProject(viewer, id, choice)));
  } catch (error) {
    const failure = toAppError(error);
    const { message, status, code, fields } = failure;
    // The token is typed again rather than sent back in a page.
    const [address, branch, username] = ["address", "branch", "username"].map(textOf);
    const typed = isPush
      ? null
      : { address: address ?? "", branch: branch ?? "", username: username ?? "" };
    throwTypedPage(
      failure,
      {
        Address: typed?.address ?? "",
        Branch: typed?.branch ?? "",
        Name: typed?.username ?? "",
      },
      context,
    );
    const refused = { typed, hasOtherCommits: code === "other_commits" };
    return data({ ...refused, errors: fields ?? { "": message } }, { status });
  }
}

function tell({ commits, files, branch, commit }: PushOutcome) {
  if (commits === 0) return { title: `${branch} has every version already` };
  const pushed = commits === 1 ? "1 commit was pushed" : `${commits} commits were pushed`;
  const held = files === 1 ? "1 file" : `${files} files`;
  return { title: pushed, description: `${branch} is at ${commit.slice(0, 7)}, with ${held}.` };
}

export default function Repository() {
  const { id, name, remote, isOff, hasAccount } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  // One that is stored already is told of at its push.
  const errors =
    refused && remote && refused.errors[""] === remote.failure ? null : refused?.errors;
  return (
    <Page frame={useRootData()}>
      <div className="page-width account">
        <div>
          <ProjectTabs id={id} current="Repository" />
          <h1>Repository</h1>
          <p className="muted">
            Pushes <bdi>{name}</bdi> to a git repository of your own: each version as a commit. Your
            messages and its variables stay here.
          </p>
        </div>
        <ErrorSummary errors={errors} title="Nothing was pushed" />
        {!hasAccount || isOff ? (
          <p>
            {isOff
              ? "This server pushes to no repositories. "
              : "A repository needs an account: sign in, and move this project into it. "}
            <a href={projectPath(id)}>Back to the project</a>
          </p>
        ) : (
          <>
            {remote ? (
              <PushSection remote={remote} hasOtherCommits={refused?.hasOtherCommits ?? false} />
            ) : null}
            <AccountSection
              id="connect"
              title={remote ? "Another repository or token" : "Connect a repository"}
              hint="Its address and a token of its host. GitHub calls it a fine-grained token with “Contents: Read and write”; GitLab a project token with write_repository."
            >
              <RemoteForm
                known={remote}
                {...(refused?.typed ? { typed: refused.typed, errors: refused.errors } : {})}
              />
            </AccountSection>
          </>
        )}
      </div>
    </Page>
  );
}
