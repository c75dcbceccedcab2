import { randomBytes } from "node:crypto";
import { type Clock, systemClock } from "~/platform/clock";
import type { FileTree } from "~/projects/files";
import type { BuildResult, SiteBuilder } from "../build/build.server";
import type { BuildProblem, BuiltFile, SiteBuild } from "../build/build-types";
import { compareBuilds, type ReloadEvent, sizeOf } from "../build/compare-builds";
import { NOTHING_TO_RUN } from "../build/entry-page";
import { SourcePlaces } from "../build/source-places";
import type { LogEntry, LogLine } from "./preview-log";
import { PreviewLogs } from "./preview-logs";
import { ReportLimit } from "./report-limit";

export type { ReloadEvent } from "../build/compare-builds";

export type PreviewStatus = "stopped" | "starting" | "running" | "error";

/** How a preview stands. `label` is its host's, while it has one. */
export interface PreviewState {
  status: PreviewStatus;
  label?: string;
  error?: string;
  problems?: BuildProblem[];
  /** It is "error", and waits for a first page or entry: it starts by itself when there is one. */
  nothingToRun?: true;
}

/** Changes within this time are one build: an editor saves, a model writes several files. */
const SETTLE_MS = 60;
/** A steady stream of changes is built this often all the same. */
const SETTLE_AT_MOST_MS = 250;
/** A preview that nobody asked for, or has open, in this time stops. */
const IDLE_MS = 30 * 60 * 1000;
const SWEEP_MS = 60 * 1000;
/** Previews at once, and bytes that they hold; the one asked for longest ago makes room. */
const RUNNING_AT_ONCE = 200;
const BYTES_AT_ONCE = 512_000_000;
/** Problems of a build that are told beside the log: who has more fixes these first. */
const PROBLEMS_TOLD = 20;
/** Pages of one preview that live reload tells: tabs of its owner. */
const READERS = 20;

interface Preview {
  label: string;
  status: "starting" | "running" | "error";
  build: SiteBuild | null;
  bytes: number;
  places: SourcePlaces | null;
  problems: BuildProblem[];
  error: string | undefined;
  nothingToRun: boolean;
  /** Resolves when the build that is under way has ended. */
  building: Promise<void> | null;
  changedDuringBuild: boolean;
  /** The last build failed on files that were being written: nobody has been told. */
  isHeld: boolean;
  timer: NodeJS.Timeout | null;
  firstChangeAt: number;
  usedAt: number;
  readers: Set<(event: ReloadEvent) => void>;
  reports: ReportLimit;
  /** Fires when the preview ends: a build of it that still waits need not run. */
  ended: AbortController;
}

/**
 * The previews of this process: each a moving tree on a host of its own, whose label nobody can
 * guess and which changes at every start. While a build fails, the last good one stays up. While
 * an answer writes the project, a failed build says nothing of it: what it needs may come next.
 */
export class Previews {
  readonly #builder: SiteBuilder;
  readonly #readTree: (projectId: string) => Promise<FileTree>;
  readonly #isWriting: (projectId: string) => Promise<boolean>;
  readonly #now: () => number;
  readonly #previews = new Map<string, Preview>();
  readonly #labels = new Map<string, string>();
  readonly #logs: PreviewLogs;
  #sweeper: NodeJS.Timeout | null = null;

  /** @param options.isWriting whether an answer is writing a project; {@link answerEnded} follows */
  constructor(options: {
    builder: SiteBuilder;
    readTree: (projectId: string) => Promise<FileTree>;
    isWriting?: (projectId: string) => Promise<boolean>;
    clock?: Clock;
  }) {
    const clock = options.clock ?? systemClock;
    this.#builder = options.builder;
    this.#readTree = options.readTree;
    this.#isWriting = options.isWriting ?? (async () => false);
    this.#now = () => clock.now().getTime();
    this.#logs = new PreviewLogs(this.#now);
  }

