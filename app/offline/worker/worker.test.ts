import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { SERVICE_WORKER } from "~/generated/service-worker";
import { FakeWorker, opened } from "../../../tests/support/fake-worker";
import { OFFLINE_COPY } from "../kept";

/** What a device may get of the worker, compressed, in bytes. */
const MOST_BYTES = 3_000;

const workerOf = (build: string) => new FakeWorker(`self.BUILD="${build}";${SERVICE_WORKER}`);
const page = (text: string, wish?: "keep" | "forget", status = 200) =>
  new Response(text, { status, headers: wish ? { [OFFLINE_COPY]: wish } : {} });
const noLine = () => {
  throw new TypeError("Failed to fetch");
};

/** A worker that has been installed, and these pages opened. */
async function workerWith(...paths: string[]): Promise<FakeWorker> {
  const worker = workerOf("one");
  worker.network = (path) => page(`page ${path}`, "keep");
  await worker.send("install");
  await worker.send("activate");
  for (const path of paths) await worker.read(opened(path));
  return worker;
}

test("it is small", () => {
  expect(gzipSync(SERVICE_WORKER).length).toBeLessThanOrEqual(MOST_BYTES);
});

test.each([
  "/api/projects",
  "/api",
  "/ws/chat",
  "/sites/p-abc/index.html",
  "/generate/my-app",
  "/admin/reports",
  "/account",
  "/notifications/settings",
  "/login/link/secret",
  "/logout",
  "/first-administrator/token",
  "/report",
  "/uploads/1/picture",
  "/community/rooms/general/live",
  "/community/feed.xml",
  "/projects.data",
  "/robots.txt",
  "/sw.js",
])("it leaves %s to the browser", async (path) => {
  const worker = await workerWith();
  expect(worker.ask(opened(path))).toBeNull();
});

test("it leaves all that is no page and no file of ours to the browser", async () => {
  const worker = await workerWith();
  const asked = [
    { ...opened("/docs"), method: "POST" },
    { ...opened("/docs"), headers: { Range: "bytes=0-9" } },
    { ...opened("/docs"), destination: "iframe" },
    { ...opened("/docs"), origin: "http://p-abc.sites.localhost:3000" },
    { path: "/docs" },
    { path: "/pictures/1.webp", destination: "image" },
    { path: "/build/x.js", headers: { Range: "bytes=0-9" } },
  ];
  expect(asked.map((one) => worker.ask(one))).toEqual(asked.map(() => null));
});

test("a file is asked for once", async () => {
  const worker = await workerWith();
  const file = { path: "/build/root-ABC.js", destination: "script" };
  worker.network = () => new Response("code");
  expect([await worker.read(file), await worker.read(file)]).toEqual(["code", "code"]);
  expect(worker.asked.filter((path) => path === file.path)).toHaveLength(1);
});

test("a file that is not there is asked for again", async () => {
  const worker = await workerWith();
  worker.network = () => new Response("none", { status: 404 });
  await worker.read({ path: "/build/gone.js" });
  worker.network = () => new Response("code");
  expect(await worker.read({ path: "/build/gone.js" })).toBe("code");
});

test("a page comes from the network, and without a line from the last copy", async () => {
  const worker = await workerWith("/docs");
  worker.network = () => page("newer", "keep");
  expect(await worker.read(opened("/docs"))).toBe("newer");
  worker.network = noLine;
  expect(await worker.read(opened("/docs"))).toBe("newer");
});

test("on a slow line the copy is shown, and the answer kept for the next time", async () => {
  const worker = await workerWith("/docs");
  let answer = (_: Response) => {};
  worker.network = () => new Promise((resolve) => (answer = resolve));
  const asking = worker.ask(opened("/docs"));
  // It looks for a copy first.
  await new Promise(setImmediate);
  worker.passTime();
  expect(await (await asking?.answer)?.text()).toBe("page /docs");
  answer(page("newer", "keep"));
  await asking?.after();
  worker.network = noLine;
  expect(await worker.read(opened("/docs"))).toBe("newer");
});

test("a page without a copy waits for a slow line, and without any lists what is kept", async () => {
  const worker = await workerWith();
  worker.network = async (path) => {
    worker.passTime();
    return page(`late ${path}`, "keep");
  };
  expect(await worker.read(opened("/docs"))).toBe("late /docs");
  worker.network = noLine;
  expect(await worker.read(opened("/blog"))).toBe("page /offline");
});

test("pages that may not be kept are not", async () => {
  const worker = await workerWith();
  worker.network = () => page("mine");
  await worker.read(opened("/projects"));
  worker.network = () => page("gone", "keep", 404);
  await worker.read(opened("/docs/none"));
  expect(await worker.caches.paths("pages-")).toEqual([]);
});

test("what was kept for a visitor goes when somebody has signed in", async () => {
  const worker = await workerWith("/docs", "/blog");
  worker.network = () => page("mine", "forget");
  await worker.read(opened("/community"));
  expect(await worker.caches.paths("pages-")).toEqual([]);
  worker.network = noLine;
  expect(await worker.read(opened("/docs"))).toBe("page /offline");
});

test("a copy goes when its page is gone, and stays when the server has failed", async () => {
  const worker = await workerWith("/docs", "/blog");
  worker.network = () => page("failed", undefined, 503);
  await worker.read(opened("/docs"));
  worker.network = () => page("gone", undefined, 404);
  await worker.read(opened("/blog"));
  expect(await worker.caches.paths("pages-")).toEqual(["/docs"]);
});

test("the oldest copies leave", async () => {
  const many = Array.from({ length: 62 }, (_, n) => `/docs/${n}`);
  const worker = await workerWith(...many, "/docs/2");
  expect(await worker.caches.paths("pages-")).toEqual([...many.slice(3), "/docs/2"]);
});

