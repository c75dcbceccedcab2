import { expect, test, vi } from "vitest";
import { appRoutes } from "./shims/start-router";

// The project's own router is not here: how routes are made of modules is all that counts.
vi.mock("./shims/own-router", () => ({}));
vi.mock("react-dom/client", () => ({}));

const TABLE = [{ index: true, file: "routes/home.tsx" }];
const home = (text: string) => ({
  default: () => text,
  loader: ({ params }: Record<string, unknown>) => ({ text, params }),
});

test("after an edit a route has the component that it had, so that what was entered stays", () => {
  const routes = (text: string) => {
    const module = { Layout: () => text, default: () => text };
    return appRoutes(module, TABLE, { "routes/home.tsx": home(text) });
  };
  const [first] = routes("one");
  const [second] = routes("two");
  expect(second?.Component).toBe(first?.Component);
  expect(second?.children?.[0]?.Component).toBe(first?.children?.[0]?.Component);
});

test("a loader runs in the browser, and one of the browser's own may ask for it", async () => {
  const args = { params: { town: "Ulm" }, request: new Request("https://a.example") } as never;
  const loaderOf = (module: object) =>
    appRoutes({}, TABLE, { "routes/home.tsx": module })[0]?.children?.[0]?.loader as (
      args: unknown,
    ) => unknown;
  expect(await loaderOf(home("hi"))(args)).toEqual({ text: "hi", params: { town: "Ulm" } });
  const clientLoader = async ({
    serverLoader,
  }: {
    serverLoader: () => Promise<{ text: string }>;
  }) => `${(await serverLoader()).text}!`;
  expect(await loaderOf({ ...home("hi"), clientLoader })(args)).toBe("hi!");
});
