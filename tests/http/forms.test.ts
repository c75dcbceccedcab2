import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { pageText } from "../support/html-tables";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let ann: AppClient;
let projectId: string;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  projectId = (await ann.json("POST", "/api/projects", { name: "Kept" })).body.id;
});

const PAGES = ["/login", "/projects/new", "/account", "/account/avatar", "/account/wallet"];
const formPages = () => [...PAGES, "/account/delete", `/projects/${projectId}`];

function post(path: string, type: string | null, body: string) {
  const headers = { accept: "text/html", ...(type ? { "content-type": type } : {}) };
  return ann.request("POST", path, { body, headers });
}

describe("a page that takes forms", () => {
  test("answers anything else with 415 and a sentence", async () => {
    const bodies: [type: string | null, body: string][] = [
      ["text/plain", "name=mallory"],
      ["application/json", '{"name":"mallory"}'],
      ["application/x-www-form-urlencoded-not", "name=mallory"],
      ["", "name=mallory"],
      [null, "name=mallory"],
    ];
    for (const path of formPages()) {
      for (const [type, body] of bodies) {
        const answer = await post(path, type, body);
        expect([path, type, answer.status]).toEqual([path, type, 415]);
        expect(pageText(answer.text)).toContain("This page takes what its own form sends");
      }
    }
  });

  test("answers a form that is broken or cut short with 400 and a sentence", async () => {
    const broken: [type: string, body: string][] = [
      ["multipart/form-data", "--x--\r\n"],
      ["multipart/form-data; boundary=x", "no parts at all"],
      [
        "multipart/form-data; boundary=x",
        '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nmal',
      ],
    ];
    for (const path of formPages()) {
      for (const [type, body] of broken) {
        const answer = await post(path, type, body);
        expect([path, type, body, answer.status]).toEqual([path, type, body, 400]);
        expect(pageText(answer.text)).toContain("could not be understood. Nothing was changed.");
      }
    }
  });

  test("answers before it has read, and whoever goes on sending can go on asking", async () => {
    const socket = connect(app.port, "127.0.0.1");
    const head = `Host: localhost:${app.port}\r\nContent-Type: text/plain\r\nContent-Length: 3000000`;
    socket.write(`POST /projects/${projectId} HTTP/1.1\r\n${head}\r\n\r\n`);
    const [first] = await once(socket, "data");
    expect(String(first)).toContain("HTTP/1.1 415");
    socket.write(Buffer.alloc(3_000_000));
    socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    expect(await text(socket)).toContain("HTTP/1.1 200 OK");
  });

  test("does not log what a sender did as a failure of the server", () => {
    expect(app.output).not.toContain('"level":50');
  });

  test("changes nothing, and still takes a form, however its type is spelled", async () => {
    expect((await ann.get("/api/projects")).body).toHaveLength(1);
    const rename = await post(
      `/projects/${projectId}`,
      "Application/X-WWW-Form-Urlencoded ; charset=UTF-8",
      "intent=rename-project&name=Renamed",
    );
    expect(rename.status).toBe(303);
    expect((await ann.get(`/api/projects/${projectId}`)).body.name).toBe("Renamed");
  });
});
