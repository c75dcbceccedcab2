import { expect, test } from "vitest";
import { toBuildInput } from "../../build-input";
import type { CompileContext } from "../../compile-file";
import { compileStyleModule } from "./compile-style-module";

const compile = (source: string, manifest: string) =>
  compileStyleModule({ path: "/src/look.css.ts", source, query: "" }, {
    input: toBuildInput(new Map([["package.json", manifest]])),
  } as CompileContext);
const USED = '{ "dependencies": { "@vanilla-extract/css": "^1.17.0" } }';

test("a module of vanilla-extract's styles says which file it is, so that they are written in the browser", async () => {
  const source = 'import { style } from "@vanilla-extract/css";\nexport const title = style({});';
  const made = await compile(source, USED);
  expect(made?.loader).toBe("ts");
  expect(made?.contents.split("\n")[0]).toMatch(
    /^import \{ setFileScope .*fileScope"; __setFileScope\("src\/look\.css\.ts", "app"\); import \{ style \}/,
  );
  // Lines stay where they are.
  expect(made?.contents.split("\n")[1]).toBe("export const title = style({});");
  expect(made?.contents).toMatch(/__endFileScope\(\);\s*$/);
});

test("a file of that name in another project is what it is", async () => {
  expect(await compile("export {};", "{}")).toBeNull();
});