  /**
   * Starts a preview, or restarts it under a new label. Resolves when its first build has ended; it
   * is still "starting" then if that failed on a project that is being written.
   */
  async start(projectId: string): Promise<PreviewState> {
    const current = this.#previews.get(projectId);
    if (current?.status === "starting") {
      await current.building;
      return this.status(projectId);
    }
    this.stop(projectId);
    const preview: Preview = {
      label: newLabel(),
      status: "starting",
      build: null,
      bytes: 0,
      places: null,
      problems: [],
      error: undefined,
      nothingToRun: false,
      building: null,
      changedDuringBuild: false,
      isHeld: false,
      timer: null,
      firstChangeAt: 0,
      usedAt: this.#now(),
      readers: new Set(),
      reports: new ReportLimit(this.#now),
      ended: new AbortController(),
    };
    this.#previews.set(projectId, preview);
    this.#labels.set(preview.label, projectId);
    this.#makeRoom();
    this.#sweeper ??= setInterval(() => this.stopIdle(), SWEEP_MS).unref();
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
    preview.ended.abort();
    for (const tell of preview.readers) tell({ type: "end" });
    if (this.#previews.size > 0 || !this.#sweeper) return;
    clearInterval(this.#sweeper);
    this.#sweeper = null;
  }

  status(projectId: string): PreviewState {
    const preview = this.#previews.get(projectId);
    if (!preview) return { status: "stopped" };
    const { status, label, error, problems, nothingToRun } = preview;
    return {
      status,
      label,
      ...(error ? { error } : {}),
      problems,
      ...(nothingToRun ? { nothingToRun } : {}),
    };
  }

  /** The tree changed: builds again soon, and reloads the pages that are open. */
  refresh(projectId: string): void {
    const preview = this.#previews.get(projectId);
    if (!preview) return;
    if (preview.building) {
      preview.changedDuringBuild = true;
      return;
    }
    const now = this.#now();
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

  /** An answer has written all it had: what is still wrong now is told. */
  answerEnded(projectId: string): void {
    if (this.#previews.get(projectId)?.isHeld) this.refresh(projectId);
  }

  /** The terminal of a project: what was logged, then what will be. */
  logs(projectId: string, signal: AbortSignal): AsyncIterable<LogLine> {
    return this.#logs.of(projectId).follow(signal);
  }

  /** Takes what a page reports about itself, in terms of the project's files. */
  report(label: string, entries: readonly LogEntry[]): boolean {
    const projectId = this.#labels.get(label);
    const preview = projectId && this.#previews.get(projectId);
    if (!projectId || !preview) return false;
    const log = this.#logs.of(projectId);
    for (const entry of entries) {
      if (!preview.reports.take()) continue;
      const dropped = preview.reports.dropped();
      if (dropped > 0) {
        log.add({ source: "console", level: "warn", text: `… and ${dropped} more lines` });
      }
      log.add(preview.places?.translate(entry) ?? entry);
    }
    return true;
  }

  /** A running preview's file. @returns null for no file, undefined for no such preview */
  read(label: string, path: string): { file: BuiltFile | null; build: SiteBuild } | undefined {
    const preview = this.#findByLabel(label);
    if (!preview?.build) return undefined;
    preview.usedAt = this.#now();
    return { file: preview.build.files.get(path) ?? null, build: preview.build };
  }

  /**
   * What a preview that never built shows instead of a page: why, or nothing while its first build
   * is under way, its project is being written, or there is nothing to run in it.
   */
  problemsOf(label: string): BuildProblem[] | undefined {
    const preview = this.#findByLabel(label);
    return preview?.isHeld || preview?.nothingToRun ? [] : preview?.problems;
  }

  /** Tells a page when to reload. @returns a function that ends it, or null for no such preview */
  followReloads(label: string, tell: (event: ReloadEvent) => void): (() => void) | null {
    const preview = this.#findByLabel(label);
    if (!preview || preview.readers.size >= READERS) return null;
    preview.readers.add(tell);
    if (preview.build) tell({ type: "build", version: preview.build.version });
    return () => {
      preview.readers.delete(tell);
      preview.usedAt = this.#now();
    };
  }

  /** Stops what nobody has asked for in half an hour, and has not open. */
  stopIdle(): void {
    for (const [projectId, preview] of this.#previews) {
      const idle = this.#now() - preview.usedAt >= IDLE_MS;
      if (!idle || preview.readers.size > 0 || preview.building) continue;
      this.stop(projectId);
      this.#logs.drop(projectId);
    }
  }

  #findByLabel(label: string): Preview | undefined {
    const projectId = this.#labels.get(label);
    return projectId ? this.#previews.get(projectId) : undefined;
  }

  #rebuild(projectId: string, preview: Preview): Promise<void> {
    preview.changedDuringBuild = false;
    preview.building = this.#build(projectId, preview).finally(() => {
      preview.building = null;
      if (preview.changedDuringBuild && this.#previews.get(projectId) === preview) {
        this.refresh(projectId);
      }
    });
    return preview.building;
  }

  async #build(projectId: string, preview: Preview): Promise<void> {
    const started = performance.now();
    let result: BuildResult;
    try {
      const tree = await this.#readTree(projectId);
      const { signal } = preview.ended;
      result = await this.#builder.build(tree, "preview", { project: projectId, signal });
    } catch {
      result = { ok: false, problems: [{ text: "The project's files could not be read." }] };
    }
    if (this.#previews.get(projectId) !== preview) return;
    if (result.ok) this.#takeBuild(projectId, preview, result.build, performance.now() - started);
    else await this.#takeProblems(projectId, preview, result);
  }

  #takeBuild(projectId: string, preview: Preview, build: SiteBuild, ms: number): void {
    const log = this.#logs.of(projectId);
    const event = compareBuilds(preview.build, build);
    preview.build = build;
    preview.bytes = sizeOf(build);
    preview.places = new SourcePlaces(build);
    preview.status = "running";
    preview.isHeld = false;
    preview.problems = [];
    preview.error = undefined;
    preview.nothingToRun = false;
    for (const warning of build.warnings) log.add({ source: "build", level: "warn", ...warning });
    const text = `Built (${build.kind}) in ${Math.round(ms)} ms`;
    log.add({ source: "build", level: "info", text });
    if (event) for (const tell of preview.readers) tell(event);
    this.#makeRoom();
  }

