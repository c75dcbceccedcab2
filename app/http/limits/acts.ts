import {
  PICTURE_BYTES,
  PICTURE_TOO_LARGE,
  POST_FORM_BYTES,
} from "~/community/writing/picture-limits";
import type { Rate } from "~/platform/budget.server";
import {
  accountAvatarPath,
  adminModelsPath,
  adminRoomsPath,
  botToggleApiPath,
  importPath,
  loginPath,
  mentionsPath,
  refreshMentionsApiPath,
  sharePath,
} from "~/platform/urls";
import { formatBytes } from "~/projects/byte-size";
import { FILE_LIMITS } from "~/projects/files";
import { ARCHIVE_BYTES } from "~/projects/import/import-limits";
import { TOO_LARGE, UPLOAD_BYTES, UPLOADS_PER_MINUTE } from "~/uploads/upload-limits";
import type { AtOnceName, RateName } from "./budgets.server";

/** Something that people and programs do, and how much of it. */
export interface Act {
  /** The requests that are this act: a method and a path, where ":id" is any part and "*" any rest. */
  readonly requests: readonly string[];
  /** Of these requests only those whose query says so. */
  readonly when?: (query: URLSearchParams) => boolean;
  /**
   * Forms that are this act as well: a path, and the form's `intent` where its page has several.
   * The page counts them (`context.countAct`) and tells of a refusal with what was typed.
   */
  readonly forms?: readonly string[];
  /** How often one visitor may do it. Generous to people, tight to loops. Unlimited when absent. */
  readonly rate?: Rate;
  /** The places of which it takes one until its response is over. */
  readonly atOnce?: AtOnceName;
  /** What the declared bytes of its body count towards. */
  readonly sends?: RateName;
  /** Counted by network, whoever is signed in: what nobody has to be signed in for. */
  readonly by?: "network";
  /** A page on which whoever has no script reads of a refusal, because they go on there. */
  readonly toldOn?: string;
  /** The largest body. {@link OTHER_BODIES} when absent. JSON escapes can double a text. */
  readonly body?: {
    readonly bytes: number;
    /** What is said of a larger one, where its size alone would mislead. */
    readonly tooLarge?: string;
  };
}

/** The largest body of all that is not listed here, in bytes. */
export const OTHER_BODIES = 256_000;

/** Around a file in a form. */
const FORM_BYTES = 500_000;
/** One file of a project as JSON or in a form. */
const FILE_BODY = 4_000_000;
/**
 * A post as JSON or in a form, where a character can be nine bytes, and several times too long: its
 * page tells of that, with what was typed.
 */
const POST_BODY = 1_000_000;
/** Of one network, whoever it is that signs in: an office in the morning. */
export const SIGN_INS_PER_MINUTE = 60;

/**
 * Every act that has a limit of its own, with that limit. The first that fits a request counts, so
 * that an act without limits frees its requests from those after it.
 *
 * A rate is several times what one busy person comes to, by hand and by what their open pages ask
 * for (ordinary-use.test.ts). Behind one network there may be an office: what people do without an
 * account, some ten of them can do at once.
 */
