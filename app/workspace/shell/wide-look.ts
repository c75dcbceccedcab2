import { shownError } from "~/platform/api-client";
import { publishedPath } from "~/platform/urls";
import { languageOf } from "~/projects/files";
import type { Look } from "~/workspace/look";
import { ROOM_FOR_BOTH_PX } from "./layout";
import { NARROW } from "./use-media";

/** The workspace of /projects, which has a form for narrow screens of its own. */
export const WIDE_LOOK: Look = {
  locksComposer: false,
  composerRows: 2,
  modes: "switch",
  isOnePanel: () => window.matchMedia(NARROW).matches,
  hasRoomForBoth: () =>
    !window.matchMedia(NARROW).matches &&
    (document.querySelector(".ws-centre")?.clientWidth ?? 0) >= ROOM_FOR_BOTH_PX,
  languageOf,
  changePanel: (change) => change(),
  texts: {
    begin:
      "Say it in your own words. The files appear as they are written, and the app runs beside them.",
    livesHere: "This trial lives in this browser.",
    askAbout: (project) => `Ask about ${project}, or say what to change…`,
    filesChanged: null,
    building: null,
    noFiles: "No files yet. Say what you want in the chat, and they appear here.",
    noFileOpen: "Choose one from Files, or ask for one in the chat.",
    nothingToPublish: "Generate files before publishing",
    visit: "Visit",
    published: ({ slug, isRedeploy }) => ({
      title: isRedeploy ? "Project Redeployed" : "Project Published",
      description: `Your app is live at ${publishedPath(slug)}`,
    }),
    publishFailed: {
      title: "Error",
      describe: (error) => shownError(error, "Failed to publish project"),
    },
    sendFailed: {
      title: "AI Generation Failed",
      describe: (error) => shownError(error, "Failed to generate code. Please try again."),
    },
  },
};
