import { existsSync } from "node:fs";
import { buildStore } from "../../scripts/build-store.mjs";

/** Sites need the package store and the workers their programs; a checkout that was never built has none. */
export default async function setup() {
  const programs = ["build/worker.mjs", "build/store/install-program.mjs"];
  const made = ["build/store/manifest.json", ...programs];
  if (!made.every((file) => existsSync(file))) await buildStore();
}
