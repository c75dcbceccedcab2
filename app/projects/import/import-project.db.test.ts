import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { beforeAll, expect, test, vi } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { storage } from "~/platform/storage.server";
import { signUp } from "../../../tests/support/generation-runs";
import { startLocalServer } from "../../../tests/support/local-server";
import {
  changeListed,
  makeZip,
  renameInZip,
  type ZipContents,
} from "../../../tests/support/make-zip";
import { listVariables } from "../environment/environment.server";
import { VARIABLE_LIMITS } from "../environment/variable-rules";
import { FILE_LIMITS } from "../files";
import { followDeletions } from "../stored-binaries.server";
import { readProjectTree } from "../tree.server";
import { accountTarget, importRepository, importZip } from "./import-project.server";
import { readReport } from "./import-report.server";

/** What of a ZIP becomes a project, and that nothing is left of one that becomes none. */

const PICTURE = Buffer.from("89504e470d0a1a0a00ff", "hex");

let ann: Viewer;
let bob: Viewer;
beforeAll(async () => {
  ann = await signUp("importing-ann");
  bob = await signUp("importing-bob");
  const onError = vi.fn();
  const end = followDeletions(onError);
  return () => {
    end();
    expect(onError).not.toHaveBeenCalled();
  };
});

const bring = async (zip: Buffer, viewer = ann) =>
  importZip(viewer, accountTarget(viewer), { name: "shop-main.zip", body: Readable.from([zip]) });
const bringFiles = async (contents: ZipContents) => bring(await makeZip(contents));

/** Everything that a failed import could leave. */
async function leftBehind() {
  const projects = await db.project.count({ where: { ownerId: ann.user?.id ?? "" } });
  const bytes: string[] = [];
  for await (const { key } of storage.list("project-files/")) bytes.push(key);
  const folder = path.join(env.DATA_DIR, "imports");
  return { projects, bytes: bytes.sort(), files: existsSync(folder) ? readdirSync(folder) : [] };
}

async function expectRefused(zip: Buffer, says: RegExp): Promise<void> {
  const before = await leftBehind();
  await expect(bring(zip)).rejects.toThrow(says);
  // Bytes go as soon as it is heard that their project is gone.
  await expect.poll(leftBehind).toEqual({ ...before, files: [] });
}

test("what a build has made comes along where the project's own pages load it", async () => {
  const page = '<link rel="stylesheet" href="dist/look.css"><script src="dist/app.js"></script>';
  const files = { "a/package.json": "{}", "a/index.html": page, "a/lib/app-parts.jsx": "" };
  const made = { "a/dist/look.css": "p {}", "a/dist/app.js": "1" };
  const id = await bringFiles({ ...files, ...made, "a/out/other.js": "2" });
  const names = [...(await readProjectTree(id)).texts.keys()].sort();
  expect(names).toEqual([
    "dist/app.js",
    "dist/look.css",
    "index.html",
    "lib/app-parts.jsx",
    "package.json",
  ]);
});

test("an app of another builder comes with its pictures and variables, and says what it left", async () => {
  const id = await bringFiles({
    "shop-main/package.json": "{}",
    "shop-main/index.html": "<h1>Shop</h1>",
    "shop-main/public/logo.png": PICTURE,
    "shop-main/.env": "VITE_TITLE=Shop\nSERVICE_KEY=quiet\n",
    "shop-main/node_modules/react/index.js": "module.exports = {};",
    "shop-main/link.ts": { link: "/etc/passwd" },
    "shop-main/long.txt": "x".repeat(FILE_LIMITS.bytesPerFile + 1),
  });
  const { texts, binaries } = await readProjectTree(id);
  expect([...texts]).toEqual([
    ["index.html", "<h1>Shop</h1>"],
    ["package.json", "{}"],
  ]);
  // A text that is too long to edit is there all the same.
  expect([...binaries.keys()]).toEqual(["long.txt", "public/logo.png"]);
  expect(await listVariables(ann, id)).toEqual([
    { name: "SERVICE_KEY", isSecret: true, value: null },
    { name: "VITE_TITLE", isSecret: false, value: "Shop" },
  ]);
  const found = await readReport(ann, id);
  expect(found).toMatchObject({ name: "shop-main", report: { files: 4, variables: 2, more: 0 } });
  expect(found?.report?.leftOut.map((left) => left.path).sort()).toEqual([
    "link.ts",
    "node_modules/",
  ]);
  expect(await readReport(bob, id)).toBeNull();
  expect((await leftBehind()).files).toEqual([]);
});

