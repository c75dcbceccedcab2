import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ZodError } from "zod";
import { readViewer } from "~/accounts/viewer.server";
import { sendSchema } from "~/generation/runs/send-schema";
import { toAppError } from "~/http/requests/error-response.server";
import { generations } from "~/http/services/services.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { importPath, newProjectPath, projectPath, projectsPath } from "~/platform/urls";
import { NewProjectForm } from "~/project-list/new-project-form";
import { nameFromPrompt } from "~/project-list/project-name";
import { ProjectsPage } from "~/project-list/projects-page";
import { NoScriptNotice } from "~/project-list/trial-list";
import { projectSchema } from "~/projects/project";
import { createProject } from "~/projects/projects.server";
import projectStyles from "~/styles/projects.css";
import { pageMeta } from "~/ui/page-meta";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: projectStyles }];

export const meta = pageMeta({ title: "New project", noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const prompt = searchParams.get("prompt")?.trim() ?? "";
  const { user } = await readViewer(request);
  return {
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

/**
 * Creates the project for a signed-in person without JavaScript, and sends its first message. The
 * front page posts here too: what somebody writes there may be too long for an address, and has not
 * asked for a name yet.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (field: string) => String(form.get(field) ?? "");
  const prompt = text("prompt").trim();
  if (form.get("intent") === "start") {
    if (prompt === "") throw redirect(projectsPath, 303);
    const values = { name: nameFromPrompt(prompt), description: "", prompt };
    return data({ values, errors: null, startsAtOnce: true });
  }
  const values = { name: text("name"), description: text("description"), prompt };
  const refuse = (errors: Record<string, string>, status = 400) =>
    data({ values, errors, startsAtOnce: false }, { status });

  const parsed = projectSchema.safeParse(values);
  const first = prompt ? sendSchema.safeParse({ content: prompt }) : null;
  if (!parsed.success || first?.error) {
    return refuse({
      ...messagesOf(parsed.error),
      ...(first?.error ? { prompt: first.error.issues[0]?.message ?? "" } : {}),
    });
  }
  const viewer = await context.viewer();
  // A trial is made by the browser: the page was sent before its script had come, and this one goes on.
  if (!viewer.user) return data({ values, errors: null, startsAtOnce: true });
  try {
    await context.countAct("create-project");
    if (first) await context.countAct("send-message");
    const { id } = await createProject(viewer, parsed.data);
    if (first) await generations.start(viewer, id, first.data);
    return redirectWithFlash(projectPath(id), { title: "Project Created" });
  } catch (error) {
    const failure = toAppError(error);
    return refuse({ "": failure.message }, failure.status);
  }
}

/** The messages of a refused form, by field. */
function messagesOf(error: ZodError | undefined): Record<string, string> {
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

export default function NewProject() {
  const { isSignedIn, ...asked } = useLoaderData<typeof loader>();
  const { values, startsAtOnce, errors } = useActionData<typeof action>() ?? {
    ...asked,
    errors: null,
  };
  return (
    <ProjectsPage>
      <div className="page-width narrow">
        <h1>Create New Project</h1>
        <p className="muted">
          Made somewhere else? <a href={importPath}>Import a ZIP or a repository</a>.
        </p>
        {isSignedIn ? null : (
          <NoScriptNotice returnTo={`${newProjectPath}?${new URLSearchParams(values)}`} />
        )}
        <NewProjectForm
          isSignedIn={isSignedIn}
          startsAtOnce={startsAtOnce}
          values={values}
          errors={errors}
        />
      </div>
    </ProjectsPage>
  );
}
