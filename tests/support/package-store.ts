import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type PackageGraph, requestKey } from "~/sites/packages/graph";
import { installPackages } from "~/sites/packages/registry/install";
import type {
  InstallLimits,
  InstallProgress,
  PackagePolicy,
} from "~/sites/packages/registry/install-types";
import { packageRequest } from "~/sites/packages/registry/package-request";
import type { RegistryServer } from "./registry-server";

const LIMITS: InstallLimits = {
  packages: 50,
  packageBytes: 1_000_000,
  totalBytes: 3_000_000,
  files: 500,
  seconds: 20,
};

/** A package store in a folder of its own, beside a file that nothing may touch. */
export class TestStore {
  readonly root = mkdtempSync(path.join(tmpdir(), "sayso-packages-"));
  readonly folder = path.join(this.root, "store");

  constructor(readonly registry: RegistryServer) {
    mkdirSync(this.folder);
    writeFileSync(path.join(this.root, "outside.txt"), "untouched");
  }

  /** Installs what a project's files ask for; everything that package.json names is imported. */
  async install(
    files: { "package.json"?: object; [lockfile: string]: string | object | undefined },
    options: {
      imported?: string[];
      limits?: Partial<InstallLimits>;
      policy?: Partial<PackagePolicy>;
    } = {},
  ) {
    const manifest = files["package.json"] ?? {};
    const texts = new Map<string, string>();
    for (const [name, file] of Object.entries(files)) {
      texts.set(name, typeof file === "string" ? file : JSON.stringify(file));
    }
    const named = Object.keys((manifest as { dependencies?: object }).dependencies ?? {});
    const request = packageRequest(texts, options.imported ?? named);
    const progress: InstallProgress[] = [];
    const result = await installPackages(
      { request, policy: this.policy(options), store: this.folder },
      (step) => progress.push(step),
    );
    const graph = result.ok ? this.graph(requestKey(request)) : null;
    return {
      result,
      graph,
      progress,
      problems: result.ok ? [] : result.problems.map(({ text }) => text),
    };
  }

  policy({
    limits,
    policy,
  }: {
    limits?: Partial<InstallLimits>;
    policy?: Partial<PackagePolicy>;
  } = {}): PackagePolicy {
    const { origin } = this.registry;
    return { registry: origin, allow: [], deny: [], ...policy, limits: { ...LIMITS, ...limits } };
  }

  graph(key: string): PackageGraph {
    return JSON.parse(readFileSync(path.join(this.folder, "resolutions", `${key}.json`), "utf8"));
  }

  /** The files of a package that a graph names, by location, without what the store writes itself. */
  filesOf(graph: PackageGraph | null, location: string): string[] {
    const folder = path.join(this.folder, graph?.nodes[location]?.folder ?? "missing");
    return namesBelow(folder).filter((name) => name !== ".size.json");
  }

  /** Everything that lies in the store, and that nothing lies beside it. */
  contents(): string[] {
    const beside = readdirSync(this.root).sort().join();
    const text = readFileSync(path.join(this.root, "outside.txt"), "utf8");
    if (beside !== "outside.txt,store" || text !== "untouched") {
      throw new Error(`Something was written outside of the store: ${beside}`);
    }
    return readdirSync(path.join(this.folder), { recursive: true, encoding: "utf8" });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

function namesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Publishes a library in three versions, and what needs one of them: itself, or from whoever uses it. */
export function publishSmallPackages(registry: RegistryServer): void {
  registry.publish({ name: "lib", version: "1.0.0" });
  registry.publish({ name: "lib", version: "2.0.0" });
  registry.publish({ name: "lib", version: "2.1.0" });
  registry.publish({ name: "@ui/button", manifest: { peerDependencies: { lib: "^2.0.0" } } });
  registry.publish({ name: "old", manifest: { dependencies: { lib: "^1.0.0" } } });
  registry.publish({ name: "strict", manifest: { peerDependencies: { lib: "^1.0.0" } } });
}