test("names that the project's own configuration calls public come as public, a server's beside it as secret", async () => {
  const id = await bringFiles({
    "shop/vite.config.ts": 'export default { envPrefix: "APP_" };',
    "shop/index.html": "<h1>Shop</h1>",
    "shop/.env": "APP_TITLE=Shop\nDB_URL=quiet\n",
    "shop/server/.env": "APP_SECRET=quiet\n",
  });
  expect(await listVariables(ann, id)).toEqual([
    { name: "APP_SECRET", isSecret: true, value: null },
    { name: "APP_TITLE", isSecret: false, value: "Shop" },
    { name: "DB_URL", isSecret: true, value: null },
  ]);
});

test("a pipe is no empty file, and of two files of one name it is told which was taken", async () => {
  const honest = await makeZip({
    "shop/a1.html": "first",
    "shop/a2.html": "second",
    "shop/b1.html": "the same",
    "shop/b2.html": "the same",
    "shop/pipe": "",
  });
  // A tool that wrote the same once more changed nothing that anybody has to know of.
  const same = renameInZip(honest, "shop/b2.html", "shop/b1.html");
  const twice = renameInZip(same, "shop/a2.html", "shop/a1.html");
  const zip = changeListed(twice, (entry) => {
    const isPipe = entry.subarray(46).toString("latin1").startsWith("shop/pipe");
    if (isPipe) entry.writeUInt32LE((0o010644 << 16) >>> 0, 38);
  });
  const id = await bring(zip);
  expect([...(await readProjectTree(id)).texts]).toEqual([
    ["a1.html", "second"],
    ["b1.html", "the same"],
  ]);
  expect((await readReport(ann, id))?.report?.leftOut).toEqual([
    { path: "a1.html", why: "It stands in it more than once; the last one counts." },
    { path: "pipe", why: "It is a device or a pipe, and no file." },
  ]);
});

test("of hundreds of files of variables as many are read as anybody has, and the rest is told", async () => {
  const files = Array.from({ length: 300 }, (_, index) => {
    const lines = Array.from({ length: 20 }, (_, line) => `OF_${index}_${line}=1`);
    return [`packages/p${1000 + index}/.env`, lines.join("\n")];
  });
  const id = await bringFiles({ "index.html": "<h1>Shop</h1>", ...Object.fromEntries(files) });
  expect(await listVariables(ann, id)).toHaveLength(VARIABLE_LIMITS.count);
  const { report } = (await readReport(ann, id)) ?? {};
  expect(report?.leftOut).toContainEqual({
    path: "packages/p1005/.env",
    why: "OF_5_0: a project has at most 100 variables.",
  });
  expect((report?.leftOut.length ?? 0) + (report?.more ?? 0)).toBe(15 * 20 + 280);
});

test("a folder of a public repository becomes a project by its name", async () => {
  const zip = await makeZip({
    "mono-main/README.md": "# Mono",
    "mono-main/apps/web/index.html": "<h1>Shop</h1>",
  });
  const host = await startLocalServer(({ path: at }, response) => {
    if (at === "/moved.zip") response.end(zip);
    else response.writeHead(302, { Location: "/moved.zip" }).end();
  });
  const before = env.REPOSITORY_ORIGINS;
  env.REPOSITORY_ORIGINS = { "github.com": host.origin };
  try {
    const address = "https://github.com/ann/mono/tree/main/apps/web";
    const id = await importRepository(ann, accountTarget(ann), address);
    expect([...(await readProjectTree(id)).texts]).toEqual([["index.html", "<h1>Shop</h1>"]]);
    const found = await readReport(ann, id);
    expect(found).toMatchObject({ name: "web", report: { from: "github.com/ann/mono/apps/web" } });
    expect((await leftBehind()).files).toEqual([]);
  } finally {
    env.REPOSITORY_ORIGINS = before;
    await host.close();
  }
});

