import { build } from "esbuild";
import { expect, test } from "vitest";
import { buildWithAbsent, withAbsent } from "./absent-names";

const bundleOf = (files: Record<string, string>) =>
  buildWithAbsent(async (absent) => {
    const { outputFiles } = await build({
      entryPoints: ["main"],
      bundle: true,
      write: false,
      format: "iife",
      globalName: "made",
      logLevel: "silent",
      plugins: [
        {
          name: "memory",
          setup(plugin) {
            plugin.onResolve({ filter: /.*/ }, ({ path }) => ({ path, namespace: "kept" }));
            plugin.onLoad({ filter: /.*/ }, ({ path }) =>
              withAbsent({ contents: files[path] ?? "" }, absent.get(`kept:${path}`)),
            );
          },
        },
      ],
    });
    return new Function(`${outputFiles[0]?.text}; return made;`)();
  });

test("a name that nobody exports is undefined, as with webpack, however far it was handed on", async () => {
  const { result, said } = await bundleOf({
    main: 'import { here, away as gone } from "far"; import none from "near"; export const all = [here, gone, none];',
    far: 'export { here, away } from "near";',
    near: "export const here = 1; const away = 2; void away;",
  });
  expect(result.all).toEqual([1, undefined, undefined]);
  expect(said.map(({ text }) => text)).toContain(
    'No matching export in "kept:near" for import "away"',
  );
});

test("any other mistake stays one", async () => {
  const files = { main: 'import { a } from "b"; a(;', b: "" };
  await expect(bundleOf(files)).rejects.toThrow("Unexpected");
});
