import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readViewer } from "~/accounts/viewer.server";
import { toAppError } from "~/http/error-response.server";
import { env } from "~/platform/env.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { newProjectPath, projectPath } from "~/platform/paths";
import { NewProjectForm } from "~/project-list/new-project-form";
import { nameFromPrompt } from "~/project-list/project-name";
import { ProjectsPage } from "~/project-list/projects-page";
import { NoScriptNotice } from "~/project-list/trial-list";
import { projectSchema } from "~/projects/project";
import { createProject } from "~/projects/projects.server";
import projectStyles from "~/styles/projects.css";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: projectStyles }];

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `New project · ${page?.appName ?? ""}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const prompt = searchParams.get("prompt")?.trim() ?? "";
  const { user } = await readViewer(request);
  return {
    appName: env.APP_NAME,
    isSignedIn: user !== null,
    // Only our own page may start a project at once: a link from elsewhere fills in the form.
    startsAtOnce: prompt !== "" && request.headers.get("Sec-Fetch-Site") === "same-origin",
    values: {
      name: searchParams.get("name") ?? (prompt ? nameFromPrompt(prompt) : ""),
      description: searchParams.get("description") ?? "",
      prompt,
    },
  };
}

/** Creates the project for a signed-in person without JavaScript. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (field: string) => String(form.get(field) ?? "");
  const values = { name: text("name"), description: text("description"), prompt: text("prompt") };
  const refuse = (errors: Record<string, string>, status = 400) =>
    data({ values, errors }, { status });

  const viewer = await readViewer(request);
  if (!viewer.user) {
    return refuse({ "": "Without JavaScript, creating a project needs you to sign in." }, 401);
  }
  const parsed = projectSchema.safeParse(values);
  if (!parsed.success) {
    return refuse(
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])),
    );
  }
  try {
    const { id } = await createProject(viewer, parsed.data);
    const prompt = values.prompt.trim();
    const query = prompt ? `?prompt=${encodeURIComponent(prompt)}` : "";
    return redirectWithFlash(projectPath(id) + query, { title: "Project Created" });
  } catch (error) {
    const failure = toAppError(error);
    return refuse({ "": failure.message }, failure.status);
  }
}

export default function NewProject() {
  const { isSignedIn, startsAtOnce, values } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <ProjectsPage>
      <div className="page-width narrow">
        <h1>Create New Project</h1>
        {isSignedIn ? null : (
          <NoScriptNotice
            returnTo={`${newProjectPath}?${new URLSearchParams(refused?.values ?? values)}`}
          />
        )}
        <NewProjectForm
          isSignedIn={isSignedIn}
          startsAtOnce={startsAtOnce && !refused}
          values={refused?.values ?? values}
          errors={refused?.errors ?? null}
        />
      </div>
    </ProjectsPage>
  );
}
