import type { IconName } from "~/ui/icon";
import type { Installation } from "./installation";

/** Says truly who answers here, in one line. */
export function answersLine({ answers }: Pick<Installation, "answers">): string | null {
  if (!answers) return null;
  return answers.isStarter
    ? "This server answers with its built-in starter: not an AI, but quick, free and honest about what it can do."
    : `This server answers with ${answers.label}.`;
}

/** How an app comes about. Each sentence is what the software does today. */
export function stepsOf({
  appName,
  answers,
}: Pick<Installation, "appName" | "answers">): { title: string; text: string }[] {
  return [
    {
      title: "Describe Your App",
      text: "Write what it is for and how it should feel, in your own words. There is nothing to set up first.",
    },
    {
      title: "AI Generates Code",
      text: answers?.isStarter
        ? "Files appear while you watch, and the app runs beside them. Here the built-in starter writes them, which is not an AI: it turns your words into one of its own apps."
        : `The model connected to ${appName} writes whole files while you watch, and the app runs beside them.`,
    },
    {
      title: "Edit & Refine",
      text: "Ask for the next change, or open a file and make it yourself. What the AI changed can be compared and rolled back.",
    },
    {
      title: "Deploy to Production",
      text: "Choose a name and publish. The app gets its own address at once, and a later publish keeps it.",
    },
  ];
}

/** What it does; again only what holds today, on this installation. */
export function featuresOf({
  appsHaveHosts,
}: Pick<Installation, "appsHaveHosts">): { icon: IconName; title: string; text: string }[] {
  return [
    {
      icon: "chat",
      title: "Code generation by conversation",
      text: "Say what to build or change. Files are saved one by one as they are finished, so a dropped connection costs nothing.",
    },
    {
      icon: "code",
      title: "An IDE in the browser",
      text: "A file explorer, an editor with tabs, a terminal with build and console output. For those who like to look inside.",
    },
    {
      icon: "play",
      title: "A preview that runs",
      text: "Your app runs beside the chat, on an address of its own. What an answer wrote is tried before it ends, and an error comes back with one button to fix it.",
    },
    {
      icon: "history",
      title: "A way back from every answer",
      text: "A checkpoint before and after each generated change, with a diff. One click rolls back, and rolling back can be undone too.",
    },
    {
      icon: "ship",
      title: "One-click deploy",
      text: `Publishing pins the version you see and serves it from ${appAddressOf(appsHaveHosts)}, with HTTPS wherever this server has it.`,
    },
    {
      icon: "download",
      title: "Yours to take away",
      text: "Keep several projects side by side, and export the source code of any of them as a ZIP once you are signed in.",
    },
  ];
}

/** Where a published app is. */
export function appAddressOf(appsHaveHosts: boolean): string {
  return appsHaveHosts ? "a subdomain of its own" : "an address of its own below this site's";
}

/** Three facts that decide whether somebody tries it. */
export const IN_SHORT = [
  {
    title: "Nothing to sign up for",
    text: "Try it without an account: trial projects stay in your browser.",
  },
  {
    title: "No code by hand",
    text: "Made for people who know what they want, whether or not they program.",
  },
  {
    title: "Light on the line",
    text: "Browsing, building and publishing work without JavaScript. So does signing in, where Google or GitHub is offered.",
  },
];
