import { awaitedStyles } from "../build/awaited-styles";
import { type BuildSource, nameInput } from "../build/build-input";
import type { BuildResult, SiteBuild } from "../build/build-types";
import { compareBuilds } from "../build/compare-builds";
import {
  type BuildOutcome,
  failedOutcome,
  goodOutcome,
  heldOutcome,
  unstyledOutcome,
} from "./build-outcome";
import type { ReloadEvent, SiteState } from "./engine";
import { ProgressReport } from "./progress-report";
import { Settling } from "./settling";
import type { LogEntry } from "./site-log";
import { type FindPlaces, SourcePlaces } from "./source-places.server";

/** What a site takes from its surroundings. */
export interface BuiltSiteOptions {
  readTree(): Promise<BuildSource>;
  /** Reads the tree when its turn has come, and builds it; null when that has nothing to build. */
  build(
    readTree: () => Promise<BuildSource | null>,
    options: { signal: AbortSignal; onProgress: (text: string) => void },
  ): Promise<BuildResult | null>;
  /** Told now and then what a build waits for, in words. */
  onProgress(text: string): void;
  /** Whether an answer is writing the project; `answerEnded` follows. */
  isWriting(): Promise<boolean>;
  /** Told what each build came to, unless it came to what the last one did. */
  onOutcome(outcome: BuildOutcome): void;
  /** Told what open pages have to do. */
  onReload(event: ReloadEvent): void;
  /** Finds places of a bundle in its sources. */
  findPlaces: FindPlaces;
  /** Told after each good build, which takes another amount of memory than the last. */
  onBuild(): void;
  now: () => number;
}

/**
 * One project's site as this process has built it, from the tree as it was then. While a build fails,
 * the last good one stays up. While an answer writes the project, a failed build says nothing of it, and a
 * page whose stylesheet is to come is not shown.
 */
export class BuiltSite {
  readonly #options: BuiltSiteOptions;
  readonly #settling: Settling;
  readonly #ended = new AbortController();
  #state: SiteState = { status: "starting", problems: [] };
  #build: SiteBuild | null = null;
  #places: SourcePlaces | null = null;
  /** Names the tree of the last build, if it was a good one. */
  #builtFrom: string | null = null;
  /** The last build failed while an answer was writing: nobody has been told. */
  #isHeld = false;
  #hasFailed = false;
  /** Somebody may be reading what it waits for. */
  #hasWaited = false;
  /** Resolves when a build has something else to wait for than its turn. */
  #waits = newSignal();
  /** The tree has changed, and nobody has asked for the site since: the next one waits for a build. */
  #isStale = true;
  /** What those wait for who ask for a site that is stale. */
  #catchingUp: Promise<void> | null = null;
  #building: Promise<void> | null = null;
  #changedDuringBuild = false;
  usedAt: number;

  constructor(options: BuiltSiteOptions) {
    this.#options = options;
    this.#settling = new Settling({ now: options.now, onSettled: () => void this.#rebuild() });
    this.usedAt = options.now();
  }

  get state(): SiteState {
    return this.#state;
  }

