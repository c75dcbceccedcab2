import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Request } from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerData } from "~/app-data/answer-data.server";
import { createProject } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { signUp } from "../../../tests/support/generation-runs";
import { countDataUse } from "./data-use.server";

/** How much of what an app keeps is one network's. */

let server: Server;
let app: string;
beforeAll(async () => {
  const ann = await signUp("data-use");
  const projects = ["One", "Other"].map((name) => createProject(ann, { name }));
  const [one, other] = (await Promise.all(projects)).map(({ id }) => id);
  for (const id of [one, other]) {
    const content = 'fetch("@sayso/data/inbox/orders"); fetch("@sayso/data/shared/board");';
    await changeTree(id ?? "", [{ path: "script.js", content }]);
  }
  const site = express().use("/:app", (request: Request, response, next) => {
    const projectId = (request.params.app === "one" ? one : other) ?? "";
    answerData(request, response, {
      ...{ projectId, path: request.path, space: "app", isOpaque: false },
      count: (budget, amount) => countDataUse(request, projectId, { budget, amount }),
    }).catch(next);
  });
  server = createServer(site).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  app = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function send(place: string, body: object | Uint8Array<ArrayBuffer>, method = "POST") {
  const headers = { "Content-Type": "application/json" };
  const sent = body instanceof Uint8Array ? body : JSON.stringify(body);
  const [of, ...rest] = place.split("/");
  const path = `${app}/${of}/@sayso/data/${rest.join("/")}`;
  const answer = await fetch(path, { method, headers, body: sent });
  return { status: answer.status, json: await answer.json() };
}

test("bytes that are no text are refused, rather than kept as three times as many", async () => {
  const bytes = Uint8Array.from(Buffer.from('{"name":"\xff\xff"}', "latin1"));
  expect(await send("one/inbox/orders", bytes)).toMatchObject({ status: 400 });
});

test("a network fills no app: neither with records, nor by making those longer that are there", async () => {
  const { json } = await send("one/shared/board", { text: "" });
  const text = "x".repeat(15_900);
  const change = (body: object) => send(`one/shared/board/${json.id}`, body, "PUT");
  expect((await change({ text })).status).toBe(200);
  // What grows no more is no new data, however often it changes.
  for (let n = 0; n < 3; n += 1) expect((await change({ text })).status).toBe(200);
  let last = await send("one/inbox/orders", { text });
  for (let n = 1; last.status === 201; n += 1) {
    expect(n).toBeLessThan(130);
    last = await send("one/inbox/orders", { text });
  }
  expect(last).toMatchObject({
    status: 429,
    json: {
      error: expect.stringContaining(
        "Too much new data of one app in a day: the limit for a network is 2 MB.",
      ),
    },
  });
  expect((await change({ text: "less" })).status).toBe(200);
  expect((await send("other/inbox/orders", { text })).status).toBe(201);
});
