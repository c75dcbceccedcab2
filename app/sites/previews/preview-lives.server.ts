import type { Clock } from "~/platform/clock";
import type { Topics } from "~/platform/coordination/topics";
import { isDiskFull } from "~/platform/full-disk";
import { log } from "~/platform/log.server";
import { newLabel } from "~/platform/preview-label.server";
import type { SiteEngine } from "../engine/engine";
import { dropLogs, dropOldLogs } from "./log/log-rows.server";
import type { PreviewCache } from "./preview-cache.server";
import { dropEndedLinks } from "./preview-links.server";
import type { PreviewReaders } from "./preview-readers";
import {
  beginPreview,
  endIdlePreviews,
  endOldestPreviews,
  endPreview,
  findLabel,
  type PreviewStart,
  renewLabel,
} from "./preview-rows.server";
import type { PreviewUse } from "./preview-use.server";

/** A preview that nobody asked for, or has open, in this time stops. */
export const IDLE_MS = 30 * 60 * 1000;
/** Previews that one visitor has at once; one more ends the one they used longest ago. */
export const PREVIEWS_EACH = 100;

interface PreviewLivesOptions {
  engine: SiteEngine;
  topics: Topics;
  clock: Clock;
  cache: PreviewCache;
  readers: PreviewReaders;
  use: PreviewUse;
}

/** When previews begin and end, on this process and on others: rows, what is remembered of them, and sites. */
export class PreviewLives {
  readonly #engine: SiteEngine;
  readonly #topics: Topics;
  readonly #clock: Clock;
  readonly #cache: PreviewCache;
  readonly #readers: PreviewReaders;
  readonly #use: PreviewUse;

  constructor({ engine, topics, clock, cache, readers, use }: PreviewLivesOptions) {
    this.#engine = engine;
    this.#topics = topics;
    this.#clock = clock;
    this.#cache = cache;
    this.#readers = readers;
    this.#use = use;
  }

  /** Begins a preview, unless a start of it is under way. */
  async begin(start: PreviewStart): Promise<void> {
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
      await this.end(projectId);
      const label = (await findLabel(projectId)) ?? newLabel();
      this.#cache.keep({ ...start, label, createdAt: usedAt });
    }
  }

  /** Stops a preview, and tells the other processes if it ran. */
  async stop(projectId: string): Promise<void> {
    const wasRunning = await endPreview(projectId);
    await this.end(projectId);
    if (wasRunning) this.#topics.publish("preview-changed", { projectId });
  }

  async renewAddress(projectId: string): Promise<void> {
    await renewLabel(projectId);
    await this.compare(projectId);
    this.#topics.publish("preview-changed", { projectId });
  }

  /** Ends what nobody has asked for in half an hour, and has not open; drops ended links. */
  async endIdle(): Promise<void> {
    await this.#use.touch(this.#readers.projects());
    const limit = new Date(this.#clock.now().getTime() - IDLE_MS);
    await this.#tellEnded(await endIdlePreviews(limit));
    await dropEndedLinks(this.#clock.now());
    await dropOldLogs(limit);
  }

  /** Ends what this process knows of a project's preview, and the site itself. */
  async end(projectId: string): Promise<void> {
    this.#cache.drop(projectId);
    this.#readers.end(projectId);
    await this.#engine.stop(projectId);
  }

  /** Another process may have stopped a preview, or started it anew. */
  async compare(projectId: string): Promise<void> {
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

  /** Notices may have been lost: whatever is known here is compared. */
  mayHaveMissed(): void {
    const known = [...this.#cache.running(), ...this.#readers.projects()];
    for (const projectId of new Set(known)) void this.compare(projectId);
    this.#engine.mayHaveMissed();
  }

  /** Previews have ended that nobody stopped. */
  async #tellEnded(projectIds: string[]): Promise<void> {
    for (const projectId of projectIds) {
      await this.end(projectId);
      this.#topics.publish("preview-changed", { projectId });
    }
    if (projectIds.length > 0) await dropLogs(projectIds);
  }
}
