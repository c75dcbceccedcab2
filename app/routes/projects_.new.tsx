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
import { generations, uploads } from "~/http/services/services.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { readForm } from "~/platform/form.server";
import { newProjectPath, projectPath } from "~/platform/urls";
import { wishWithKind } from "~/project-list/build-kinds";
import { NewProjectForm } from "~/project-list/new-project-form";
import { nameFromPrompt } from "~/project-list/project-name";
import { ProjectsPage } from "~/project-list/projects-page";
import { PromptBox } from "~/project-list/prompt-box";
import { StartAtOnce } from "~/project-list/start-at-once";
import { NoScriptNotice } from "~/project-list/trial-list";
import { projectSchema } from "~/projects/project";
import { createProject } from "~/projects/projects.server";
import projectStyles from "~/styles/projects.css";
import boxStyles from "~/styles/prompt-box.css";
import { ErrorSummary } from "~/ui/error-summary";
import { pageMeta } from "~/ui/page-meta";
import { chosenFiles, takeFiles } from "~/workspace/plain/attach-form.server";

export const handle = { hydrate: true };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: projectStyles },
  { rel: "stylesheet", href: boxStyles },
];

export const meta = pageMeta({ title: "New project", noindex: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const text = (field: string) => searchParams.get(field)?.trim() ?? "";
  const { user } = await readViewer(request);
  return {
    isSignedIn: user !== null,
    // Only our own page may start a project at once: a link from elsewhere fills in the box.
    startsAtOnce: text("prompt") !== "" && request.headers.get("Sec-Fetch-Site") === "same-origin",
    values: {
      name: text("name"),
      description: text("description"),
      prompt: text("prompt"),
      kind: text("kind"),
    },
  };
}

/**
 * Creates the project of a signed-in person, and sends its first message: what the box says, whose project is named by
 * it, or a form with a name. The front page and the list post here too. A trial is made by the browser.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (field: string) => String(form.get(field) ?? "").trim();
  const isWish = form.get("intent") === "start";
  const prompt = text("example") || text("prompt");
  if (isWish && prompt === "") throw redirect(newProjectPath, 303);
  const values = {
    ...{ name: isWish ? "" : text("name"), description: text("description") },
    ...{ prompt, kind: text("kind") },
  };
  const refuse = (errors: Record<string, string>, status = 400) =>
    data({ values, errors, startsAtOnce: false }, { status });

  const named = isWish ? { name: nameFromPrompt(prompt), namedFrom: "wish" } : values;
  const parsed = projectSchema.safeParse(named);
  const content = wishWithKind(prompt, values.kind);
  const first = prompt ? sendSchema.safeParse({ content }) : null;
  if (!parsed.success || first?.error) {
    return refuse({
      ...messagesOf(parsed.error),
      ...(first?.error ? { prompt: first.error.issues[0]?.message ?? "" } : {}),
    });
  }
  const viewer = await context.viewer();
  // The page was sent before its script had come, and this one goes on.
  if (!viewer.user) return data({ values, errors: null, startsAtOnce: true });
  try {
    await context.countAct("create-project");
    if (first) await context.countAct("send-message");
    // Before the project is made: what cannot be sent leaves none behind.
    const files = first ? chosenFiles(form) : [];
    const attachments = await takeFiles(viewer, files, {
      count: () => context.countAct("upload-file"),
      uploads,
    });
    const { id } = await createProject(viewer, parsed.data);
    if (first) await generations.start(viewer, id, { ...first.data, attachments });
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
      <div className="page-width new-project">
        {isSignedIn ? null : (
          <NoScriptNotice returnTo={`${newProjectPath}?${new URLSearchParams(values)}`} />
        )}
        <ErrorSummary errors={errors} />
        {startsAtOnce ? <StartAtOnce isSignedIn={isSignedIn} wish={values} /> : null}
        <PromptBox isSignedIn={isSignedIn} isWhole prompt={values.prompt} error={errors?.prompt} />
        <section
          className={isSignedIn ? "by-name" : "by-name needs-script"}
          aria-labelledby="by-name"
        >
          <h2 id="by-name">Or begin with an empty project</h2>
          <NewProjectForm isSignedIn={isSignedIn} values={values} errors={errors} />
        </section>
      </div>
    </ProjectsPage>
  );
}
