import { LogFeed } from "./log-feed";

/** The readers of logs on this process's connections, by project. */
export class LogFeeds {
  readonly #byProject = new Map<string, Set<LogFeed>>();

  open(projectId: string): LogFeed {
    const feed = new LogFeed();
    const feeds = this.#byProject.get(projectId) ?? new Set();
    this.#byProject.set(projectId, feeds.add(feed));
    return feed;
  }

  close(projectId: string, feed: LogFeed): void {
    const feeds = this.#byProject.get(projectId);
    feeds?.delete(feed);
    if (feeds?.size === 0) this.#byProject.delete(projectId);
  }

  of(projectId: string): Iterable<LogFeed> {
    return this.#byProject.get(projectId) ?? [];
  }

  has(projectId: string): boolean {
    return this.#byProject.has(projectId);
  }

  /** Projects whose logs are read. */
  projects(): string[] {
    return [...this.#byProject.keys()];
  }
}
