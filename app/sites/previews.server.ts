import { randomBytes } from "node:crypto";
import type { FileTree } from "~/projects/files";
import type { SiteBuilder } from "./build.server";
import type { BuildProblem, BuiltFile, SiteBuild } from "./build-types";
import { type LogLine, PreviewLog } from "./preview-log";

export type PreviewStatus = "stopped" | "starting" | "running" | "error";

/** How a preview stands. `label` is its host's, while it has one. */
export interface PreviewState {
  status: PreviewStatus;
  label?: string;
  error?: string;
  problems?: BuildProblem[];
}

/** What a preview's page is told. */
export type ReloadEvent = { type: "reload" } | { type: "styles"; paths: string[] };

/** Changes within this time are one build: an editor saves, a model writes several files. */
const SETTLE_MS = 60;
/** A steady stream of changes is built this often all the same. */
const SETTLE_AT_MOST_MS = 250;
/** A preview that nobody asked for in this time stops. */
const IDLE_MS = 30 * 60 * 1000;
/** Previews at once; the one that was asked for longest ago makes room. About 4 MB each. */
const RUNNING_AT_ONCE = 200;

interface Preview {
  label: string;
  status: "starting" | "running" | "error";
  build: SiteBuild | null;
  problems: BuildProblem[];
  error: string | undefined;
  /** Resolves when the build that is under way has ended. */
  building: Promise<void> | null;
  changedDuringBuild: boolean;
  timer: NodeJS.Timeout | null;
  firstChangeAt: number;
  usedAt: number;
  readers: Set<(event: ReloadEvent) => void>;
}

/**
 * The previews of this process: each a moving tree on a host of its own, whose label nobody can
 * guess and which changes at every start. While a build fails, the last good one stays up.
 */
export class Previews {
  readonly #builder: SiteBuilder;
  readonly #readTree: (projectId: string) => Promise<FileTree>;
  readonly #previews = new Map<string, Preview>();
  readonly #labels = new Map<string, string>();
  /** Logs outlive restarts: the line that says why it stopped is the one that matters. */
  readonly #logs = new Map<string, PreviewLog>();

  constructor(options: {
    builder: SiteBuilder;
    readTree: (projectId: string) => Promise<FileTree>;
  }) {
    this.#builder = options.builder;
    this.#readTree = options.readTree;
  }

  /** Starts a preview, or restarts it under a new label. Resolves when its first build has ended. */
  async start(projectId: string): Promise<PreviewState> {
    const current = this.#previews.get(projectId);
    if (current?.status === "starting") {
      await current.building;
      return this.status(projectId);
    }
    this.stop(projectId);
    this.#makeRoom();
    const preview: Preview = {
      label: newLabel(),
      status: "starting",
      build: null,
      problems: [],
      error: undefined,
      building: null,
      changedDuringBuild: false,
      timer: null,
      firstChangeAt: 0,
      usedAt: Date.now(),
      readers: new Set(),
    };
    this.#previews.set(projectId, preview);
    this.#labels.set(preview.label, projectId);
    await this.#rebuild(projectId, preview);
    return this.status(projectId);
  }

  /** Stops a preview: its host answers 404 from now on. */
  stop(projectId: string): void {
    const preview = this.#previews.get(projectId);
    if (!preview) return;
    if (preview.timer) clearTimeout(preview.timer);
    this.#previews.delete(projectId);
    this.#labels.delete(preview.label);
  }

  status(projectId: string): PreviewState {
    const preview = this.#previews.get(projectId);
    if (!preview) return { status: "stopped" };
    const { status, label, error, problems } = preview;
    return { status, label, ...(error ? { error } : {}), problems };
  }

  /** The tree changed: builds again soon, and reloads the pages that are open. */
  refresh(projectId: string): void {
    const preview = this.#previews.get(projectId);
    if (!preview) return;
    if (preview.building) {
      preview.changedDuringBuild = true;
      return;
    }
    const now = Date.now();
    if (preview.timer) clearTimeout(preview.timer);
    else preview.firstChangeAt = now;
    const left = preview.firstChangeAt + SETTLE_AT_MOST_MS - now;
    preview.timer = setTimeout(
      () => {
        preview.timer = null;
        void this.#rebuild(projectId, preview);
      },
      Math.max(0, Math.min(SETTLE_MS, left)),
    );
  }

  /** The terminal of a project: what was logged, then what will be. */
  logs(projectId: string, signal: AbortSignal): AsyncIterable<LogLine> {
    return this.#logOf(projectId).follow(signal);
  }

  /** Takes what a page reports about itself. */
  report(label: string, lines: readonly Omit<LogLine, "id" | "at">[]): boolean {
    const projectId = this.#labels.get(label);
    if (!projectId) return false;
    for (const line of lines) this.#logOf(projectId).add(withoutHost(line));
    return true;
  }

