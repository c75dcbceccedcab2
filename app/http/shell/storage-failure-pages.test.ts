import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { AppError } from "~/platform/errors";
import type { RouteHandler } from "../requests/route-handlers.server";
import { throwTypedPage } from "../requests/typed-page.server";
import { tellStorageFailures } from "./storage-failure-pages.server";

/** A page whose form and whose reading both fail through a fault of ours. */
const broken = {
  default: () => null,
  action: async ({ context }: { context: object }) => {
    throwTypedPage(new AppError(500, "Nothing was changed."), { Name: "VITE_TITLE" }, context);
    return null;
  },
  loader: async () => {
    throw new Error("a table is broken");
  },
};

function pageOf(module: object): Record<"action" | "loader", RouteHandler> {
  const build = tellStorageFailures({ routes: { page: { module } } } as unknown as ServerBuild);
  return build.routes.page?.module as unknown as Record<"action" | "loader", RouteHandler>;
}

function asked(): Parameters<RouteHandler>[0] {
  const request = new Request("http://localhost/", { method: "POST" });
  return { request, params: {}, context: {} } as unknown as Parameters<RouteHandler>[0];
}

test("a form that failed gives back what was typed where its page cannot be shown again either", async () => {
  const page = pageOf(broken);
  const request = asked();
  await page.action(request);
  const thrown = await Promise.resolve(page.loader(request)).catch((error: unknown) => error);
  expect((thrown as Response).status).toBe(500);
  expect(await (thrown as Response).json()).toEqual({
    sentence: "Nothing was changed.",
    typed: "VITE_TITLE",
  });
});

test("a page that fails by itself stays a defect, and a page of its own words stays as it is", async () => {
  const page = pageOf(broken);
  await expect(page.loader(asked())).rejects.toThrow("a table is broken");
  const gone = new Response(null, { status: 404 });
  const other = pageOf({ ...broken, loader: async () => Promise.reject(gone) });
  const request = asked();
  await other.action(request);
  await expect(other.loader(request)).rejects.toBe(gone);
});
