import { createElement, Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { nextEntry } from "./next-entry";

afterEach(() => vi.unstubAllGlobals());

test("pages and layouts whose modules are more than components are taken by the app's own module", () => {
  const page = "export const metadata = {}; export default async () => null";
  const entry = nextEntry(new Map([["app/page.tsx", page]]));
  expect(entry).toContain("import.meta.hot?.accept();");
});

test("all versions of a component that waits are one to React, so what is below it is kept", async () => {
  const first = async () => null;
  const second = async () => null;
  const family = { current: first };
  const families = Symbol.for("@sayso/families");
  vi.stubGlobal(families as never, (type: unknown) =>
    type === first || type === second ? family : undefined,
  );
  const { typeFor } = await import("./shims/elements");
  const other = async () => null;
  expect(typeFor(second)).toBe(typeFor(first));
  expect(typeFor(other)).toBe(typeFor(other));
  expect(typeFor(other)).not.toBe(typeFor(first));
});

test("a page of the older router gets what its getStaticProps makes, and none where that fails", async () => {
  const { OldPage } = await import("./shims/static-props");
  const server = await import("react-dom/server.browser" as never);
  const { renderToReadableStream } = server as typeof import("react-dom/server");
  const draw = async (path: string, getStaticProps: () => unknown) => {
    vi.stubGlobal("location", { pathname: path });
    const page = {
      default: ({ name = "nobody" }) => createElement("b", null, name),
      getStaticProps,
    };
    const old = createElement(OldPage, { page: page as never, around: null, params: {} });
    const stream = await renderToReadableStream(createElement(Suspense, { fallback: null }, old));
    await stream.allReady;
    return new Response(stream).text();
  };
  expect(await draw("/a", () => Promise.resolve({ props: { name: "Ada" } }))).toContain("Ada");
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await draw("/b", () => Promise.reject(new Error("no files")))).toContain("nobody");
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
