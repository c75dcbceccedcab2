import type { Workspace } from "~/workspace/create-workspace";

/** What waited for a deleted project is saved, what happened meanwhile is read, and its app starts again. */
export async function goOnAfterRestore({
  chat,
  files,
  notify,
  preview,
  shell,
}: Pick<Workspace, "chat" | "files" | "notify" | "preview" | "shell">): Promise<void> {
  const { project } = shell.getState();
  notify({
    title: "Project restored",
    ...(project.slug && !project.isTrial
      ? { description: "Its app is offline. Publish it again under the same address." }
      : {}),
  });
  // Restored, it is unpublished; its address is still its own.
  if (!project.isTrial) shell.setState({ project: { ...project, slug: null } });
  const { drafts, failures, isAutosaving } = files.state.getState();
  const refused = Object.keys(drafts).filter((path) => failures.has(path));
  if (isAutosaving) await Promise.all(refused.map((path) => files.save(path, true)));
  await chat.reload();
  // Nothing of a deleted project runs.
  if (preview.state.getState().status !== "stopped") await preview.restart();
}
