import { type Clock, systemClock } from "~/platform/clock";
import type { Counters } from "~/platform/coordination/counter";
import type { Topics } from "~/platform/coordination/topics";
import { log } from "~/platform/log.server";
import type { ReloadEvent, SiteEngine, SiteRoute, SiteState } from "../engine/engine";
import type { LogLine } from "../engine/site-log";
import { ReportLimits } from "./log/report-limits.server";
import { PreviewCache } from "./preview-cache.server";
import { PreviewLives } from "./preview-lives.server";
import { type PreviewEvent, type PreviewReader, PreviewReaders } from "./preview-readers";
import { markStarted } from "./preview-rows.server";
import { PreviewUse, TOUCH_MS } from "./preview-use.server";
import type { PageReport } from "./reports-schema";

/** How a preview stands. `label` is its host's, while it has one. */
export interface PreviewState extends Partial<Omit<SiteState, "status">> {
  status: SiteState["status"] | "stopped";
  label?: string;
}

/**
 * The previews of an installation: each a moving tree on a host of its own, whose label nobody can
 * guess and which stays the project's until its owner wants another one: what was entered there is kept.
 * Previews are rows, so that every process knows them; what they show is the engine's.
 */
export class Previews {
  readonly #engine: SiteEngine;
  readonly #topics: Topics;
  readonly #clock: Clock;
  readonly #cache = new PreviewCache();
  readonly #readers = new PreviewReaders();
  readonly #use: PreviewUse;
  readonly #reports: ReportLimits;
  readonly #lives: PreviewLives;

