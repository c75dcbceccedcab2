import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { findAnswering } from "~/generation/runs/answering.server";
import { toAppError } from "~/http/requests/error-response.server";
import { ImportAnywhere } from "~/import-page/import-anywhere";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { importPath, loginPath, newProjectPath, projectsPath } from "~/platform/urls";
import { AccountList } from "~/project-list/account-list";
import { CreateDialog } from "~/project-list/create-dialog";
import { ExampleList } from "~/project-list/example-list";
import { NewProjectButton } from "~/project-list/new-project-button";
import { actOf, organize } from "~/project-list/organize-intent.server";
import type { ProjectState } from "~/project-list/project-state";
import { ProjectsPage } from "~/project-list/projects-page";
import { PROMPT_BOX, PromptBox } from "~/project-list/prompt-box";
import { TrialList } from "~/project-list/trial-list";
import { useTrials } from "~/project-list/use-trials";
import { listDeleted } from "~/projects/deleted-projects.server";
import { readProjectPage } from "~/projects/list-projects.server";
import { type ProjectQuery, readProjectQuery, writeProjectQuery } from "~/projects/project-query";
import { findUnpublishedChanges } from "~/publishing/unpublished-changes.server";
import importStyles from "~/styles/import.css";
import listStyles from "~/styles/project-list.css";
import projectStyles from "~/styles/projects.css";
import boxStyles from "~/styles/prompt-box.css";
import { ButtonLink } from "~/ui/button";
import { pageMeta } from "~/ui/page-meta";

export const handle = { hydrate: true, isKeptOffline: true };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: projectStyles },
  { rel: "stylesheet", href: listStyles },
  { rel: "stylesheet", href: boxStyles },
  { rel: "stylesheet", href: importStyles },
];

export const meta = pageMeta({ title: "My Projects", noindex: true });

export async function loader({ request, context }: LoaderFunctionArgs) {
  // Somebody who already said what they want is not shown a list first.
  const { searchParams } = new URL(request.url);
  const prompt = searchParams.get("prompt")?.trim();
  if (prompt) throw redirect(`${newProjectPath}?prompt=${encodeURIComponent(prompt)}`);
  const viewer = await context.viewer();
  if (!viewer.user) return null;
  const query = readProjectQuery(searchParams);
  const page = await readProjectPage(viewer, query);
  const ids = page.projects.map(({ id }) => id);
  const [answering, changed, deleted] = await Promise.all([
    findAnswering(ids),
    findUnpublishedChanges(ids),
    query.view === "deleted" ? listDeleted(viewer) : [],
  ]);
  const projects = page.projects.map(({ isPublished, isBroken, ...project }) => {
    const states: [ProjectState, boolean][] = [
      ["answering", answering.has(project.id)],
      ["broken", isBroken && !answering.has(project.id)],
      ["changed", changed.has(project.id)],
      ["published", isPublished && !changed.has(project.id)],
    ];
    return { ...project, states: states.flatMap(([state, isSo]) => (isSo ? [state] : [])) };
  });
  return { query, deleted, page: { ...page, projects }, now: new Date().toISOString() };
}

/** Does what a form of the list asks, and comes back to the same list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const viewer = await context.viewer();
  if (!viewer.user) throw redirect(`${loginPath}?returnTo=${encodeURIComponent(projectsPath)}`);
  const query = readProjectQuery(new URL(request.url).searchParams);
  // What was on a page is elsewhere now.
  const back = `${projectsPath}${writeProjectQuery({ ...query, after: "" })}`;
  try {
    await context.countAct(actOf(form));
    return redirectWithFlash(back, await organize(viewer, form));
  } catch (error) {
    const { message } = toAppError(error);
    return redirectWithFlash(back, { title: message.slice(0, 200), kind: "error" });
  }
}

export default function Projects() {
  const list = useLoaderData<typeof loader>();
  const [isCreating, setIsCreating] = useState(false);
  const openDialog = () => setIsCreating(true);
  const trials = useTrials();
  return (
    <ProjectsPage>
      <div className="page-width projects">
        <PromptBox isSignedIn={list !== null} />
        <div className="projects__head">
          <h1>My Projects</h1>
          <div className="button-row">
            <ButtonLink href={importPath}>Import</ButtonLink>
            <NewProjectButton label="New Project" isQuiet onPress={openDialog} />
          </div>
        </div>
        <ImportAnywhere isSignedIn={list !== null} />
        {list ? (
          <AccountList {...list} onCreate={openDialog} />
        ) : (
          <TrialList onCreate={openDialog} />
        )}
        {(list ? isFirstVisit(list) : trials?.length === 0) ? (
          <ExampleList form={PROMPT_BOX} />
        ) : null}
      </div>
      <CreateDialog
        open={isCreating}
        onClose={() => setIsCreating(false)}
        isSignedIn={list !== null}
      />
    </ProjectsPage>
  );
}

/** Whether somebody with an account has no project yet: what could be one is shown. */
function isFirstVisit({ query, page }: { query: ProjectQuery; page: { projects: unknown[] } }) {
  const { view, search, label } = query;
  return page.projects.length === 0 && view === "current" && !search && !label;
}
