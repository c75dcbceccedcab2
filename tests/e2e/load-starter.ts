import path from "node:path";
import { build } from "esbuild";
import type * as Starter from "../support/made-by-starter";

let loading: Promise<typeof Starter> | undefined;

/**
 * The starter, in one file. Imported plainly, each of its 800 files would be compiled by Playwright, in the process that
 * lists the tests as well.
 */
export function loadStarter(): Promise<typeof Starter> {
  loading ??= bundle();
  return loading;
}

async function bundle(): Promise<typeof Starter> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("tests/support/made-by-starter.ts")],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    alias: { "~": path.resolve("app") },
  });
  const [file] = outputFiles;
  return import(
    `data:text/javascript;base64,${Buffer.from(file?.contents ?? []).toString("base64")}`
  );
}
