import { projectsPath } from "~/platform/urls";
import type { Command } from "~/workspace/commands/command";

/** What the header of the workspace offers, which knows best when and how. */
const ACTS = {
  publish: "Publish this app, or publish it again",
  share: "Share: address, who sees it, preview links, releases",
  export: "Export everything as a ZIP",
  visit: "Visit the published app",
} as const;

const control = (act: string) =>
  document.querySelector<HTMLButtonElement>(`.ws-header [data-act="${act}"]`);

/** What is done with the whole of a project. */
export const publishCommands: readonly Command[] = [
  ...Object.entries(ACTS).map(
    ([act, title]): Command => ({
      id: `project.${act}`,
      title,
      group: "Project",
      isOn: () => control(act)?.disabled === false || control(act)?.matches("a") === true,
      run: () => control(act)?.click(),
    }),
  ),
  {
    id: "project.all",
    title: "All my projects",
    group: "Go to",
    run: ({ leave }) => leave.run(() => location.assign(projectsPath)),
  },
];
