import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { importZip } from "~/projects/import/import-project.server";
import { readReport } from "~/projects/import/import-report.server";
import { findBinary } from "~/projects/stored-binaries.server";
import { readProjectTree } from "~/projects/tree.server";
import { signUp } from "../../tests/support/generation-runs";
import { makeZip } from "../../tests/support/make-zip";
import { trialTarget } from "./import-target.server";
import { moveTrialIn } from "./move-in.server";
import { accepted, readMoveIn, readSync } from "./read-sent";
import { receiveTrialBytes } from "./receive-bytes.server";
import { openServerCopy, syncTrial } from "./server-copy.server";

const TRIAL = "trial_1700000000002";
const NETWORK = "network:192.0.2.7";
const PICTURE = Buffer.from([0x89, 0x50, 0, 1, 2, 3]);
const HASH = createHash("sha256").update(PICTURE).digest("hex");
const FILES = [
  { path: "index.html", content: "<img src=/logo.png>" },
  { path: "public/logo.png", hash: HASH, isBinary: true },
];
const notRunning = async () => false;

const send = (bytes: Buffer, hash = HASH) => ({
  trialId: TRIAL,
  hash,
  body: Readable.from([bytes]),
  length: bytes.length,
});

test("a trial's picture is asked for once, is part of the server's copy, and moves into the account", async () => {
  const browser = { ...(await signUp("trial-picture-ann")), trialKey: "her browser" };
  const stranger = { user: null, trialKey: "her browser" };
  const input = accepted(readSync(Buffer.from(JSON.stringify({ files: FILES }))));
  const sync = () => syncTrial(stranger, NETWORK, TRIAL, input, notRunning);
  expect(await sync()).toMatchObject({ missing: ["public/logo.png"] });
  await receiveTrialBytes(stranger, NETWORK, send(PICTURE));
  expect(await sync()).toEqual({ files: 2, deferred: false });
  const id = await openServerCopy(stranger, NETWORK, TRIAL);
  const { binaries } = await readProjectTree(id);
  expect([...binaries]).toEqual([["public/logo.png", { hash: HASH, size: PICTURE.length }]]);

  const body = JSON.stringify({ name: "Shop", files: FILES, messages: [] });
  const moved = await moveTrialIn(
    browser,
    TRIAL,
    accepted(readMoveIn(Buffer.from(body))),
    notRunning,
  );
  expect(moved).toMatchObject({ id, files: 2 });
  expect((await readProjectTree(moved.id)).binaries.get("public/logo.png")?.hash).toBe(HASH);
});

test("bytes of another hash, or of somebody else's trial, are refused and not kept", async () => {
  const browser = { user: null, trialKey: "a careful browser" };
  const id = await openServerCopy(browser, NETWORK, TRIAL);
  await expect(
    receiveTrialBytes(browser, NETWORK, send(Buffer.from("other bytes"))),
  ).rejects.toMatchObject({ status: 400 });
  const other = { user: null, trialKey: "another browser" };
  await expect(receiveTrialBytes(other, NETWORK, send(PICTURE))).rejects.toMatchObject({
    status: 404,
  });
  expect(await findBinary(id, HASH)).toBeNull();
});

test("a trial whose bytes are nowhere does not move in without them", async () => {
  const browser = { ...(await signUp("trial-picture-bob")), trialKey: "his browser" };
  const body = JSON.stringify({ name: "Shop", files: FILES, messages: [] });
  const input = accepted(readMoveIn(Buffer.from(body)));
  await expect(moveTrialIn(browser, TRIAL, input, notRunning)).rejects.toMatchObject({
    code: "missing_bytes",
  });
});

test("a ZIP becomes a trial of the browser that names it, once, with what was left out", async () => {
  const browser = { user: null, trialKey: "an importing browser" };
  const zip = await makeZip({
    "shop/package.json": "{}",
    "shop/public/logo.png": PICTURE,
    "shop/node_modules/react/index.js": "1",
  });
  const target = trialTarget(browser, NETWORK, TRIAL);
  const bring = () => importZip(browser, target, { name: "shop.zip", body: Readable.from([zip]) });
  expect(await bring()).toBe(TRIAL);
  const found = await readReport(browser, TRIAL);
  expect(found).toMatchObject({ name: "shop", report: { files: 2, from: "shop.zip" } });
  expect(found?.report?.leftOut).toMatchObject([{ path: "node_modules/" }]);
  await expect(bring()).rejects.toMatchObject({ status: 409 });
  // What was there is not touched by the second.
  expect(await readReport(browser, TRIAL)).toMatchObject({ report: { files: 2 } });
});
