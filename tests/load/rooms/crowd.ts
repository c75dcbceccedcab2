import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { CrowdActs, Heard, Opening, Talk } from "./crowd-acts";

/** Many readers in a process of their own, which is the same program for every server. */
export class Crowd implements CrowdActs {
  readonly #child = fork(path.join(import.meta.dirname, "crowd-process.ts"), {
    execArgv: ["--import", "tsx"],
  });

  /** Opens readers, some at once. @throws {Error} when one is refused */
  open(opening: Opening): Promise<{ seconds: number }> {
    return this.#ask("open", opening);
  }

  /** Has some of them talk until all have heard all of it. @throws {Error} when that does not happen */
  talk(talk: Talk): Promise<Heard> {
    return this.#ask("talk", talk);
  }

  close(count?: number): Promise<void> {
    return this.#ask("close", count ?? null);
  }

  end(): void {
    this.#child.disconnect();
  }

  async #ask<Answer>(act: keyof CrowdActs, input: unknown): Promise<Answer> {
    this.#child.send({ act, input });
    const [{ result, error }] = (await once(this.#child, "message")) as [
      { result?: Answer; error?: string },
    ];
    if (error) throw new Error(error);
    return result as Answer;
  }
}
