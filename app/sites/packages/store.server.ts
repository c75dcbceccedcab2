import { readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { StoreManifest } from "./store-manifest";

/** Where `npm run build` puts the package store, the build worker and the preview client. */
export const STORE_FOLDER = path.resolve("build/store");

/**
 * Reads the prebuilt package store.
 *
 * @param packages where packages of projects are, absolute; null where there are none
 * @throws {Error} when the product was not built
 */
export function readStore(folder = STORE_FOLDER, packages: string | null = null): StoreManifest {
  try {
    const text = readFileSync(path.join(folder, "manifest.json"), "utf8");
    const manifest = JSON.parse(text) as Omit<StoreManifest, "root" | "folder" | "packages">;
    const root = path.resolve(folder, "../..");
    const readable = manifest.readable.map((name) => realpathSync(path.join(root, name)));
    return { ...manifest, readable, root, folder: realpathSync(folder), packages };
  } catch (error) {
    throw new Error("The package store is missing: run `npm run build`.", { cause: error });
  }
}
