import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let ann: AppClient;
let bob: AppClient;
let visitor: AppClient;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  bob = await app.person("bob");
  visitor = app.visitor();
});

const newThread = async (more: object = {}) =>
  (
    await ann.json("POST", "/api/forum/threads", {
      title: "Which flour?",
      content: "For **bread**.",
      ...more,
    })
  ).body;

describe("the API of the forum", () => {
  test("a thread is stored and listed, for whoever asks", async () => {
    const answer = await ann.json("POST", "/api/forum/threads", {
      title: "  Which flour?  ",
      content: " For **bread**. ",
    });
    const thread = {
      id: expect.stringMatching(/^c\w+$/),
      title: "Which flour?",
      content: "For **bread**.",
      category: "general",
      likes: 0,
      replyCount: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      author: { name: app.nameOf("ann"), imageUrl: null },
    };
    expect([answer.status, answer.body]).toEqual([201, thread]);
    const listed = await visitor.get("/api/forum/threads");
    expect([listed.status, listed.body[0]]).toEqual([200, answer.body]);
    expect(JSON.stringify(listed.body)).not.toContain("@dev.localhost");
  });

  test("a reply is stored, listed and counted, and moves its thread up", async () => {
    const { id } = await newThread();
    await newThread();
    const answer = await bob.json("POST", `/api/forum/threads/${id}/replies`, { content: "Rye." });
    const reply = {
      id: expect.any(String),
      content: "Rye.",
      createdAt: expect.any(String),
      author: { name: app.nameOf("bob"), imageUrl: null },
    };
    expect([answer.status, answer.body]).toEqual([201, reply]);
    const replies = await visitor.get(`/api/forum/threads/${id}/replies`);
    expect([replies.status, replies.body]).toEqual([200, [answer.body]]);
    const [first] = (await visitor.get("/api/forum/threads")).body;
    expect(first).toMatchObject({ id, replyCount: 1 });
  });

  test("a like is turned around, and stays", async () => {
    const { id } = await newThread();
    const like = async (person: AppClient, body?: object) =>
      (await person.json("POST", `/api/forum/threads/${id}/like`, body)).body;
    expect(await like(bob)).toEqual({ likes: 1, liked: true });
    expect(await like(ann)).toEqual({ likes: 2, liked: true });
    expect(await like(bob)).toEqual({ likes: 1, liked: false });
    for (let press = 0; press < 2; press += 1) {
      expect(await like(bob, { liked: true })).toEqual({ likes: 2, liked: true });
    }
    const [first] = (await visitor.get("/api/forum/threads")).body;
    expect(first).toMatchObject({ id, likes: 2 });
  });

  test("a visitor is told to log in, in these words", async () => {
    const { id } = await newThread();
    for (const [path, error] of [
      ["/api/forum/threads", "Please log in to create a thread"],
      [`/api/forum/threads/${id}/replies`, "Please log in to reply"],
      [`/api/forum/threads/${id}/like`, "Please log in to like posts"],
    ] as const) {
      const { status, body } = await visitor.json("POST", path, { title: "a", content: "b" });
      expect([path, status, body]).toEqual([path, 401, { error }]);
    }
  });

  test.each([
    [{}],
    [{ title: "Only a title" }],
    [{ title: " \u200b ", content: "a" }],
    [{ title: "a", content: "\u2800 \n" }],
    [{ title: "a".repeat(161), content: "a" }],
    [{ title: "a", content: "a".repeat(20_001) }],
    [{ title: "a", content: "b", category: "nowhere" }],
    [{ title: ["a"], content: { b: 1 } }],
  ])("%j is no thread", async (body) => {
    const answer = await ann.json("POST", "/api/forum/threads", body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toEqual(expect.stringMatching(/\w/));
  });

  test("what is unknown is a 404 in JSON", async () => {
    for (const [method, path] of [
      ["GET", "/api/forum/threads/nothing/replies"],
      ["POST", "/api/forum/threads/nothing/replies"],
      ["POST", "/api/forum/threads/nothing/like"],
      ["POST", "/api/forum/replies/nothing/like"],
      ["GET", "/api/forum/nothing"],
    ] as const) {
      const body = method === "POST" ? { content: "a" } : undefined;
      const answer = await ann.json(method, path, body);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body.error).toEqual(expect.any(String));
    }
  });

  test("a list goes on where its page ends", async () => {
    // Other files write in the categories of the shared server, too.
    const own = await AppServer.start();
    try {
      for (let count = 0; count < 21; count += 1) {
        // Each is somebody else's first, so that no limit of new members is met.
        const person = await own.person(`writer-${count}`);
        await person.json("POST", "/api/forum/threads", {
          title: `Idea ${count}`,
          content: "x",
          category: "ideas",
        });
      }
      const reader = own.visitor();
      const first = await reader.get("/api/forum/threads?category=ideas&sort=newest");
      const [, next = ""] = /<([^>]+)>; rel="next"/.exec(String(first.headers.link)) ?? [];
      const second = await reader.get(next);
      expect(second.headers.link).toBeUndefined();
      const titles = [...first.body, ...second.body].map(({ title }) => title);
      expect(titles).toEqual(Array.from({ length: 21 }, (_, index) => `Idea ${20 - index}`));
    } finally {
      await own.stop();
    }
  });
});
