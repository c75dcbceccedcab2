import { existsSync, readdirSync, utimesSync } from "node:fs";
import { constants, getPriority } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { TestStore } from "../../../../tests/support/package-store";
import { RegistryServer } from "../../../../tests/support/registry-server";
import { MemoryCounters } from "../../../platform/coordination/embedded/memory-counters";
import { NICENESS } from "../../../platform/give-way.server";
import { INSTALL_BUDGETS, InstallCount } from "./install-budget.server";
import type { InstallProgress, InstallResult } from "./install-types";
import { PackageInstaller } from "./installer.server";

const STAND_IN = path.resolve("tests/support/install-program.mjs");
const PROGRAM = path.resolve("build/store/install-program.mjs");

let registry: RegistryServer;
let store: TestStore;
const installers: PackageInstaller[] = [];

beforeAll(async () => {
  registry = await RegistryServer.start();
});
afterAll(() => registry.close());
beforeEach(() => {
  store = new TestStore(registry);
});
afterEach(async () => {
  await Promise.all(installers.splice(0).map((one) => one.close()));
  store.remove();
});

function installer(
  program: string,
  options: Partial<ConstructorParameters<typeof PackageInstaller>[0]> = {},
): PackageInstaller {
  const policy = store.policy({ limits: { seconds: 30 } });
  const leases = { take: async (name: string) => heldLease(name) };
  const made = new PackageInstaller({ store: store.folder, program, policy, leases, ...options });
  installers.push(made);
  return made;
}

/** Leases of one process: nobody else asks for them. */
function heldLease(name: string) {
  return { name, lost: new AbortController().signal, release: async () => {} };
}

const asks = (...extra: string[]) => ({ packageJson: null, lockfile: null, extra });
const textOf = (result: InstallResult) => (result.ok ? "" : (result.problems[0]?.text ?? ""));

test("packages are installed in a process of their own, and no script of them runs", async () => {
  const mark = path.join(store.root, "ran");
  const script = `node -e "require('fs').writeFileSync('${mark}', '')"`;
  const scripts = { preinstall: script, install: script, postinstall: script, prepare: script };
  const manifest = { name: "scripted", version: "1.0.0", hasInstallScript: true, scripts };
  const files = { "package.json": JSON.stringify(manifest), "binding.gyp": "{}" };
  registry.publish({ name: "scripted", manifest, files });
  const progress: InstallProgress[] = [];
  const result = await installer(PROGRAM).install(asks("scripted"), {
    visitor: "account:ann",
    onProgress: (step) => progress.push(step),
  });
  expect(result).toMatchObject({ ok: true, added: { scripted: "1.0.0" } });
  expect(progress[0]).toEqual({ phase: "waiting" });
  expect(progress.at(-1)).toEqual({ phase: "fetching", done: 1, total: 1 });
  expect(existsSync(mark)).toBe(false);
});

test("a registry that never ends is given up at the limit, and the process with it", async () => {
  registry.answer("/drip", (_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
  });
  const policy = store.policy({ limits: { seconds: 5 } });
  const result = await installer(PROGRAM, { policy }).install(asks("drip"));
  expect(textOf(result)).toMatch(/^Fetching the packages took longer than 5 seconds/);
});

test("none of the server's secrets is in the process", async () => {
  process.env.SESSION_SECRET_OF_TEST = "secret";
  process.env.npm_config_fund = "false";
  const said = JSON.parse(textOf(await installer(STAND_IN).install(asks("tell"))));
  delete process.env.SESSION_SECRET_OF_TEST;
  delete process.env.npm_config_fund;
  expect(said.environment).not.toHaveProperty("SESSION_SECRET_OF_TEST");
  expect(said.environment).not.toHaveProperty("PATH");
  expect(said.environment).toHaveProperty("npm_config_fund", "false");
});

