import { createElement, Suspense } from "react";
import { expect, test } from "vitest";
import type { Route } from "./shims/start";

test("a page is asked for when it is gone to, and one that fails says so in its own place", async () => {
  const { usePageModule } = await import("./shims/page-module");
  const server = await import("react-dom/server.browser" as never);
  const { renderToReadableStream } = server as typeof import("react-dom/server");
  const asked: string[] = [];
  const Page = (route: Route) => createElement("b", null, usePageModule(route).default as never);
  const draw = async (name: string, load: () => Promise<object>) => {
    const route = {
      segments: [name],
      layouts: [],
      load: () => {
        asked.push(name);
        return load();
      },
    } as Route;
    const errors: unknown[] = [];
    const page = createElement(Suspense, { fallback: "Wait" }, createElement(Page, route));
    const stream = await renderToReadableStream(page, { onError: (one) => void errors.push(one) });
    await stream.allReady;
    return { html: await new Response(stream).text(), errors };
  };
  expect((await draw("home", async () => ({ default: "Home" }))).html).toContain("Home");
  expect(asked).toEqual(["home"]);
  const failed = new Error("This needs a server.");
  const { html, errors } = await draw("items", () => Promise.reject(failed));
  expect(errors).toEqual([failed]);
  expect(html).toContain("Wait");
});
