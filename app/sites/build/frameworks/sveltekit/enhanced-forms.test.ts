import { afterEach, expect, test, vi } from "vitest";
import { enhance } from "./shims/forms";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A form that is sent. @returns what was told of a server */
async function send(submit?: Parameters<typeof enhance>[1]): Promise<unknown[]> {
  vi.stubGlobal("FormData", class {});
  vi.stubGlobal("location", { href: "https://shop.example/" });
  const told = vi.spyOn(console, "error").mockReturnValue();
  const form = Object.assign(new EventTarget(), { action: "/order" });
  enhance(form as unknown as HTMLFormElement, submit);
  form.dispatchEvent(new Event("submit", { cancelable: true }));
  await new Promise((resolve) => setImmediate(resolve));
  return told.mock.calls;
}

test("a form that is checked in the browser alone asks for no server", async () => {
  const actions: string[] = [];
  const told = await send(async ({ action, cancel }) => {
    actions.push(action.pathname);
    cancel();
  });
  expect(actions).toEqual(["/order"]);
  expect(told).toEqual([]);
});

test("one that would be sent says that there is none", async () => {
  expect(await send()).toEqual([[expect.stringContaining("which this site does not have")]]);
});
