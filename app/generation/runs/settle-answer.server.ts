import type { FileTree } from "~/projects/files";
import { readTree } from "~/projects/tree.server";
import { fingerprintOf, nameOf } from "../checks/answer-checks";
import { fixMessages } from "../context/fix-request";
import { isWrittenByStarter, ModelError, type ModelErrorCode } from "../models/model";
import type { AnswerRequest } from "./answer.server";
import { CheckSteps, countOf } from "./check-steps.server";
import { WRITES_ON } from "./ending.server";
import type { FailedBlock } from "./failed-block";
import type { FileWriter } from "./file-writer.server";
import { callModel } from "./model-call.server";
import { nameAdded } from "./name-added.server";
import { RoundWrites } from "./take-back.server";
import { type Standing, tellOutcome, tellStopped } from "./tell-outcome.server";

/** How often a model is asked to fix what could not be applied or does not work. */
export const FIX_ROUNDS = 3;

/** Failures of one answer, where another one may fare better; with all others the provider takes none for now. */
const CUT_SHORT: ReadonlySet<ModelErrorCode> = new Set([
  "context_overflow",
  "idle_timeout",
  "truncated",
  "malformed",
]);

/**
 * Finds out whether what an answer made works, and has its model fix what does not: at most
 * {@link FIX_ROUNDS} times, and no further when the same is wrong again. A round that makes it worse is
 * taken back. What is left is told with the answer, and with every later message until it is gone.
 *
 * @param prose what the model said beside files
 * @throws what the signal fires with, and whatever is not the model's failure
 */
export async function settleAnswer(request: AnswerRequest, writer: FileWriter, prose: string) {
  if (writer.touched.size === 0 && writer.failed.size === 0) return;
  const steps = new CheckSteps(request);
  const look = async (): Promise<Standing> => {
    const found = await steps.look(writer.touched);
    const failed = [...writer.failed.values()].map(({ path, reason }) => ({
      path,
      text: `${path}: ${reason}`,
    }));
    return { ...found, held: failed, all: [...failed, ...found.build, ...found.other] };
  };
  let now: Standing | null = null;
  const progress = { isFixUnchecked: false };
  const fixes = new RoundWrites(request.append);
  const wasLooked = () => request.checks !== null && writer.touched.size > 0;
  const seen = new Set<string>();
  const mayFix = !isWrittenByStarter(request.model, request.mode);
  try {
    const first = await look();
    now = first;
    const before =
      first.all.length > 0 ? await readTree(request.projectId) : (new Map() as FileTree);
    const failed = new Map(writer.failed);
    for (let round = 1; mayFix && now.all.length > 0 && round <= FIX_ROUNDS; round += 1) {
      // What did not fit as an edit is asked for once more, as a whole file.
      const wantsWhole = round > 1 && writer.failed.size > 0;
      const asked = `${wantsWhole} ${fingerprintOf(now.all)}`;
      if (seen.has(asked)) break;
      seen.add(asked);
      const next = await fix(request, {
        writer,
        prose,
        now,
        wantsWhole,
        steps,
        look,
        progress,
        fixes,
      });
      if (!next) break;
      now = next;
    }
    const isInVain =
      fixes.differsFrom(before) && fingerprintOf(now.all) === fingerprintOf(first.all);
    if (isInVain || isFurtherOff(first, now)) {
      const why = isInVain ? "The fix did not help" : "The fix made it worse";
      await takeBack(request, { why, writes: fixes, writer, files: before, failed });
      now = first;
    }
  } catch (error) {
    const { aborted, reason } = request.signal;
    if (aborted && WRITES_ON.has(reason)) {
      await tellStopped(request, now, wasLooked(), progress.isFixUnchecked);
    }
    throw error;
  }
  await nameAdded(writer, now.added, request.append);
  await tellOutcome(request, now, wasLooked());
}

