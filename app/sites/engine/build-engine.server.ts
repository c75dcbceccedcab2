import { type Clock, systemClock } from "~/platform/clock";
import { type CacheBounds, FairCache } from "~/platform/fair-cache";
import { workers } from "~/platform/workers/workers.server";
import type { SiteBuilder } from "../build/build.server";
import type { BuildSource } from "../build/build-input";
import { sizeOf } from "../build/compare-builds";
import { builtFiles } from "./built-files.server";
import { BuiltSite } from "./built-site.server";
import type { ReloadEvent, SiteEngine, SiteOf, SiteRoute, SiteState } from "./engine";
import { PageFollowers } from "./page-followers";
import type { LogEntry, LogLine, SiteLog } from "./site-log";
import { FIND_PLACES } from "./source-places.server";

/** How much a process holds: sites, and bytes of them. */
export interface SiteBounds {
  all: CacheBounds;
  /** Of one holder. The largest site is 30 MB. */
  each: CacheBounds;
}

export const SITE_BOUNDS: SiteBounds = {
  all: { count: 200, bytes: 512_000_000 },
  each: { count: 60, bytes: 128_000_000 },
};
/** A site that was asked for within this time is built with each change; others when asked for. */
const RECENT_MS = 5 * 60 * 1000;

/** A site of this process. Another object each time that it takes another amount of memory. */
interface Held {
  site: BuiltSite;
}

/**
 * Runs sites by building them from their trees. Every process builds for itself what it is asked for,
 * and keeps it in a cache: all of them come to the same, for a build is made of nothing but its tree.
 * What had to make room is built again for whoever asks for it, as a build of its holder.
 */
export class BuildEngine implements SiteEngine {
  readonly #builder: SiteBuilder;
  readonly #readTree: (projectId: string) => Promise<BuildSource>;
  readonly #isWriting: (projectId: string) => Promise<boolean>;
  readonly #log: SiteLog;
  readonly #now: () => number;
  readonly #followers = new PageFollowers();
  readonly #siteCache: FairCache<Held>;

  /** @param options.isWriting whether an answer is writing a project; `answerEnded` follows */
  constructor(options: {
    builder: SiteBuilder;
    readTree: (projectId: string) => Promise<BuildSource>;
    isWriting: (projectId: string) => Promise<boolean>;
    log: SiteLog;
    clock?: Clock;
    bounds?: SiteBounds;
  }) {
    const { clock = systemClock, bounds = SITE_BOUNDS } = options;
    this.#builder = options.builder;
    this.#readTree = options.readTree;
    this.#isWriting = options.isWriting;
    this.#log = options.log;
    this.#now = () => clock.now().getTime();
    this.#siteCache = new FairCache<Held>({
      ...bounds,
      sizeOf: ({ site }) => (site.build ? sizeOf(site.build) : 0) + 1,
      onGone: ({ site }) => site.end(),
    });
  }

  async start(site: SiteOf): Promise<SiteState> {
    return (await this.#use(site)).state;
  }

  async status(site: SiteOf): Promise<SiteState> {
    const built = this.#siteCache.peek(site.projectId)?.site ?? this.#hold(site);
    await built.ready();
    return built.state;
  }

  async catchUp(site: SiteOf): Promise<string | null> {
    const built = this.#siteCache.peek(site.projectId)?.site ?? this.#hold(site);
    return built.catchUp();
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

  async route(site: SiteOf): Promise<SiteRoute> {
    const { build, state, isHeld } = await this.#use(site);
    if (build) {
      return { to: "files", site: builtFiles(build, site.projectId) };
    }
    const isAwaited = isHeld || state.nothingToRun;
    const { progress } = state;
    return { to: "notice", problems: isAwaited || progress ? [] : state.problems, progress };
  }

  logs(projectId: string, signal: AbortSignal): AsyncIterable<LogLine> {
    return this.#log.follow(projectId, signal);
  }

  async report(site: SiteOf, entries: readonly LogEntry[]): Promise<void> {
    const built = await this.#use(site);
    this.#log.add(site.projectId, await built.translate(entries));
  }

  async follow(site: SiteOf, tell: (event: ReloadEvent) => void): Promise<() => void> {
    const { build } = await this.#use(site);
    if (build) tell({ type: "build", version: build.version });
    return this.#followers.add(site, tell);
  }

  filesChanged(projectId: string): void {
    const open = this.#followers.siteOf(projectId);
    // One that somebody has open may have had to make room.
    const site = this.#siteCache.peek(projectId)?.site ?? (open && this.#hold(open));
    site?.treeChanged(open !== undefined || this.#isWanted(projectId, site));
  }

  answerEnded(projectId: string): void {
    if (this.#siteCache.peek(projectId)?.site.isHeld) this.filesChanged(projectId);
  }

  mayHaveMissed(): void {
    for (const projectId of this.#siteCache.keys()) this.filesChanged(projectId);
  }

  /** The site as it is now, for somebody who asks for it. */
  async #use(site: SiteOf): Promise<BuiltSite> {
    const built = this.#siteCache.get(site.projectId)?.site ?? this.#hold(site);
    built.usedAt = this.#now();
    await built.ready();
    return built;
  }

  #hold({ projectId, holder }: SiteOf): BuiltSite {
    const site = new BuiltSite({
      readTree: () => this.#readTree(projectId),
      build: (readTree, { signal, onProgress }) =>
        this.#builder.buildNewest(readTree, "preview", {
          project: projectId,
          visitor: holder,
          ...{ signal, onProgress },
        }),
      onProgress: (text) => {
        this.#followers.tell(projectId, { type: "progress", text });
        this.#log.add(projectId, [{ source: "build", level: "info", text }]);
      },
      isWriting: () => this.#isWriting(projectId),
      findPlaces: (search) => workers.run(FIND_PLACES, search, { visitor: holder }),
      onOutcome: ({ name, lines }) => this.#log.addOutcome(projectId, name, lines),
      onReload: (event) => this.#followers.tell(projectId, event),
      // Held by another object, for its size to be taken anew.
      onBuild: () => this.#siteCache.set(projectId, holder, { site }),
      now: this.#now,
    });
    this.#siteCache.set(projectId, holder, { site });
    return site;
  }

  #isWanted(projectId: string, site: BuiltSite): boolean {
    const isRecent = this.#now() - site.usedAt < RECENT_MS;
    return isRecent || this.#log.isFollowed(projectId);
  }
}
