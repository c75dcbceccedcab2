import { LRUCache } from "lru-cache";
import { type Clock, systemClock } from "~/platform/clock";
import { workers } from "~/platform/workers/workers.server";
import type { FileTree } from "~/projects/files";
import type { SiteBuilder } from "../build/build.server";
import { sizeOf } from "../build/compare-builds";
import { BuiltSite } from "./built-site.server";
import type { ReloadEvent, SiteEngine, SiteRoute, SiteState } from "./engine";
import { PageFollowers } from "./page-followers";
import type { LogEntry, LogLine, SiteLog } from "./site-log";
import { FIND_PLACES } from "./source-places.server";

/** Sites that a process holds, and bytes of them; the one asked for longest ago makes room. */
export const SITES_AT_ONCE = 200;
export const BYTES_AT_ONCE = 512_000_000;
/** A site that was asked for within this time is built with each change; others when asked for. */
const RECENT_MS = 5 * 60 * 1000;

/** A site of this process. Another object each time that it takes another amount of memory. */
interface Held {
  site: BuiltSite;
}

/**
 * Runs sites by building them from their trees. Every process builds for itself what it is asked for,
 * and keeps it in a cache: all of them come to the same, for a build is made of nothing but its tree.
 */
export class BuildEngine implements SiteEngine {
  readonly #builder: SiteBuilder;
  readonly #readTree: (projectId: string) => Promise<FileTree>;
  readonly #isWriting: (projectId: string) => Promise<boolean>;
  readonly #log: SiteLog;
  readonly #now: () => number;
  readonly #followers = new PageFollowers();
  readonly #siteCache: LRUCache<string, Held>;

  /** @param options.isWriting whether an answer is writing a project; `answerEnded` follows */
  constructor(options: {
    builder: SiteBuilder;
    readTree: (projectId: string) => Promise<FileTree>;
    isWriting: (projectId: string) => Promise<boolean>;
    log: SiteLog;
    clock?: Clock;
    sitesAtOnce?: number;
  }) {
    const { clock = systemClock, sitesAtOnce = SITES_AT_ONCE } = options;
    this.#builder = options.builder;
    this.#readTree = options.readTree;
    this.#isWriting = options.isWriting;
    this.#log = options.log;
    this.#now = () => clock.now().getTime();
    this.#siteCache = new LRUCache<string, Held>({
      max: sitesAtOnce,
      maxSize: BYTES_AT_ONCE,
      sizeCalculation: ({ site }) => (site.build ? sizeOf(site.build) : 0) + 1,
      dispose: ({ site }, _projectId, why) => {
        if (why !== "set") site.end();
      },
    });
  }

  async start(projectId: string): Promise<SiteState> {
    return (await this.#use(projectId)).state;
  }

  async status(projectId: string): Promise<SiteState> {
    const site = this.#siteCache.peek(projectId)?.site ?? this.#hold(projectId);
    await site.ready();
    return site.state;
  }

  glance(projectId: string): SiteState {
    return this.#siteCache.peek(projectId)?.site.state ?? { status: "starting", problems: [] };
  }

  async stop(projectId: string): Promise<void> {
    this.forget(projectId);
  }

  forget(projectId: string): void {
    this.#siteCache.delete(projectId);
  }

  async route(projectId: string): Promise<SiteRoute> {
    const { build, state, isHeld } = await this.#use(projectId);
    if (build) {
      const read = async (path: string) => build.files.get(path) ?? null;
      return { to: "files", site: { kind: build.kind, read } };
    }
    const isAwaited = isHeld || state.nothingToRun;
    return { to: "notice", problems: isAwaited ? [] : state.problems };
  }

  logs(projectId: string, signal: AbortSignal): AsyncIterable<LogLine> {
    return this.#log.follow(projectId, signal);
  }

  async report(projectId: string, entries: readonly LogEntry[]): Promise<void> {
    const site = await this.#use(projectId);
    this.#log.add(projectId, await site.translate(entries));
  }

  async follow(projectId: string, tell: (event: ReloadEvent) => void): Promise<() => void> {
    const { build } = await this.#use(projectId);
    if (build) tell({ type: "build", version: build.version });
    return this.#followers.add(projectId, tell);
  }

  filesChanged(projectId: string): void {
    const site = this.#siteCache.peek(projectId)?.site;
    site?.treeChanged(this.#isWanted(projectId, site));
  }

  answerEnded(projectId: string): void {
    if (this.#siteCache.peek(projectId)?.site.isHeld) this.filesChanged(projectId);
  }

  mayHaveMissed(): void {
    for (const projectId of this.#siteCache.keys()) this.filesChanged(projectId);
  }

  /** The site as it is now, for somebody who asks for it. */
  async #use(projectId: string): Promise<BuiltSite> {
    const site = this.#siteCache.get(projectId)?.site ?? this.#hold(projectId);
    site.usedAt = this.#now();
    await site.ready();
    return site;
  }

  #hold(projectId: string): BuiltSite {
    const site = new BuiltSite({
      readTree: () => this.#readTree(projectId),
      build: (tree, signal) => this.#builder.build(tree, "preview", { project: projectId, signal }),
      isWriting: () => this.#isWriting(projectId),
      findPlaces: (search) => workers.run(FIND_PLACES, search, { visitor: `preview:${projectId}` }),
      onOutcome: ({ name, lines }) => this.#log.addOutcome(projectId, name, lines),
      onReload: (event) => this.#followers.tell(projectId, event),
      // Held by another object, for its size to be taken anew.
      onBuild: () => this.#siteCache.set(projectId, { site }),
      now: this.#now,
    });
    this.#siteCache.set(projectId, { site });
    return site;
  }

  #isWanted(projectId: string, site: BuiltSite): boolean {
    const isRecent = this.#now() - site.usedAt < RECENT_MS;
    return isRecent || this.#followers.has(projectId) || this.#log.isFollowed(projectId);
  }
}
