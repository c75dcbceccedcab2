import { expect, test } from "vitest";
import { asNextApp } from "./next-layout";

const app = (files: Record<string, string>) =>
  asNextApp(
    new Map(
      Object.entries({
        "package.json": '{ "dependencies": { "next": "16.0.0", "next-intl": "^4.4.0" } }',
        "src/app/[locale]/page.tsx": "export default () => null;",
        ...files,
      }),
    ),
  );
const server = (files: Record<string, string>) =>
  app(files)?.tree.get("@next-app/next-intl-server.ts");

test("an app with next-intl asks its own configuration of a request in the browser", () => {
  const made = app({ "src/i18n/request.ts": "" });
  expect(made?.tree.get("@next-app/next-intl-server.ts")).toContain(
    'import("/src/i18n/request.ts")',
  );
  const asked = ["next-intl", "next-intl/server", "next-intl/navigation", "next-intl-itself"];
  const leads = (name: string) =>
    made?.config.alias.find(({ find }) => (find as RegExp).test(name))?.replacement;
  expect(asked.map(leads)).toEqual([
    "/@next-app/next-intl.ts",
    "/@next-app/next-intl-server.ts",
    undefined,
    "next-intl",
  ]);
});

test("a configuration of a request is found where the plugin is told, and none is none", () => {
  const config = `import plugin from "next-intl/plugin"; export default plugin("./src/lib/intl.ts")({});`;
  const files = { "next.config.ts": config, "src/lib/intl.ts": "", "i18n.ts": "" };
  expect(server(files)).toContain('import("/src/lib/intl.ts")');
  expect(server({})).not.toContain("import(");
});

test("an app without next-intl gets nothing of it", () => {
  const made = app({ "package.json": '{ "dependencies": { "next": "16.0.0" } }' });
  expect([...(made?.tree.keys() ?? [])].some((file) => file.includes("intl"))).toBe(false);
});

test("the modules that stand in offer what apps import of next-intl/server", async () => {
  const source = server({ "i18n/request.ts": "" }) ?? "";
  for (const name of [
    ...["getTranslations", "getFormatter", "getMessages", "getLocale", "getNow", "getTimeZone"],
    ...["getRequestConfig", "setRequestLocale"],
  ]) {
    expect(source).toMatch(new RegExp(`export (?:async )?function ${name}\\(`));
  }
});
