import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACTS, type Act, type ActName } from "~/http/limits/acts";
import { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { ChatSocket } from "../support/chat-socket";

/** Limits are a tenth of the real ones here: whom they count, and what a refusal says. */
const SCALE = 0.1;

let app: AppServer;
let ann: AppClient;
let project: { id: string; file: string };
/** Tom's, and one of Ann's own. */
let thread: string;
let ownThread: string;

async function newThread(by: AppClient): Promise<string> {
  const text = { title: "All about tea", content: "Green or black?" };
  return (await by.json("POST", "/api/forum/threads", text)).body.id;
}

beforeAll(async () => {
  // For tests to come from networks of their own.
  app = await AppServer.start({
    RATE_LIMIT_SCALE: String(SCALE),
    TRUST_PROXY: "1",
    ADMIN_EMAILS: "ann@dev.localhost",
    HUMAN_SECONDS: "0",
  });
  ann = await app.person("ann");
  const { id } = (await ann.json("POST", "/api/projects", { name: "Mine" })).body;
  const made = await ann.json("POST", `/api/projects/${id}/files`, { path: "a.css", content: "" });
  project = { id, file: made.body.id };
  thread = await newThread(await app.person("tom"));
  ownThread = await newThread(ann);
});
afterAll(() => app.stop());

/** Does a thing until it is refused. @returns how often it was not */
async function useUp(act: () => Promise<{ status: number }>): Promise<number> {
  for (let done = 0; done < 1_000; done += 1) if ((await act()).status === 429) return done;
  throw new Error("It was never refused.");
}

const most = (act: ActName) => Math.ceil(((ACTS[act] as Act).rate?.max ?? 0) * SCALE);

test("two people behind one address who are signed in do not share a limit", async () => {
  const startPreview = (browser: AppClient) =>
    browser.json("POST", "/api/projects/nobodys/preview/start");
  const [bea, bob] = [await app.person("bea"), await app.person("bob")];
  expect(await useUp(() => startPreview(bea))).toBe(most("start-preview"));
  expect((await startPreview(bob)).status).toBe(404);
  expect((await startPreview(app.visitor())).status).toBe(401);
});

test("many accounts of one network are no way around a limit of what members write", async () => {
  const network = { "X-Forwarded-For": "198.51.100.7" };
  const rooms = "/api/chat-rooms/help/messages";
  const write = (by: AppClient, from = network) =>
    by.json("POST", rooms, { content: "Buy this", clientId: randomUUID() }, from);
  // Each from a network of its own: sign-ins of one are limited as well.
  const signIn = async (name: string, n: number) => {
    const by = new AppClient(app.port, new Map(), `127.0.1.${n + 1}`);
    expect((await by.json("POST", "/api/auth/dev-login", { name })).status).toBe(200);
    return by;
  };
  const names = Array.from({ length: 11 }, (_, n) => `flood-${n}`);
  const accounts = await Promise.all(names.map(signIn));
  const written: number[] = [];
  for (const account of accounts) written.push(await useUp(() => write(account)));
  const { max, network: together } = ACTS["write-in-room"].rate;
  expect(written.slice(0, 10)).toEqual(Array(10).fill(max * SCALE));
  expect(10 * max * SCALE).toBe((together ?? 0) * SCALE);
  expect(written[10]).toBe(0);
  const eve = accounts[10] as AppClient;
  const { status, body } = await write(eve);
  expect(status).toBe(429);
  expect(body.error).toMatch(
    /^Too many messages in rooms in a minute: the limit for a network is 60\. This one was not sent; try again in \d+ seconds?\. Everybody on your network shares it\.$/,
  );
  const socket = await ChatSocket.open(eve, app.port, network);
  socket.send({ type: "message", roomId: "help", content: "Buy this", clientId: randomUUID() });
  expect((await socket.next("error")).message).toContain("the limit for a network is 60");
  socket.leave();
  expect((await write(await signIn("mia", 20), { "X-Forwarded-For": "198.51.100.8" })).status).toBe(
    201,
  );
});

test("who asks for all that was said in a room by calls may not go on by a socket", async () => {
  const socket = await ChatSocket.open(ann, app.port);
  const read = () => ann.get("/api/chat-rooms/general/messages?after=0");
  expect(await useUp(read)).toBe(most("look-in-room"));
  for (const type of ["join", "presence"]) {
    socket.send({ type, roomId: "general", after: 0 });
    expect(await socket.next("error")).toMatchObject({ retryAfterSeconds: expect.any(Number) });
  }
  expect((await ann.get("/api/chat-rooms/general/messages")).status).toBe(200);
  socket.leave();
});

test("a refusal says what the limit is, when it ends and what signing in changes", async () => {
  const visitor = app.visitor();
  const follow = (headers = {}) => visitor.get("/api/projects/nobodys/chat/stream", headers);
  const from = { "x-forwarded-for": "192.0.2.1" };
  await useUp(() => follow(from));
  const { status, headers, body } = await follow(from);
  const seconds = Number(headers["retry-after"]);
  expect([status, body]).toEqual([
    429,
    {
      error: `Too many looks at answers in a minute: the limit for a network is 120. Nothing was lost; try again in ${seconds} second${seconds === 1 ? "" : "s"}. Everybody on your network shares it; signed in, you have one of your own.`,
      code: "rate_limit",
      limit: { name: "follow-answer", max: 120, unit: "count", seconds: 60 },
      retryable: true,
    },
  ]);
  expect((await follow({ "x-forwarded-for": "192.0.2.2" })).status).toBe(401);
});

test("a new address within an IPv6 network is no new visitor", async () => {
  const visitor = app.visitor();
  let host = 0;
  const search = () => {
    host += 1;
    return visitor.get("/generate?q=a", { "x-forwarded-for": `2001:db8::${host.toString(16)}` });
  };
  expect(await useUp(search)).toBe(most("search-showcase"));
});

describe("the form and the call of one act share a limit, and the form keeps what was typed:", () => {
  const workspace = () => `/projects/${project.id}`;
  const api = (rest: string) => `/api/projects/${project.id}${rest}`;
  type Form = [path: string, fields: Record<string, string>];
  /** A form of the forum: what its page hid in it tells when it was shown. */
  const shown = async (path: string, fields: Record<string, string>): Promise<Form> => {
    const { text } = await ann.get(path, { accept: "text/html" });
    return [path, { ...fields, shown_at: /name="shown_at" value="([^"]+)"/.exec(text)?.[1] ?? "" }];
  };
  const cases: [
    ActName,
    /** Null where only forms do it. */
    call: (() => [method: string, path: string]) | null,
    form: () => Form | Promise<Form>,
    kept: string,
  ][] = [
    [
      "send-message",
      () => ["POST", api("/chat/send")],
      () => [workspace(), { intent: "send", content: "A shop for tea" }],
      "A shop for tea",
    ],
    [
      "start-preview",
      () => ["POST", "/api/projects/x/preview/start"],
      () => [workspace(), { intent: "start-preview" }],
      "",
    ],
    [
      "renew-preview-address",
      () => ["POST", "/api/projects/x/preview/address"],
      () => [workspace(), { intent: "renew-preview-address" }],
      "",
    ],
    [
      "publish",
      () => ["POST", "/api/projects/x/publish"],
      () => [workspace(), { intent: "publish", slug: "tea-for-two" }],
      "tea-for-two",
    ],
    [
      "share-app",
      () => ["DELETE", "/api/projects/x/publish"],
      () => [`${workspace()}/share`, { intent: "describe", name: "Tea for three" }],
      "Tea for three",
    ],
    [
      "change-project",
      () => ["PATCH", "/api/projects/x"],
      () => [workspace(), { intent: "rename-project", name: "Tea for two" }],
      "",
    ],
    [
      "change-file",
      () => ["DELETE", "/api/files/x"],
      () => [
        workspace(),
        { intent: "save-file", fileId: project.file, content: "a { color: tan }" },
      ],
      "a { color: tan }",
    ],
    [
      "restore-checkpoint",
      () => ["POST", api("/checkpoints/x/restore")],
      () => [workspace(), { intent: "restore", checkpointId: "x" }],
      "",
    ],
    [
      "name-version",
      () => ["PATCH", api("/checkpoints/x")],
      () => [workspace(), { intent: "name-version", checkpointId: "x", name: "Tea time" }],
      "",
    ],
    [
      "create-project",
      () => ["POST", "/api/projects"],
      () => ["/projects/new", { intent: "create", name: "Tea for two" }],
      "Tea for two",
    ],
    [
      "connect-wallet",
      () => ["POST", "/api/wallet/connect"],
      () => ["/account/wallet", { walletAddress: "So11111111111111111111111111111111111111112" }],
      "So11111111111111111111111111111111111111112",
    ],
    [
      "write-in-room",
      () => ["POST", "/api/chat-rooms/nowhere/messages"],
      () => ["/community/rooms/general", { content: "Tea is ready" }],
      "Tea is ready",
    ],
    [
      "change-account",
      null,
      () => ["/account", { intent: "rename", name: "Ann of Green Gables" }],
      "Ann of Green Gables",
    ],
    [
      "connect-model",
      null,
      () => [
        "/account/models",
        { intent: "connect", kind: "compatible", baseUrl: "nonsense", name: "My provider" },
      ],
      "My provider",
    ],
    [
      "change-model",
      () => ["PUT", "/api/models"],
      () => ["/account/models", { intent: "remove", id: "nobodys" }],
      "",
    ],
    ["order-plan", null, () => ["/account/plan", { intent: "order", plan: "basic" }], ""],
    [
      "look-at-chain",
      () => ["POST", "/api/plan/orders/x/transaction"],
      () => ["/account/plan", { intent: "check-holding" }],
      "",
    ],
    [
      "change-environment",
      null,
      () => [
        `${workspace()}/environment`,
        { intent: "set", name: "2 WRONG", value: "kept words", kind: "public" },
      ],
      "kept words",
    ],
    [
      "change-repository",
      null,
      () => [
        `${workspace()}/repository`,
        { intent: "connect", address: "kept words", branch: "main", token: "" },
      ],
      "kept words",
    ],
    [
      "ask-for-mails",
      null,
      () => [
        "/notifications/settings",
        { intent: "mail", frequency: "daily", address: "ann@example.com" },
      ],
      "",
    ],
    [
      "create-thread",
      () => ["POST", "/api/forum/threads"],
      () =>
        shown("/community/threads/new", {
          intent: "create",
          title: "A kettle",
          content: "It sings",
        }),
      "It sings",
    ],
    [
      "create-reply",
      () => ["POST", "/api/forum/threads/x/replies"],
      () => shown(`/community/threads/${thread}`, { intent: "reply", content: "Green, always" }),
      "Green, always",
    ],
    [
      "like-post",
      () => ["POST", "/api/forum/threads/x/like"],
      () => [`/community/threads/${thread}`, { intent: "like", post: `thread:${thread}` }],
      "",
    ],
    [
      "move-thread",
      null,
      () => [
        `/community/posts/${ownThread}/edit`,
        {
          ...{ intent: "save", version: "0", title: "All about tea" },
          ...{ category: "help", content: "In the right place" },
        },
      ],
      "In the right place",
    ],
    [
      "change-post",
      null,
      () => [
        `/community/posts/${ownThread}/edit`,
        { intent: "save", version: "0", title: "All about tea", content: "White, perhaps" },
      ],
      "White, perhaps",
    ],
    [
      "preview-post",
      null,
      () => ["/community/threads/new", { intent: "preview", title: "A pot", content: "It pours" }],
      "It pours",
    ],
    [
      "report",
      null,
      () => [
        `/report?subject=thread:${thread}`,
        { subject: `thread:${thread}`, reason: "spam", note: "It sells kettles" },
      ],
      "It sells kettles",
    ],
    [
      "change-domains",
      null,
      () => [`/projects/${project.id}/domain`, { intent: "add", domain: "kettles..example" }],
      "kettles..example",
    ],
    [
      "moderate",
      null,
      () => [
        `/admin/reports?subject=thread:${thread}`,
        { subject: `thread:${thread}`, do: "hide", reason: "spam", note: "Kettles again" },
      ],
      "",
    ],
    [
      "administer",
      null,
      async () => [
        `/admin/people/${(await ann.get("/api/auth/me")).body.id}`,
        { intent: "delete", confirmation: "", reason: "Too many kettles" },
      ],
      "Too many kettles",
    ],
  ];

  test.each(cases)("%s", async (name, call, form, kept) => {
    const [path, fields] = await form();
    await useUp(() => (call ? ann.json(...call(), {}) : ann.form(path, fields)));
    const { status, headers, text } = await ann.form(path, fields, { accept: "text/html" });
    expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(text).toContain((ACTS[name] as Act).rate?.exceeded);
    expect(text).toContain(kept);
  });

  test("a picture that is refused before it is read is told on its own page", async () => {
    const bea = await app.person("bea");
    const send = () => bea.form("/account/avatar", {}, { accept: "text/html" });
    for (let done = 0; done < most("change-avatar"); done += 1) {
      expect((await send()).status).toBe(400);
    }
    const { status, headers } = await send();
    expect([status, headers.location]).toEqual([303, "/account/avatar"]);
    const page = await bea.get("/account/avatar", { accept: "text/html" });
    expect(page.text).toContain("Too many pictures in a minute");
  });

  test("a button beside which nothing is typed leads back, with the reason", async () => {
    const bob = (await app.person("bob")).get("/api/auth/me");
    const path = `/people/${(await bob).body.id}`;
    const block = () => ann.form(path, { intent: "block" }, { accept: "text/html" });
    for (let done = 0; done <= most("block-person"); done += 1) {
      expect((await block()).status).toBe(303);
    }
    const { text } = await ann.get(path, { accept: "text/html" });
    expect(text).toContain("Too many people blocked in a minute");
  });

  test("every act with such forms is among these", () => {
    // Mails need a mail server (mailed-links.test.ts); beside buttons to delete, to block, of mentions and of apps' data nothing is typed;
    // a form counts a picture or a file when one is in it (post-forms.test.ts, attached-files.test.ts).
    const others = [
      "change-data",
      "delete-project",
      "mail-link",
      "block-person",
      "manage-mentions",
      "post-picture",
      "upload-file",
    ];
    const withForms = Object.entries(ACTS).filter(
      ([name, act]) => (act as Act).forms && !others.includes(name),
    );
    expect(cases.map(([name]) => name).sort()).toEqual(withForms.map(([name]) => name).sort());
  });
});
