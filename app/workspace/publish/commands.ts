import { projectsPath } from "~/platform/urls";
import type { Command } from "~/workspace/commands/command";

/** What the header of the workspace offers, which knows best when and how. */
const ACTS = {
  publish: ["Publish this app, or publish it again", "deploy, redeploy, go live, update"],
  share: [
    "Share: address, who sees it, preview links, releases",
    "unpublish, take back, take offline, private, unlisted, qr code, domain, slug, picture, visits",
  ],
  export: ["Export everything as a ZIP", "download, save a copy, backup"],
  visit: ["Visit the published app", "open, view, live"],
} as const;

const control = (act: string) =>
  document.querySelector<HTMLButtonElement>(`.ws-header [data-act="${act}"]`);

/** What is done with the whole of a project. */
export const publishCommands: readonly Command[] = [
  ...Object.entries(ACTS).map(
    ([act, [title, also]]): Command => ({
      id: `project.${act}`,
      title,
      also,
      group: "Project",
      isOn: () => control(act)?.disabled === false || control(act)?.matches("a") === true,
      run: () => control(act)?.click(),
    }),
  ),
  {
    id: "project.rename",
    title: "Rename this project",
    also: "name, title, call it",
    group: "Project",
    run: () => document.querySelector<HTMLButtonElement>(".ws-name button")?.click(),
  },
  {
    id: "project.all",
    title: "All my projects",
    also: "back, list, other projects, new project",
    group: "Go to",
    run: ({ leave }) => leave.run(() => location.assign(projectsPath)),
  },
];