  constructor({
    engine,
    topics,
    counters,
    clock = systemClock,
  }: { engine: SiteEngine; topics: Topics; counters: Counters; clock?: Clock }) {
    this.#engine = engine;
    this.#topics = topics;
    this.#clock = clock;
    this.#use = new PreviewUse(clock);
    const [cache, readers, use] = [this.#cache, this.#readers, this.#use];
    this.#lives = new PreviewLives({ engine, topics, clock, cache, readers, use });
    this.#reports = new ReportLimits({ counters, now: () => clock.now().getTime() });
  }

  /** Hears of what happens, on other processes too, from now on. @returns ends it */
  connect(): () => void {
    const [topics, engine] = [this.#topics, this.#engine];
    const onGap = () => this.#lives.mayHaveMissed();
    const touching = setInterval(
      () => void this.#use.touch(this.#readers.projects()),
      TOUCH_MS,
    ).unref();
    const ends = [
      topics.subscribe("files-changed", ({ projectId }) => engine.filesChanged(projectId), onGap),
      topics.subscribe("answer-ended", ({ projectId }) => engine.answerEnded(projectId)),
      topics.subscribe("preview-changed", ({ projectId }) => void this.#lives.compare(projectId)),
      topics.subscribe("preview-asked", ({ projectId }) => {
        if (this.#readers.isRead(projectId)) topics.publish("preview-open", { projectId });
      }),
      topics.subscribe("project-deleted", ({ projectId }) => void this.#lives.end(projectId)),
    ];
    return () => {
      clearInterval(touching);
      for (const end of ends) end();
    };
  }

  /**
   * Starts a preview, or restarts it, under the label that its project has. Resolves when its first build has ended; it
   * is still "starting" then if that failed on a project that is being written.
   *
   * @param holder who starts it, as an opaque name: its memory and its builds are theirs
   */
  async start(projectId: string, holder: string): Promise<PreviewState> {
    await this.#lives.begin({ projectId, holder, usedAt: this.#clock.now() });
    await this.#startSite(projectId, holder);
    return this.status(projectId);
  }

  /**
   * Begins a preview unless it runs, without waiting for what it builds.
   *
   * @param holder whose memory and builds it takes
   * @returns its label; null when it was stopped meanwhile
   */
  async open(projectId: string, holder: string): Promise<string | null> {
    const label = await this.labelOf(projectId);
    if (label) return label;
    await this.#lives.begin({ projectId, holder, usedAt: this.#clock.now() });
    void this.#startSite(projectId, holder).catch((error: unknown) =>
      log.error({ err: error, projectId }, "a preview that a link leads to did not start"),
    );
    return this.labelOf(projectId);
  }

  /** Stops a preview: its host answers 404 from now on. */
  async stop(projectId: string): Promise<void> {
    await this.#lives.stop(projectId);
  }

  /** Gives a project's preview a new address. What was entered at the old one stays behind. */
  async renewAddress(projectId: string): Promise<void> {
    await this.#lives.renewAddress(projectId);
  }

  async status(projectId: string): Promise<PreviewState> {
    const row = await this.#cache.find(projectId);
    if (!row) return { status: "stopped" };
    return { ...(await this.#engine.status(row)), label: row.label };
  }

  /** The same without waiting for a build: "starting" as long as this process does not know. */
  async glance(projectId: string): Promise<PreviewState> {
    const row = await this.#cache.find(projectId);
    if (!row) return { status: "stopped" };
    return { ...this.#engine.glance(projectId), label: row.label };
  }

  /** The label of a preview that runs, or null. */
  async labelOf(projectId: string): Promise<string | null> {
    return (await this.#cache.find(projectId))?.label ?? null;
  }

  /** The terminal of a project: what was logged, then what will be. */
  logs(projectId: string, signal: AbortSignal): AsyncIterable<LogLine> {
    return this.#engine.logs(projectId, signal);
  }

  /** Takes what a page reports about itself. @returns false for no such preview */
  async report(label: string, reports: readonly PageReport[]): Promise<boolean> {
    const row = await this.#cache.findByLabel(label);
    if (!row) return false;
    const said = reports.filter(({ isShown }) => !isShown);
    await this.#engine.report(row, await this.#reports.limit(label, said));
    const version = reports.find(({ isShown }) => isShown)?.build;
    const { projectId } = row;
    if (version) this.#topics.publish("preview-shown", { projectId, version });
    return true;
  }

  /** Whose preview is under a label; null for no such preview. */
  async projectOf(label: string): Promise<string | null> {
    return (await this.#cache.findByLabel(label))?.projectId ?? null;
  }

  /** Where what is asked of a preview is found, or null for no such preview. */
  async route(label: string): Promise<SiteRoute | null> {
    const row = await this.#cache.findByLabel(label);
    if (!row) return null;
    this.#use.note(row);
    const route = await this.#engine.route(row);
    if (route.to !== "notice") return route;
    // It may have ended while it was built.
    return (await this.#cache.findByLabel(label)) && route;
  }

  /**
   * Tells a page when to reload.
   * @returns a function that ends it, or null for no such preview
   * @throws {AppError} 429 when too many pages follow
   */
  async followReloads(
    label: string,
    reader: PreviewReader,
    tell: (event: PreviewEvent) => void,
  ): Promise<(() => void) | null> {
    const row = await this.#cache.findByLabel(label);
    if (!row) return null;
    this.#use.note(row);
    const leave = this.#readers.add(row, reader, tell);
    const end = await this.#engine.follow(row, (event: ReloadEvent) => tell(event));
    return () => {
      end();
      leave();
      this.#use.note(row);
    };
  }

  /** The tree changed, or an answer has written all it had: the tree is built again, and what is wrong told. */
  refresh = (projectId: string): void => this.#engine.filesChanged(projectId);
  answerEnded = (projectId: string): void => this.#engine.answerEnded(projectId);

  /** A recurring job: stops what nobody has asked for in half an hour, and has not open; drops ended links. */
  stopIdle(): Promise<void> {
    return this.#lives.endIdle();
  }

  async #startSite(projectId: string, holder: string): Promise<void> {
    const { status } = await this.#engine.start({ projectId, holder });
    if (status !== "starting") await markStarted(projectId);
  }
}
