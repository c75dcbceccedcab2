import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepBuild, serveKeptBuilds } from "./kept-assets.server";

let root: string;
let kept: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "sayso-builds-"));
  kept = path.join(root, "data/assets");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Deploys a build whose only file has its name, so many hours ago. */
async function deploy(build: string, hoursAgo = 0): Promise<void> {
  const from = path.join(root, "public");
  rmSync(from, { recursive: true, force: true });
  for (const folder of ["build/routes", "enhance"]) {
    mkdirSync(path.join(from, folder), { recursive: true });
    writeFileSync(path.join(from, folder, `page-${build}.js`), `code of ${build}`);
  }
  await keepBuild(kept, build, from);
  const then = new Date(Date.now() - hoursAgo * 3_600_000);
  utimesSync(path.join(kept, build), then, then);
}

async function ask(address: string): Promise<[number, string, string | null]> {
  const app = express().use(serveKeptBuilds(kept));
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`);
  const said: [number, string, string | null] = [
    answer.status,
    await answer.text(),
    answer.headers.get("Cache-Control"),
  ];
  server.close();
  return said;
}

test("a tab of a former build finds its files, under the names they had", async () => {
  for (const build of ["one", "two", "three"]) await deploy(build);
  expect(await ask("/build/routes/page-one.js")).toEqual([
    200,
    "code of one",
    "public, max-age=31536000, immutable",
  ]);
  expect((await ask("/enhance/page-two.js"))[1]).toBe("code of two");
  expect((await ask("/build/routes/page-four.js"))[0]).toBe(404);
});

test("a build is stored once, and what is compressed is not kept", async () => {
  const from = path.join(root, "public/build");
  mkdirSync(from, { recursive: true });
  for (const name of ["a.js", "a.js.br"]) writeFileSync(path.join(from, name), "code");
  await keepBuild(kept, "one", path.join(root, "public"));
  expect(readdirSync(path.join(kept, "one/build"))).toEqual(["a.js"]);
  const places = [path.join(from, "a.js"), path.join(kept, "one/build/a.js")];
  const [own, keptFile] = places.map((file) => statSync(file).ino);
  expect(keptFile).toBe(own);
  // The next build takes its files away.
  rmSync(from, { recursive: true });
  expect((await ask("/build/a.js"))[1]).toBe("code");
});

const SHM = "/dev/shm";
test.runIf(existsSync(SHM) && statSync(SHM).dev !== statSync(tmpdir()).dev)(
  "on another file system it is copied (skipped where there is none)",
  async () => {
    kept = mkdtempSync(path.join(SHM, "sayso-kept-"));
    try {
      await deploy("one");
      expect((await ask("/build/routes/page-one.js"))[1]).toBe("code of one");
    } finally {
      rmSync(kept, { recursive: true, force: true });
    }
  },
);

test("the two builds before this one stay, however old, and those of a day", async () => {
  for (const [build, hoursAgo] of [
    ["one", 90],
    ["two", 80],
    ["three", 70],
    ["four", 60],
  ] as const) {
    await deploy(build, hoursAgo);
  }
  await deploy("five");
  expect(readdirSync(kept).sort()).toEqual(["five", "four", "three"]);
  for (const build of ["six", "seven", "eight"]) await deploy(build, 1);
  expect(readdirSync(kept).sort()).toEqual(["eight", "five", "seven", "six"]);
});

test("a build that is deployed once more is kept as the newest", async () => {
  await deploy("one", 90);
  for (const build of ["two", "three"]) await deploy(build, 50);
  await deploy("one");
  await deploy("four");
  expect(existsSync(path.join(kept, "one"))).toBe(true);
});

test("what a process is still copying is not served, nor takes a build's place", async () => {
  for (const build of ["one", "two"]) await deploy(build, 90);
  for (const pid of [1, 2, 3]) {
    const half = path.join(kept, `three.${pid}.draft/build`);
    mkdirSync(half, { recursive: true });
    writeFileSync(path.join(half, "page-three.js"), "half of it");
  }
  const then = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(path.join(kept, "three.1.draft"), then, then);
  await deploy("four");
  expect((await ask("/build/page-three.js"))[0]).toBe(404);
  expect(readdirSync(kept).sort()).toEqual(
    ["four", "one", "two", "three.2.draft", "three.3.draft"].sort(),
  );
});

test.each([
  "/build/../secret",
  "/build/%2e%2e/%2e%2e/secret",
  "/build/%00",
  "/secret",
])("%s leads nowhere", async (address) => {
  await deploy("one");
  writeFileSync(path.join(kept, "secret"), "secret");
  expect((await ask(address))[1]).not.toContain("secret\n");
  expect((await ask(address))[0]).toBeGreaterThanOrEqual(400);
});
