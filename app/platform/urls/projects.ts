export const projectsPath = "/projects";
/** The list of what was deleted and can be restored. */
export const deletedProjectsPath = `${projectsPath}?view=deleted`;
export const newProjectPath = "/projects/new";
/** The installable app: the list of this browser's projects, under two addresses. */
export const pwaPath = "/pwa";
export const pwaProjectsPath = "/pwa/projects";
/** `POST` of what another app shares. */
export const sharePath = "/pwa/share";

/** What a project's answers took. */
export function usagePath(projectId: string): string {
  return `${projectPath(projectId)}/usage`;
}

/** Where a project is made of an archive or a repository. */
export const importPath = "/projects/import";

/** What an import brought, and what it left out. */
export function importReportPath(projectId: string): string {
  return `${projectPath(projectId)}/import`;
}

/** The workspace with one file open; how a file is reached without JavaScript. */
export function filePath(projectId: string, path: string): string {
  return `${projectPath(projectId)}?file=${encodeURIComponent(path)}`;
}

/** How far a project's answer is, for a frame. @param openPath the file that is open around it */
export function answerFramePath(projectId: string, openPath?: string): string {
  const frame = `${projectPath(projectId)}/answer`;
  return openPath ? `${frame}?file=${encodeURIComponent(openPath)}` : frame;
}

/** Values that a project's site is built with. */
export function environmentPath(projectId: string): string {
  return `${projectPath(projectId)}/environment`;
}

/** What a project's app keeps on the server. @param collection the id of one whose records are shown */
export function dataPath(projectId: string, collection?: string): string {
  const page = `${projectPath(projectId)}/data`;
  return collection ? `${page}?collection=${encodeURIComponent(collection)}` : page;
}

/** All records of a collection as a file. */
export function dataFilePath(projectId: string, collection: string, form: "csv" | "json"): string {
  return `/api/projects/${projectId}/data/${collection}/${form}`;
}

/** The git repository that a project is pushed to. */
export function repositoryPath(projectId: string): string {
  return `${projectPath(projectId)}/repository`;
}

/** How a project's app comes onto phones. */
export function phonesPath(projectId: string): string {
  return `${projectPath(projectId)}/phones`;
}

/** The published app as a package for the stores of phones. */
export function phoneAppPath(projectId: string, of: { appId: string; name: string }): string {
  return `/api/projects/${encodeURIComponent(projectId)}/phone-app?${new URLSearchParams(of)}`;
}

/** Who sees a project's app, and where. */
export function sharePagePath(projectId: string): string {
  return `${projectPath(projectId)}/share`;
}

/** All versions of a project. */
export function versionsPath(projectId: string): string {
  return `${projectPath(projectId)}/versions`;
}

/** Domains of its own under which a project is served. */
export function domainsPath(projectId: string): string {
  return `${projectPath(projectId)}/domain`;
}

/** A project: its workspace, and the plain form of it. */
export function projectPath(projectId: string): string {
  return `/projects/${encodeURIComponent(projectId)}`;
}

/** The same project in the installable app, arranged for a phone. */
export function pwaProjectPath(projectId: string): string {
  return `${pwaProjectsPath}/${encodeURIComponent(projectId)}`;
}

/** Asks whether to delete a project. */
export function deleteProjectPath(projectId: string): string {
  return `${projectPath(projectId)}/delete`;
}

/** `POST` attaches a file. */
export const uploadApiPath = "/api/upload";

/** A file somebody attached; it opens for them only. The name is there to be read. */
export function uploadPath(id: string, name: string): string {
  return `/uploads/${id}/${encodeURIComponent(name)}`;
}

/** The iframe source of a preview: it redirects to the preview's own host. */
export function previewProxyPath(projectId: string): string {
  return `/api/projects/${encodeURIComponent(projectId)}/preview/proxy/`;
}

/** `POST` takes files into a project; the plain form of its page goes beside it. */
export function projectUploadPath(projectId: string): string {
  return `/api/projects/${encodeURIComponent(projectId)}/upload`;
}

/** Where a form without JavaScript sends files for a project. */
export function projectUploadFormPath(projectId: string): string {
  return `${projectPath(projectId)}/upload`;
}

/** The bytes of a file that is no text, by their hash; `path` names what they are called. */
export function projectBytesPath(projectId: string, hash: string, path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const project = `/api/projects/${encodeURIComponent(projectId)}`;
  return `${project}/bytes/${hash}/${encodeURIComponent(name)}`;
}

/** A project's files as a ZIP. */
export function exportPath(projectId: string): string {
  return `/api/projects/${encodeURIComponent(projectId)}/export`;
}
