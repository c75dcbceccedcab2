import { data } from "@remix-run/node";
import type { Viewer } from "~/accounts/user";
import { restoreAndTell } from "~/conversation/take-back.server";
import type { AnswerAllowance, Generations } from "~/generation/runs/generations.server";
import { sendSchema } from "~/generation/runs/send-schema";
import { AppError } from "~/platform/errors";
import { redirectWithFlash } from "~/platform/flash.server";
import { tellableFailure } from "~/platform/tellable-failure";
import { filePath, projectPath, publishedPath, sharePagePath, versionsPath } from "~/platform/urls";
import { restoreProject } from "~/projects/deleted-projects.server";
import { nameVersion } from "~/projects/name-version.server";
import { projectSchema } from "~/projects/project";
import { requireProject, updateProject } from "~/projects/projects.server";
import { versionNameSchema } from "~/projects/version-name";
import type { Publisher } from "~/publishing/publish.server";
import { readScreenshotFile, type ScreenshotUpload } from "~/publishing/screenshot-upload";
import { type AttachEngines, chosenFiles, takeFiles } from "./attach-form.server";
import { changeFile } from "./file-forms.server";
import { type FormIntent, formSchema, type RefusedForm, type WorkspaceForm } from "./form-schema";

/** What forms reach. */
export interface FormEngines extends AttachEngines {
  /** Counts the form as what its button does. @throws {AppError} 429 when there were too many */
  count(intent: FormIntent | "upload"): Promise<void>;
  generations: Pick<Generations, "start" | "stop" | "waitForEnd">;
  /** What the sender may have of answers. */
  allowance: AnswerAllowance;
  /** Who sent the form, as an opaque name: what is built takes their turn. */
  visitor: string;
  publisher: Pick<Publisher, "publishOrGoOn">;
  startPreview(projectId: string): Promise<{ nothingToRun?: true }>;
  stopPreview(projectId: string): Promise<void>;
  renewPreviewAddress(projectId: string): Promise<void>;
}

/** Refusals that keep their own status; all others are a form that was filled in wrongly. */
const TOLD_APART = new Set([401, 403, 404, 409, 413, 429, 503, 507]);

/** How long a sent message waits for a short answer, so that the page shows it whole instead of following it, in milliseconds. */
const SHORT_ANSWER_MS = 1_500;

/** Answers a plain form of the workspace: 303 with a message, or 4xx with what was typed. */
export async function answerWorkspaceForm(
  viewer: Viewer,
  projectId: string,
  form: FormData,
  engines: FormEngines,
) {
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const parsed = formSchema.safeParse(values);
  if (!parsed.success) {
    return refuse(400, {
      intent: null,
      values,
      errors: { form: "That form is not one of this page." },
    });
  }
  try {
    await engines.count(parsed.data.intent);
    const screenshot = await readScreenshotFile(form.get("screenshot"));
    const attached = parsed.data.intent === "send" ? chosenFiles(form) : [];
    return await carryOut(viewer, projectId, { ...parsed.data, screenshot, attached }, engines);
  } catch (error) {
    const failure = tellableFailure(error);
    if (!failure) throw error;
    const errors = failure.fields ?? { [mainField(parsed.data)]: failure.message };
    const status = TOLD_APART.has(failure.status) ? failure.status : 400;
    return refuse(status, { intent: parsed.data.intent, values, errors });
  }
}

async function carryOut(
  viewer: Viewer,
  projectId: string,
  form: WorkspaceForm & { screenshot: ScreenshotUpload | null; attached: File[] },
  engines: FormEngines,
) {
  const here = projectPath(projectId);
  switch (form.intent) {
    case "save-file":
    case "create-file":
    case "rename-file":
    case "delete-file": {
      const { path, ...told } = await changeFile(viewer, projectId, form, engines);
      return redirectWithFlash(path ? filePath(projectId, path) : here, told);
    }
    case "send": {
      const input = sendSchema.safeParse({
        content: form.content,
        mode: form.mode || undefined,
        model: form.model || undefined,
      });
      if (!input.success) throw invalid("content", input.error.issues[0]?.message);
      const attachments = await takeFiles(viewer, form.attached, engines);
      const request = { ...input.data, attachments };
      await engines.generations.start(viewer, projectId, request, engines.allowance);
      await engines.generations.waitForEnd(projectId, SHORT_ANSWER_MS);
      return redirectWithFlash(`${here}#chat`, { title: "Message sent" });
    }
    case "stop": {
      const stopped = await engines.generations.stop(viewer, projectId);
      const title = stopped ? "Stopped" : "There was nothing to stop";
      return redirectWithFlash(`${here}#chat`, { title });
    }
    case "restore": {
      const { label } = await restoreAndTell(viewer, projectId, form.checkpointId, form.path);
      return redirectWithFlash(`${here}#checkpoints`, { title: label });
    }
    case "name-version": {
      const name = versionNameSchema.shape.name.safeParse(form.name);
      if (!name.success) throw invalid("name", name.error.issues[0]?.message);
      const { checkpointId } = form;
      await nameVersion(viewer, projectId, { checkpointId, name: name.data });
      const title = name.data ? `Named “${name.data}”` : "Name removed";
      return redirectWithFlash(`${versionsPath(projectId)}#v-${checkpointId}`, { title });
    }
    case "publish": {
      const { visitor } = engines;
      const published = await engines.publisher.publishOrGoOn(viewer, projectId, {
        ...form,
        visitor,
      });
      if (!published) {
        const description = "Here is how it goes.";
        return redirectWithFlash(sharePagePath(projectId), { title: "Publishing", description });
      }
      const { slug, isRedeploy, warning } = published;
      const title = isRedeploy ? "Project Redeployed" : "Project Published";
      const description = `It is at ${publishedPath(slug)}. ${warning ?? ""}`.trim();
      return redirectWithFlash(here, { title, description });
    }
    case "start-preview": {
      const { id } = await requireProject(viewer, projectId);
      const { nothingToRun } = await engines.startPreview(id);
      const title = nothingToRun ? "Nothing to run yet" : "Preview started";
      return redirectWithFlash(`${here}#preview`, { title });
    }
    case "stop-preview": {
      await engines.stopPreview((await requireProject(viewer, projectId)).id);
      return redirectWithFlash(`${here}#preview`, { title: "Preview stopped" });
    }
    case "renew-preview-address": {
      await engines.renewPreviewAddress((await requireProject(viewer, projectId)).id);
      const description = "The old address answers nothing any more.";
      return redirectWithFlash(`${here}#preview`, { title: "New address", description });
    }
    case "rename-project": {
      const name = projectSchema.shape.name.safeParse(form.name);
      if (!name.success) throw invalid("name", name.error.issues[0]?.message);
      await updateProject(viewer, projectId, { name: name.data });
      return redirectWithFlash(here, { title: "Project renamed" });
    }
    case "restore-project": {
      await restoreProject(viewer, projectId);
      return redirectWithFlash(here, { title: "Project restored" });
    }
  }
}

function invalid(field: string, message = "That cannot be used."): AppError {
  return new AppError(400, message, { fields: { [field]: message } });
}

function refuse(status: number, refused: RefusedForm) {
  return data(refused, { status });
}

/** The field that a failure without a field of its own is shown at. */
function mainField(form: WorkspaceForm): string {
  if ("content" in form) return "content";
  if ("path" in form) return "path";
  if ("slug" in form) return "slug";
  if ("name" in form) return "name";
  return "form";
}
