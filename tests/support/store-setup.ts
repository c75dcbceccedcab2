import { existsSync } from "node:fs";
import { buildStore } from "../../scripts/build-store.mjs";

/** Sites need the package store and the build worker; a checkout that was never built has none. */
export default async function setup() {
  if (!existsSync("build/store/manifest.json")) await buildStore();
}