test("large copies make the oldest leave sooner", async () => {
  const worker = await workerWith("/small");
  worker.network = () => page("x".repeat(3_500_000), "keep");
  for (const path of ["/one", "/two"]) await worker.read(opened(path));
  expect(await worker.caches.paths("pages-")).toEqual(["/two"]);
});

test("a page that was open before the worker is kept with its files when it asks", async () => {
  const worker = await workerWith();
  worker.network = (path) =>
    page(path === "/docs" ? '<link href="/build/$a-1.css">' : `code of ${path}`, "keep");
  const addresses = ["/docs", "/build/later.js"].map((path) => `http://localhost:3000${path}`);
  await worker.send("message", { data: { type: "keep", addresses } });
  worker.network = noLine;
  expect(await worker.read(opened("/docs"))).toContain("/build/$a-1.css");
  expect(await worker.read({ path: "/build/$a-1.css" })).toBe("code of /build/$a-1.css");
  expect(await worker.read({ path: "/build/later.js" })).toBe("code of /build/later.js");
});

test("what somebody wrote in a page has no other page asked for, nor the same one again", async () => {
  const worker = await workerWith();
  const text = "See /build/../community/threads/1 and /enhance/../../docs and /build/%2e%2e/blog";
  worker.network = (path) => {
    if (worker.asked.length > 20) throw new Error("It asks for ever.");
    return page(`${text} of ${path}`, "keep");
  };
  const addresses = ["http://localhost:3000/community/threads/1"];
  worker.asked.length = 0;
  await worker.send("message", { data: { type: "keep", addresses } });
  expect(worker.asked).toEqual(["/community/threads/1"]);
});

test("a trial that was never opened here has the page of another one", async () => {
  const worker = await workerWith("/pwa/projects/trial_any", "/projects/trial_1");
  worker.network = noLine;
  expect(await worker.read(opened("/pwa/projects/trial_new-1"))).toBe(
    "page /pwa/projects/trial_new-1",
  );
  expect(await worker.read(opened("/projects/trial_2"))).toBe("page /projects/trial_2");
  expect(await worker.read(opened("/projects/abc"))).toBe("page /offline");
});

test("what another app shares leads to the list of projects, without leaving the device", async () => {
  const worker = await workerWith();
  const form = new FormData();
  form.set("title", "Soup");
  form.set("text", "A site for soup & bread https://soup.example/");
  form.set("url", "https://soup.example/");
  const asking = worker.ask({
    ...opened("/pwa/share"),
    method: "POST",
    formData: async () => form,
  });
  const answer = await asking?.answer;
  const text = encodeURIComponent("Soup\nA site for soup & bread https://soup.example/");
  expect(answer?.status).toBe(303);
  expect(answer?.headers.get("Location")).toMatch(new RegExp(`/pwa/projects#share=${text}$`));
  expect(worker.asked).not.toContain("/pwa/share");
});

test("a file that another app sends along is not taken for words", async () => {
  const worker = await workerWith();
  const form = new FormData();
  form.set("title", new File(["x"], "x.png"));
  form.set("text", "Like this");
  const ask = { ...opened("/pwa/share"), method: "POST", formData: async () => form };
  const answer = await worker.ask(ask)?.answer;
  expect(answer?.headers.get("Location")).toMatch(/#share=Like%20this$/);
});

test("a picture that another app shares waits on the device, with its words", async () => {
  const worker = await workerWith();
  const form = new FormData();
  form.set("text", "Like this, in blue");
  form.set("picture", new File(["bytes"], "x.png", { type: "image/png" }));
  const ask = { ...opened("/pwa/share"), method: "POST", formData: async () => form };
  const answer = await worker.ask(ask)?.answer;
  const text = encodeURIComponent("Like this, in blue");
  expect(answer?.headers.get("Location")).toMatch(
    new RegExp(`/pwa/projects#share=${text}&picture=kept$`),
  );
  const kept = await (await worker.caches.open("shared")).match("/pwa/shared-picture");
  expect([await kept?.text(), kept?.headers.get("X-Shared-Text")]).toEqual(["bytes", text]);
});

test("a build keeps what the one before it kept, and no more", async () => {
  const worker = workerOf("three");
  for (const build of ["one", "two"]) {
    await (await worker.caches.open(`pages-${build}`)).put(`/${build}`, page(build));
  }
  await worker.caches.open("shared");
  await worker.send("install");
  await worker.send("activate");
  expect(await worker.caches.paths("pages-")).toEqual(["/two"]);
  expect(await worker.caches.keys()).toContain("shared");
  expect(worker.done).toEqual(["claim"]);
});

test("a new build takes over when it is asked, and not before", async () => {
  const worker = workerOf("two");
  await worker.send("install");
  expect(worker.done).toEqual([]);
  await worker.send("message", { data: { type: "take-over" } });
  expect(worker.done).toEqual(["skipWaiting"]);
});

test("a push is shown, with how much waits on the icon, and leads to what it tells of", async () => {
  const worker = await workerWith();
  worker.done.length = 0;
  const pushed = { title: "Tom mentioned you", body: "Look", path: "/community/x", unread: 3 };
  await worker.send("push", { data: { json: () => pushed } });
  expect(worker.done[0]).toEqual(["badge", 3]);
  expect(worker.done[1]).toMatchObject(["show", "Tom mentioned you", { tag: "/community/x" }]);
  const notification = { data: { path: "/community/x" }, close: () => worker.done.push("closed") };
  await worker.send("notificationclick", { notification });
  expect(worker.done.slice(2)).toEqual(["closed", ["open", "http://localhost:3000/community/x"]]);
});
