import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { machineMemory } from "~/platform/machine-memory";
import type { StoreManifest } from "../packages/store-manifest";

/**
 * The environment in which the build worker finds esbuild: a start script that bounds its memory,
 * where the platform has shells. The product's own environment stays out, secrets and all.
 *
 * A source that nests a million brackets would otherwise make esbuild take gigabytes before it
 * gives up, and print its stack into the product's log.
 */
export function limitedEsbuild(store: StoreManifest): Record<string, string> {
  const script = path.join(store.folder, "esbuild.sh");
  const binary = findBinary();
  if (!binary || !existsSync(script) || !existsSync("/bin/sh")) return {};
  const most = String(Math.round(mostKilobytes(machineMemory() / 1024)));
  return {
    ...{ ESBUILD_BINARY_PATH: script, ESBUILD_BINARY: binary, ESBUILD_KILOBYTES: most },
    GOTRACEBACK: "none",
  };
}

/**
 * How many addresses esbuild may have, of which it maps 1.2 GB for a start: a quarter of the machine's memory. Packages
 * of icons come to 30 MB of source, for which it takes 1.5 GB.
 */
export function mostKilobytes(machine: number): number {
  return Math.min(4_000_000, Math.max(2_000_000, machine / 4));
}

function findBinary(): string | null {
  try {
    const fromHere = createRequire(import.meta.url);
    const name = `@esbuild/${process.platform}-${process.arch}/bin/esbuild`;
    return createRequire(fromHere.resolve("esbuild")).resolve(name);
  } catch {
    return null;
  }
}
