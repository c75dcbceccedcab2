import { flushSync } from "react-dom";
import { shownError, shownRefusal } from "~/platform/api-client";
import { publishedPath } from "~/platform/urls";
import { languageOf } from "~/projects/files";
import type { Look } from "~/workspace/look";

/** What the editor of the installable app colours; everything else is plain text there. */
const COLOURED = /\.(tsx?|jsx?|json|html|css|scss|py|md)$/i;

/** The workspace of the installable app: one panel at a time, chosen in the bar at the bottom. */
export const PHONE_LOOK: Look = {
  locksComposer: true,
  composerRows: 1,
  modes: "menu",
  isOnePanel: () => true,
  hasRoomForBoth: () => false,
  languageOf: (path) => (COLOURED.test(path) ? languageOf(path) : "plaintext"),
  changePanel,
  texts: {
    begin: "Say it in your own words. The files are written at once, and the app runs in Preview.",
    livesHere: "Kept in this browser.",
    askAbout: (project) => `Ask about ${project}...`,
    filesChanged: "Files Updated",
    building: "AI is building your app...",
    noFiles: "No files in project",
    noFileOpen: "Select a file from the Files tab to start editing",
    nothingToPublish: "Generate files with AI first",
    visit: "View",
    published: ({ slug }) => ({ title: `Success! Your app is now live at ${publishedPath(slug)}` }),
    publishFailed: {
      title: "Publish Failed",
      describe: (error) => shownError(error, "Failed to publish project. Please try again."),
    },
    sendFailed: {
      title: "Error",
      describe: (error) => shownRefusal(error, "Failed to send message. Please try again."),
    },
  },
};

/** Fades from panel to panel, where the browser can and nobody asked for less motion. */
function changePanel(change: () => void): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !document.startViewTransition) change();
  else document.startViewTransition(() => flushSync(change));
}
