import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import express from "express";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SESSION_COOKIE, startSession } from "~/accounts/sessions.server";
import { Generations } from "~/generation/runs/generations.server";
import { readCookie } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { createProject } from "~/projects/projects.server";
import { AppClient } from "../../../tests/support/app-client";
import { fileBlock } from "../../../tests/support/file-blocks";
import { signUp } from "../../../tests/support/generation-runs";
import { Gate, ScriptedModel } from "../../../tests/support/scripted-model";
import { chatStream } from "./chat-stream.server";

/** The chat stream over real HTTP, with a model that a test scripts. */

const PAGE = "<!doctype html>\n";

let model: ScriptedModel;
let server: Server;
let generations: Generations;
let client: AppClient;
let stranger: AppClient;
let projectId: string;
let ownerId: string;

async function signIn(userId: string): Promise<AppClient> {
  const browser = new AppClient((server.address() as AddressInfo).port);
  const cookie = await startSession(new Request("http://localhost/"), userId, "dev");
  browser.cookies.set(SESSION_COOKIE, readCookie(cookie, SESSION_COOKIE) ?? "");
  return browser;
}

beforeAll(async () => {
  generations = new Generations({ model: () => model });
  server = createServer(express().use(chatStream(generations)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ownerId = (await signUp("ann")).user?.id ?? "";
  client = await signIn(ownerId);
  stranger = await signIn((await signUp("bob")).user?.id ?? "");
});

afterAll(async () => {
  await generations.drain(0);
  server.closeAllConnections();
  server.close();
});

beforeEach(async () => {
  const user = { id: ownerId, name: "ann", email: null, imageUrl: null, isAdmin: false };
  projectId = (await createProject({ user, trialKey: null }, { name: "Garden" })).id;
});

test("an answer is numbered events from its start to [DONE]", async () => {
  model = new ScriptedModel(["Here.\n", fileBlock("index.html", PAGE)]);
  const events = await (await client.send(projectId, "a page")).rest();
  const id = events[0]?.data.generation.id;
  expect(events.map((event) => event.id)).toEqual(events.map((_, index) => `${id}:${index + 1}`));
  expect(events[0]?.data).toMatchObject({ type: "generation", generation: { engine: model.id } });
  expect(events.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
  expect(events.at(-1)?.data).toBe("[DONE]");
});

test("a reader that lost its connection goes on where it was, from any tab", async () => {
  const gate = new Gate();
  model = new ScriptedModel(["One thing.\n", gate, "Another.\n", fileBlock("index.html", PAGE)]);
  const first = await client.send(projectId, "a page");
  await first.until((data) => data.content);
  first.leave();
  const second = await client.follow(projectId, first.lastId);
  const third = await client.follow(projectId);
  gate.open();
  const rest = await second.rest();
  const whole = await third.rest();
  expect([...first.seen, ...rest].map(({ raw }) => raw)).toEqual(whole.map(({ raw }) => raw));
});

test("a number of another answer is not taken for this one's", async () => {
  model = new ScriptedModel("Hello.");
  const whole = await (await client.send(projectId, "talk")).rest();
  const again = await (await client.follow(projectId, "somebody-else:3")).rest();
  expect(again).toEqual(whole);
});

test("a long answer is read from storage whole, in order, and from any number", async () => {
  model = new ScriptedModel(
    Array.from({ length: 120 }, (_, n) => fileBlock(`${n}.html`, `<p>${n}\n`)).join(""),
  );
  const whole = await (await client.send(projectId, "many")).rest();
  expect(whole.length).toBeGreaterThan(240);
  expect(await (await client.follow(projectId)).rest()).toEqual(whole);
  for (const at of [0, 98, 99, 100, 199, whole.length - 2]) {
    const rest = await (await client.follow(projectId, whole[at]?.id)).rest();
    expect(rest).toEqual(whole.slice(at + 1));
  }
});

test("a project without an answer has nothing to follow", async () => {
  expect((await client.get(`/api/projects/${projectId}/chat/stream`)).status).toBe(204);
});

test("stop ends the answer for all who follow it", async () => {
  const gate = new Gate();
  model = new ScriptedModel(["One thing.\n", gate]);
  const reader = await client.send(projectId, "talk");
  await gate.reached;
  const stop = () => client.json("POST", `/api/projects/${projectId}/chat/stop`);
  expect((await stop()).body).toEqual({ stopped: true });
  expect((await reader.rest()).at(-2)?.data).toMatchObject({ type: "done", status: "stopped" });
  expect((await stop()).body).toEqual({ stopped: false });
});

test("an end that could not be stored is told", async () => {
  const gate = new Gate();
  model = new ScriptedModel(["One thing.\n", gate, "Another.\n"]);
  const reader = await client.send(projectId, "talk");
  const { id } = await reader.until((data) => data.content);
  const [generationId = "", seq = ""] = id.split(":");
  // Takes the place of the next event, and is none: neither that one nor the end can be stored.
  await db.generationEvent.create({ data: { generationId, seq: Number(seq) + 1, data: "0" } });
  gate.open();
  const rest = (await reader.rest()).slice(1);
  expect(rest.map(({ data }) => data.code ?? data)).toEqual(["incomplete", "[DONE]"]);
  expect(rest[0]).toMatchObject({ id: "", data: { retryable: true } });
});

test("nor does a reader that has all of it but its end take it for whole", async () => {
  const gate = new Gate();
  model = new ScriptedModel(["One thing.\n", gate, "Another.\n"]);
  const reader = await client.send(projectId, "talk");
  const { id } = await reader.until((data) => data.content);
  const [generationId = "", seq = ""] = id.split(":");
  // No event at all, so that the end cannot be stored later either.
  const taken = { generationId, seq: Number(seq) + 1, data: "0" };
  await db.generationEvent.create({ data: taken });
  gate.open();
  await reader.rest();
  const again = await (await client.follow(projectId, `${generationId}:${taken.seq}`)).rest();
  expect(again.map(({ data }) => data.code ?? data)).toEqual(["incomplete", "[DONE]"]);
  expect(again.map(({ id }) => id)).toEqual(["", ""]);
});

test("asking for the head of a stream begins no stream", async () => {
  model = new ScriptedModel("Hello.");
  await (await client.send(projectId, "talk")).rest();
  const { port } = server.address() as AddressInfo;
  const cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const line = connect(port, "127.0.0.1");
  line.write(
    `HEAD /api/projects/${projectId}/chat/stream HTTP/1.1\r\nHost: x\r\nCookie: ${cookies}\r\n\r\n`,
  );
  const [head, body] = (await text(line)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*text\/event-stream/i);
  expect(body).toBe("");
});

test("a message is checked before anything is begun", async () => {
  model = new ScriptedModel("Hello.");
  const path = `/api/projects/${projectId}/chat/send`;
  expect(await client.json("POST", path, { content: " " })).toMatchObject({ status: 400 });
  expect(await client.json("POST", path, { content: "x", mode: "x" })).toMatchObject({
    status: 400,
  });
  expect(await stranger.json("POST", path, { content: "x" })).toMatchObject({ status: 404 });
  expect(model.requests).toHaveLength(0);
});
