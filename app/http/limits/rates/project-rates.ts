import { importPath, sharePath } from "~/platform/urls";
import { formatBytes } from "~/projects/byte-size";
import { FILE_LIMITS } from "~/projects/files";
import { ARCHIVE_BYTES } from "~/projects/import/import-limits";
import { type Act, FILE_BODY, FORM_BYTES, perHour, perMinute } from "./act";

/** What people do with projects. */
export const PROJECT_ACTS = {
  "send-message": {
    requests: ["POST /api/projects/:id/chat/send"],
    forms: ["/projects/:id send", "/projects/new prompt"],
    rate: perMinute([30, 120], "Too many messages"),
    atOnce: "answerReaders",
    body: { bytes: FILE_BODY },
  },
  "follow-answer": {
    requests: ["GET /api/projects/:id/chat/stream"],
    rate: perMinute([240, 1_200], "Too many looks at answers"),
    atOnce: "answerReaders",
  },
  "start-preview": {
    requests: ["POST /api/projects/:id/preview/start"],
    forms: ["/projects/:id start-preview"],
    rate: perMinute([60, 240], "Too many preview starts"),
  },
  "renew-preview-address": {
    requests: ["POST /api/projects/:id/preview/address"],
    forms: ["/projects/:id renew-preview-address"],
    rate: perMinute([20, 80], "Too many new addresses of previews"),
  },
  publish: {
    requests: ["POST /api/projects/:id/publish"],
    forms: ["/projects/:id publish", "/projects/:id/share publish"],
    rate: perMinute([20, 60], "Too many publications"),
    // A screenshot of 5 MB as a data URL is 6.7 MB of JSON.
    body: { bytes: 8_000_000 },
  },
  "create-project": {
    requests: ["POST /api/projects"],
    forms: ["/projects/new create", "/projects duplicate"],
    rate: perMinute(60, "Too many new projects"),
  },
  "change-project": {
    requests: ["PATCH /api/projects/:id", "POST /api/projects/:id/restore"],
    forms: ["/projects/:id rename-project", "/projects/:id restore-project", "/projects describe"],
    rate: perMinute(120, "Too many changes of projects"),
  },
  "share-into-app": {
    requests: [`POST ${sharePath}`],
    rate: perMinute([60, 240], "Too many shared texts"),
  },
  "delete-project": {
    requests: ["DELETE /api/projects/:id", "POST /projects/:id/delete"],
    forms: ["/projects delete"],
    rate: perMinute(120, "Too many deletions of projects"),
  },
  "change-file": {
    requests: [
      "PUT /api/files/:id",
      "PATCH /api/files/:id",
      "DELETE /api/files/:id",
      "POST /api/projects/:id/files",
      "PUT /api/projects/:id/files",
    ],
    forms: [
      "/projects/:id save-file",
      "/projects/:id create-file",
      "/projects/:id rename-file",
      "/projects/:id delete-file",
    ],
    rate: perMinute([600, 1_200], "Too many changes of files"),
    sends: "savedBytes",
    body: { bytes: FILE_BODY },
  },
  // A file at a time where there are scripts, all of a form where there are none.
  "upload-project-file": {
    requests: ["POST /api/projects/:id/upload", "POST /projects/:id/upload"],
    rate: perMinute([240, 480], "Too many files sent"),
    atOnce: "projectUploads",
    sends: "savedBytes",
    body: {
      bytes: FILE_LIMITS.bytesInAll + FORM_BYTES,
      tooLarge: `One upload can have ${formatBytes(FILE_LIMITS.bytesInAll)} at most. Nothing was stored; please send fewer files at once.`,
    },
  },
  "read-project-bytes": {
    requests: ["GET /api/projects/:id/bytes/:hash/:name"],
    rate: perMinute([1_200, 2_400], "Too many looks at files"),
  },
  "restore-checkpoint": {
    requests: ["POST /api/projects/:id/checkpoints/:cid/restore"],
    forms: ["/projects/:id restore"],
    rate: perMinute([30, 120], "Too many rollbacks"),
  },
  "name-version": {
    requests: ["PATCH /api/projects/:id/checkpoints/:cid"],
    forms: ["/projects/:id name-version"],
    rate: perMinute([60, 240], "Too many names of versions"),
  },
  "compare-checkpoint": {
    requests: [
      "GET /api/projects/:id/checkpoints/:cid/diff",
      "GET /api/projects/:id/compare",
      "GET /projects/:id/compare",
    ],
    rate: perMinute([60, 240], "Too many comparisons"),
  },
  // Without scripts: where there are some, the browser searches by itself.
  "search-project": {
    requests: ["GET /projects/:id"],
    when: (query) => query.has("find"),
    rate: perMinute([60, 240], "Too many searches of projects"),
  },
  // An archive is fetched or unpacked, and a project made of it.
  "import-project": {
    requests: [`POST ${importPath}`, "POST /api/trial-projects/:id/import"],
    rate: perHour([60, 240], "Too many imports"),
    atOnce: "imports",
    sends: "savedBytes",
    toldOn: importPath,
    body: {
      bytes: ARCHIVE_BYTES + FORM_BYTES,
      tooLarge: `A ZIP can have up to ${formatBytes(ARCHIVE_BYTES)}. Nothing was imported.`,
    },
  },
  "fill-new-project-form": {
    requests: ["POST /projects/new"],
    rate: perMinute([120, 600], "Too many forms of new projects"),
    // With files for the first message; one that is too large should still be told so on the page.
    body: { bytes: 12_000_000 },
  },
  // Which act it is stands in its body; this bounds the reading of bodies.
  "use-plain-workspace": {
    requests: ["POST /projects/:id"],
    rate: perMinute([600, 1_200], "Too many forms of the workspace"),
    // A form with a screenshot; one that is too large should still be told so on the page.
    body: { bytes: 12_000_000 },
  },
  "look-at-share": {
    requests: [
      "GET /projects/:id/share",
      "GET /api/projects/:id/share",
      "GET /api/projects/:id/publish",
    ],
    rate: perMinute([120, 480], "Too many looks at what is shared"),
  },
  "share-app": {
    requests: ["DELETE /api/projects/:id/publish", "POST /api/projects/:id/share"],
    forms: ["/projects/:id/share"],
    rate: perMinute([60, 240], "Too many changes of shared apps"),
    body: { bytes: 12_000_000 },
  },
  // Which act it is stands in its body; this bounds the reading of bodies.
  "fill-share-form": {
    requests: ["POST /projects/:id/share"],
    rate: perMinute([300, 1_200], "Too many forms of shared apps"),
    // A form with a picture; one that is too large should still be told so on the page.
    body: { bytes: 12_000_000 },
  },
  "fill-project-form": { requests: ["POST /projects/*"], body: { bytes: FILE_BODY } },
  "look-at-environment": {
    requests: ["GET /projects/:id/environment"],
    rate: perMinute([60, 240], "Too many looks at environments"),
  },
  "change-environment": {
    requests: [],
    forms: [
      "/projects/:id/environment set",
      "/projects/:id/environment paste",
      "/projects/:id/environment remove",
    ],
    rate: perMinute([60, 240], "Too many changes of environments"),
  },
  "look-at-data": {
    requests: ["GET /projects/:id/data"],
    rate: perMinute([120, 480], "Too many looks at apps’ data"),
  },
  "change-data": {
    requests: [],
    forms: ["/projects/:id/data"],
    rate: perMinute([120, 480], "Too many changes of apps’ data"),
  },
  // Two passes over up to ten megabytes.
  "export-data": {
    requests: ["GET /api/projects/:id/data/:collection/:form"],
    rate: perHour([120, 600], "Too many downloads of apps’ data"),
    atOnce: "exports",
  },
  "look-at-domains": {
    requests: ["GET /projects/:id/domain"],
    rate: perMinute([60, 240], "Too many looks at domains"),
  },
  // Each look at a proof asks DNS.
  "change-domains": {
    requests: [],
    forms: ["/projects/:id/domain"],
    rate: perMinute([20, 60], "Too many changes of domains"),
  },
  "look-at-repository": {
    requests: ["GET /projects/:id/repository"],
    rate: perMinute([60, 240], "Too many looks at repositories"),
  },
  // A push reads every file of a project's new versions, and sends them to another host.
  "change-repository": {
    requests: [],
    forms: ["/projects/:id/repository"],
    rate: perHour([60, 240], "Too many pushes"),
    atOnce: "pushes",
  },
  "look-at-usage": {
    requests: ["GET /projects/:id/usage"],
    rate: perMinute([60, 240], "Too many looks at usage"),
  },
  "export-project": {
    requests: [
      "GET /api/projects/:id/export",
      "GET /api/projects/export",
      "GET /api/projects/:id/phone-app",
    ],
    // Several in one ZIP are as much work as one after the other.
    times: (query) => Math.max(1, new Set(query.getAll("project")).size),
    rate: perHour([120, 600], "Too many downloads of projects"),
    atOnce: "exports",
  },
  // A page's files and messages, which it reads again after each answer; the largest are 10 MB.
  "read-project": {
    requests: [
      "GET /projects/:id",
      "GET /api/files/:id",
      "GET /api/projects/:id/messages",
      "GET /api/projects/:id/checkpoints",
      "GET /projects/:id/versions",
    ],
    rate: perMinute([600, 2_400], "Too many looks at projects"),
  },
} satisfies Record<string, Act>;
