import { existsSync } from "node:fs";
import { buildStore } from "../../scripts/build-store.mjs";

/** Sites need the package store and the workers their programs; a checkout that was never built has none. */
export default async function setup() {
  const programs = ["worker.mjs", "picture-program.mjs", "store/install-program.mjs"].map(
    (name) => `build/${name}`,
  );
  const made = ["build/store/manifest.json", ...programs];
  if (!made.every((file) => existsSync(file))) await buildStore();
}