  async #takeProblems(
    projectId: string,
    preview: Preview,
    { problems, nothingToRun }: Extract<BuildResult, { ok: false }>,
  ): Promise<void> {
    const log = this.#logs.of(projectId);
    preview.problems = problems.slice(0, PROBLEMS_TOLD);
    const wasHeld = preview.isHeld;
    // An answer that ends while it is being asked for builds once more.
    preview.isHeld = true;
    preview.isHeld = await this.#isWriting(projectId).catch(() => false);
    if (this.#previews.get(projectId) !== preview) return;
    if (preview.isHeld) {
      const text = "Does not build yet; the answer is still being written.";
      if (!wasHeld) log.add({ source: "build", level: "info", text });
      return;
    }
    preview.error = problems[0]?.text ?? "The project does not build.";
    if (!preview.build) preview.status = "error";
    const wasEmpty = preview.nothingToRun;
    preview.nothingToRun = nothingToRun === true && !preview.build;
    if (preview.nothingToRun) {
      if (!wasEmpty) log.add({ source: "build", level: "info", text: NOTHING_TO_RUN });
      return;
    }
    for (const problem of problems) log.add({ source: "build", level: "error", ...problem });
    if (!preview.build) return;
    const text = "The last version that built stays up.";
    log.add({ source: "build", level: "info", text });
  }

  /** The newest of them always stays. */
  #makeRoom(): void {
    const byUse = [...this.#previews].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    let bytes = byUse.reduce((sum, [, preview]) => sum + preview.bytes, 0);
    for (const [projectId, preview] of byUse.slice(0, -1)) {
      if (this.#previews.size <= RUNNING_AT_ONCE && bytes <= BYTES_AT_ONCE) return;
      bytes -= preview.bytes;
      this.stop(projectId);
    }
  }
}

/** 130 random bits in base 32: a capability, not an id. */
function newLabel(): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyz234567";
  const text = [...randomBytes(26)].map((byte) => alphabet[byte % 32]).join("");
  return `preview-${text}`;
}