  /** A running preview's file. @returns null for no file, undefined for no such preview */
  read(label: string, path: string): { file: BuiltFile | null; build: SiteBuild } | undefined {
    const preview = this.#findByLabel(label);
    if (!preview?.build) return undefined;
    preview.usedAt = Date.now();
    return { file: preview.build.files.get(path) ?? null, build: preview.build };
  }

  /** What a preview whose first build failed shows instead of a page. */
  problemsOf(label: string): BuildProblem[] | undefined {
    return this.#findByLabel(label)?.problems;
  }

  /** Tells a page when to reload. @returns a function that ends it, or null for no such preview */
  followReloads(label: string, tell: (event: ReloadEvent) => void): (() => void) | null {
    const preview = this.#findByLabel(label);
    if (!preview) return null;
    preview.readers.add(tell);
    return () => void preview.readers.delete(tell);
  }

  #findByLabel(label: string): Preview | undefined {
    const projectId = this.#labels.get(label);
    return projectId ? this.#previews.get(projectId) : undefined;
  }

  #rebuild(projectId: string, preview: Preview): Promise<void> {
    preview.changedDuringBuild = false;
    preview.building = this.#build(projectId, preview).finally(() => {
      preview.building = null;
      if (preview.changedDuringBuild) this.refresh(projectId);
    });
    return preview.building;
  }

  async #build(projectId: string, preview: Preview): Promise<void> {
    const log = this.#logOf(projectId);
    const started = performance.now();
    let result: Awaited<ReturnType<SiteBuilder["build"]>>;
    try {
      result = await this.#builder.build(await this.#readTree(projectId), "preview");
    } catch {
      result = { ok: false, problems: [{ text: "The project's files could not be read." }] };
    }
    if (this.#previews.get(projectId) !== preview) return;
    if (!result.ok) {
      preview.problems = result.problems;
      preview.error = result.problems[0]?.text ?? "The project does not build.";
      if (!preview.build) preview.status = "error";
      for (const problem of result.problems)
        log.add({ source: "build", level: "error", ...problem });
      if (preview.build) {
        const text = "The last version that built stays up.";
        log.add({ source: "build", level: "info", text });
      }
      return;
    }
    const before = preview.build;
    preview.build = result.build;
    preview.status = "running";
    preview.problems = [];
    preview.error = undefined;
    for (const warning of result.build.warnings) {
      log.add({ source: "build", level: "warn", ...warning });
    }
    const ms = Math.round(performance.now() - started);
    log.add({ source: "build", level: "info", text: `Built (${result.build.kind}) in ${ms} ms` });
    const event = before ? compareBuilds(before, result.build) : null;
    if (event) for (const tell of preview.readers) tell(event);
  }

  #makeRoom(): void {
    const now = Date.now();
    const byUse = [...this.#previews].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    let over = byUse.length - RUNNING_AT_ONCE + 1;
    for (const [projectId, preview] of byUse) {
      const idle = preview.readers.size === 0 && now - preview.usedAt > IDLE_MS;
      if (over <= 0 && !idle) continue;
      this.stop(projectId);
      this.#logs.delete(projectId);
      over -= 1;
    }
  }

  #logOf(projectId: string): PreviewLog {
    let log = this.#logs.get(projectId);
    if (!log) {
      log = new PreviewLog();
      this.#logs.set(projectId, log);
    }
    return log;
  }
}

/** 130 random bits in base 32: a capability, not an id. */
function newLabel(): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  const text = [...randomBytes(26)].map((byte) => alphabet[byte % 32]).join("");
  return `preview-${text}`;
}

/** Stylesheets swap in place; anything else reloads; no difference is nothing. */
function compareBuilds(before: SiteBuild, after: SiteBuild): ReloadEvent | null {
  const changed: string[] = [];
  for (const path of new Set([...before.files.keys(), ...after.files.keys()])) {
    // Source maps follow their file.
    if (path.endsWith(".map")) continue;
    const old = before.files.get(path);
    const fresh = after.files.get(path);
    if (!old || !fresh || Buffer.compare(old.body, fresh.body) !== 0) changed.push(path);
  }
  if (changed.length === 0) return null;
  if (changed.every((path) => path.endsWith(".css"))) return { type: "styles", paths: changed };
  return { type: "reload" };
}

/** The host in a stack trace is the preview's secret label; the path says enough. */
function withoutHost<Line extends { text: string; file?: string | undefined }>(line: Line): Line {
  const clean = (text: string) =>
    text.replaceAll(/https?:\/\/preview-[a-z2-7]{26}[^\s/)]*\/?/g, "").replaceAll(/\?v=\d+/g, "");
  return { ...line, text: clean(line.text), ...(line.file ? { file: clean(line.file) } : {}) };
}
