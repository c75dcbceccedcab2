import { build } from "esbuild";
import { expect, test } from "vitest";
import { readStore } from "../store.server";
import { addNodeGlobals, nodeGlobals } from "./node-globals";
import { loadStandIn, NODE_MODULE, standIn } from "./node-module";

const store = readStore();

/** What a package's module comes to in a browser. */
async function bundled(contents: string, hasBuffer = false): Promise<string> {
  const { inject, define } = nodeGlobals(hasBuffer);
  const result = await build({
    ...{ stdin: { contents }, inject, bundle: true, write: false, format: "esm" },
    define: { "process.env": "{}", ...define },
    plugins: [
      {
        name: "packages",
        setup(builder) {
          addNodeGlobals(builder);
          builder.onResolve({ filter: /.*/, namespace: NODE_MODULE }, ({ path }) =>
            standIn(store, path),
          );
          builder.onLoad({ filter: /.*/, namespace: NODE_MODULE }, ({ path }) =>
            loadStandIn(store, path),
          );
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? "";
}

async function run(contents: string, hasBuffer?: boolean): Promise<unknown> {
  const code = await bundled(contents, hasBuffer);
  const address = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return (await import(address)).default();
}

test("a package that uses a part of process without asking for it gets one", async () => {
  const source =
    'export default async () => { const said = [process.cwd(), process.browser, process.versions.node]; await new Promise((then) => process.nextTick((a) => { said.push(a); then(); }, "given")); return said; };';
  expect(await run(source)).toEqual(["/", true, undefined, "given"]);
});

test("who asks whether there is a process is told that there is none", async () => {
  const code = await bundled(
    'export default typeof process !== "undefined" ? "node" : "browser"; if (typeof Buffer !== "undefined") console.log(1);',
  );
  expect(code).toMatch(/typeof process/);
  expect(code).not.toMatch(/\$process|from "buffer"/);
});

test("Buffer is there where the project's tools give it", async () => {
  const source = 'export default () => Buffer.from("aGk=", "base64").toString("latin1");';
  expect(await bundled(source, true)).toMatch(/INSPECT_MAX_BYTES/);
  expect(await run(source, true)).toBe("hi");
  expect(await bundled(source)).not.toMatch(/INSPECT_MAX_BYTES/);
});
