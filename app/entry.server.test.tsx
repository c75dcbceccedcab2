import type { EntryContext } from "@remix-run/node";
import { createElement, Suspense } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "~/platform/log.server";
import handleRequest from "./entry.server";

/** What is rendered in place of Remix's page. */
const page = vi.hoisted(() => ({ isWhole: false }));
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  RemixServer: () =>
    page.isWhole ? createElement(Broken) : createElement(Suspense, {}, createElement(Broken)),
}));

function Broken(): never {
  throw new Error("This part cannot be shown.");
}

const CONTEXT = {
  routeModules: { page: { handle: { hydrate: true } } },
  staticHandlerContext: { matches: [{ route: { id: "page" } }] },
} as unknown as EntryContext;

const told = vi.spyOn(log, "error").mockImplementation(() => {});
beforeEach(() => told.mockClear());

describe.each([
  ["a person", "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"],
  ["a search engine", "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
])("of a page that hydrates, for %s", (_who, agent) => {
  const ask = () => {
    const request = new Request("http://localhost/", { headers: { "User-Agent": agent } });
    return handleRequest(request, 200, new Headers(), CONTEXT, { cspNonce: "n" } as never);
  };

  test("a part that cannot be shown is in the log, once", async () => {
    page.isWhole = false;
    expect((await ask()).status).toBe(500);
    expect(told.mock.calls).toMatchObject([
      [{ err: { message: "This part cannot be shown." } }, "rendering failed"],
    ]);
  });

  test("a page of which nothing can be shown fails, and nothing is sent of it", async () => {
    page.isWhole = true;
    await expect(ask()).rejects.toThrow("This part cannot be shown.");
    expect(told).not.toHaveBeenCalled();
  });
});