export const ACTS = {
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
    forms: ["/projects/:id rename-project", "/projects describe"],
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
    body: { bytes: FILE_BODY },
  },
  // Which act it is stands in its body; this bounds the reading of bodies.
  "use-plain-workspace": {
    requests: ["POST /projects/:id"],
    rate: perMinute([600, 1_200], "Too many forms of the workspace"),
    // A form with a screenshot; one that is too large should still be told so on the page.
    body: { bytes: 12_000_000 },
  },
  "look-at-share": {
    requests: ["GET /projects/:id/share", "GET /api/projects/:id/share"],
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
  "upload-file": {
    requests: ["POST /api/upload"],
    forms: ["/projects/:id upload"],
    rate: perMinute(UPLOADS_PER_MINUTE, "Too many attached files"),
    sends: "uploadedBytes",
    body: { bytes: UPLOAD_BYTES + FORM_BYTES, tooLarge: `${TOO_LARGE}. Nothing was stored.` },
  },
  "read-upload-text": {
    requests: ["GET /api/upload/:id/text"],
    rate: perMinute(30, "Too many looks into attached files"),
  },
  "delete-upload": {
    requests: ["DELETE /api/upload/:id"],
    rate: perMinute(120, "Too many deletions of attached files"),
  },
  "post-picture": {
    requests: ["POST /api/pictures"],
    forms: [
      "/community/threads/new picture",
      "/community/threads/:id picture",
      "/community/posts/:id/edit picture",
      "/community/rooms/:id picture",
    ],
    rate: perMinute(20, "Too many pictures in posts"),
    sends: "postedPictureBytes",
    body: {
      bytes: PICTURE_BYTES + FORM_BYTES,
      tooLarge: `${PICTURE_TOO_LARGE}. It was not stored.`,
    },
  },
  "change-avatar": {
    requests: ["POST /account/avatar"],
    rate: perMinute(20, "Too many pictures"),
    toldOn: accountAvatarPath,
    // One that is somewhat too large should still be told so on the page.
    body: {
      bytes: 12_000_000,
      tooLarge: "A picture can have 5 MB at most. Nothing was changed.",
    },
  },
  "change-account": {
    requests: [],
    forms: ["/account", "/account/delete", "/account/recovery-codes", "/account/passkeys"],
    rate: perMinute(60, "Too many changes of the account"),
  },
  // Each may ask a provider for its models.
  "connect-model": {
    requests: [],
    forms: [
      "/account/models connect",
      "/account/models use",
      "/account/models/:id key",
      "/account/models/:id pick",
      "/account/models/:id use",
    ],
    rate: perMinute(30, "Too many changes of connections"),
  },
  "change-model": {
    requests: ["PUT /api/models"],
    forms: ["/account/models remove", "/account/models/:id change", "/account/models/:id remove"],
    rate: perMinute(120, "Too many changes of models"),
  },
  "look-at-models": {
    requests: ["GET /account/models/:id"],
    rate: perMinute(120, "Too many looks at models"),
  },
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
  "look-at-usage": {
    requests: ["GET /projects/:id/usage"],
    rate: perMinute([60, 240], "Too many looks at usage"),
  },
  "manage-models": {
    requests: [`POST ${adminModelsPath}`],
    rate: perMinute(60, "Too many changes of this server's models"),
    toldOn: adminModelsPath,
  },
  // Administrators alone; most of it asks X for something.
  "manage-mentions": {
    requests: [`POST ${refreshMentionsApiPath}`, `POST ${botToggleApiPath}`],
    forms: [mentionsPath],
    rate: perMinute(60, "Too many requests to X"),
  },
  // Each new one is fetched and decoded; a page shows a hundred.
  "look-at-mention-pictures": {
    requests: [`GET ${mentionsPath}/pictures/:id`],
    rate: perMinute([1_200, 2_400], "Too many pictures of mentions"),
  },
  // Each may send a mail to whatever address was typed.
  "ask-for-mails": {
    requests: [],
    forms: ["/notifications/settings mail"],
    rate: perHour(10, "Too many choices of mails"),
  },
  // A mail provider's servers press it for their people.
  unsubscribe: {
    requests: ["POST /notifications/unsubscribe"],
    rate: perMinute([60, 1_200], "Too many unsubscriptions"),
  },
  "change-notifications": {
    requests: [
      "POST /notifications",
      "POST /notifications/*",
      "POST /api/push-subscriptions",
      "DELETE /api/push-subscriptions",
    ],
    rate: perMinute(120, "Too many changes of notifications"),
  },
  "export-project": {
    requests: ["GET /api/projects/:id/export"],
    rate: perHour([120, 600], "Too many downloads of projects"),
    atOnce: "exports",
  },
  "export-account": {
    requests: ["GET /account/export"],
    rate: perHour(12, "Too many downloads of the account"),
    atOnce: "exports",
  },
  "order-plan": {
    requests: [],
    forms: ["/account/plan order"],
    rate: perHour(60, "Too many orders of plans"),
  },
  // Each asks a node of Solana several times.
  "look-at-chain": {
    requests: ["POST /api/plan/orders/:id/transaction"],
    forms: ["/account/plan check-holding", "/account/plan/orders/:id"],
    rate: perMinute(20, "Too many looks at the network of Solana"),
  },
  "follow-order": {
    requests: ["GET /api/plan/orders/:id/events"],
    rate: perMinute([120, 240], "Too many followed orders"),
  },
  "connect-wallet": {
    requests: ["POST /api/wallet/connect"],
    forms: ["/account/wallet"],
    rate: perMinute(20, "Too many wallets"),
  },
  "create-thread": {
    requests: ["POST /api/forum/threads"],
    forms: ["/community/threads/new create"],
    rate: perMinute(10, "Too many new threads"),
    body: { bytes: POST_BODY },
  },
  "create-reply": {
    requests: ["POST /api/forum/threads/:id/replies"],
    forms: ["/community/threads/:id reply"],
    rate: perMinute(30, "Too many replies"),
    body: { bytes: POST_BODY },
  },
  "like-post": {
    requests: ["POST /api/forum/threads/:id/like", "POST /api/forum/replies/:id/like"],
    forms: [
      "/community/threads/:id like",
      "/community/threads/:id accept",
      "/community/threads/:id withdraw",
    ],
    rate: perMinute(120, "Too many likes"),
  },
  "change-post": {
    requests: [],
    forms: ["/community/posts/:id/edit save", "/community/posts/:id/delete"],
    rate: perMinute(30, "Too many changes of posts"),
  },
  // A thread is found under its category with all its replies, of which there may be thousands: each is
  // taken into the search anew.
  "move-thread": {
    requests: [],
    forms: ["/community/posts/:id/edit move"],
    rate: perHour(20, "Too many threads moved", {
      kept: "Your text is kept, and nothing was changed",
    }),
  },
  "preview-post": {
    requests: [],
    forms: [
      "/community/threads/new preview",
      "/community/threads/:id preview",
      "/community/posts/:id/edit preview",
    ],
    rate: perMinute(60, "Too many previews of posts"),
  },
  // Which act it is stands in its body; this bounds the reading of bodies.
  "fill-forum-form": {
    requests: ["POST /community/threads/*", "POST /community/posts/*"],
    rate: perMinute([300, 1_200], "Too many forms of the forum"),
    body: { bytes: POST_FORM_BYTES },
  },
  "fill-room-form": {
    requests: ["POST /community/rooms/:id"],
    rate: perMinute([300, 1_200], "Too many forms of rooms"),
    body: { bytes: POST_FORM_BYTES },
  },
  // Logging out, and asking who is signed in, are never held up.
  "sign-out": { requests: ["POST /api/auth/logout"] },
  "ask-who-is-signed-in": { requests: ["GET /api/auth/me"] },
  "mail-link": {
    requests: [],
    forms: ["/login/mail", "/account/email"],
    rate: perHour(40, "Too many mailed links", { signIn: null }),
    by: "network",
  },
  // Accounts that cost nothing to begin.
  "begin-account": {
    requests: ["POST /api/auth/passkey/join"],
    rate: perHour(60, "Too many new accounts", { signIn: null }),
    by: "network",
  },
  "sign-in": {
    requests: ["POST /login", "POST /login/*", "POST /first-administrator/*", "POST /api/auth/*"],
    rate: perMinute(SIGN_INS_PER_MINUTE, "Too many sign-in attempts", { signIn: null }),
    by: "network",
    toldOn: loginPath,
  },
  // A message for the wallet, the way to a provider and the way back from it.
  "begin-sign-in": {
    requests: ["GET /api/auth/*"],
    rate: perMinute(2 * SIGN_INS_PER_MINUTE, "Too many steps of a sign-in", { signIn: null }),
    by: "network",
    toldOn: loginPath,
  },
  "search-showcase": {
    requests: ["GET /generate"],
    when: (query) => Boolean(query.get("q")?.trim()),
    // Kept pages do not help against words that are made up anew each time. The page asks while
    // somebody types, after each pause of 200 ms.
    rate: perMinute(120, "Too many searches"),
  },
  // After five seconds of typing, and when the page is left.
  "keep-draft": {
    requests: ["PUT /api/drafts"],
    rate: perMinute([60, 240], "Too many drafts"),
  },
  "search-forum": {
    requests: ["GET /community/search"],
    rate: perMinute([60, 240], "Too many searches of the forum"),
  },
  // After an "@", and with each letter of a name.
  "find-people": {
    requests: ["GET /api/people"],
    rate: perMinute(120, "Too many searches for people"),
  },
  report: {
    requests: [],
    forms: ["/report"],
    rate: perHour(30, "Too many reports", { kept: "This one was not sent" }),
  },
  "block-person": {
    requests: [],
    forms: ["/people/:id"],
    rate: perMinute(30, "Too many people blocked"),
  },
  // Admins alone, in a wave of spam.
  moderate: {
    requests: [],
    forms: ["/admin/reports", "/admin/community"],
    rate: perMinute(240, "Too many decisions"),
  },
  administer: {
    requests: [],
    forms: ["/admin/people/:id", "/admin/apps/:id", "/admin/health"],
    rate: perMinute(120, "Too many acts of an administrator"),
  },
  "export-person": {
    requests: ["POST /admin/people/:id/export"],
    rate: perHour(30, "Too many downloads of people’s data"),
    atOnce: "exports",
  },
  // Lists and searches of administrators.
  "look-at-administration": {
    requests: ["GET /admin", "GET /admin/*"],
    rate: perMinute(240, "Too many looks at pages of administrators"),
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
  // By the form, by the API, or in a frame of the socket: all count together.
  "write-in-room": {
    requests: [
      "POST /api/chat-rooms/:id/messages",
      "PATCH /api/chat-rooms/:id/messages/:messageId",
      "DELETE /api/chat-rooms/:id/messages/:messageId",
      "POST /community/rooms/:id/messages/:number/delete",
    ],
    forms: ["/community/rooms/:id", "/community/rooms/:id/messages/:number/edit"],
    rate: perMinute([60, 120], "Too many messages in rooms", { kept: "This one was not sent" }),
  },
  // Each can be two hundred messages: what was missed, by a call or in a frame of the socket, and who
  // is here. A page asks when it comes back to its line, or every 15 seconds without one.
  "look-in-room": {
    requests: ["GET /api/chat-rooms/:id/messages"],
    when: (query) => query.has("after"),
    rate: perMinute([120, 600], "Too many looks at rooms"),
  },
  "manage-rooms": {
    requests: [`POST ${adminRoomsPath}`],
    rate: perMinute(60, "Too many changes of rooms"),
    toldOn: adminRoomsPath,
  },
  "open-socket": {
    requests: ["GET /api/sockets/*", "GET /ws/chat"],
    rate: perMinute([60, 240], "Too many connections"),
    atOnce: "sockets",
  },
} satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;

/** @param max of an account, and of a network where that is another number */
function perMinute(
  max: number | readonly [account: number, network: number],
  exceeded: string,
  more: Partial<Rate> = {},
): Rate {
  const [account, network] = typeof max === "number" ? [max, max] : max;
  return { kind: "rate", per: "minute", max: account, network, exceeded, ...more };
}

function perHour(...of: Parameters<typeof perMinute>): Rate {
  return { ...perMinute(...of), per: "hour" };
}
