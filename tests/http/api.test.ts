import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { pageText } from "../support/html-tables";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let ann: AppClient;
let visitor: AppClient;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  visitor = app.visitor();
});

/** Every address of the JSON API with the methods that it takes. */
const ADDRESSES: readonly (readonly [path: string, ...methods: string[]])[] = [
  ["/api/auth/me", "GET"],
  ["/api/auth/logout", "POST"],
  ["/api/auth/dev-login", "POST"],
  ["/api/projects", "GET", "POST"],
  ["/api/projects/x", "GET", "PATCH", "DELETE"],
  ["/api/projects/x/messages", "GET"],
  ["/api/projects/x/files", "POST", "PUT"],
  ["/api/files/x", "GET", "PUT", "PATCH", "DELETE"],
  ["/api/projects/x/chat/send", "POST"],
  ["/api/projects/x/chat/stream", "GET"],
  ["/api/projects/x/chat/stop", "POST"],
  ["/api/projects/x/checkpoints", "GET"],
  ["/api/projects/x/checkpoints/y", "PATCH"],
  ["/api/projects/x/checkpoints/y/diff", "GET"],
  ["/api/projects/x/checkpoints/y/restore", "POST"],
  ["/api/projects/x/preview/start", "POST"],
  ["/api/projects/x/preview/stop", "POST"],
  ["/api/projects/x/preview/status", "GET"],
  ["/api/projects/x/preview/logs", "GET"],
  ["/api/projects/x/preview/proxy/", "GET"],
  ["/api/projects/x/publish", "GET", "POST", "DELETE"],
  ["/api/projects/x/compare", "GET"],
  ["/api/projects/x/restore", "POST"],
  ["/api/projects/x/share", "GET", "POST"],
  ["/api/projects/x/export", "GET"],
  ["/api/projects/export", "GET"],
  ["/api/chat-rooms", "GET"],
  ["/api/chat-rooms/general/messages", "GET", "POST"],
  ["/api/chat-rooms/general/messages/x", "GET", "PATCH", "DELETE"],
  ["/api/showcase/projects", "GET"],
  ["/api/trial-projects/trial_1/files/sync", "POST"],
  ["/api/trial-projects/trial_1/move-in", "POST"],
];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

describe("any address of the API", () => {
  test.each(ADDRESSES)("%s refuses other methods, and says which it takes", async (...row) => {
    const [path = "", ...methods] = row;
    for (const method of METHODS.filter((other) => !methods.includes(other))) {
      const answer = await ann.json(method, path, method === "GET" ? undefined : {});
      expect([method, answer.status]).toEqual([method, 405]);
      expect(answer.body.error).toBe(`This address accepts ${answer.headers.allow}.`);
      expect(answer.headers.allow?.split(", ").sort()).toEqual([...methods].sort());
    }
  });

  test("that does not exist is a 404 in JSON for every method, never a page", async () => {
    for (const path of ["/api", "/api/", "/api/nope", "/api/projects/x/nope", "/api/a/b/c/d"]) {
      for (const method of METHODS) {
        const answer = await visitor.json(method, path, method === "GET" ? undefined : {});
        expect([method, path, answer.status]).toEqual([method, path, 404]);
        expect(answer.headers["content-type"]).toMatch(/^application\/json/);
        expect(answer.body).toEqual({ error: "There is no such API address." });
      }
    }
    expect((await visitor.request("HEAD", "/api/nope")).status).toBe(404);
  });

  test("that cannot be decoded is a 400, and an unknown method a 405, in JSON", async () => {
    for (const path of ["/api/%E0%A4%A", "/api/projects/%00", "/api/files/a%00b"]) {
      const answer = await ann.get(path);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.body.error).toMatch(/cannot be understood/);
    }
    const answer = await ann.request("PROPFIND", "/api/projects");
    expect(answer.status).toBe(405);
    expect(answer.body.error).toMatch(/^This address accepts GET/);
  });
});

