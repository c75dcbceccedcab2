import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { PlainBrowser } from "../support/plain-browser";
import { plainPerson } from "../support/plain-person";
import { makeProject, publish, unique } from "../support/projects";
import { ask } from "../support/request";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** Records that apps keep on the server: as their pages ask for them, and as their owners read them. */

const PAGE = `<!doctype html><html lang="en"><head><title>Kept</title></head><body>
<script>const places = ["@sayso/data/inbox/orders", "@sayso/data/posts/guests", "@sayso/data/shared/board"];</script></body></html>`;
const JSON_TYPE = { "content-type": "application/json" };

let app: SharedApp;
let owner: PlainBrowser;
let id: string;
let slug: string;
beforeAll(async () => {
  app = await sharedApp();
  owner = await plainPerson(app);
  slug = unique("kept");
  id = await makeProject(owner.client, "Kept", { "index.html": PAGE });
  await publish(owner.client, id, slug);
});

const hostOf = (label: string) => `${label}.sites.localhost:${app.port}`;

/** What a page of an app sends, and how it is answered. */
async function send(
  method: string,
  path: string,
  {
    body,
    headers = {},
    label = slug,
  }: { body?: unknown; headers?: Record<string, string>; label?: string } = {},
) {
  const sent =
    body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  const answer = await ask(app.port, hostOf(label), `/@sayso/data/${path}`, {
    method,
    ...sent,
    headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
  });
  return { ...answer, json: answer.body === "" ? null : JSON.parse(answer.body) };
}

const read = async (path: string) =>
  (await send("GET", path)).json.records.map(({ data }: { data: unknown }) => data);

