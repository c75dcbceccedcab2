import { expect, test } from "vitest";
import { withOwnFiles } from "./own-files";

const FILE = "/node_modules/engine/dist/index.js";
const rewrite = (source: string) =>
  withOwnFiles(source, FILE, (file) => file.startsWith("/node_modules/engine/dist/there"));

test("a file beside a module comes along, once for each address, and lines stay", () => {
  const source =
    'const a = new URL("there.wasm", import.meta.url).href;\nfetch(new URL(\n"./there.wasm", import.meta.url));\nconst b = new URL( /* @vite-ignore */ `there.png`, import.meta.url);';
  expect(rewrite(source)).toBe(
    'import __sayso_file_0 from "./there.wasm";import __sayso_file_1 from "./there.wasm";import __sayso_file_2 from "./there.png";const a = new URL(__sayso_file_0).href;\nfetch(new URL(__sayso_file_1));\nconst b = new URL(__sayso_file_2);',
  );
});

test.each([
  'new URL("gone.wasm", import.meta.url)',
  'new URL("there.js", import.meta.url)',
  'new URL(name + ".wasm", import.meta.url)',
  'new URL("https://example.com/there.wasm", import.meta.url)',
  "new URL(`there-$" + "{name}.wasm`, import.meta.url)",
  'new URL("there.wasm", document.baseURI)',
])("%s stays", (source) => expect(rewrite(source)).toBe(source));

test("a million addresses that begin and never end cost little", () => {
  const source = `import.meta.url;${'new URL("'.repeat(200_000)}`;
  const started = performance.now();
  expect(rewrite(source)).toBe(source);
  expect(performance.now() - started).toBeLessThan(2_000);
});
