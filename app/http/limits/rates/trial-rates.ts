import { formatBytes } from "~/projects/byte-size";
import { FILE_LIMITS } from "~/projects/files";
import { type Act, perMinute } from "./act";

/** What browsers do with trial projects. */
export const TRIAL_ACTS = {
  "sync-trial": {
    requests: ["POST /api/trial-projects/:id/files/sync"],
    rate: perMinute([300, 900], "Too many syncs of trial projects"),
    sends: "syncedBytes",
    body: { bytes: 24_000_000 },
  },
  // A file of a trial that is no text, when the server's copy lacks it.
  "send-trial-bytes": {
    requests: ["PUT /api/trial-projects/:id/bytes/:hash"],
    rate: perMinute([240, 480], "Too many files of trial projects sent"),
    atOnce: "projectUploads",
    sends: "savedBytes",
    body: {
      bytes: FILE_LIMITS.bytesPerBinary,
      tooLarge: `A file can have up to ${formatBytes(FILE_LIMITS.bytesPerBinary)}. Your browser has it, and the server stored nothing.`,
    },
  },
  "move-trial-in": {
    requests: ["POST /api/trial-projects/:id/move-in"],
    rate: perMinute(60, "Too many projects to move"),
    sends: "savedBytes",
    // The same files, and the conversation.
    body: { bytes: 32_000_000 },
  },
} satisfies Record<string, Act>;
