import { openGraph } from "../../packages/graph/open-graph";
import { closuresOf } from "../../packages/prebuild/closures";
import { coveringSet, setsOf } from "../../packages/prebuild/find-prebuilt";
import { prebuild } from "../../packages/prebuild/prebuild";
import { familyOf, type PrebuildRequest } from "../../packages/prebuild/prebuilt-set";
import type { StoreManifest } from "../../packages/store-manifest";
import type { BuildProblem } from "../build-types";
import { STAND_INS } from "../frameworks/stand-ins-in-packages";
import { toolsFor } from "./package-tools";

/** Prebuilds modules that previews ask for. @returns what keeps them from it; empty when they are there */
export async function prebuildPackages(
  { request, specifiers, options }: PrebuildRequest,
  store: StoreManifest,
): Promise<BuildProblem[]> {
  const { packages: storeFolder } = store;
  const graph = storeFolder && openGraph(storeFolder, request);
  if (!graph) return [{ text: "The packages of this project are not there any more. Try again." }];
  // Somebody else may have asked for the same meanwhile, on this process or another.
  const closureOf = closuresOf(graph, options.aliases);
  const sets = setsOf(storeFolder, familyOf(graph, options), closureOf);
  if (coveringSet(sets, specifiers)) return [];
  const tools = { ...toolsFor(store, options), ...STAND_INS };
  const done = await prebuild({ graph, storeFolder, specifiers, ...options, tools });
  return done.ok ? [] : done.problems;
}
