import { createHash } from "node:crypto";
import type { RouteKey } from "./product-routes";

/** The ids of what somebody has. */
export interface Ids {
  project: string;
  file: string;
  checkpoint: string;
  /** An address below /uploads. */
  upload: string;
}

/** A request; the ids in it are the only thing that makes it somebody's. */
export interface Ask {
  path: string;
  json?: object;
  form?: Record<string, string>;
  /** Sends it as a file. */
  file?: string;
  /** What its owner is told, where it is no success. */
  toOwner?: number;
}

/** A file of each project that somebody has, which is no text. */
export const SECRET_BYTES = Buffer.from("secret\0");
const SECRET_HASH = hashOf(SECRET_BYTES);
/** The page of each project that somebody has. */
export const SECRET_PAGE = { path: "index.html", content: "<h1>secret</h1>" };

function hashOf(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

export interface OwnedRoute {
  asks: (ids: Ids) => Ask[];
  /** What else but 401 and 404 tells nothing: a way to the login, say. */
  refusals?: number[];
  /** A trial's id is its browser's: another one that uses it begins a trial of its own. */
  beginsTrial?: true;
  /** People have these, trials do not. */
  accountOnly?: true;
  /** Only browsers with a trial have these. */
  trialOnly?: true;
  /** Its owner hears of it until they leave. */
  isEndless?: true;
}

const call =
  (path: (ids: Ids) => string, json?: object) =>
  (ids: Ids): Ask[] => [json ? { path: path(ids), json } : { path: path(ids) }];
const project = (rest: string, json?: object) =>
  call((ids) => `/api/projects/${ids.project}${rest}`, json);
const file = (json?: object) => call((ids) => `/api/files/${ids.file}`, json);

/** Every plain form of the workspace page. */
function workspaceForms({ project, file, checkpoint }: Ids): Ask[] {
  const forms: Record<string, string>[] = [
    { intent: "save-file", fileId: file, content: "taken" },
    { intent: "create-file", path: "new.html" },
    { intent: "rename-file", fileId: file, path: "taken.html" },
    { intent: "send", content: "Take it" },
    { intent: "stop" },
    { intent: "restore", checkpointId: checkpoint },
    { intent: "name-version", checkpointId: checkpoint, name: "Taken" },
    { intent: "publish", slug: "taken-by-a-form" },
    { intent: "start-preview" },
    { intent: "stop-preview" },
    { intent: "renew-preview-address" },
    { intent: "rename-project", name: "Taken" },
    { intent: "delete-file", fileId: file },
  ];
  return forms.map((form) => ({ path: `/projects/${project}`, form }));
}

/** Forms of sharing a project's app. */
function shareForms(path: (ids: Ids) => string) {
  const forms: Record<string, string>[] = [
    { intent: "visibility", visibility: "private" },
    { intent: "describe", name: "Taken" },
    { intent: "publish", slug: "taken-by-sharing" },
    { intent: "link", days: "7" },
    { intent: "unpublish" },
  ];
  return (ids: Ids): Ask[] => [
    ...forms.map((form) => ({ path: path(ids), form })),
    // Servers of tests have no Chromium.
    { path: path(ids), form: { intent: "take-picture" }, toOwner: 400 },
  ];
}

/** Addresses that take the id of something that somebody has. */
export const OWNED: Record<RouteKey, OwnedRoute> = {
  "GET /api/projects/:id": { asks: project("") },
  "PATCH /api/projects/:id": { asks: project("", { name: "Taken" }) },
  "DELETE /api/projects/:id": { asks: project("") },
  "POST /api/projects/:id/restore": { asks: project("/restore"), accountOnly: true },
  "GET /api/projects/:id/messages": { asks: project("/messages") },
  "POST /api/projects/:id/files": {
    asks: project("/files", { path: "taken.html", content: "taken" }),
  },
  "PUT /api/projects/:id/files": {
    asks: project("/files", {
      files: [{ path: SECRET_PAGE.path, content: "taken", baseHash: hashOf(SECRET_PAGE.content) }],
    }),
  },
  "POST /api/projects/:id/upload": {
    asks: ({ project }) => [{ path: `/api/projects/${project}/upload`, file: "taken.bin" }],
    accountOnly: true,
  },
  // It answers with the page of the project, which says that there is none.
  "POST /projects/:id/upload": {
    asks: ({ project }) => [{ path: `/projects/${project}/upload`, file: "form.bin" }],
    refusals: [303],
    accountOnly: true,
  },
  "GET /api/projects/:id/bytes/:hash/:name": {
    asks: project(`/bytes/${SECRET_HASH}/secret.bin`),
    accountOnly: true,
  },
  "GET /api/projects/:id/export": { asks: project("/export") },
  "GET /api/projects/:id/data/:collection/:form": {
    asks: (ids) => [{ path: `/api/projects/${ids.project}/data/none/csv`, toOwner: 404 }],
  },
  "GET /api/projects/export": {
    asks: call(({ project }) => `/api/projects/export?project=${project}`),
  },
  // Nothing is published: its owner is told so, and others that there is no such project.
  "GET /api/projects/:id/phone-app": {
    asks: (ids) => [
      { path: `/api/projects/${ids.project}/phone-app?appId=org.ann.app&name=App`, toOwner: 409 },
    ],
    accountOnly: true,
  },
  "GET /projects/:id/phones": { asks: call((ids) => `/projects/${ids.project}/phones`) },
  "POST /projects/:id/phones": {
    asks: (ids) => [
      {
        ...{ path: `/projects/${ids.project}/phones`, toOwner: 409 },
        form: { appId: "org.ann.app", name: "App" },
      },
    ],
  },
  "GET /api/projects/:id/publish": { asks: project("/publish") },
  "POST /api/projects/:id/publish": { asks: project("/publish", { slug: "taken" }) },
  "GET /api/projects/:id/checkpoints": { asks: project("/checkpoints") },
  "GET /api/projects/:id/checkpoints/:cid/diff": {
    asks: call((ids) => `/api/projects/${ids.project}/checkpoints/${ids.checkpoint}/diff`),
  },
  "PATCH /api/projects/:id/checkpoints/:cid": {
    asks: call((ids) => `/api/projects/${ids.project}/checkpoints/${ids.checkpoint}`, {
      name: "Taken",
    }),
  },
  "GET /api/projects/:id/compare": {
    asks: call((ids) => `/api/projects/${ids.project}/compare?from=${ids.checkpoint}`),
  },
  "GET /projects/:id/compare": {
    asks: call((ids) => `/projects/${ids.project}/compare?from=${ids.checkpoint}`),
  },
  "GET /projects/:id/answer": { asks: call((ids) => `/projects/${ids.project}/answer`) },
  "GET /projects/:id/versions": { asks: call((ids) => `/projects/${ids.project}/versions`) },
  "POST /api/projects/:id/checkpoints/:cid/restore": {
    asks: call((ids) => `/api/projects/${ids.project}/checkpoints/${ids.checkpoint}/restore`),
  },
  "GET /api/files/:id": { asks: call((ids) => `/api/files/${ids.project}`) },
  "PUT /api/files/:id": { asks: file({ content: "taken" }) },
  "PATCH /api/files/:id": { asks: file({ path: "taken.html" }) },
  "DELETE /api/files/:id": { asks: file() },
  "POST /api/projects/:id/chat/send": {
    asks: project("/chat/send", { content: "Take it" }),
    beginsTrial: true,
  },
  "GET /api/projects/:id/chat/stream": { asks: project("/chat/stream") },
  "POST /api/projects/:id/chat/stop": { asks: project("/chat/stop") },
  "POST /api/projects/:id/preview/start": { asks: project("/preview/start"), beginsTrial: true },
  "POST /api/projects/:id/preview/stop": { asks: project("/preview/stop") },
  "POST /api/projects/:id/preview/address": { asks: project("/preview/address") },
  "GET /api/projects/:id/preview/status": { asks: project("/preview/status") },
  "GET /api/projects/:id/preview/logs": { asks: project("/preview/logs"), isEndless: true },
  "GET /api/projects/:id/preview/proxy(/*)?": {
    asks: (ids) => [...project("/preview/proxy/")(ids), ...project("/preview/proxy/a.css")(ids)],
  },
  "POST /api/trial-projects/:id/files/sync": {
    asks: call((ids) => `/api/trial-projects/${ids.project}/files/sync`, { files: [] }),
    beginsTrial: true,
    trialOnly: true,
  },
  "PUT /api/trial-projects/:id/bytes/:hash": {
    asks: call((ids) => `/api/trial-projects/${ids.project}/bytes/${SECRET_HASH}`, {}),
    trialOnly: true,
  },
  "POST /api/trial-projects/:id/import": {
    asks: ({ project }) => [{ path: `/api/trial-projects/${project}/import`, file: "taken.bin" }],
    beginsTrial: true,
    trialOnly: true,
  },
  "POST /api/trial-projects/:id/move-in": {
    asks: call((ids) => `/api/trial-projects/${ids.project}/move-in`, { files: [], messages: [] }),
    beginsTrial: true,
    trialOnly: true,
  },
  "GET /uploads/:id/:name": { asks: call((ids) => ids.upload), accountOnly: true },
  "GET /api/upload/:id/text": {
    asks: call((ids) => `/api/upload/${ids.upload.split("/")[2]}/text`),
    accountOnly: true,
  },
  "DELETE /api/upload/:id": {
    asks: call((ids) => `/api/upload/${ids.upload.split("/")[2]}`),
    accountOnly: true,
  },
  // A trial's page is the same for everybody: what it shows, its browser has.
  "GET /projects/:id": {
    asks: (ids) => [
      { path: `/projects/${ids.project}` },
      { path: `/projects/${ids.project}.data` },
    ],
    refusals: [200],
  },
  "POST /projects/:id": { asks: workspaceForms },
  // The same page for whoever has no such project: the browser looks among its own.
  "GET /pwa/projects/:id": {
    asks: (ids) => [
      { path: `/pwa/projects/${ids.project}` },
      { path: `/pwa/projects/${ids.project}.data` },
    ],
    refusals: [200],
  },
  "GET /projects/:id/delete": {
    asks: call((ids) => `/projects/${ids.project}/delete`),
    refusals: [302],
  },
  "POST /projects/:id/delete": {
    asks: (ids) => [{ path: `/projects/${ids.project}/delete`, form: {} }],
    refusals: [302],
  },
  "GET /api/projects/:id/share": { asks: project("/share") },
  "POST /api/projects/:id/share": {
    asks: shareForms((ids) => `/api/projects/${ids.project}/share`),
  },
  "GET /projects/:id/share": { asks: call((ids) => `/projects/${ids.project}/share`) },
  "POST /projects/:id/share": { asks: shareForms((ids) => `/projects/${ids.project}/share`) },
  "DELETE /api/projects/:id/publish": { asks: project("/publish") },
  "GET /projects/:id/domain": {
    asks: call((ids) => `/projects/${ids.project}/domain`),
    accountOnly: true,
  },
  "POST /projects/:id/domain": {
    asks: (ids) => [
      {
        path: `/projects/${ids.project}/domain`,
        form: { intent: "add", domain: "shop.example.com" },
      },
    ],
    accountOnly: true,
  },
  "GET /projects/:id/repository": { asks: call((ids) => `/projects/${ids.project}/repository`) },
  "POST /projects/:id/repository": {
    asks: (ids) => {
      const path = `/projects/${ids.project}/repository`;
      // No test reaches a repository from here: its owner is told that this one is in the private network.
      const remote = {
        address: "https://192.168.1.20/mine",
        branch: "main",
        username: "",
        token: "t",
      };
      return [
        { path, form: { intent: "connect", ...remote }, toOwner: 400 },
        { path, form: { intent: "push" }, toOwner: 400 },
        { path, form: { intent: "disconnect" } },
      ];
    },
  },
  // Of a trial that the server has no copy of it is the empty page of the browser's own.
  "GET /projects/:id/environment": {
    asks: call((ids) => `/projects/${ids.project}/environment`),
    refusals: [200],
    beginsTrial: true,
  },
  "POST /projects/:id/environment": {
    asks: (ids) => {
      const forms: Record<string, string>[] = [
        { intent: "set", name: "TAKEN", value: "1", kind: "public" },
        { intent: "paste", text: "TAKEN=1" },
        { intent: "remove", name: "TAKEN" },
      ];
      return forms.map((form) => ({ path: `/projects/${ids.project}/environment`, form }));
    },
    beginsTrial: true,
  },
  "GET /projects/:id/data": {
    asks: call((ids) => `/projects/${ids.project}/data`),
    refusals: [200],
    beginsTrial: true,
  },
  // Whose records they are is tried with real ones in app-data.test.ts.
  "POST /projects/:id/data": {
    asks: (ids) => [
      {
        path: `/projects/${ids.project}/data`,
        form: { intent: "delete", collection: "none" },
        toOwner: 404,
      },
    ],
  },
  "GET /projects/:id/import": { asks: call((ids) => `/projects/${ids.project}/import`) },
  "GET /projects/:id/usage": { asks: call((ids) => `/projects/${ids.project}/usage`) },
  "GET /projects/:id/checkpoints/:cid/file": {
    asks: call(
      (ids) => `/projects/${ids.project}/checkpoints/${ids.checkpoint}/file?path=index.html`,
    ),
  },
};

/** Addresses of whoever asks: they take no id, and need a login. */
export const MEMBERS: Record<RouteKey, Ask[]> = {
  "GET /api/auth/me": [{ path: "/api/auth/me" }],
  "POST /api/auth/passkey/add": [{ path: "/api/auth/passkey/add", json: {} }],
  "GET /api/projects": [{ path: "/api/projects" }],
  "POST /api/projects": [{ path: "/api/projects", json: { name: "Mine" } }],
  "POST /projects": [{ path: "/projects", form: { intent: "archive", project: "mine" } }],
  "POST /projects/new": [{ path: "/projects/new", form: { name: "Mine" } }],
  "POST /projects/import": [{ path: "/projects/import", form: { repository: "owner/name" } }],
  "POST /api/upload": [{ path: "/api/upload" }],
  "GET /api/wallet/status": [{ path: "/api/wallet/status" }],
  "POST /api/wallet/connect": [
    { path: "/api/wallet/connect", json: { walletAddress: "1".repeat(32) } },
  ],
  "POST /api/chat-rooms/:id/messages": [
    { path: "/api/chat-rooms/general/messages", json: { content: "Mine" } },
  ],
  "PATCH /api/chat-rooms/:id/messages/:messageId": [
    { path: "/api/chat-rooms/general/messages/x", json: { content: "Mine" } },
  ],
  "DELETE /api/chat-rooms/:id/messages/:messageId": [
    { path: "/api/chat-rooms/general/messages/x" },
  ],
  "POST /api/forum/threads": [
    { path: "/api/forum/threads", json: { title: "Mine", content: "Mine" } },
  ],
  "POST /api/forum/threads/:id/replies": [
    { path: "/api/forum/threads/x/replies", json: { content: "Mine" } },
  ],
  "POST /api/forum/threads/:id/like": [{ path: "/api/forum/threads/x/like", json: {} }],
  "POST /api/forum/replies/:id/like": [{ path: "/api/forum/replies/x/like", json: {} }],
  "POST /community/threads/new": [
    {
      path: "/community/threads/new",
      form: { intent: "create", title: "Mine", content: "Mine", category: "general" },
    },
  ],
  "POST /community/threads/:id": [
    { path: "/community/threads/x", form: { intent: "reply", content: "Mine" } },
  ],
  "GET /community/rooms/:id/messages/:number/delete": [
    { path: "/community/rooms/general/messages/1/delete" },
  ],
  "POST /community/rooms/:id/messages/:number/delete": [
    { path: "/community/rooms/general/messages/1/delete", form: {} },
  ],
  "GET /community/rooms/:id/messages/:number/edit": [
    { path: "/community/rooms/general/messages/1/edit" },
  ],
  "POST /community/rooms/:id/messages/:number/edit": [
    { path: "/community/rooms/general/messages/1/edit", form: { content: "Mine" } },
  ],
  "GET /community/posts/:id/edit": [{ path: "/community/posts/x/edit" }],
  "POST /community/posts/:id/edit": [
    { path: "/community/posts/x/edit", form: { intent: "save", content: "Mine" } },
  ],
  "GET /community/posts/:id/delete": [{ path: "/community/posts/x/delete" }],
  "POST /community/posts/:id/delete": [{ path: "/community/posts/x/delete", form: {} }],
  "GET /account": [{ path: "/account" }, { path: "/account.data" }],
  "POST /account": [
    { path: "/account", form: { intent: "rename", name: "Taken" } },
    { path: "/account", form: { intent: "end-sessions" } },
  ],
  "GET /api/people": [{ path: "/api/people?q=a" }],
  "PUT /api/drafts": [{ path: "/api/drafts", json: {} }],
  "POST /community/rooms/:id": [{ path: "/community/rooms/general", form: { content: "Hello" } }],
  "POST /api/pictures": [{ path: "/api/pictures" }],
  "POST /people/:id": [{ path: "/people/nobodys", form: { intent: "block" } }],
  "POST /report": [{ path: "/report", form: { subject: "thread:nobodys", reason: "spam" } }],
  "GET /account/avatar": [{ path: "/account/avatar" }],
  "POST /account/avatar": [{ path: "/account/avatar", form: { intent: "remove" } }],
  "GET /account/delete": [{ path: "/account/delete" }],
  "POST /account/delete": [{ path: "/account/delete", form: { confirmation: "DELETE" } }],
  "GET /account/export": [{ path: "/account/export" }],
  "GET /api/push-subscriptions": [{ path: "/api/push-subscriptions" }],
  "POST /api/push-subscriptions": [
    {
      path: "/api/push-subscriptions",
      json: { endpoint: "https://push.example/x", keys: { p256dh: "", auth: "" } },
    },
  ],
  "DELETE /api/push-subscriptions": [
    { path: "/api/push-subscriptions", json: { endpoint: "https://push.example/x" } },
  ],
  "GET /notifications": [{ path: "/notifications" }],
  "POST /notifications": [
    { path: "/notifications", form: { intent: "read-all", until: "2026-01-01T00:00:00.000Z" } },
  ],
  "GET /notifications/settings": [{ path: "/notifications/settings" }],
  "POST /notifications/settings": [
    { path: "/notifications/settings", form: { intent: "mail", frequency: "never" } },
  ],
  "POST /notifications/follow": [
    {
      path: "/notifications/follow",
      form: { place: "room:general", level: "everything", returnTo: "/community" },
    },
  ],
  "GET /account/email": [{ path: "/account/email" }],
  "POST /account/email": [{ path: "/account/email", form: { email: "eve@example.com" } }],
  "GET /account/plan": [{ path: "/account/plan" }],
  "POST /account/plan": [{ path: "/account/plan", form: { intent: "order", plan: "basic" } }],
  "GET /account/plan/orders/:id": [{ path: "/account/plan/orders/x" }],
  "POST /account/plan/orders/:id": [{ path: "/account/plan/orders/x", form: {} }],
  "GET /api/plan/orders/:id/events": [{ path: "/api/plan/orders/x/events" }],
  "POST /api/plan/orders/:id/transaction": [
    { path: "/api/plan/orders/x/transaction", json: { payer: "x" } },
  ],
  "GET /account/models": [{ path: "/account/models" }],
  "POST /account/models": [{ path: "/account/models", form: { intent: "use", model: "starter" } }],
  // One that is nobody's here; models.test.ts tries another's.
  "GET /account/models/:id": [{ path: "/account/models/x" }],
  "POST /account/models/:id": [{ path: "/account/models/x", form: { intent: "key", key: "k" } }],
  "GET /account/models/openrouter": [{ path: "/account/models/openrouter" }],
  "GET /account/models/openrouter/callback": [{ path: "/account/models/openrouter/callback" }],
  "PUT /api/models": [{ path: "/api/models", json: { model: "starter" } }],
  "GET /account/passkeys": [{ path: "/account/passkeys" }],
  "POST /account/passkeys": [{ path: "/account/passkeys", form: { id: "x", name: "Taken" } }],
  "GET /account/recovery-codes": [{ path: "/account/recovery-codes" }],
  "POST /account/recovery-codes": [{ path: "/account/recovery-codes", form: {} }],
  "GET /account/wallet": [{ path: "/account/wallet" }],
  "POST /account/wallet": [{ path: "/account/wallet", form: { walletAddress: "1".repeat(32) } }],
};

/** Pages that are there for admins alone: others are told that there is nothing. */
export const ADMINS: readonly RouteKey[] = [
  "GET /admin",
  "GET /admin/apps",
  "GET /admin/apps/:id",
  "GET /admin/apps/:id/files",
  "POST /admin/apps",
  "POST /admin/apps/:id",
  "GET /admin/audit",
  "GET /admin/health",
  "POST /admin/health",
  "GET /admin/community",
  "GET /admin/community/categories",
  "GET /admin/community/rooms",
  "POST /admin/community/rooms",
  "GET /admin/models",
  "GET /admin/settings",
  "GET /admin/invitations",
  "GET /twitter-mentions/pictures/:id",
  "GET /admin/people",
  "GET /admin/people/:id",
  "POST /admin/people/:id",
  "POST /admin/people/:id/export",
  "GET /admin/reports",
  "POST /admin/models",
  "POST /admin/settings",
  "POST /admin/invitations",
  "POST /admin/community",
  "POST /admin/community/categories",
  "POST /admin/reports",
];

/** Calls and a page for admins alone, which say so. */
export const ADMINS_TOLD: readonly RouteKey[] = [
  "GET /api/twitter/bot/status",
  "GET /api/twitter/mentions",
  "GET /twitter-mentions",
  "POST /api/twitter/bot/toggle",
  "POST /api/twitter/mentions/refresh",
  "POST /twitter-mentions",
];

/** Addresses that give everybody the same, or nothing but what their own browser brings. */
export const PUBLIC: readonly RouteKey[] = [
  "GET /",
  "GET /api/auth/:provider",
  "GET /api/auth/:provider/callback",
  "GET /api/auth/passkey/options",
  "GET /api/auth/phantom/nonce",
  "GET /api/chat-rooms",
  "GET /api/chat-rooms/:id/messages",
  "GET /api/chat-rooms/:id/messages/:messageId",
  "GET /api/forum/threads",
  "GET /api/forum/threads/:id/replies",
  // What somebody has connected is among it for them alone.
  "GET /api/models",
  "GET /api/showcase/projects",
  // A picture's name is random; whoever was given it may show it.
  "GET /avatars/:name",
  "GET /blog",
  "GET /blog/:slug",
  "GET /blog/feed.xml",
  "GET /careers",
  "GET /community",
  "GET /community/posts/:id/history",
  "GET /community/threads/:id",
  "GET /community/threads/new",
  "GET /community/rooms",
  "GET /community/rooms/:id",
  "GET /community/rooms/:id/live",
  "GET /community/categories/:id/feed.xml",
  "GET /community/feed.xml",
  "GET /community/moderation",
  "GET /community/search",
  "GET /community/threads/:id/feed.xml",
  "GET /docs",
  "GET /docs/:topic",
  // Whoever has the secret in the address; opening it changes nothing.
  "GET /first-administrator/:token",
  "GET /invitations/:secret",
  "GET /generate",
  "GET /generate/:slug",
  "GET /generate/feed.xml",
  "GET /healthz",
  "GET /healthz/domain",
  "GET /login",
  // Whoever was mailed their keys may press them.
  "GET /notifications/confirm",
  "GET /notifications/follow",
  "GET /login/code",
  "GET /login/link/:secret",
  "GET /login/mail",
  "GET /login/passkey",
  "GET /notifications/unsubscribe",
  "GET /logout",
  "GET /theme",
  "GET /people/:id",
  "GET /people/:id/block",
  "GET /pictures/:name",
  "GET /privacy",
  "GET /projects",
  "GET /projects/import",
  "GET /projects/new",
  "GET /pwa",
  "GET /pwa/projects",
  "GET /pwa/share",
  "GET /report",
  "GET /manifest.webmanifest",
  "GET /offline",
  "GET /push-worker.js",
  "GET /robots.txt",
  "GET /sw.js",
  "GET /screenshots/:name",
  "GET /sitemap.xml",
  "GET /terms",
  "POST /api/auth/dev-login",
  "POST /api/auth/logout",
  "POST /api/auth/passkey/join",
  "POST /api/auth/passkey/login",
  "POST /api/auth/phantom/login",
  "POST /first-administrator/:token",
  "POST /login",
  "POST /pwa/share",
  "POST /login/code",
  "POST /login/link/:secret",
  "POST /login/mail",
  "POST /login/passkey",
  "POST /logout",
  "POST /theme",
  "POST /notifications/confirm",
  "POST /notifications/unsubscribe",
];

/** Every address of the product with its methods; the test of ownership holds it complete. */
export const KNOWN_ROUTES: readonly RouteKey[] = [
  ...Object.keys(OWNED),
  ...Object.keys(MEMBERS),
  ...ADMINS,
  ...ADMINS_TOLD,
  ...PUBLIC,
].sort();
