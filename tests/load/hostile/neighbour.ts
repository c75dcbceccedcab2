import { setTimeout as pause } from "node:timers/promises";
import { AppClient } from "../../support/app-client";
import { makeProject, storedFile } from "../../support/projects";
import { type Spread, spreadOf } from "../measure";
import { required } from "./hostile-act";

const PAGES = ["/", "/projects", "/blog/version-control"];
/** Between two pages, and between two saves, in milliseconds. A save each 100 ms is the limit. */
const PAUSE_MS = 110;

/** What somebody's work took, in milliseconds, and what was not answered with success. */
export interface Work {
  page: Spread;
  save: Spread;
  failures: string[];
}

/** Somebody on a network of their own, who opens pages and saves a file all the time. */
export class Neighbour {
  readonly #browser: AppClient;
  #project = "";
  #file = "";

  constructor(port: number) {
    this.#browser = new AppClient(port, new Map(), "127.0.0.7");
  }

  async begin(): Promise<void> {
    await this.#browser.json("POST", "/api/auth/dev-login", { name: "Neighbour" });
    const files = { "index.html": "<!doctype html><title>Work</title>" };
    this.#project = await makeProject(this.#browser, "Work", files);
    const file = await storedFile(this.#browser, this.#project, "index.html");
    this.#file = required(file?.id, "the neighbour's file");
  }

  async work(seconds: number): Promise<Work> {
    const until = performance.now() + seconds * 1_000;
    const pages = [...PAGES, `/projects/${this.#project}`];
    const failures: string[] = [];
    const timed = async (method: string, path: string, body?: object) => {
      const started = performance.now();
      const { status, text } = await this.#browser.json(method, path, body);
      if (status !== 200) failures.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
      return performance.now() - started;
    };
    const repeat = async (once: (turn: number) => Promise<number>) => {
      const times: number[] = [];
      for (let turn = 0; performance.now() < until; turn += 1) {
        const took = await once(turn);
        times.push(took);
        await pause(Math.max(0, PAUSE_MS - took));
      }
      return spreadOf(times);
    };
    const [page, save] = await Promise.all([
      repeat((turn) => timed("GET", pages[turn % pages.length] ?? "/")),
      repeat((turn) =>
        timed("PUT", `/api/files/${this.#file}`, { content: `${turn} ${"x".repeat(4_000)}` }),
      ),
    ]);
    return { page, save, failures };
  }
}
