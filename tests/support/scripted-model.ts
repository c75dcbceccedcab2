import {
  type Model,
  type ModelChunk,
  ModelError,
  type ModelRequest,
} from "../../app/generation/models/model";

/** Holds a scripted answer where a test wants it, without timers. */
export class Gate {
  readonly reached: Promise<void>;
  readonly opened: Promise<void>;
  #reach = () => {};
  open = () => {};

  constructor() {
    this.reached = new Promise((resolve) => {
      this.#reach = resolve;
    });
    this.opened = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  /** What the answer does here. @throws {ModelError} `aborted`, when it is stopped meanwhile */
  async pass(signal: AbortSignal): Promise<void> {
    this.#reach();
    await new Promise<void>((resolve, reject) => {
      void this.opened.then(resolve);
      const stop = () => reject(new ModelError("aborted", "Stopped."));
      if (signal.aborted) stop();
      signal.addEventListener("abort", stop);
    });
  }
}

/** Text, a place to wait at, a failure, what it cost, or another end than "stop". */
export type Step =
  | string
  | Gate
  | ModelError
  | { inputTokens: number; outputTokens: number }
  | { end: "stop" | "length" | "refused" };

/** A model that says what a test wrote down, one list of steps per call, the last for ever. */
export class ScriptedModel implements Model {
  readonly id: string = "test:scripted";
  readonly label: string = "Scripted";
  readonly kind: Model["kind"] = "model";
  readonly profile: Model["profile"] = "strong";
  readonly contextTokens: number = 100_000;
  /** What it was asked, in order. */
  readonly requests: ModelRequest[] = [];
  readonly #turns: Step[][];

  constructor(...turns: (Step | Step[])[]) {
    this.#turns = turns.map((turn) => (Array.isArray(turn) ? turn : [turn]));
  }

  /** The last thing it was told in its nth call. */
  asked(call: number): string {
    return this.requests[call]?.messages.at(-1)?.content ?? "";
  }

  async *stream(request: ModelRequest): AsyncGenerator<ModelChunk> {
    const turn = this.#turns[Math.min(this.requests.length, this.#turns.length - 1)] ?? [];
    this.requests.push(request);
    for (const step of turn) {
      if (typeof step === "string") yield { type: "text", text: step };
      else if (step instanceof Gate) await step.pass(request.signal);
      else if (step instanceof ModelError) throw step;
      else if ("inputTokens" in step) yield { type: "usage", ...step };
      else {
        yield { type: "end", reason: step.end };
        return;
      }
    }
    yield { type: "end", reason: "stop" };
  }
}
