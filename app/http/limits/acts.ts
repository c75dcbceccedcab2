import type { Rate } from "~/platform/budget.server";
import { loginPath } from "~/platform/urls";
import { TOO_LARGE, UPLOAD_BYTES, UPLOADS_PER_MINUTE } from "~/uploads/upload-limits";
import type { AtOnceName } from "./budgets";

/** Something that people and programs do, and how much of it. */
export interface Act {
  /** The requests that are this act: a method and a path, where ":id" is any part and "*" any rest. */
  readonly requests: readonly string[];
  /** Of these requests only those whose query says so. */
  readonly when?: (query: URLSearchParams) => boolean;
  /** How often one visitor may do it. Generous to people, tight to loops. Unlimited when absent. */
  readonly rate?: Rate;
  /** The places of which it takes one until its response is over. */
  readonly atOnce?: AtOnceName;
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
 * Every act that has a limit of its own, with that limit. The first that fits a request counts, so
 * that an act without limits frees its requests from those after it.
 */
export const ACTS = {
  "send-message": {
    requests: ["POST /api/projects/:id/chat/send"],
    rate: perMinute(30, "Too many messages"),
    body: { bytes: FILE_BODY },
  },
  "start-preview": {
    requests: ["POST /api/projects/:id/preview/start"],
    rate: perMinute(60, "Too many preview starts"),
  },
  publish: {
    requests: ["POST /api/projects/:id/publish"],
    rate: perMinute(20, "Too many publications"),
    // A screenshot of 5 MB as a data URL is 6.7 MB of JSON.
    body: { bytes: 8_000_000 },
  },
  "create-project": {
    requests: ["POST /api/projects"],
    rate: perMinute(60, "Too many new projects"),
  },
  "change-file": {
    requests: ["PUT /api/files/:id", "PATCH /api/files/:id", "POST /api/projects/:id/files"],
    body: { bytes: FILE_BODY },
  },
  "fill-new-project-form": {
    requests: ["POST /projects/new"],
    rate: perMinute(60, "Too many new projects"),
    body: { bytes: FILE_BODY },
  },
  "use-plain-workspace": {
    requests: ["POST /projects/:id"],
    // A form with a screenshot; one that is too large should still be told so on the page.
    body: { bytes: 12_000_000 },
  },
  "fill-project-form": { requests: ["POST /projects/*"], body: { bytes: FILE_BODY } },
  "sync-trial": {
    requests: ["POST /api/trial-projects/:id/files/sync"],
    body: { bytes: 24_000_000 },
  },
  "move-trial-in": {
    requests: ["POST /api/trial-projects/:id/move-in"],
    rate: perMinute(60, "Too many projects to move"),
    // The same files, and the conversation.
    body: { bytes: 32_000_000 },
  },
  "upload-file": {
    requests: ["POST /api/upload"],
    rate: perMinute(UPLOADS_PER_MINUTE, "Too many files"),
    body: { bytes: UPLOAD_BYTES + FORM_BYTES, tooLarge: `${TOO_LARGE}. Nothing was stored.` },
  },
  "change-avatar": {
    requests: ["POST /account/avatar"],
    rate: perMinute(20, "Too many pictures"),
    // One that is somewhat too large should still be told so on the page.
    body: {
      bytes: 12_000_000,
      tooLarge: "A picture can have 5 MB at most. Nothing was changed.",
    },
  },
  "export-account": {
    requests: ["GET /account/export"],
    rate: perMinute(6, "Too many downloads"),
  },
  "connect-wallet": {
    requests: ["POST /api/wallet/connect"],
    rate: perMinute(20, "Too many wallets"),
  },
  // Logging out, and asking who is signed in, are never held up.
  "sign-out": { requests: ["POST /api/auth/logout"] },
  "ask-who-is-signed-in": { requests: ["GET /api/auth/me"] },
  "sign-in": {
    requests: ["POST /login", "POST /api/auth/*"],
    rate: perMinute(20, "Too many sign-in attempts", { signIn: null }),
    by: "network",
    toldOn: loginPath,
  },
  // A message for the wallet, the way to a provider and the way back from it.
  "begin-sign-in": {
    requests: ["GET /api/auth/*"],
    rate: perMinute(60, "Too many sign-in attempts", { signIn: null }),
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
  "open-socket": {
    requests: ["GET /api/sockets/*"],
    atOnce: "sockets",
    rate: perMinute(60, "Too many connections"),
  },
} satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;

function perMinute(max: number, exceeded: string, more: Partial<Rate> = {}): Rate {
  return { kind: "rate", per: "minute", max, exceeded, ...more };
}