describe("a body", () => {
  const json = { "content-type": "application/json" };
  const post = (path: string, body: string | Buffer) =>
    ann.request("POST", path, { body, headers: json });

  test.each([
    "{bad",
    '{"name":',
    "undefined",
    "{'name':1}",
  ])("that is malformed JSON is a 400: %s", async (body) => {
    const { id } = (await ann.json("POST", "/api/projects", { name: "Bodies" })).body;
    const paths = ["/api/projects", `/api/projects/${id}/files`, `/api/projects/${id}/chat/send`];
    for (const path of [...paths, `/api/projects/${id}/publish`]) {
      const answer = await post(path, body);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(answer.body).toEqual({ error: "The body is not valid JSON." });
    }
  });

  test.each([
    "null",
    "[]",
    "5",
    '"text"',
    "{}",
    "",
  ])("of another shape is a 400 that says what is missing: %s", async (body) => {
    const answer = await post("/api/projects", body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/project name|Expected object/);
  });

  test("of bytes that are not UTF-8 is a 400, not another text", async () => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    const { id } = (await ann.json("POST", "/api/projects", { name: "Bytes" })).body;
    for (const path of ["/api/projects", `/api/projects/${id}/chat/send`]) {
      const answer = await post(path, body);
      expect(answer.status).toBe(400);
      expect(answer.body.error).toMatch(/not UTF-8/);
    }
  });

  test("that is too large gets its answer, 413, even while it is still being sent", async () => {
    const body = "x".repeat(30_000_000);
    const { id } = (await ann.json("POST", "/api/projects", { name: "Large" })).body;
    const paths = ["/api/projects", `/api/projects/${id}/chat/send`, `/api/projects/${id}/publish`];
    for (const path of [...paths, "/api/trial-projects/trial_1/files/sync", "/login"]) {
      const answer = await post(path, body);
      expect([path, answer.status]).toEqual([path, 413]);
      expect(answer.body.error).toMatch(
        /^That is 30\.0 MB; this accepts .* Nothing was changed\.$/,
      );
    }
  });

  test("that is large has to wait while too many others come, however they are addressed", async () => {
    const declared = [
      "/api/trial-projects/trial_1/files/sync",
      "/API/trial-projects/trial_1/files/%73ync",
      "/api/trial-projects/trial_2/files/sync/",
      "/api/trial-projects/trial_3/files/sync?x=1",
    ];
    const waiting = await Promise.all(
      declared.map(async (path) => {
        const socket = connect(app.port, "127.0.0.1");
        socket.write(
          `POST ${path} HTTP/1.1\r\nHost: localhost:${app.port}\r\nContent-Length: 24000000\r\nExpect: 100-continue\r\n\r\n`,
        );
        await once(socket, "data");
        return socket;
      }),
    );
    const body = JSON.stringify({ files: [{ path: "a.txt", content: "x".repeat(300_000) }] });
    const again = () => post("/api/trial-projects/trial_4/files/sync", body);
    try {
      // A body of which nothing comes counts once it has been waited for: no line is held for it before.
      await expect.poll(async () => (await again()).status).toBe(503);
      const refused = await again();
      expect(refused.headers["retry-after"]).toBe("10");
      expect(refused.body.error).toMatch(/Nothing was lost; please try again in 10 seconds\.$/);
      const form = await ann.request("POST", "/account/avatar", {
        body: Buffer.alloc(300_000),
        headers: { "content-type": "multipart/form-data; boundary=x", accept: "text/html" },
      });
      expect([form.status, form.headers["retry-after"]]).toEqual([503, "10"]);
      expect(pageText(form.text)).toContain("Busy at the Moment Too much is being sent from your");
      expect((await ann.json("POST", "/api/projects", { name: "Small" })).status).toBe(201);
    } finally {
      // Else the next test file of this server would be refused.
      for (const socket of waiting) socket.destroy();
    }
    await expect.poll(async () => (await again()).status).toBe(200);
  });

  test("that its sender breaks off is no failure of the server", async () => {
    for (const path of ["/api/projects", "/api/projects/trial_1/chat/send", "/login"]) {
      const socket = connect(app.port, "127.0.0.1");
      await once(socket, "connect");
      const form = path === "/login" ? "application/x-www-form-urlencoded" : "application/json";
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost:${app.port}\r\nContent-Type: ${form}\r\nContent-Length: 9000\r\nExpect: 100-continue\r\n\r\n{"name":`,
      );
      // The server is reading: it has answered that it waits for the rest.
      await once(socket, "data");
      socket.destroy();
    }
    await expect.poll(async () => (await ann.get("/api/auth/me")).status).toBe(200);
    expect(app.output).not.toContain("unexpected failure");
    expect(app.output).not.toContain("a page failed");
  });

  test("of unknown length is a 411", async () => {
    const headers = { ...json, "transfer-encoding": "chunked" };
    for (const path of ["/api/projects", "/api/files/x", "/login"]) {
      const answer = await ann.request("POST", path, { headers, body: undefined });
      expect([path, answer.status]).toEqual([path, 411]);
    }
  });
});

describe("who is asking", () => {
  test("is told to its own browser, and a 401 to any other", async () => {
    const me = await ann.get("/api/auth/me");
    expect(me.status).toBe(200);
    expect(me.body).toEqual({
      id: expect.any(String),
      name: app.nameOf("ann"),
      email: `${app.nameOf("ann")}@dev.localhost`,
      isAdmin: false,
      imageUrl: null,
    });
    expect(me.headers["cache-control"]).toBe("private, no-store");
    const nobody = await visitor.get("/api/auth/me");
    expect(nobody.status).toBe(401);
    expect(nobody.body).toEqual({ error: "Please sign in to do that." });
  });

  test("is a 401 for projects signed out, and a 404 for what is not there or not one's own", async () => {
    expect((await visitor.get("/api/projects")).status).toBe(401);
    expect((await visitor.json("POST", "/api/projects", { name: "Mine" })).status).toBe(401);
    const { id } = (await ann.json("POST", "/api/projects", { name: "Private" })).body;
    const bob = await app.person("bob");
    for (const path of ["", "/messages", "/checkpoints", "/export", "/preview/status"]) {
      expect((await visitor.get(`/api/projects/${id}${path}`)).status).toBe(401);
      expect((await visitor.get(`/api/projects/nothing${path}`)).status).toBe(401);
      const foreign = await bob.get(`/api/projects/${id}${path}`);
      const absent = await bob.get(`/api/projects/nothing${path}`);
      expect([path, foreign.status, foreign.body]).toEqual([path, 404, absent.body]);
      expect(absent.status).toBe(404);
    }
  });
});

test("the health check answers without a cookie, and sets none", async () => {
  const answer = await visitor.get("/healthz");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ status: "ok" });
  expect(answer.headers["set-cookie"]).toBeUndefined();
});
