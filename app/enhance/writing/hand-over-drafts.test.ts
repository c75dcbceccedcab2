import { expect, test } from "vitest";
import { BROWSER_KEYS } from "~/platform/browser-keys";
import { handOverDrafts } from "./hand-over-drafts";
import { LocalDrafts } from "./local-drafts";

/** A browser, and a server that ann is signed in to; it takes no draft of these places. */
function createBrowser({ refused = [] }: { refused?: string[] } = {}) {
  const items = new Map<string, string>();
  const drafts = new LocalDrafts(() => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }));
  const stored: unknown[] = [];
  let asked = 0;
  const send: typeof fetch = async (path, init) => {
    asked += 1;
    if (path === "/api/auth/me") return Response.json({ id: "ann" });
    const body = JSON.parse(String(init?.body));
    if (refused.includes(body.place)) return new Response("", { status: 429 });
    stored.push(body);
    return new Response(null, { status: 204 });
  };
  return { items, drafts, stored, send, asked: () => asked };
}

test("whoever logs out leaves nothing in the browser that the server has", async () => {
  const { items, drafts, stored, send } = createBrowser();
  drafts.put("ann:reply:t1", { content: "Half a sen" });
  drafts.put("ann:thread", { title: "Tea", content: "" });
  await handOverDrafts({ drafts, send });
  expect(stored).toEqual([
    { place: "thread", fields: { title: "Tea", content: "" } },
    { place: "reply:t1", fields: { content: "Half a sen" } },
  ]);
  expect(items.has(BROWSER_KEYS.posts)).toBe(false);
});

test("what the server does not take stays, and so does what somebody else has typed", async () => {
  const { drafts, stored, send } = createBrowser({ refused: ["thread"] });
  drafts.put("ann:thread", { content: "Too much" });
  drafts.put("anna:thread", { content: "Of another" });
  await handOverDrafts({ drafts, send });
  expect(stored).toEqual([]);
  expect(drafts.keys()).toEqual(["anna:thread", "ann:thread"]);
});

test("where nothing is kept, nothing is asked", async () => {
  const { drafts, send, asked } = createBrowser();
  await handOverDrafts({ drafts, send });
  expect(asked()).toBe(0);
});
