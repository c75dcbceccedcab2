import { AppError } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { TaskGivenUp } from "~/platform/workers/worker-task";
import type { Manifest } from "~/projects/manifest";
import type { TakenVersions } from "~/projects/name-packages";
import { readTree } from "~/projects/tree.server";
import type { AnswerChecks, CheckedProject, Problem } from "../checks/answer-checks";
import { doubleModules } from "../checks/double-modules";
import { unusedComponents } from "../checks/unused-components";
import type { GenerationEvent } from "../events/event-schema";
import { isWrittenByStarter, type Model } from "../models/model";
import { WRITES_ON } from "./ending.server";
import { pacedTexts } from "./paced-texts";

type Step = Extract<GenerationEvent, { type: "step" }>["step"];

/** How often a step says how far it has come, in milliseconds. */
const PROGRESS_MS = 1000;

/** What was found in one look at a project. */
export interface Found {
  /** What keeps it from building. */
  build: Problem[];
  /** What is wrong though it builds. */
  other: Problem[];
  /** Why it was not looked at, or not by all that there is; null when it was. */
  unchecked: string | null;
  /** It builds, whatever else is wrong with it. */
  isBuilt: boolean;
  /** A page of it told how it fares: only then is it known to run. Null where nobody could look. */
  isSeen: boolean | null;
  /** Packages that it was built with and that its package.json does not name. */
  added: TakenVersions;
}

export interface CheckStepsOptions {
  projectId: string;
  visitor: string;
  /** Null where nothing is checked. */
  checks: AnswerChecks | null;
  model: Pick<Model, "kind" | "fillsForms">;
  /** What the project held before; unknown where only what is there now is looked at. */
  baseline?: Manifest;
  append: (event: GenerationEvent) => void;
  signal: AbortSignal;
}

/** Looks at a project as an answer left it, and tells each step as it happens. */
export class CheckSteps {
  readonly #options: CheckStepsOptions;
  #rounds = 0;

  constructor(options: CheckStepsOptions) {
    this.#options = options;
  }

  /**
   * Builds it; what builds is watched in its preview, if one is open, while its types are checked.
   *
   * @throws what the signal fires with; a check that cannot be made is part of what was found
   */
  async look(touched: ReadonlySet<string>): Promise<Found> {
    const { projectId, visitor, checks, model, signal, baseline } = this.#options;
    this.#rounds += 1;
    if (!checks || touched.size === 0) return NOT_LOOKED;
    const files = await readTree(projectId);
    const project: CheckedProject = { projectId, files, touched, visitor, signal };
    let added: TakenVersions = {};
    const onAdded = (taken: TakenVersions) => {
      added = taken;
    };
    const built = await this.#step("build", "Building", async (onProgress) => {
      let unloaded: readonly string[] = [];
      const onUnloaded = (paths: readonly string[]) => {
        unloaded = paths;
      };
      const found = await checks.build({ ...project, onProgress, onAdded, onUnloaded });
      if (found.length > 0) return found;
      const known = new Set((baseline ?? []).map(([path]) => path));
      const doubles = baseline
        ? doubleModules(
            files,
            [...touched].filter((path) => !known.has(path)),
          )
        : [];
      return [...doubles, ...unusedComponents(files, touched, new Set(unloaded))];
    });
    if (built.unchecked !== null || built.problems.length > 0) {
      return {
        build: built.problems,
        other: [],
        unchecked: built.unchecked,
        isBuilt: false,
        isSeen: false,
        added,
      };
    }
    const preview = await checks.findPreview(projectId).catch(() => null);
    const [seen, typed] = await Promise.all([
      preview ? this.#step("preview", "Watching the preview", () => preview.watch(signal)) : NONE,
      // The starter's projects are checked with the product (app/starter/apps), and it fixes nothing.
      isWrittenByStarter(model, "develop")
        ? NONE
        : this.#step("types", "Checking the types", () => checks.checkTypes(project)),
    ]);
    signal.throwIfAborted();
    const missing = [
      ...(seen.unchecked === null ? [] : [`the preview was not watched: ${seen.unchecked}`]),
      ...(typed.unchecked === null ? [] : [`the types were not checked: ${typed.unchecked}`]),
    ];
    const unchecked = missing.length > 0 ? missing.join(" ") : null;
    const other = [...seen.problems, ...typed.problems];
    return {
      build: [],
      other,
      unchecked,
      isBuilt: true,
      isSeen: seen.unchecked === null ? seen.isTold : null,
      added,
    };
  }

  /** Tells of a step that is done by others. @returns tells how it ended */
  begin(kind: Step["kind"], text: string): (text: string, details?: string[]) => void {
    this.#tell(kind, { state: "running", text });
    return (ended, details = []) =>
      this.#tell(kind, { state: "ended", text: ended, ...(details.length > 0 ? { details } : {}) });
  }

  #tell(kind: Step["kind"], step: Pick<Step, "state" | "text" | "details">): void {
    this.#options.append({ type: "step", step: { id: `${kind}-${this.#rounds}`, kind, ...step } });
  }

  async #step(
    kind: "build" | "preview" | "types",
    title: string,
    work: (onProgress: (text: string) => void) => Promise<Problem[] | null>,
  ) {
    const { signal } = this.#options;
    const end = this.begin(kind, title);
    const progress = pacedTexts(PROGRESS_MS, (text) => {
      // What goes on after a stop has nobody to tell.
      if (!signal.aborted) this.#tell(kind, { state: "running", text });
    });
    try {
      // A build that has begun is not broken off: nobody waits for it.
      const found = await orStopped(work(progress.add), signal);
      progress.end();
      const problems = found ?? [];
      const good = found ? GOOD[kind] : UNSEEN;
      end(
        problems.length === 0 ? good : `${FOUND[kind]}: ${countOf(problems.length)}`,
        problems.map(({ text }) => text),
      );
      return { problems, unchecked: null, isTold: found !== null };
    } catch (error) {
      progress.end();
      // A step that was stopped is not one that has ended well.
      if (signal.aborted && WRITES_ON.has(signal.reason)) end(`${title} was stopped`);
      signal.throwIfAborted();
      log.warn({ err: error, kind }, "an answer was not checked");
      const why = whyNot(error);
      end(`${title} was not possible: ${why}`);
      return { problems: [], unchecked: why, isTold: false };
    }
  }
}

/** Why a check told nothing, as a person is told. */
function whyNot(error: unknown): string {
  // What it says is for whoever asks for something: nothing was asked for here.
  if (error instanceof AppError && error.code === "busy")
    return "The server is too busy for it now.";
  if (error instanceof AppError) return error.message;
  if (!(error instanceof TaskGivenUp)) return "The check did not end well.";
  return error.why === "time" ? "That took too long." : "That took too much memory.";
}

/** What a promise gives. @throws what the signal fires with, as soon as it does */
async function orStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { signal: over.signal });
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    over.abort();
  }
}

const NOT_LOOKED: Found = {
  build: [],
  other: [],
  unchecked: null,
  isBuilt: false,
  isSeen: false,
  added: {},
};
const NONE = { problems: [] as Problem[], unchecked: null, isTold: false };
const GOOD = {
  build: "Built without problems",
  preview: "The preview shows it",
  types: "The types fit",
};
const UNSEEN = "No open page of the preview told how it looks";
const FOUND = { build: "Built", preview: "Seen in the preview", types: "Checked the types" };

/** "1 problem", "2 problems". */
export function countOf(count: number): string {
  return count === 1 ? "1 problem" : `${count} problems`;
}
