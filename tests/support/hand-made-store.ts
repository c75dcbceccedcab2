import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type PackageGraph, type PackageRequest, requestKey } from "~/sites/packages/graph";
import type { Installer, InstallResult } from "~/sites/packages/registry/install-types";

/** A package as a test writes it: its files, and what it imports. */
export interface HandMade {
  version?: string;
  files: Record<string, string>;
  dependencies?: string[];
}

/** A package store in a temporary folder, with packages that a test wrote. */
export class HandMadeStore implements Installer {
  readonly folder = mkdtempSync(path.join(tmpdir(), "package-store-"));
  readonly #packages: Record<string, HandMade>;
  /** What was asked for, oldest first. */
  readonly requests: PackageRequest[] = [];
  /** What an installation comes to instead. */
  failure: InstallResult | null = null;

  constructor(packages: Record<string, HandMade>) {
    this.#packages = packages;
    for (const [name, { version = "1.0.0", files }] of Object.entries(packages)) {
      const own = { "package.json": JSON.stringify({ name, version }), ...files };
      for (const [file, text] of Object.entries(own)) {
        const target = path.join(this.folder, folderOf(name), file);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, text);
      }
    }
  }

  /** A graph of everything there is, of which a project imports these. */
  graph(root: readonly string[] = Object.keys(this.#packages), key = "test"): PackageGraph {
    const entries = Object.entries(this.#packages).map(([name, made]) => [
      locationOf(name),
      {
        ...{ name, version: made.version ?? "1.0.0", folder: folderOf(name) },
        dependencies: locations(made.dependencies ?? []),
      },
    ]);
    return { key, nodes: Object.fromEntries(entries), root: locations(root) };
  }

  async install(
    request: PackageRequest,
    { onProgress }: Parameters<Installer["install"]>[1] = {},
  ): Promise<InstallResult> {
    this.requests.push(request);
    if (this.failure) return this.failure;
    onProgress?.({ phase: "fetching", done: 1, total: 2 });
    const named = Object.keys(JSON.parse(request.packageJson ?? "{}").dependencies ?? {});
    const key = requestKey(request);
    const names = [...named, ...request.extra].filter((name) => name in this.#packages);
    const file = path.join(this.folder, "resolutions", `${key}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.graph(names, key)));
    return { ok: true, key, notices: [], added: {} };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function folderOf(name: string): string {
  return `contents/${name.replace("/", "+")}`;
}

function locationOf(name: string): string {
  return `node_modules/${name}`;
}

function locations(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, locationOf(name)]));
}
