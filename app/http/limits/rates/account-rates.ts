import { AVATAR_SIZE_AT_MOST } from "~/accounts/avatar-rules";
import { accountAvatarPath } from "~/platform/urls";
import { TOO_LARGE, UPLOAD_BYTES, UPLOADS_PER_MINUTE } from "~/uploads/upload-limits";
import { type Act, FORM_BYTES, perHour, perMinute } from "./act";

/** What people do with their account, its models, its plan and what they are told. */
export const ACCOUNT_ACTS = {
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
  "change-avatar": {
    requests: ["POST /account/avatar"],
    rate: perMinute(20, "Too many pictures"),
    toldOn: accountAvatarPath,
    // One that is somewhat too large should still be told so on the page.
    body: {
      bytes: 12_000_000,
      tooLarge: `A picture can have ${AVATAR_SIZE_AT_MOST}. Nothing was changed.`,
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
  // Each may send a mail to whatever address was typed.
  "ask-for-mails": {
    requests: [],
    forms: ["/notifications/settings mail"],
    // Together as well: a person with many accounts would mail as many strangers.
    rate: perHour([10, 60], "Too many choices of mails", { isTogether: true }),
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
} satisfies Record<string, Act>;