describe("an app that a phone has as a package", () => {
  const from = (origin: string) => ({ origin, "sec-fetch-site": "cross-site" });

  test.each([
    "https://localhost",
    "capacitor://localhost",
  ])("reads and writes where it is published, from %s", async (origin) => {
    const asked = { "access-control-request-method": "POST" };
    const before = await send("OPTIONS", "posts/guests", {
      headers: { ...from(origin), ...asked },
    });
    expect([before.status, before.headers["access-control-allow-origin"]]).toEqual([204, origin]);
    expect(before.headers["access-control-allow-methods"]).toContain("PUT");
    const body = { name: "Phone", text: origin };
    const made = await send("POST", "posts/guests", { body, headers: from(origin) });
    expect([made.status, made.headers["access-control-allow-origin"]]).toEqual([201, origin]);
    // Nobody is anybody there: no cookie goes with it.
    expect(made.headers["access-control-allow-credentials"]).toBeUndefined();
  });

  test("is no page of the web, which still can have nobody's browser write", async () => {
    for (const origin of ["https://evil.example", "http://localhost", "https://localhost:8080"]) {
      const answer = await send("POST", "posts/guests", { body: {}, headers: from(origin) });
      expect(answer.status).toBe(403);
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
  });

  test("reads that nothing was stored where there is no app any more", async () => {
    const origin = "capacitor://localhost";
    const nowhere = { label: unique("nobodys"), headers: from(origin) };
    expect((await send("OPTIONS", "posts/guests", nowhere)).status).toBe(204);
    const refused = await send("POST", "posts/guests", { ...nowhere, body: { name: "Late" } });
    expect([refused.status, refused.json.error]).toEqual([
      404,
      expect.stringContaining("Nothing was stored"),
    ]);
    expect(refused.headers).toMatchObject({
      "access-control-allow-origin": origin,
      vary: "Origin",
    });
  });

  test("still finds its records when the app has moved", async () => {
    const first = unique("moving");
    const moving = await makeProject(owner.client, "Moving", { "index.html": PAGE });
    await publish(owner.client, moving, first);
    const there = { label: first, headers: from("https://localhost") };
    await send("POST", "posts/guests", { ...there, body: { name: "Before" } });
    const moved = { intent: "move", slug: `${first}-on` };
    expect((await owner.client.form(`/projects/${moving}/share`, moved)).status).toBe(303);
    expect((await send("POST", "posts/guests", { ...there, body: { name: "After" } })).status).toBe(
      201,
    );
    const { json } = await send("GET", "posts/guests", { label: `${first}-on` });
    expect(json.count).toBe(2);
    await owner.client.form(`/projects/${moving}/share`, { intent: "unpublish" });
    expect((await send("GET", "posts/guests", there)).status).toBe(404);
  });
});

describe("an app's pages", () => {
  test("add what everybody reads, and its maker alone changes it", async () => {
    const made = await send("POST", "posts/guests", { body: { name: "Ann", text: "Grüße ✓" } });
    expect([made.status, made.json]).toMatchObject([201, { data: { text: "Grüße ✓" } }]);
    const { id: record, key } = made.json;
    expect((await send("GET", "posts/guests")).body).not.toContain(key);
    const place = `posts/guests/${record}`;
    const change = { body: { name: "Ann", text: "Bye" } };
    expect((await send("PUT", place, change)).status).toBe(403);
    const headers = { authorization: `Bearer ${key}` };
    expect((await send("PUT", place, { ...change, headers })).json.data.text).toBe("Bye");
    expect(await read("posts/guests")).toContainEqual({ name: "Ann", text: "Bye" });
    expect((await send("DELETE", place, { headers })).status).toBe(204);
    expect((await send("DELETE", place, { headers })).status).toBe(404);
  });

  test("work on a shared list together, and nobody writes over what they have not read", async () => {
    const { json, headers } = await send("POST", "shared/board", {
      body: { card: "Tea", at: "todo" },
    });
    const place = `shared/board/${json.id}`;
    const first = await send("PUT", place, {
      body: { card: "Tea", at: "doing" },
      headers: { "if-match": headers.etag ?? "" },
    });
    expect(first.status).toBe(200);
    const late = { body: { card: "Tea", at: "lost" }, headers: { "if-match": headers.etag ?? "" } };
    expect((await send("PUT", place, late)).status).toBe(412);
    const plain = { ...late, headers: { "if-match": "1" } };
    expect((await send("PUT", place, plain)).status).toBe(412);
    const unread = { ...late, headers: { "if-match": '"1", "2"' } };
    expect((await send("PUT", place, unread)).status).toBe(400);
    expect(await read("shared/board")).toContainEqual({ card: "Tea", at: "doing" });
  });

  test("ask again for nothing while nothing has changed, from wherever in the app", async () => {
    await send("POST", "shared/board", { body: { n: 1 } });
    const known = await ask(app.port, hostOf(slug), "/deep/page/@sayso/data/shared/board?limit=1");
    expect(JSON.parse(known.body)).toMatchObject({ records: [{}], next: expect.any(String) });
    const again = () =>
      send("GET", "shared/board", { headers: { "if-none-match": known.headers.etag ?? "" } });
    expect((await again()).status).toBe(304);
    // As a proxy that compresses passes it on.
    const weak = { "if-none-match": `W/${known.headers.etag}` };
    expect((await send("GET", "shared/board", { headers: weak })).status).toBe(304);
    await send("POST", "shared/board", { body: { n: 2 } });
    expect((await again()).status).toBe(200);
    const next = await send("GET", `shared/board?after=${JSON.parse(known.body).next}`);
    expect(next.json.records.at(-1).data).toEqual({ n: 2 });
    expect((await send("GET", "shared/board?order=newest&limit=1")).json.records[0].data.n).toBe(2);
  });

  test.each([
    ["text that is no JSON", "{", 400],
    ["a list", [1], 400],
    ["a number", "1", 400],
    ["more than a record may have", { text: "x".repeat(16_000) }, 413],
    ["numbers that are longer written out", `{"n":[${Array(1_900).fill("1e20").join()}]}`, 413],
    ["objects within each other", `${'{"a":'.repeat(500)}1${"}".repeat(500)}`, 400],
  ])("are told what %s is not, and nothing is stored", async (_what, body, status) => {
    const count = async () => (await send("GET", "posts/guests")).json.count;
    const before = await count();
    expect((await send("POST", "posts/guests", { body })).status).toBe(status);
    expect(await count()).toBe(before);
  });

  test("of other hosts send nothing in the names of an app's visitors", async () => {
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await send("POST", "posts/guests", { body: {}, headers })).status).toBe(403);
    const plain = { body: "{}", headers: { "content-type": "text/plain" } };
    expect((await send("POST", "posts/guests", plain)).status).toBe(415);
    expect((await send("OPTIONS", "posts/guests")).headers["access-control-allow-methods"]).toBe(
      undefined,
    );
  });

  test("find no collection that the code does not name, nor one of another kind", async () => {
    const other = await send("POST", "posts/made-up", { body: {} });
    expect([other.status, other.json.error]).toEqual([
      404,
      expect.stringContaining("names no collection"),
    ]);
    expect((await send("POST", "shared/guests", { body: {} })).status).toBe(404);
    expect((await send("POST", "secrets/guests", { body: {} })).status).toBe(404);
    expect((await send("PUT", "posts/guests", { body: {} })).status).toBe(405);
  });

  test.each([
    "none",
    "preview-none",
    `preview-for-${"a".repeat(26)}`,
  ])("of an address without an app store nothing: %s", async (start) => {
    const label = start === "none" ? unique(start) : start;
    const answer = await send("POST", "posts/guests", { body: {}, label });
    expect([answer.status, answer.json.error]).toEqual([
      404,
      expect.stringContaining("no app here"),
    ]);
  });
});