test("what hangs is ended at its limit, what crashes is told, and the next one is served", async () => {
  // Long enough for a process that gives way to start beside others.
  const policy = store.policy({ limits: { seconds: 5 } });
  const one = installer(STAND_IN, { policy });
  expect(textOf(await one.install(asks("hang")))).toMatch(/longer than 5 seconds and was stopped/);
  expect(textOf(await one.install(asks("crash")))).toMatch(/stopped unexpectedly/);
  expect(textOf(await one.install(asks("tell")))).toMatch(/pid/);
});

test("one process serves one after the other, gives way to the server, and ends with it", async () => {
  const one = installer(STAND_IN);
  const first = JSON.parse(textOf(await one.install(asks("tell"))));
  const behind = Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW);
  expect(getPriority(first.pid)).toBe(behind);
  const second = JSON.parse(textOf(await one.install(asks("tell", "again"))));
  expect(second.pid).toBe(first.pid);
  await one.close();
  await expect.poll(() => isRunning(first.pid)).toBe(false);
});

test("who asks for what is being installed waits for that, and who leaves takes nothing along", async () => {
  const one = installer(STAND_IN);
  const leaving = new AbortController();
  let leaves: Promise<InstallResult> | undefined;
  await new Promise<void>((resolve) => {
    const onProgress = ({ phase }: InstallProgress) => phase === "fetching" && resolve();
    const options = { visitor: "account:ann", signal: leaving.signal, onProgress };
    leaves = one.install(asks("wait"), options);
  });
  let other: Promise<InstallResult> | undefined;
  // Whoever comes later is told how far it is.
  const told = await new Promise<InstallProgress>((resolve) => {
    other = one.install(asks("wait"), { onProgress: resolve });
  });
  expect(told).toEqual({ phase: "fetching", done: 1, total: 2 });
  leaving.abort();
  expect(textOf((await leaves) as InstallResult)).toBe("The packages are no longer needed.");
  await one.close();
  expect(textOf((await other) as InstallResult)).toMatch(/^The server is stopping/);
});

test("what nobody waits for any more is given up", async () => {
  const one = installer(STAND_IN);
  const leaving = new AbortController();
  const onProgress = ({ phase }: InstallProgress) => phase === "fetching" && leaving.abort();
  const options = { visitor: "account:ann", signal: leaving.signal, onProgress };
  const given = one.install(asks("wait"), options);
  expect(textOf(await given)).toBe("The packages are no longer needed.");
  // Their turn is free again.
  expect(textOf(await one.install(asks("tell"), { visitor: "account:ann" }))).toMatch(/pid/);
});

test("two server processes that want the same packages fetch them once", async () => {
  registry.publish({ name: "shared" });
  const taken = new Set<string>();
  const leases = {
    take: async (name: string) => {
      if (taken.has(name)) return null;
      taken.add(name);
      return { ...heldLease(name), release: async () => void taken.delete(name) };
    },
  };
  const both = [installer(PROGRAM, { leases }), installer(PROGRAM, { leases })];
  const results = await Promise.all(both.map((one) => one.install(asks("shared"))));
  expect(results.map(({ ok }) => ok)).toEqual([true, true]);
  expect(registry.tarballsSent.filter((line) => line.includes("/shared/"))).toHaveLength(1);
});

test("two that write the same content at once do each other no harm", async () => {
  registry.publish({ name: "raced", files: { "a.js": "x".repeat(100_000) } });
  const installs = Array.from({ length: 4 }, () =>
    store.install({ "package.json": { dependencies: { raced: "*" } } }),
  );
  const all = await Promise.all(installs);
  for (const { result } of all) expect(result.ok).toBe(true);
  expect(store.filesOf(all[0]?.graph ?? null, "node_modules/raced")).toContain("a.js");
});

test("where the operator lets nobody fetch, what is there works and the rest is told", async () => {
  registry.publish({ name: "kept" });
  await installer(PROGRAM).install(asks("kept"));
  const off = installer(PROGRAM, { policy: null });
  expect(await off.install(asks("kept"))).toMatchObject({ ok: true });
  expect(textOf(await off.install(asks("other")))).toMatch(/^This server fetches no packages/);
});

