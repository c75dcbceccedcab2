import { afterEach, expect, test } from "vitest";
import { sendJson, startLocalServer } from "../../tests/support/local-server";
import { ApiError, fetchJson, request, requestJson, shownError } from "./api-client";

let server: Awaited<ReturnType<typeof startLocalServer>>;
afterEach(() => server.close());

async function failure(status: number, body: string): Promise<ApiError> {
  server = await startLocalServer((_request, response) => {
    response.writeHead(status, "Bad Gateway");
    response.end(body);
  });
  return request("GET", "/x").then(
    () => {
      throw new Error("It should have failed.");
    },
    (error: ApiError) => error,
  );
}

test.each([
  ['{"error":"first","message":"second"}', "first"],
  ['{"message":"second"}', "second"],
  ['{"other":1}', '{"other":1}'],
  ["Bad gateway", "502: Bad gateway"],
  ["", "Bad Gateway"],
])("an answer of %j is the error %j", async (body, text) => {
  const error = await failure(502, body);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe(text);
  expect(error.status).toBe(502);
});

test("what fails is not asked for again by itself", async () => {
  await failure(500, "");
  expect(server.lines()).toEqual(["GET /x"]);
});

test("a payload is JSON; without one there is neither body nor content type", async () => {
  server = await startLocalServer((_request, response) => sendJson(response, {}));
  await request("POST", "/with", { a: 1 });
  await request("POST", "/without");
  expect(server.seen[0]?.headers["content-type"]).toBe("application/json");
  expect(server.seen[0]?.body).toBe('{"a":1}');
  expect(server.seen[1]?.headers["content-type"]).toBeUndefined();
  expect(server.seen[1]?.body).toBe("");
});

test("every request brings the cookie of its session", async () => {
  const credentials: unknown[] = [];
  const send: typeof fetch = async (_path, init) => {
    credentials.push(init?.credentials);
    return new Response("{}");
  };
  await request("GET", "/x", undefined, { send });
  await request("POST", "/x", { a: 1 }, { send });
  expect(credentials).toEqual(["include", "include"]);
});

test("204 and an empty answer are null, not a parse error", async () => {
  server = await startLocalServer(({ path }, response) => {
    response.writeHead(path === "/204" ? 204 : 200).end();
  });
  expect(await requestJson("DELETE", "/204")).toBeNull();
  expect(await requestJson("POST", "/empty")).toBeNull();
});

test("a key's segments are joined to the address", async () => {
  server = await startLocalServer((_request, response) => sendJson(response, [1]));
  expect(await fetchJson(["/api/files", "p1"])).toEqual([1]);
  expect(server.lines()).toEqual(["GET /api/files/p1"]);
});

test("signed out is null where the caller says so, and an error where not", async () => {
  server = await startLocalServer((_request, response) =>
    sendJson(response, { error: "Please sign in." }, 401),
  );
  expect(await fetchJson(["/api/auth/me"], { on401: "null" })).toBeNull();
  await expect(fetchJson(["/api/auth/me"])).rejects.toThrow("Please sign in.");
});

test("markup and long traces never reach a person", async () => {
  expect(shownError(await failure(500, "<html><body>stack</body></html>"), "Sorry")).toBe("Sorry");
  expect(shownError(new ApiError(500, '{"other":1}'), "Sorry")).toBe("Sorry");
  expect(shownError(await failure(500, ""), "Sorry")).toBe("Sorry");
  expect(shownError(new ApiError(500, "x".repeat(2000)), "Sorry")).toBe("Sorry");
  expect(shownError(new ApiError(500, "500: Error: no\n    at f (a.js:3:1)"), "Sorry")).toBe(
    "Sorry",
  );
  expect(shownError(new ApiError(409, "That slug is taken."), "Sorry")).toBe("That slug is taken.");
});