  get build(): SiteBuild | null {
    return this.#build;
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Resolves when a site that nobody kept up to date has caught up with its tree. Never rejects. */
  async ready(): Promise<void> {
    if (this.#isStale) {
      this.#isStale = false;
      this.#catchingUp = this.#rebuild().finally(() => {
        this.#catchingUp = null;
      });
    }
    // Who asks for a site that waits for packages is told so instead of waiting with it.
    await Promise.race([this.#catchingUp, this.#waits.promise]);
  }

  /** Builds the tree as it is, unless it is up. @returns the version, null where it does not build */
  async catchUp(): Promise<string | null> {
    // What is being built may be an older tree.
    await this.#building;
    await this.#rebuild();
    this.#isStale = false;
    return this.#builtFrom === null ? null : (this.#build?.version ?? null);
  }

  /** The tree may have changed. @param isWanted whether to build at once, or when somebody asks */
  treeChanged(isWanted: boolean): void {
    if (this.#building) this.#changedDuringBuild = true;
    else if (isWanted) this.#settling.add();
    else {
      this.#settling.cancel();
      this.#isStale = true;
    }
  }

  /** Reports of a page in terms of the project's files, in the order in which they came. */
  async translate(entries: readonly LogEntry[]): Promise<readonly LogEntry[]> {
    return this.#places?.translate(entries) ?? entries;
  }

  /** From now on it tells nothing. */
  end(): void {
    this.#settling.cancel();
    this.#ended.abort();
  }

  #rebuild(): Promise<void> {
    if (this.#building) return this.#building;
    this.#settling.cancel();
    this.#building = this.#make().finally(() => {
      this.#building = null;
      if (this.#changedDuringBuild && !this.#ended.signal.aborted) this.#settling.add();
    });
    return this.#building;
  }

  async #make(): Promise<void> {
    const started = performance.now();
    const { tree, result, unstyled } = await this.#buildTree();
    if (!result) return;
    const waiting = result.ok && unstyled ? await this.#unstyled(unstyled) : null;
    const outcome =
      waiting ??
      (result.ok
        ? goodOutcome(result.build, { tree, ms: performance.now() - started })
        : await this.#failed(result, tree));
    if (this.#ended.signal.aborted) return;
    this.#state = outcome.state;
    if (result.ok && !waiting) this.#show(result.build, tree);
    this.#options.onOutcome(outcome);
  }

  /** @returns null instead of a result for a tree that is built and up already */
  async #buildTree(): Promise<{ tree: string; result: BuildResult | null; unstyled?: string }> {
    let name = "";
    let unstyled: string | undefined;
    const readTree = async () => {
      // What changed until now is in it: it waits for no other build.
      this.#changedDuringBuild = false;
      const tree = await this.#options.readTree();
      name = nameInput(tree);
      [unstyled] = awaitedStyles(tree);
      return name === this.#builtFrom ? null : tree;
    };
    const progress = new ProgressReport({
      now: this.#options.now,
      onText: (text) => this.#waitFor(text),
      onReport: (text) => this.#options.onProgress(text),
    });
    const onProgress = (text: string) => progress.tell(text);
    const result = await this.#options.build(readTree, { signal: this.#ended.signal, onProgress });
    this.#waits = newSignal();
    const { progress: _, ...state } = this.#state;
    this.#state = state;
    return { tree: name, result, ...(unstyled && { unstyled }) };
  }

  #waitFor(progress: string): void {
    this.#state = { ...this.#state, progress };
    this.#hasWaited = true;
    this.#waits.resolve();
  }

  async #failed(result: Extract<BuildResult, { ok: false }>, tree: string): Promise<BuildOutcome> {
    this.#hasFailed = true;
    const isHeld = await this.#isBeingWritten();
    // A page that says what it waits for shall say what is wrong now.
    if (this.#hasWaited && !this.#build) this.#options.onReload({ type: "reload" });
    this.#hasWaited = false;
    if (isHeld) return heldOutcome(result, this.#state);
    return failedOutcome(result, { tree, hasBuild: this.#build !== null });
  }

  /** @returns null where no answer is there to write what is missing */
  async #unstyled(style: string): Promise<BuildOutcome | null> {
    if (!(await this.#isBeingWritten())) return null;
    if (this.#build) return unstyledOutcome(style, this.#state);
    const outcome = unstyledOutcome(style, null);
    this.#hasWaited = true;
    this.#options.onReload({ type: "progress", text: outcome.state.progress ?? "" });
    return outcome;
  }

  /** Whether an answer writes what is missing: it is built again when that has ended. */
  async #isBeingWritten(): Promise<boolean> {
    this.#builtFrom = null;
    // An answer that ends while it is being asked for builds once more.
    this.#isHeld = true;
    this.#isHeld = await this.#options.isWriting().catch(() => false);
    return this.#isHeld;
  }

  #show(build: SiteBuild, tree: string): void {
    const event = this.#reloadFor(build);
    this.#build = build;
    this.#builtFrom = tree;
    this.#places = new SourcePlaces(build, this.#options.findPlaces);
    this.#isHeld = false;
    if (event) this.#options.onReload(event);
    this.#options.onBuild();
  }

  #reloadFor(build: SiteBuild): ReloadEvent | null {
    if (this.#build) return compareBuilds(this.#build, build);
    // Pages that are open now say what was wrong, or are of the same build by another process.
    return this.#hasFailed || this.#hasWaited
      ? { type: "reload" }
      : { type: "build", version: build.version };
  }
}

/** A promise that is resolved from outside. */
function newSignal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