test("a full store fetches nothing more, and says so", async () => {
  registry.publish({ name: "kept-still" });
  await installer(PROGRAM).install(asks("kept-still"));
  const full = installer(PROGRAM, { mostBytes: 100 });
  expect(await full.install(asks("kept-still"))).toMatchObject({ ok: true });
  expect(textOf(await full.install(asks("other")))).toMatch(/store of packages is full/);
});

test("a store that is full of what nobody uses any more makes room at once", async () => {
  registry.publish({ name: "of-last-week", files: { "a.js": "x".repeat(200_000) } });
  registry.publish({ name: "of-today" });
  await installer(PROGRAM).install(asks("of-last-week"));
  const before = new Date(Date.now() - 7 * 24 * 3_600_000);
  for (const name of ["contents", "resolutions"]) {
    const folder = path.join(store.folder, name);
    for (const entry of readdirSync(folder)) utimesSync(path.join(folder, entry), before, before);
  }
  const full = installer(PROGRAM, { mostBytes: 100_000 });
  expect(await full.install(asks("of-today"))).toMatchObject({ ok: true });
});

test("what an installation stores counts for whoever had it made, and too much of it is told", async () => {
  registry.publish({ name: "heavy", files: { "a.js": "x".repeat(300_000) } });
  registry.publish({ name: "heavy-too" });
  const count = new InstallCount(new MemoryCounters());
  const one = installer(PROGRAM, { count });
  const of = { visitor: "network:digest" };
  expect(await one.install(asks("heavy"), of)).toMatchObject({ ok: true });
  const { network } = INSTALL_BUDGETS.installedBytes;
  await count.add("network:digest", network - 310_000);
  expect(await one.install(asks("heavy-too"), of)).toMatchObject({ ok: true });
  await count.add("network:digest", 10_000);
  expect(textOf(await one.install(asks("other"), of))).toBe(
    "Too much data of packages in an hour: the limit for a network is 1,500 MB. The project is as it was; try again in 60 minutes. Everybody on your network shares it.",
  );
  expect(await one.install(asks("heavy"), of)).toMatchObject({ ok: true });
});

test("many accounts of one network store no more together than it may, and others are not refused", async () => {
  for (const name of ["of-one", "of-two", "of-another"])
    registry.publish({ name, files: { "a.js": "x".repeat(30_000) } });
  const homes: Record<string, `network:${string}`> = { "account:other": "network:elsewhere" };
  const count = new InstallCount(new MemoryCounters(), (one) => homes[one] ?? "network:school");
  const { max, network } = INSTALL_BUDGETS.installedBytes;
  await count.add("account:one", max - 10_000);
  await count.add("account:two", network - max);
  const one = installer(PROGRAM, { count });
  const install = (visitor: string, name: string) => one.install(asks(name), { visitor });
  expect(await install("account:three", "of-one")).toMatchObject({ ok: true });
  expect(textOf(await install("account:four", "of-two"))).toContain(
    "Too much data of packages in an hour: the limit for a network is 1,500 MB.",
  );
  expect(await install("account:other", "of-another")).toMatchObject({ ok: true });
});

test("what waits for its turn is not let in because nothing was stored when it was asked for", async () => {
  const names = ["first", "second", "third"];
  for (const name of names) registry.publish({ name, files: { "a.js": "x".repeat(300_000) } });
  const count = new InstallCount(new MemoryCounters());
  const { network } = INSTALL_BUDGETS.installedBytes;
  await count.add("network:digest", network - 10_000);
  const one = installer(PROGRAM, { count });
  const of = { visitor: "network:digest" };
  const results = await Promise.all(names.map((name) => one.install(asks(name), of)));
  // Whose turn comes first is nobody's promise.
  const refused = results.filter(({ ok }) => !ok);
  expect(refused.map(textOf)).toEqual(Array(2).fill(expect.stringContaining("1,500 MB")));
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
