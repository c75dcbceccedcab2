import path from "node:path";
import { Generations } from "~/generation/generations.server";
import { chooseModel } from "~/generation/models/choose.server";
import { env } from "~/platform/env.server";
import { storage } from "~/platform/storage.server";
import { readTree } from "~/projects/tree.server";
import { Publisher } from "~/publishing/publish.server";
import { SiteBuilder } from "~/sites/build.server";
import { Previews } from "~/sites/previews.server";
import { readStore, STORE_FOLDER } from "~/sites/store.server";

/**
 * The domains' engines, bound to this process's configuration: the one place where they meet.
 * Nothing starts on import; workers start with their first use.
 */
export const model = chooseModel(env);
export const generations = new Generations({ model: () => model });
export const builder = new SiteBuilder({
  store: readStore(),
  workerPath: path.join(STORE_FOLDER, "build-worker.mjs"),
});
export const previews = new Previews({ builder, readTree });
export const publisher = new Publisher({
  build: (tree) => builder.build(tree, "release"),
  storage,
});
