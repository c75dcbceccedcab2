import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readFrame } from "~/community/rooms/live/read-frame";
import { curlCommands, runCommand } from "../support/curl-commands";
import { type SharedApp, sharedApp } from "../support/shared-app";

const ROOT = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const docs = read("app/content/docs/community-api.md");

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

describe("what the documentation of the community's API says", () => {
  test("can be sent as it stands, and is answered as it says", async () => {
    const member = await app.person("reads-the-docs");
    const thread = { title: "A thread", content: "To be answered" };
    const { id } = (await member.json("POST", "/api/forum/threads", thread)).body;
    const commands = curlCommands(docs);
    expect(commands.length).toBeGreaterThan(6);
    for (const command of commands) {
      const asked = { ...command, path: command.path.replace("$THREAD", id) };
      const answer = await runCommand(asked, { member, visitor: app.visitor() });
      const isNew = command.method === "POST" && !command.path.endsWith("/like");
      expect([command.path, answer.status]).toEqual([command.path, isNew ? 201 : 200]);
    }
    const example = JSON.parse(/```json\n(.*?)```/s.exec(docs)?.[1] ?? "")[0];
    const [listed] = (await app.visitor().get("/api/forum/threads?sort=newest")).body;
    expect(Object.keys(example).sort()).toEqual(Object.keys(listed).sort());
    expect(Object.keys(example.author).sort()).toEqual(Object.keys(listed.author).sort());
    const [message] = (await app.visitor().get("/api/chat-rooms/general/messages")).body;
    const fields = /A message has (.*?) and `html`/.exec(docs)?.[1]?.match(/\w+(?=`)/g) ?? [];
    expect([...fields, "html"].sort()).toEqual(Object.keys(message).sort());
  });

  test("of the live socket runs as it stands", async () => {
    const member = await app.person("listens");
    const [, code = ""] = /^```js\n(.*?)^```$/ms.exec(docs) ?? [];
    const folder = mkdtempSync(path.join(tmpdir(), "sayso-docs-"));
    symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
    writeFileSync(path.join(folder, "live.mjs"), code.replaceAll("{{appUrl}}", app.origin));
    const cookie = [...member.cookies].map((pair) => pair.join("=")).join("; ");
    const program = spawn(process.execPath, ["live.mjs"], {
      cwd: folder,
      env: { ...process.env, COOKIE: cookie },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      const [told] = await once(program.stdout, "data");
      expect(String(told)).toContain(`${app.nameOf("listens")}: Hello`);
    } finally {
      program.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("of frames is all that there are", () => {
    const [, client = "", server = ""] = read("app/community/rooms/frames.ts").split(
      /export type (?:Client|Server)Frame =/,
    );
    const typesOf = (code: string) =>
      new Set(
        [...code.matchAll(/type: ("\w+"(?: \| "\w+")*)/g)].flatMap(([, all]) => all?.match(/\w+/g)),
      );
    const [sent = "", told = ""] = docs.split("| You send |")[1]?.split("| You are sent |") ?? [];
    expect(typesOf(sent)).toEqual(typesOf(client.split("export interface")[0] ?? ""));
    expect(typesOf(told.split("\n\n")[0] ?? "")).toEqual(typesOf(server));
    for (const type of typesOf(sent)) {
      const frame = readFrame(Buffer.from(JSON.stringify({ type })), false);
      expect(frame).not.toMatchObject({ message: "There is no such type of frame." });
    }
  });
});
