import type { Viewer } from "../../app/accounts/user";
import type { AnswerChecks } from "../../app/generation/checks/answer-checks";
import type { TakeEvent } from "../../app/generation/events/event-log";
import type { GenerationEvent } from "../../app/generation/events/event-schema";
import type { Model } from "../../app/generation/models/model";
import { type Generation, Generations } from "../../app/generation/runs/generations.server";
import type { SendInput } from "../../app/generation/runs/send-schema";
import { db } from "../../app/platform/db.server";
import { createProject } from "../../app/projects/projects.server";
import { changeTree, readTree } from "../../app/projects/tree.server";

/** A person with an account, by a name that no other test of the file uses. */
export async function signUp(name: string): Promise<Viewer> {
  const user = await db.user.create({ data: { name, email: `${name}@example.com` } });
  return {
    user: { id: user.id, name, email: user.email, imageUrl: null, isAdmin: false },
    trialKey: null,
  };
}

/** A project and its generations by one model. */
export class Run {
  readonly generations: Generations;

  private constructor(
    readonly viewer: Viewer,
    readonly projectId: string,
    readonly model: Model,
    checks?: AnswerChecks,
  ) {
    this.generations = new Generations({ model: () => model, ...(checks ? { checks } : {}) });
  }

  /** @param checks what answers are checked with; nothing without */
  static async open(
    viewer: Viewer,
    model: Model,
    files: Record<string, string> = {},
    checks?: AnswerChecks,
  ) {
    const { id } = await createProject(viewer, { name: "Garden" });
    const changes = Object.entries(files).map(([path, content]) => ({ path, content }));
    await changeTree(id, changes);
    return new Run(viewer, id, model, checks);
  }

  start(content: string, input: Partial<SendInput> = {}): Promise<Generation> {
    const send = { content, mode: "develop" as const, ...input };
    return this.generations.start(this.viewer, this.projectId, send);
  }

  /** Sends, and reads the answer to its end. */
  async answer(content: string, input: Partial<SendInput> = {}): Promise<GenerationEvent[]> {
    return this.read(await this.start(content, input));
  }

  async read(generation: Generation, afterSeq = 0): Promise<GenerationEvent[]> {
    const events = await readToEnd(this.generations, generation, afterSeq);
    // A log ends before its generation is done with.
    await this.generations.drain(10_000);
    return events;
  }

  /** Reads until an event satisfies, then leaves. @returns its sequence number */
  async readUntil(
    generation: Generation,
    satisfies: (event: GenerationEvent) => boolean,
  ): Promise<number> {
    return readUntil(this.generations, generation, satisfies);
  }

  async files(): Promise<Record<string, string>> {
    return Object.fromEntries(await readTree(this.projectId));
  }
}

/** The events of a generation after `afterSeq`, when it has ended. */
export async function readToEnd(
  generations: Generations,
  generation: Generation,
  afterSeq = 0,
): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = [];
  const { signal } = new AbortController();
  const take: TakeEvent = ({ data }) => void events.push(JSON.parse(data));
  await generations.follow(generation, afterSeq, take, signal);
  return events;
}

/** Reads until an event satisfies, then leaves. @returns its sequence number */
export async function readUntil(
  generations: Generations,
  generation: Generation,
  satisfies: (event: GenerationEvent) => boolean,
): Promise<number> {
  const leaving = new AbortController();
  let found: number | undefined;
  const take: TakeEvent = ({ seq, data }) => {
    if (found === undefined && satisfies(JSON.parse(data))) {
      found = seq;
      leaving.abort();
    }
    return undefined;
  };
  await generations.follow(generation, 0, take, leaving.signal);
  if (found === undefined) throw new Error("The answer ended before.");
  return found;
}

/** The events of one type. */
export function ofType<Type extends string>(events: readonly GenerationEvent[], type: Type) {
  return events.filter(
    (event): event is Extract<GenerationEvent, { type: Type }> =>
      "type" in event && event.type === type,
  );
}

/** The prose of an answer. */
export function proseOf(events: readonly GenerationEvent[]): string {
  return events.map((event) => ("content" in event ? event.content : "")).join("");
}

/** What the answer told as wrong. */
export function errorsOf(events: readonly GenerationEvent[]) {
  return events.filter((event) => "error" in event && !("type" in event));
}
