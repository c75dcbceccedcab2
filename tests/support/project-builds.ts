import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { BuildResult, SiteBuild } from "../../app/sites/build/build.server";
import { type BuildMode, SiteBuilder } from "../../app/sites/build/build.server";
import type { BuildInput } from "../../app/sites/build/build-input";
import { buildProcesses } from "../../app/sites/build/build-process.server";
import { readStore, STORE_FOLDER } from "../../app/sites/packages/store.server";

/** No build is against the clock here. */
export const PATIENT_MS = 120_000;

/** A page that loads a module. */
export const pageWith = (src: string) =>
  `<!doctype html>\n<html lang="en"><head><title>x</title></head><body><div id="root"></div><script type="module" src="${src}"></script></body></html>`;

type Files = Record<string, string>;
type Rest = Partial<Omit<BuildInput, "texts">>;

/** Builds of projects that a test writes down, on a worker of the test file's own. */
export function openBuilds() {
  let builder: SiteBuilder;
  beforeAll(() => {
    const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
    const startProcess = buildProcesses({ store: readStore(), workerPath });
    builder = new SiteBuilder({ startProcess, buildMs: PATIENT_MS });
  });
  afterAll(() => builder.close());

  const build = (files: Files, mode: BuildMode = "preview", rest: Rest = {}) =>
    builder.build(
      { texts: new Map(Object.entries(files)), binaries: new Map(), env: {}, ...rest },
      mode,
    );
  const built = async (files: Files, mode?: BuildMode, rest?: Rest): Promise<BuiltSite> =>
    new BuiltSite(await build(files, mode, rest));
  const check = (files: Files, touched: readonly string[] = []) =>
    builder.check(new Map(Object.entries(files)), touched);
  return { build, built, check };
}

/** A site that was built, as a test reads it. */
export class BuiltSite {
  readonly build: SiteBuild;

  constructor(result: BuildResult) {
    if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 1));
    this.build = result.build;
  }

  /** The text at a path; "" for none. */
  text(name: string): string {
    return new TextDecoder().decode(this.build.files.get(name)?.body);
  }

  /** Names that a pattern matches. */
  names(pattern: RegExp): string[] {
    const all = [...this.build.files.keys(), ...this.build.binaries.keys()];
    return all.filter((name) => pattern.test(name));
  }

  /** The page's import map. */
  get imports(): Record<string, string> {
    const json = /<script type="importmap">(.*?)<\/script>/s.exec(this.text("/index.html"))?.[1];
    return json ? JSON.parse(json).imports : {};
  }
}
