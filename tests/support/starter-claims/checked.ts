import path from "node:path";
import { expect } from "vitest";
import { SiteBuilder } from "../../../app/sites/build/build.server";
import { buildProcesses } from "../../../app/sites/build/build-process.server";
import { checkTypes } from "../../../app/sites/build/check-types";
import { readStore, STORE_FOLDER } from "../../../app/sites/packages/store.server";
import { type KindOfApp, makeKind } from "./kinds";

/** Builds apps as answers are checked by. Whoever opens it closes it. */
export function openBuilder(): SiteBuilder {
  return new SiteBuilder({
    startProcess: buildProcesses({
      store: readStore(),
      workerPath: path.join(STORE_FOLDER, "build-worker.mjs"),
    }),
    buildMs: 120_000,
  });
}

/** What answers are checked with has nothing to say of an app. */
export async function isFaultless(builder: SiteBuilder, row: KindOfApp): Promise<void> {
  const files = makeKind(row);
  const touched = [...files.keys()];
  expect(await builder.check(files, touched)).toEqual([]);
  expect(await checkTypes({ tree: [...files], touched, root: path.resolve(".") })).toEqual([]);
}
