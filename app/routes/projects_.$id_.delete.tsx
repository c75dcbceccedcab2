import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { readViewer } from "~/accounts/viewer.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { deleteProjectPath, loginPath, projectsPath } from "~/platform/urls";
import { ProjectsPage } from "~/project-list/projects-page";
import { deleteProject } from "~/projects/deleted-projects.server";
import { DELETED_DAYS } from "~/projects/project-rules";
import { findProject } from "~/projects/projects.server";
import projectStyles from "~/styles/projects.css";
import { ConfirmPage } from "~/ui/confirm-page";
import { pageMeta } from "~/ui/page-meta";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: projectStyles }];

export const meta = pageMeta<typeof loader>(({ data }) => ({
  title: `Delete ${data?.name ?? "project"}`,
  noindex: true,
}));

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { name, published } = await requireOwnProject(request, params.id ?? "");
  return { name, published };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const id = params.id ?? "";
  const { name, viewer } = await requireOwnProject(request, id);
  await deleteProject(viewer, id);
  return redirectWithFlash(projectsPath, {
    title: `“${name}” was deleted.`,
    description: `You can restore it for ${DELETED_DAYS} days under “Recently deleted”.`,
  });
}

export default function DeleteProject() {
  const { name, published } = useLoaderData<typeof loader>();
  return (
    <ProjectsPage>
      <ConfirmPage
        title="Are you sure you want to delete this project?"
        confirmLabel="Delete"
        cancelHref={projectsPath}
      >
        <p>
          <strong>{name}</strong> goes with its files, history and messages
          {published ? ", and its published address stops working at once" : ""}. For {DELETED_DAYS}{" "}
          days you find it under “Recently deleted” and can restore it
          {published ? "; its address stays its own until then" : ""}.
        </p>
      </ConfirmPage>
    </ProjectsPage>
  );
}

async function requireOwnProject(request: Request, id: string) {
  const viewer = await readViewer(request);
  if (!viewer.user) {
    throw redirect(`${loginPath}?returnTo=${encodeURIComponent(deleteProjectPath(id))}`);
  }
  const project = await findProject(viewer, id);
  // Deleted twice, as by a second press, is still deleted.
  if (!project) throw redirect(projectsPath);
  return { viewer, name: project.name, published: project.publishedAt !== null };
}
