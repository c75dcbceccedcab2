import { type Clock, systemClock } from "~/platform/clock";
import type { Counters } from "~/platform/coordination/counter";
import type { Topics } from "~/platform/coordination/topics";
import { isDiskFull } from "~/platform/full-disk";
import { log } from "~/platform/log.server";
import { newLabel } from "~/platform/preview-label.server";
import type { ReloadEvent, SiteEngine, SiteRoute, SiteState } from "../engine/engine";
import type { LogLine } from "../engine/site-log";
import { dropLogs, dropOldLogs } from "./log/log-rows.server";
import { ReportLimits } from "./log/report-limits.server";
import { PreviewCache } from "./preview-cache.server";
import { dropEndedLinks } from "./preview-links.server";
import { type PreviewEvent, type PreviewReader, PreviewReaders } from "./preview-readers";
import {
  beginPreview,
  endIdlePreviews,
  endOldestPreviews,
  endPreview,
  findLabel,
  markStarted,
  type PreviewStart,
  renewLabel,
} from "./preview-rows.server";
import { PreviewUse, TOUCH_MS } from "./preview-use.server";
import type { PageReport } from "./reports-schema";

/** How a preview stands. `label` is its host's, while it has one. */
export interface PreviewState extends Partial<Omit<SiteState, "status">> {
  status: SiteState["status"] | "stopped";
  label?: string;
}

/** A preview that nobody asked for, or has open, in this time stops. */
export const IDLE_MS = 30 * 60 * 1000;
/** Previews that one visitor has at once; one more ends the one they used longest ago. */
export const PREVIEWS_EACH = 100;

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
    this.#reports = new ReportLimits({ counters, now: () => clock.now().getTime() });
  }

  /** Hears of what happens, on other processes too, from now on. @returns ends it */
  connect(): () => void {
    const [topics, engine] = [this.#topics, this.#engine];
    const onGap = () => this.#mayHaveMissed();
    const touching = setInterval(
      () => void this.#use.touch(this.#readers.projects()),
      TOUCH_MS,
    ).unref();
    const ends = [
      topics.subscribe("files-changed", ({ projectId }) => engine.filesChanged(projectId), onGap),
      topics.subscribe("answer-ended", ({ projectId }) => engine.answerEnded(projectId)),
      topics.subscribe("preview-changed", ({ projectId }) => void this.#compare(projectId)),
      topics.subscribe("project-deleted", ({ projectId }) => void this.#end(projectId)),
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
    await this.#begin({ projectId, holder, usedAt: this.#clock.now() });
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
    await this.#begin({ projectId, holder, usedAt: this.#clock.now() });
    void this.#startSite(projectId, holder).catch((error: unknown) =>
      log.error({ err: error, projectId }, "a preview that a link leads to did not start"),
    );
    return this.labelOf(projectId);
  }

  /** Stops a preview: its host answers 404 from now on. */
  async stop(projectId: string): Promise<void> {
    const wasRunning = await endPreview(projectId);
    await this.#end(projectId);
    if (wasRunning) this.#topics.publish("preview-changed", { projectId });
  }

  /** Gives a project's preview a new address. What was entered at the old one stays behind. */
  async renewAddress(projectId: string): Promise<void> {
    await renewLabel(projectId);
    await this.#compare(projectId);
    this.#topics.publish("preview-changed", { projectId });
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
  async stopIdle(): Promise<void> {
    await this.#use.touch(this.#readers.projects());
    const limit = new Date(this.#clock.now().getTime() - IDLE_MS);
    await this.#tellEnded(await endIdlePreviews(limit));
    await dropEndedLinks(this.#clock.now());
    await dropOldLogs(limit);
  }

  async #startSite(projectId: string, holder: string): Promise<void> {
    const { status } = await this.#engine.start({ projectId, holder });
    if (status !== "starting") await markStarted(projectId);
  }

  /** Begins a preview, unless a start of it is under way. */
  async #begin(start: PreviewStart): Promise<void> {
    const { projectId, holder, usedAt } = start;
    try {
      const isBegun = await beginPreview(start);
      // Known as it is now, it is not taken for one that another process has begun.
      await this.#cache.readAnew(projectId);
      if (!isBegun) return;
      // Its pages stay: they hear of the build that is made anew.
      await this.#engine.stop(projectId);
      this.#topics.publish("preview-changed", { projectId });
      await this.#tellEnded(await endOldestPreviews(holder, PREVIEWS_EACH));
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      // Trying an app needs no room: without its row the preview runs on this process alone.
      await this.#end(projectId);
      const label = (await findLabel(projectId)) ?? newLabel();
      this.#cache.keep({ ...start, label, createdAt: usedAt });
    }
  }

  /** Previews have ended that nobody stopped. */
  async #tellEnded(projectIds: string[]): Promise<void> {
    for (const projectId of projectIds) {
      await this.#end(projectId);
      this.#topics.publish("preview-changed", { projectId });
    }
    if (projectIds.length > 0) await dropLogs(projectIds);
  }

  /** Ends what this process knows of a project's preview, and the site itself. */
  async #end(projectId: string): Promise<void> {
    this.#cache.drop(projectId);
    this.#readers.end(projectId);
    await this.#engine.stop(projectId);
  }

  /** Another process may have stopped a preview, or started it anew. */
  async #compare(projectId: string): Promise<void> {
    const hasReaders = this.#readers.projects().includes(projectId);
    try {
      // Where nobody has asked for it, there is nothing to compare.
      if (hasReaders || this.#cache.peek(projectId)) {
        const { row, isSame } = await this.#cache.readAnew(projectId);
        if (isSame) return;
        this.#readers.end(projectId, row?.label);
      } else this.#cache.drop(projectId);
    } catch (error) {
      log.warn({ err: error, projectId }, "a preview's row was not read");
    }
    this.#engine.forget(projectId);
  }

  #mayHaveMissed(): void {
    const known = [...this.#cache.running(), ...this.#readers.projects()];
    for (const projectId of new Set(known)) void this.#compare(projectId);
    this.#engine.mayHaveMissed();
  }
}
