import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ACTS, type Act, type ActName } from "~/http/limits/acts";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";

/** Limits are a tenth of the real ones here: whom they count, and what a refusal says. */
const SCALE = 0.1;

let app: AppServer;
let ann: AppClient;
let project: { id: string; file: string };

beforeAll(async () => {
  // For tests to come from networks of their own.
  app = await AppServer.start({ RATE_LIMIT_SCALE: String(SCALE), TRUST_PROXY: "1" });
  ann = await app.person("ann");
  const { id } = (await ann.json("POST", "/api/projects", { name: "Mine" })).body;
  const made = await ann.json("POST", `/api/projects/${id}/files`, { path: "a.css", content: "" });
  project = { id, file: made.body.id };
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
  const cases: [
    ActName,
    /** Null where only forms do it. */
    call: (() => [method: string, path: string]) | null,
    form: () => [path: string, fields: Record<string, string>],
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
      "publish",
      () => ["POST", "/api/projects/x/publish"],
      () => [workspace(), { intent: "publish", slug: "tea-for-two" }],
      "tea-for-two",
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
  ];

  test.each(cases)("%s", async (name, call, form, kept) => {
    const [path, fields] = form();
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

  test("every act with such forms is among these", () => {
    // Mails need a mail server: tests/http/mailed-links.test.ts.
    const withForms = Object.entries(ACTS).filter(
      ([name, act]) => (act as Act).forms && name !== "mail-link",
    );
    expect(cases.map(([name]) => name).sort()).toEqual(withForms.map(([name]) => name).sort());
  });
});
