import { createHash } from "node:crypto";
import { type PackageRequest, requestKey } from "../../packages/graph";
import { noteGraphUse } from "../../packages/graph/open-graph";
import { listPackages } from "../../packages/packages";
import type { PrebuildRequest } from "../../packages/prebuild/prebuilt-set";
import type { Installer, InstallProgress } from "../../packages/registry/install-types";
import type { BuildProblem, BuildResult } from "../build-types";

/** How one try is made. */
export interface Try {
  /** With the curated set alone, because the project's packages cannot be had. */
  curatedOnly?: boolean;
}

export interface GetPackages {
  /** Gets packages; null where this server has none but the curated set. */
  installer: Installer | null;
  /** Where they are; null where there are none. */
  storeFolder: string | null;
  /** Prebuilds modules of packages that are there. */
  prebuild(request: PrebuildRequest): Promise<BuildResult>;
  visitor: string | null;
  signal?: AbortSignal | undefined;
  /** Told how far it has come, in words. */
  onProgress?: ((text: string) => void) | undefined;
}

/**
 * Builds, gets what the build lacks, and builds again. Each request is made once: what is not there
 * after it is a problem. A project whose packages cannot be had is tried with the curated set, in the
 * versions that this has.
 *
 * @param build is asked once for each try
 */
export async function buildWithPackages(
  build: (how: Try) => Promise<BuildResult | null>,
  options: GetPackages,
): Promise<BuildResult | null> {
  const asked = new Set<string>();
  const notices: BuildProblem[] = [];
  const { storeFolder } = options;
  for (;;) {
    const result = await build({});
    if (result?.ok && result.build.packages && storeFolder) {
      void noteGraphUse(storeFolder, result.build.packages.key);
    }
    if (result === null || result.ok) return withWarnings(result, notices);
    const { needs, prebuild } = result;
    if (!needs && !prebuild) return result;
    const key = needs ? requestKey(needs) : keyOf(prebuild);
    if (asked.has(key) || options.signal?.aborted) return GONE;
    asked.add(key);
    if (needs) {
      const problems = await install(needs, notices, options);
      if (problems) return await buildCurated(build, problems);
    } else if (prebuild) {
      options.onProgress?.("Preparing packages");
      const done = await options.prebuild(prebuild);
      if (!done.ok) return done;
    }
  }
}

/** @returns why the packages cannot be had; null when they are there */
async function install(
  request: PackageRequest,
  notices: BuildProblem[],
  { installer, visitor, signal, onProgress }: GetPackages,
): Promise<BuildProblem[] | null> {
  if (!installer) return [NO_PACKAGES];
  const tell = (progress: InstallProgress) => onProgress?.(inWords(progress));
  const done = await installer.install(request, { visitor, signal, onProgress: tell });
  if (!done.ok) return done.problems;
  notices.push(...done.notices);
  return null;
}

/** What a person reads while packages are being fetched. */
export function inWords(progress: InstallProgress): string {
  if (progress.phase === "fetching") {
    return `Fetching packages: ${progress.done} of ${progress.total}`;
  }
  return progress.phase === "waiting" ? "Waiting to fetch packages" : "Looking up packages";
}

async function buildCurated(
  build: (how: Try) => Promise<BuildResult | null>,
  problems: BuildProblem[],
): Promise<BuildResult | null> {
  const result = await build({ curatedOnly: true });
  const others = `What comes with this server can be imported all the same: ${listPackages()}.`;
  if (!result?.ok) return result && { ok: false, problems: [...problems, { text: others }] };
  const text = "The libraries that come with this server stand in, in their own versions.";
  return withWarnings(result, [...problems, { text }]);
}

function withWarnings(result: BuildResult | null, notices: BuildProblem[]): BuildResult | null {
  if (!result?.ok || notices.length === 0) return result;
  return { ok: true, build: { ...result.build, warnings: [...notices, ...result.build.warnings] } };
}

function keyOf(prebuild: PrebuildRequest | undefined): string {
  return createHash("sha256").update(JSON.stringify(prebuild)).digest("hex");
}

const NO_PACKAGES: BuildProblem = { text: "This server fetches no packages." };
const GONE: BuildResult = {
  ok: false,
  problems: [{ text: "The project's packages could not be kept. Try again." }],
};
