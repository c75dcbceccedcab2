import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let ann: AppClient;
let visitor: AppClient;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  visitor = app.visitor();
});

const MESSAGES = "/api/chat-rooms/general/messages";
const say = (client: AppClient, body: unknown) => client.json("POST", MESSAGES, body);

test("everybody sees which rooms there are, and how long their messages stay", async () => {
  const { status, body } = await visitor.get("/api/chat-rooms");
  expect(status).toBe(200);
  expect(body[0]).toEqual({
    id: "general",
    name: "General",
    description: "Whatever is on your mind.",
    slowSeconds: 0,
    keptDays: 365,
  });
});

test("what somebody says is read by everybody, under a public name alone", async () => {
  const sent = await say(ann, { content: "Hello, **room**!  \n", userId: "forged", author: {} });
  expect(sent.status).toBe(201);
  const { body, headers } = await visitor.get(MESSAGES);
  const message = body.at(-1);
  expect(message).toMatchObject({
    id: sent.body.id,
    content: "Hello, **room**!",
    author: { id: message.userId, name: app.nameOf("ann"), imageUrl: null },
  });
  expect(Date.parse(message.createdAt)).not.toBeNaN();
  expect(message.html).toContain("<strong>room</strong>");
  expect(JSON.stringify(body)).not.toContain("@");
  expect(Number(headers["x-last-change"])).toBeGreaterThanOrEqual(message.change);
});

test("a message sent again is the one that is there", async () => {
  const body = { content: "once", clientId: "0123456789abcdef" };
  const [first, second] = [await say(ann, body), await say(ann, body)];
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.body.id).toBe(first.body.id);
});

describe("a message is refused, and nothing of it stored,", () => {
  test.each([
    ["blank", { content: " \u200b\n" }, 400, "Please write a message."],
    ["without a text", {}, 400, "Please write a message."],
    ["too long", { content: "x".repeat(4_001) }, 400, "4,000 characters at most"],
    ["with a strange clientId", { content: "x", clientId: "no" }, 400, "clientId"],
    ["that is no object", [], 400, ""],
  ])("when it is %s", async (_what, body, status, words) => {
    const { body: before } = await visitor.get(MESSAGES);
    const answer = await say(ann, body);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(words)]);
    expect((await visitor.get(MESSAGES)).body).toEqual(before);
  });

  test("when nobody is signed in, in a room that is not there, and from another site", async () => {
    const refused = await say(visitor, { content: "x" });
    expect([refused.status, refused.body.error]).toEqual([401, "Please log in to chat"]);
    const nowhere = "/api/chat-rooms/nowhere/messages";
    expect((await ann.json("POST", nowhere, { content: "x" })).status).toBe(404);
    expect((await visitor.get(nowhere)).status).toBe(404);
    const origin = { origin: "https://evil.example" };
    expect((await ann.json("POST", MESSAGES, { content: "x" }, origin)).status).toBe(403);
  });
});

test("who reads by cursor gets older pages, or what has changed since", async () => {
  const first = (await say(ann, { content: "one" })).body;
  const second = (await say(ann, { content: "two" })).body;
  const before = await visitor.get(`${MESSAGES}?before=${second.number}`);
  expect(before.body.at(-1).id).toBe(first.id);
  const path = `${MESSAGES}/${first.id}`;
  expect((await ann.json("PATCH", path, { content: "one, edited" })).status).toBe(200);
  expect((await ann.json("DELETE", `${MESSAGES}/${second.id}`)).status).toBe(204);
  const { body } = await visitor.get(`${MESSAGES}?after=${second.change}`);
  expect(body).toMatchObject([
    { id: first.id, content: "one, edited", status: "shown" },
    { id: second.id, number: second.number, status: "deleted" },
  ]);
  for (const query of ["before=x", "after=-1", "after=99999999999", "before=1.5"]) {
    expect((await visitor.get(`${MESSAGES}?${query}`)).status).toBe(400);
  }
});

test("somebody else's message is read, and neither changed nor deleted", async () => {
  const { id } = (await say(ann, { content: "mine" })).body;
  const bob = await app.person("bob");
  const path = `${MESSAGES}/${id}`;
  expect((await bob.json("PATCH", path, { content: "x" })).status).toBe(403);
  expect((await bob.json("DELETE", path)).status).toBe(403);
  expect((await visitor.json("DELETE", path)).status).toBe(401);
  expect((await visitor.get(path)).body.content).toBe("mine");
});
