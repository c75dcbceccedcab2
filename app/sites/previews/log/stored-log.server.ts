import { randomInt, randomUUID } from "node:crypto";
import { type Clock, systemClock } from "~/platform/clock";
import { KeyedMutex } from "~/platform/coordination/keyed-mutex";
import type { Topics } from "~/platform/coordination/topics";
import { growingCache } from "~/platform/growing-cache";
import { log } from "~/platform/log.server";
import type { LogEntry, LogLine, SiteLog } from "../../engine/site-log";
import { LogFeeds } from "./log-feeds";
import { KEPT_LINES } from "./log-limits";
import {
  claimToTell,
  type LogChunk,
  readChunk,
  readKeptChunks,
  storeChunks,
  trimLog,
} from "./log-rows.server";

/** Lines that come within this time of a write are one write, whatever projects they are of. */
const GATHER_MS = 50;
/** Lines of a project that are added between two looks at how many are kept. */
const TRIM_EVERY = KEPT_LINES / 2;
/** Projects whose lines are counted; one that is forgotten is looked at with its next lines. */
const COUNTED_PROJECTS = 5_000;

/**
 * Logs of projects as rows, which outlive restarts and stops: the line that says why a preview ended is
 * the one that matters. A line is stored, then told; what is told while a write is under way is
 * gathered, so that a page in a loop costs a few writes a second (docs/decisions/042-previews-are-rows.md).
 */
export class StoredLog implements SiteLog {
  readonly #topics: Topics;
  readonly #now: () => number;
  readonly #feeds = new LogFeeds();
  readonly #waiting = new Map<string, LogLine[]>();
  readonly #untrimmed = growingCache<string, number>(COUNTED_PROJECTS);
  readonly #claims = new KeyedMutex();
  /** Ids of two processes that log at the same moment shall differ. */
  readonly #offset = randomInt(1_000);
  #lastId = 0;
  #isWriting = false;

  constructor(options: { topics: Topics; clock?: Clock }) {
    const { topics, clock = systemClock } = options;
    this.#topics = topics;
    this.#now = () => clock.now().getTime();
  }

  /** Hears of the lines of other processes from now on. @returns ends it */
  connect(): () => void {
    return this.#topics.subscribe(
      "preview-logged",
      ({ projectId, chunkId }) => void this.#hear(projectId, chunkId),
      () => void this.#readAgain(),
    );
  }

  add(projectId: string, entries: readonly LogEntry[]): void {
    if (entries.length === 0) return;
    const lines = this.#waiting.get(projectId) ?? [];
    for (const entry of entries) lines.push(this.#toLine(entry));
    this.#waiting.set(projectId, lines.slice(-KEPT_LINES));
    if (!this.#isWriting) void this.#write();
  }

  addOutcome(projectId: string, outcome: string, entries: readonly LogEntry[]): Promise<void> {
    // One after the other: the last one told is the one that was last.
    return this.#claims
      .run(projectId, async () => {
        if (await claimToTell(projectId, outcome)) this.add(projectId, entries);
      })
      .catch((error) => log.warn({ err: error, projectId }, "a build's outcome was not logged"));
  }

  async *follow(projectId: string, signal: AbortSignal): AsyncGenerator<LogLine> {
    const feed = this.#feeds.open(projectId);
    try {
      feed.open(await readKeptChunks(projectId));
      yield* feed.lines(signal);
    } finally {
      this.#feeds.close(projectId, feed);
    }
  }

  isFollowed(projectId: string): boolean {
    return this.#feeds.has(projectId);
  }

  #toLine(entry: LogEntry): LogLine {
    const now = this.#now();
    this.#lastId = Math.max(this.#lastId + 1, now * 1_000 + this.#offset);
    return { ...entry, id: this.#lastId, at: new Date(now).toISOString() };
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.size > 0) {
      const chunks = [...this.#waiting].map(([projectId, lines]) => ({
        id: randomUUID(),
        projectId,
        lines,
      }));
      this.#waiting.clear();
      // Whoever reads on this process is told even so.
      await storeChunks(chunks).catch((error) => log.warn({ err: error }, "lines were not kept"));
      for (const chunk of chunks) this.#tell(chunk);
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS).unref());
    }
    this.#isWriting = false;
  }

  #tell(chunk: LogChunk): void {
    const { id, projectId, lines } = chunk;
    for (const feed of this.#feeds.of(projectId)) feed.take(chunk);
    this.#topics.publish("preview-logged", { projectId, chunkId: id });
    const untrimmed = (this.#untrimmed.get(projectId) ?? TRIM_EVERY) + lines.length;
    this.#untrimmed.set(projectId, untrimmed > TRIM_EVERY ? 0 : untrimmed);
    if (untrimmed <= TRIM_EVERY) return;
    trimLog(projectId).catch((error) =>
      log.warn({ err: error, projectId }, "a log was not trimmed"),
    );
  }

  /** A process has stored a chunk; this one's own readers have had it. */
  async #hear(projectId: string, chunkId: string): Promise<void> {
    const feeds = [...this.#feeds.of(projectId)].filter((feed) => !feed.has(chunkId));
    if (feeds.length === 0) return;
    try {
      const chunk = await readChunk(chunkId);
      for (const feed of chunk ? feeds : []) feed.take(chunk as LogChunk);
    } catch (error) {
      log.warn({ err: error, projectId }, "lines of another process were not read");
    }
  }

  /** Lines of others may have been missed. */
  async #readAgain(): Promise<void> {
    for (const projectId of this.#feeds.projects()) {
      try {
        const kept = await readKeptChunks(projectId);
        for (const feed of this.#feeds.of(projectId)) for (const chunk of kept) feed.take(chunk);
      } catch (error) {
        log.warn({ err: error, projectId }, "a log was not read again");
      }
    }
  }
}
