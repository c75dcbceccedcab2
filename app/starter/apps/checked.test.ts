import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { SiteBuilder } from "~/sites/build/build.server";
import { buildProcesses } from "~/sites/build/build-process.server";
import { checkTypes } from "~/sites/build/check-types";
import { readStore, STORE_FOLDER } from "~/sites/packages/store.server";
import { paramsFor } from "../engine/params";
import { makeProject } from "../engine/project.server";
import { understand } from "../match/understand";
import { apps } from "./catalog";

const builder = new SiteBuilder({
  startProcess: buildProcesses({
    store: readStore(),
    workerPath: path.join(STORE_FOLDER, "build-worker.mjs"),
  }),
  buildMs: 120_000,
});
afterAll(() => builder.close());

const everyKind = apps.flatMap((app) =>
  app.kinds.map((kind) => ({ name: `${app.id} (${kind})`, app, kind })),
);

test.each(everyKind)("$name: what answers are checked with has nothing to say", async (row) => {
  const files = makeProject(row.app, paramsFor(row.app, understand("", apps)), row.kind);
  const touched = [...files.keys()];
  const root = path.resolve(".");
  expect(await builder.check(files, touched)).toEqual([]);
  expect(await checkTypes({ tree: [...files], touched, root })).toEqual([]);
}, 60_000);
