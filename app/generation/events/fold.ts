import {
  type AnswerMode,
  type AnswerStatus,
  type FileAction,
  isBroken,
  STORED_NOTICES,
  STORED_REASONING,
} from "~/conversation/answer";
import type {
  AnswerChoice,
  AnswerOutcome,
  AnswerParts,
  AnswerStep,
} from "~/conversation/answer-parts";
import type { FileChange } from "~/conversation/message-schema";
import type { GenerationEvent, ProblemEvent, TypedEvent, Usage } from "./event-schema";

/** A file that an answer touches. */
export interface AnswerFile {
  path: string;
  /** What became of it; null while it is being written for the first time. */
  change: FileChange | null;
  /** A block for it has begun and not ended. */
  isWriting: boolean;
}

/** An answer as a person sees it: what its events come to so far. */
export interface AnswerView {
  status: AnswerStatus;
  mode: AnswerMode;
  /** Null until the answer has introduced itself, as the three after it. */
  id: string | null;
  engineLabel: string | null;
  userMessageId: string | null;
  assistantMessageId: string | null;
  /** The prose. */
  content: string;
  /** In the order in which they were first touched. */
  files: readonly AnswerFile[];
  /** What was done beside writing, in the order in which it began. */
  steps: readonly AnswerStep[];
  /** What is known of what it made; null until it was looked at. */
  outcome: AnswerOutcome | null;
  /** Messages that it offers as buttons: those of the last event that offered any. */
  choices: readonly AnswerChoice[];
  notices: readonly string[];
  /** What the model thought, as far as it is kept; "" where it told nothing. */
  reasoning: string;
  problems: readonly Omit<ProblemEvent, "type">[];
  usage: Usage | null;
  /** The checkpoint after the answer; null where it changed nothing, or not yet. */
  checkpointId: string | null;
}

/** An answer of which nothing is known yet. */
export function beginAnswer(mode: AnswerMode): AnswerView {
  return {
    status: "running",
    mode,
    id: null,
    engineLabel: null,
    userMessageId: null,
    assistantMessageId: null,
    content: "",
    files: [],
    steps: [],
    outcome: null,
    choices: [],
    notices: [],
    reasoning: "",
    problems: [],
    usage: null,
    checkpointId: null,
  };
}

/** What a log of events comes to; server and browser fold it here and nowhere else. */
export function foldEvents(events: Iterable<GenerationEvent>): AnswerView {
  let view = beginAnswer("develop");
  for (const event of events) view = advanceAnswer(view, event);
  return view;
}

/** What an answer comes to after one more event. */
export function advanceAnswer(view: AnswerView, event: GenerationEvent): AnswerView {
  if (event.type !== undefined) return advanceTyped(view, event);
  if ("content" in event) return { ...view, content: view.content + event.content };
  return { ...view, problems: [...view.problems, event] };
}

/** What became of each file, as it is stored with the message. */
export function changesOf(view: AnswerView): FileChange[] {
  return view.files.flatMap(({ change }) => change ?? []);
}

/** Why the answer did not finish; undefined for one that ended well or was stopped. */
export function problemOf(view: AnswerView): string | undefined {
  return isBroken(view.status) ? view.problems.at(-1)?.error : undefined;
}

/** What is stored with the message beside its prose and its files. */
export function partsOf(view: AnswerView): AnswerParts {
  const { steps, outcome, choices, usage, engineLabel, notices, reasoning } = view;
  const isCounted = usage !== null && usage.inputTokens + usage.outputTokens > 0;
  return {
    ...(steps.length > 0 ? { steps: [...steps] } : {}),
    ...(outcome ? { outcome } : {}),
    ...(choices.length > 0 ? { choices: [...choices] } : {}),
    ...(notices.length > 0 ? { notices: notices.slice(0, STORED_NOTICES) } : {}),
    ...(isCounted && engineLabel !== null ? { figures: { model: engineLabel, ...usage } } : {}),
    ...(reasoning === "" ? {} : { reasoning: reasoning.slice(0, STORED_REASONING).toWellFormed() }),
  };
}

/** Whether an answer has saved at least one file. */
export function wroteFiles(view: AnswerView): boolean {
  return changesOf(view).some(({ action }) => action === "created" || action === "updated");
}

function advanceTyped(view: AnswerView, event: TypedEvent): AnswerView {
  switch (event.type) {
    case "generation": {
      const { id, mode, engineLabel, userMessageId, assistantMessageId } = event.generation;
      return { ...view, id, mode, engineLabel, userMessageId, assistantMessageId };
    }
    case "file_started":
      return withFile(view, event.file.path, (file) => ({ ...file, isWriting: true }));
    case "file_created":
    case "file_restored":
      return changed(view, event.file.path, event.action);
    case "file_deleted":
      return deleted(view, event.file.path);
    case "file_error":
      return refused(view, event.file.path, event.error);
    case "notice":
      if (view.notices.includes(event.text)) return view;
      return { ...view, notices: [...view.notices, event.text] };
    case "step":
      return { ...view, steps: withStep(view.steps, event.step) };
    case "outcome":
      return { ...view, outcome: event.outcome };
    case "reasoning":
      return { ...view, reasoning: view.reasoning + event.text };
    case "choices":
      return { ...view, choices: event.choices };
    case "checkpoint":
      return { ...view, checkpointId: event.checkpoint.id };
    case "done":
      return {
        ...view,
        status: event.status,
        usage: event.usage ?? view.usage,
        // A file that was never complete was not written: the one before it stands.
        files: event.changes.map((change) => ({ path: change.path, change, isWriting: false })),
        // Whatever was under way has ended with the answer.
        steps: view.steps.map((step) => ({ ...step, state: "ended" })),
      };
    case "file_delta":
      return view;
  }
}

function withStep(steps: readonly AnswerStep[], step: AnswerStep): readonly AnswerStep[] {
  const index = steps.findIndex(({ id }) => id === step.id);
  return index < 0 ? [...steps, step] : steps.with(index, step);
}

/** A file that this answer created stays created, however often the answer comes back to it. */
function changed(view: AnswerView, path: string, now: Exclude<FileAction, "error">): AnswerView {
  return withFile(view, path, ({ change }) => {
    const action = now === "updated" && change?.action === "created" ? "created" : now;
    return { path, change: { path, action }, isWriting: false };
  });
}

/** A file that this answer made and took away again was never there. */
function deleted(view: AnswerView, path: string): AnswerView {
  const isOwn = view.files.some((file) => file.path === path && file.change?.action === "created");
  if (!isOwn) return changed(view, path, "deleted");
  return { ...view, files: view.files.filter((file) => file.path !== path) };
}

/** What was saved stays saved, whatever a later try at the same file came to. */
function refused(view: AnswerView, path: string, error: string): AnswerView {
  return withFile(view, path, ({ change }) => {
    const action = change?.action ?? "error";
    return { path, change: { path, action, error }, isWriting: false };
  });
}

function withFile(
  view: AnswerView,
  path: string,
  change: (file: AnswerFile) => AnswerFile,
): AnswerView {
  const { files } = view;
  const index = files.findIndex((file) => file.path === path);
  const next = change(files[index] ?? { path, change: null, isWriting: false });
  return { ...view, files: index < 0 ? [...files, next] : files.with(index, next) };
}
