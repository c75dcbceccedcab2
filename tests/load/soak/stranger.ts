import { choose } from "./member";
import type { Visitor } from "./visitor";

const PAGES = [
  "/",
  "/docs",
  "/blog",
  "/blog/version-control",
  "/generate?tab=recent",
  "/generate?tab=trending",
  "/generate?tab=recent&q=soaked",
  "/generate/feed.xml",
  "/privacy",
  "/login",
  "/sitemap.xml",
];

/** What somebody without an account does: reads, and tries a project. */
export class Stranger {
  readonly #visitor: Visitor;
  readonly #trial: string;
  readonly #onlyReads: boolean;
  #synced = false;

  constructor(visitor: Visitor, { trial, onlyReads }: { trial: string; onlyReads: boolean }) {
    this.#visitor = visitor;
    this.#trial = trial;
    this.#onlyReads = onlyReads;
  }

  async act(): Promise<void> {
    const { random } = this.#visitor;
    const read = () => this.#visitor.get(random.pick(PAGES));
    if (this.#onlyReads) return void (await read());
    if (!this.#synced) return this.#sync();
    const at = `/api/projects/${this.#trial}`;
    const acts: [number, () => Promise<unknown>][] = [
      [3, read],
      [5, () => this.#sync()],
      [4, () => this.#visitor.send(this.#trial, random.pick(["a timer", "a todo list"]), stop)],
      [2, () => this.#visitor.json("POST", `${at}/preview/start`)],
      [2, () => this.#visitor.listen(`${at}/preview/logs`, random.below(1_500))],
      [1, () => this.#visitor.get(`${at}/export`)],
      [1, () => this.#publish()],
    ];
    const stop = () => this.#visitor.json("POST", `${at}/chat/stop`);
    await choose(acts, random.next())();
  }

  async #sync(): Promise<void> {
    const { random } = this.#visitor;
    const files = Array.from({ length: 1 + random.below(8) }, (_, index) => ({
      path: index === 0 ? "index.html" : `page-${index}.html`,
      content: `<!doctype html><h1>${random.next()}</h1>`.padEnd(random.below(10_000), "y "),
    }));
    const path = `/api/trial-projects/${this.#trial}/files/sync`;
    const answer = await this.#visitor.json("POST", path, { files, name: "Soaked trial" });
    this.#synced ||= answer?.status === 200;
  }

  async #publish(): Promise<void> {
    const slug = `soak-${this.#trial.slice(-8)}`;
    await this.#visitor.json("POST", `/api/projects/${this.#trial}/publish`, { slug });
  }
}
