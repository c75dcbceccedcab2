import { ApiError, request, requestJson, shownError } from "~/platform/api-client";
import { publishedPath } from "~/platform/urls";
import type { Workspace } from "~/workspace/create-workspace";
import { publishApiPath, whilePublishing } from "./follow-publishing";

interface Published {
  slug: string;
  isRedeploy: boolean;
  url?: string;
  /** What failed although the app was published, e.g. its screenshot was broken. */
  warning?: string;
}

/** Why a project was not published. */
export interface PublishFailure {
  text: string;
  /** A slug that nobody has, in place of one that cannot be had. */
  free: string | null;
}

/**
 * Publishes the project, or a newer state of it.
 *
 * @param options.onProgress told what it does meanwhile, in words; "" once it has ended
 * @returns what went wrong, or null
 */
export async function publishProject(
  workspace: Workspace,
  slug: string,
  options: { screenshot?: File | null; onProgress?: (text: string) => void } = {},
): Promise<PublishFailure | null> {
  const { screenshot, onProgress = () => {} } = options;
  const { look, store, shell, notify } = workspace;
  try {
    const screenshotUrl = screenshot ? await readDataUrl(screenshot) : undefined;
    await store.sync();
    const published = await whilePublishing(store.projectId, onProgress, () =>
      requestJson<Published>("POST", publishApiPath(store.projectId), { slug, screenshotUrl }),
    );
    store.keepSlug(published.slug);
    shell.setState({ project: { ...shell.getState().project, slug: published.slug } });
    const { description, ...notice } = look.texts.published(published);
    const said = [description, published.warning].filter(Boolean).join(". ");
    notify({
      ...notice,
      ...(said ? { description: said } : {}),
      action: {
        label: look.texts.visit,
        run: () => window.open(publishedPath(published.slug), "_blank", "noopener"),
      },
    });
    return null;
  } catch (error) {
    const { title, describe } = look.texts.publishFailed;
    const message = describe(error);
    notify({ title, description: message, kind: "error" });
    const free = error instanceof ApiError ? error.body?.free : null;
    return { text: message, free: typeof free === "string" ? free : null };
  }
}

/** A file as a data URL. One that cannot be read becomes an invalid one, which the server refuses. */
function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(`data:${file.type};base64,`);
    reader.readAsDataURL(file);
  });
}

/** Downloads the project as a ZIP. */
export async function exportProject({ store, shell, notify }: Workspace): Promise<void> {
  try {
    const response = await request(
      "GET",
      `/api/projects/${encodeURIComponent(store.projectId)}/export`,
      undefined,
      { headers: { Accept: "application/zip" } },
    );
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement("a");
    link.href = url;
    link.download = `${fileNameOf(shell.getState().project.name)}.zip`;
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    notify({
      title: "Error",
      description: shownError(error, "The project could not be exported."),
      kind: "error",
    });
  }
}

function fileNameOf(name: string): string {
  return name.trim().replaceAll(/[\\/:*?"<>|\s]+/g, "-") || "project";
}
