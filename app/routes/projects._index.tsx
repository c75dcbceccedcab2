import { type LinksFunction, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { readViewer } from "~/accounts/viewer.server";
import { ImportAnywhere } from "~/import-page/import-anywhere";
import { importPath, newProjectPath } from "~/platform/urls";
import { AccountList } from "~/project-list/account-list";
import { CreateDialog } from "~/project-list/create-dialog";
import { NewProjectButton } from "~/project-list/new-project-button";
import { ProjectsPage } from "~/project-list/projects-page";
import { TrialList } from "~/project-list/trial-list";
import { listProjects } from "~/projects/projects.server";
import importStyles from "~/styles/import.css";
import projectStyles from "~/styles/projects.css";
import { ButtonLink } from "~/ui/button";
import { pageMeta } from "~/ui/page-meta";

export const handle = { hydrate: true, isKeptOffline: true };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: projectStyles },
  { rel: "stylesheet", href: importStyles },
];

export const meta = pageMeta({ title: "My Projects", noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  // Somebody who already said what they want is not shown a list first.
  const prompt = new URL(request.url).searchParams.get("prompt")?.trim();
  if (prompt) throw redirect(`${newProjectPath}?prompt=${encodeURIComponent(prompt)}`);
  const viewer = await readViewer(request);
  const projects = viewer.user ? await listProjects(viewer) : null;
  return {
    projects:
      projects?.map(({ id, name, description, createdAt }) => ({
        id,
        name,
        description,
        createdAt,
      })) ?? null,
  };
}

export default function Projects() {
  const { projects } = useLoaderData<typeof loader>();
  const [isCreating, setIsCreating] = useState(false);
  const openDialog = () => setIsCreating(true);
  return (
    <ProjectsPage>
      <div className="page-width projects">
        <div className="projects__head">
          <h1>My Projects</h1>
          <div className="button-row">
            <ButtonLink href={importPath}>Import</ButtonLink>
            <NewProjectButton label="New Project" onPress={openDialog} />
          </div>
        </div>
        <ImportAnywhere isSignedIn={projects !== null} />
        {projects ? (
          <AccountList projects={projects} onCreate={openDialog} />
        ) : (
          <TrialList onCreate={openDialog} />
        )}
      </div>
      <CreateDialog
        open={isCreating}
        onClose={() => setIsCreating(false)}
        isSignedIn={projects !== null}
      />
    </ProjectsPage>
  );
}