describe("below a path, where pages have no origin", () => {
  const below = (method: string, path: string, body?: object) =>
    ask(app.port, `192.0.2.7:${app.port}`, `/sites/${slug}/@sayso/data/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: { "sec-fetch-site": "cross-site", ...(body ? JSON_TYPE : {}) },
    });

  test("an app's pages send and read as elsewhere", async () => {
    const asked = await below("OPTIONS", "posts/guests");
    expect([asked.status, asked.headers["access-control-allow-headers"]]).toEqual([
      204,
      expect.stringContaining("Authorization"),
    ]);
    const name = randomUUID();
    expect((await below("POST", "posts/guests", { name })).status).toBe(201);
    expect((await below("GET", "posts/guests?order=newest")).body).toContain(name);
  });
});

describe("what is sent to an inbox", () => {
  test("is read by the owner alone, who downloads it and deletes what is spam", async () => {
    const text = `A table for two ${randomUUID()}`;
    const many = Object.fromEntries(Array.from({ length: 90 }, (_, n) => ["n".repeat(n + 40), n]));
    await send("POST", "inbox/orders", { body: { ...many, half: "\ud800" } });
    await send("POST", "inbox/orders", { body: {} });
    const sent = await send("POST", "inbox/orders", { body: { name: "Bea <b>", text } });
    expect([sent.status, Object.keys(sent.json)]).toEqual([201, ["id", "createdAt"]]);
    expect((await send("GET", "inbox/orders")).status).toBe(403);
    expect((await send("DELETE", `inbox/orders/${sent.json.id}`)).status).toBe(403);

    await owner.open(`/projects/${id}`);
    await owner.follow("data that the app keeps");
    expect(owner.text).toContain("inbox/orders");
    await owner.follow("inbox/orders");
    expect(owner.text).toContain("Bea <b>");
    expect(owner.text).toContain(text);
    expect(owner.text).toContain("An empty record");
    expect(owner.text).toContain("And 31 more; the downloads have all of it.");
    expect(owner.text).not.toContain("n".repeat(100));
    const csv = owner.linkTo("Download as CSV");
    expect((await owner.client.get(csv)).text).toContain(text);
    const stranger = await plainPerson(app);
    expect((await stranger.client.get(csv)).status).toBe(404);
    expect(await stranger.open(`/projects/${id}/data`)).toBe(404);
    expect((await app.visitor().get(csv)).status).toBe(401);

    await owner.press(/^Delete the record .* for good$/);
    expect(owner.text).toContain("The record was deleted");
    expect(owner.text).not.toContain(text);
  });

  test("is refused where its owner has closed it, and taken again where it is open", async () => {
    await send("POST", "inbox/orders", { body: { n: 1 } });
    await owner.open(`/projects/${id}/data`);
    await owner.follow("inbox/orders");
    await owner.press("Close it");
    const refused = await send("POST", "inbox/orders", { body: { n: 2 } });
    expect([refused.status, refused.json.error]).toEqual([
      403,
      expect.stringContaining("has closed it"),
    ]);
    await owner.press("Open it again");
    expect((await send("POST", "inbox/orders", { body: { n: 2 } })).status).toBe(201);
    await owner.press(/^Delete for good$/);
    expect(owner.text).toContain("inbox/orders was deleted");
  });
});

test("a preview's records are its own, and go with nothing of the published app", async () => {
  await owner.client.json("POST", `/api/projects/${id}/preview/start`);
  const { label } = (await owner.client.get(`/api/projects/${id}/preview/status`)).body;
  const tried = { card: randomUUID() };
  expect((await send("POST", "shared/board", { body: tried, label })).status).toBe(201);
  expect((await send("GET", "shared/board", { label })).body).toContain(tried.card);
  expect(await read("shared/board")).not.toContainEqual(tried);
});

test("a private app's records are its owner's, and an app that is offline has none", async () => {
  const page = `/projects/${id}/share`;
  await send("POST", "posts/guests", { body: { n: 1 } });
  await owner.client.form(page, { intent: "visibility", visibility: "private" });
  expect((await send("GET", "posts/guests")).status).toBe(404);
  expect((await send("POST", "posts/guests", { body: {} })).status).toBe(404);
  await owner.client.form(page, { intent: "visibility", visibility: "public" });
  expect((await send("GET", "posts/guests")).status).toBe(200);
  await owner.client.form(page, { intent: "unpublish" });
  expect((await send("POST", "posts/guests", { body: {} })).status).toBe(404);
});
