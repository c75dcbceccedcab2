import { afterEach, expect, test, vi } from "vitest";
import { BROWSER_KEYS } from "~/platform/browser-keys";
import { LocalDrafts } from "../writing/local-drafts";
import { logOut } from "./logout";

vi.mock("~/ui/toaster", () => ({ showToast: () => {} }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what somebody has typed reaches the server before they are logged out, and leaves the browser", async () => {
  vi.useFakeTimers();
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    return method === "GET" ? Response.json({ id: "ann" }) : new Response(null, { status: 204 });
  });
  new LocalDrafts().put("ann:thread", { content: "Half a sen" });
  const button = { disabled: false, textContent: "Log Out" };
  await logOut({ querySelector: () => button } as unknown as HTMLFormElement);
  expect(asked).toEqual(["GET /api/auth/me", "PUT /api/drafts", "POST /api/auth/logout"]);
  expect(items.has(BROWSER_KEYS.posts)).toBe(false);
});