test("a ZIP in which a path leads out is refused whole", async () => {
  const zip = await makeZip({ "index.html": "<p>", "aaa/etc/x.txt": "taken" });
  await expectRefused(
    renameInZip(zip, "aaa/etc/x.txt", "../../../x.tx"),
    /leads out of its folder/,
  );
});

test("a file that unpacks to more than its ZIP says is refused, with what came before it", async () => {
  const zip = await makeZip({ "bomb.txt": "0".repeat(1_000_000) });
  const lying = changeListed(zip, (entry) => entry.writeUInt32LE(100, 24));
  await expectRefused(lying, /bomb\.txt is damaged/);
});

test("an encrypted file is named", async () => {
  const zip = await makeZip({ "index.html": "<p>Hi</p>" });
  const locked = changeListed(zip, (entry) => entry.writeUInt16LE(entry.readUInt16LE(8) | 1, 8));
  await expectRefused(locked, /index\.html is encrypted/);
});

test("more files, or more bytes, than a project holds are refused before any is stored", async () => {
  const { filesPerProject, bytesPerBinary, bytesInAll } = FILE_LIMITS;
  const many = Array.from({ length: filesPerProject + 1 }, (_, n) => [`src/file-${n}.ts`, ""]);
  const has = new RegExp(`has ${(filesPerProject + 1).toLocaleString("en")} files`);
  await expectRefused(await makeZip(Object.fromEntries(many)), has);
  // What the list says is enough: nothing is unpacked.
  const count = Math.floor(bytesInAll / bytesPerBinary) + 1;
  const films = Array.from({ length: count }, (_, n) => [`film-${n}.mp4`, "film"]);
  const large = changeListed(await makeZip(Object.fromEntries(films)), (entry) =>
    entry.writeUInt32LE(bytesPerBinary, 24),
  );
  await expectRefused(large, /a project can hold/);
});

test("what is no ZIP, or has no file for a project, makes none", async () => {
  await expectRefused(Buffer.from("hello"), /no ZIP that can be read/);
  await expectRefused(await makeZip({ "a/node_modules/x.js": "" }), /no files in it/);
});

test("a failure in the middle leaves nothing", async () => {
  // As large in all as nobody refuses by its list, and more text than a project may hold.
  const text = "x".repeat(FILE_LIMITS.bytesPerFile);
  const count = Math.floor(FILE_LIMITS.bytesPerProject / text.length) + 1;
  const texts = Array.from({ length: count }, (_, n) => [`text-${n}.txt`, text]);
  const zip = await makeZip({ "logo.png": PICTURE, ...Object.fromEntries(texts) });
  await expectRefused(zip, /of text/);
});

test("whoever is not signed in is asked to", async () => {
  const nobody: Viewer = { user: null, trialKey: null };
  await expect(bring(await makeZip({ "index.html": "" }), nobody)).rejects.toThrow(/sign in/);
});

test("what a killed process left of an archive goes with the next import, and a running one stays", async () => {
  const folder = path.join(env.DATA_DIR, "imports");
  mkdirSync(folder, { recursive: true });
  for (const name of ["left.zip", "running.zip"]) writeFileSync(path.join(folder, name), "PK");
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  utimesSync(path.join(folder, "left.zip"), yesterday, yesterday);
  await bringFiles({ "index.html": "<h1>Hi</h1>" });
  expect(readdirSync(folder)).toEqual(["running.zip"]);
});