/** @returns how it stands after the round; null when the round was of no use */
async function fix(
  request: AnswerRequest,
  at: {
    writer: FileWriter;
    prose: string;
    now: Standing;
    wantsWhole: boolean;
    steps: CheckSteps;
    look: () => Promise<Standing>;
    /** A fix is written, and nobody has looked at what it made yet. */
    progress: { isFixUnchecked: boolean };
    /** What all rounds wrote. */
    fixes: RoundWrites;
  },
): Promise<Standing | null> {
  const { writer, prose, now, wantsWhole, steps, look, fixes } = at;
  const { messages, model, projectId, signal } = request;
  const end = steps.begin("fix", `Fixing ${countOf(now.all.length)}`);
  const files = await readTree(projectId);
  const writes = new RoundWrites(fixes.append);
  const before = new Map(writer.failed);
  writer.isFixing = true;
  const asked = fixMessages(
    messages,
    {
      prose,
      problems: [...now.build, ...now.other],
      failed: [...writer.failed.values()].map((block) => ({ ...block, sent: block.sent ?? "" })),
      files,
      touched: writer.touched,
      wantsWhole,
    },
    model.contextTokens,
  );
  const answer = writer.tellingTo(writes.append, () =>
    callModel({ ...request, append: writes.append }, asked, writer, { showProse: false }),
  );
  const failure = await answer.then(
    () => null,
    (error: unknown) => {
      signal.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      return error;
    },
  );
  if (failure !== null) end("The model could not fix it", [failure.message]);
  else end(writes.isEmpty ? "The model changed nothing" : "Sent a fix");
  // Who was asked and does not send it again did not mean a file.
  for (const [path, block] of before) {
    if (block.isExample && writer.failed.get(path) === block) writer.failed.delete(path);
  }
  if (writes.isEmpty && failure && !CUT_SHORT.has(failure.code)) return null;
  if (writes.isEmpty) return failure === null && isSame(before, writer.failed) ? null : look();
  at.progress.isFixUnchecked = true;
  const next = await look();
  at.progress.isFixUnchecked = false;
  if (!isWorse(now, next)) return next;
  await takeBack(request, { writes, writer, files, failed: before });
  // As it was: asked again, the model would be told the same.
  return now;
}

/** Puts files and blocks back as they were, and says so. */
async function takeBack(
  request: AnswerRequest,
  to: {
    why?: string;
    writes: RoundWrites;
    writer: FileWriter;
    files: FileTree;
    failed: ReadonlyMap<string, FailedBlock>;
  },
): Promise<void> {
  await to.writes.takeBack(request.projectId, to.files);
  to.writer.failed.clear();
  for (const [path, block] of to.failed) to.writer.failed.set(path, block);
  const why = to.why ?? "The fix made it worse";
  const text = `${why}, so it was taken back. The files are as they were before it.`;
  request.append({ type: "notice", text });
}

/**
 * Whether all rounds together led away from what works. In between, more problems may be those that the
 * first had hidden; at the end nobody looks at what is behind them any more.
 */
function isFurtherOff(first: Standing, last: Standing): boolean {
  if (last.build.length === 0) return false;
  if (first.build.length === 0 || last.build.length > first.build.length) return true;
  return isGarbled(last) && !isGarbled(first);
}

/** What the bundler says of text that is no program: worse than a name that leads nowhere. */
const NO_PROGRAM = /: (?:Expected .{1,80} but found|Unexpected |Unterminated |Syntax error)/;

function isGarbled({ build }: Standing): boolean {
  return build.some(({ text }) => NO_PROGRAM.test(text));
}

/** Whether it stopped building, but for what a block brought that had been held back, or nothing went away and more came. */
function isWorse(before: Standing, after: Standing): boolean {
  const left = new Set(after.all.map(nameOf));
  const hasLanded = before.held.some((one) => !left.has(nameOf(one)));
  if (before.build.length === 0 && after.build.length > 0) return !hasLanded;
  return after.all.length > before.all.length && before.all.every((one) => left.has(nameOf(one)));
}

function isSame(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean {
  return one.size === other.size && [...one].every(([path, block]) => other.get(path) === block);
}
