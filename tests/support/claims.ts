import { PROVIDER_NAMES } from "~/accounts/oauth/provider";
import { PROOF_MS } from "~/accounts/proofs.server";
import { SESSION_SECONDS } from "~/accounts/sessions.server";
import { OUTPUT_SHARE, OUTPUT_TOKENS } from "~/generation/context/context-budget";
import { RETRIES } from "~/generation/models/attempts.server";
import { HOSTED, LOCAL, THINKING } from "~/generation/models/patience";
import { SLIVER } from "~/generation/protocol/truncation-guard";
import { DRAIN_MS } from "~/generation/runs/generations.server";
import { CONTINUATIONS } from "~/generation/runs/model-call.server";
import { FIX_ROUNDS } from "~/generation/runs/settle-answer.server";
import { SAME_REQUEST_MS } from "~/generation/runs/start.server";
import { ACTS, type Act } from "~/http/limits/acts";
import { BUDGETS } from "~/http/limits/budgets.server";

import { CACHED_MS } from "~/http/shell/page-cache.server";
import { PING_MS } from "~/platform/stream-reader.server";
import { LISTED as CHECKPOINTS_LISTED } from "~/projects/checkpoints.server";
import { FILE_LIMITS } from "~/projects/files";
import { BUILD_MS, QUICK_MS } from "~/sites/build/build.server";
import { WORKER_MB } from "~/sites/build/build-process.server";
import { SITE_KINDS } from "~/sites/build/kinds";
import { SITE_BOUNDS } from "~/sites/engine/build-engine.server";
import { SETTLE_AT_MOST_MS, SETTLE_MS } from "~/sites/engine/settling";
import { KEPT_LINES } from "~/sites/previews/log/log-limits";
import { LINES_PER_WINDOW, WINDOW_MS } from "~/sites/previews/log/report-limits.server";
import { SERVER_COPY_DAYS } from "~/trial/server-copy-days";
import { RESUME_DELAYS_MS } from "~/workspace/conversation/follow-stream";
import {
  FILES_AFTER_MS,
  IDLE_AFTER_MS,
  MESSAGES_AFTER_MS,
} from "~/workspace/conversation/refresh-after-answer";
import { STALE_AFTER_MS } from "~/workspace/conversation/stream-heartbeat";
import { SNAPSHOT_EVERY_MS, SNAPSHOT_VALID_MS } from "~/workspace/conversation/stream-snapshot";
import {
  PREVIEW_MAX_RETRIES,
  PREVIEW_POLL_MS,
  RESTART_PAUSE_MS,
} from "~/workspace/preview/preview-model";
import { KEY_STEP } from "~/workspace/shell/divider";
import { PANELS } from "~/workspace/shell/panel-sizes";

export const experience = "seamless-development-experience";
export const deepDive = "engineering-deep-dive";
const flow = "ai-code-generation-flow";
export const architecture = "system-architecture";
export const history = "version-control";
/** Every article. */
export const slugs = [experience, deepDive, flow, architecture, history];

const seconds = (ms: number) => ms / 1000;
const minutes = (ms: number) => ms / 60_000;
const sessionDays = SESSION_SECONDS / 86_400;
/** How often a minute somebody may do a thing. */
const rateOf = (act: keyof typeof ACTS) => (ACTS[act] as Act).rate?.max;
const words = "none one two three four five six seven eight nine ten eleven".split(" ");
const percent = ({ size, min }: { size: number; min: number }) => `${size} % ${min} %`;

/** What an article says, written with the constants that it rests on. */
export const CLAIMS: readonly (readonly [article: string, says: string])[] = [
  ...[experience, deepDive, flow].map(
    (slug) => [slug, `${seconds(HOSTED.firstTokenMs)} s stream timeout`] as const,
  ),
  [deepDive, `${seconds(THINKING.firstTokenMs)} s for models that think first`],
  [deepDive, `${seconds(LOCAL.firstTokenMs)} s for models on your own machine`],
  [deepDive, `Connection to the model ${seconds(HOSTED.connectMs)} s`],
  [deepDive, `${seconds(HOSTED.idleMs)} s; ${seconds(LOCAL.idleMs)} s for the latter two`],
  ...[experience, deepDive, flow].map(
    (slug) => [slug, `${FILES_AFTER_MS} ms invalidation delay`] as const,
  ),
  [deepDive, `const FILES_AFTER_MS = ${FILES_AFTER_MS};`],
  [deepDive, `const MESSAGES_AFTER_MS = ${MESSAGES_AFTER_MS};`],
  [deepDive, `const IDLE_AFTER_MS = ${IDLE_AFTER_MS};`],
  [experience, `after ${seconds(IDLE_AFTER_MS)} s the chat is idle`],
  [deepDive, `const RESUME_DELAYS_MS = [${RESUME_DELAYS_MS.join(", ")}];`],
  [deepDive, `Every ${seconds(SNAPSHOT_EVERY_MS)} seconds the page notes`],
  [deepDive, `within ${minutes(SNAPSHOT_VALID_MS)} minutes goes on from that note`],
  [deepDive, `After ${seconds(STALE_AFTER_MS)} seconds without any part`],
  [deepDive, `goes out every ${seconds(PING_MS)} seconds`],
  [deepDive, `within ${words[minutes(SAME_REQUEST_MS)]} minutes attaches`],
  [deepDive, `Running answers get ${seconds(DRAIN_MS)} s`],
  [flow, `Up to ${CONTINUATIONS} times`],
  [flow, `with what the model sent and the files as they are Up to ${FIX_ROUNDS} times`],
  [flow, `before the first word Try again after a pause Up to ${RETRIES} times`],
  [flow, `less than ${100 * SLIVER} percent of its lines`],
  [
    flow,
    `${100 * OUTPUT_SHARE} percent of the window, at most ${OUTPUT_TOKENS.toLocaleString("en")} tokens`,
  ],
  [
    flow,
    `up to ${FILE_LIMITS.filesPerProject.toLocaleString("en")} files and ${FILE_LIMITS.bytesPerProject / 1e6} MB, a file up to ${FILE_LIMITS.bytesPerFile / 1e6} MB`,
  ],
  [experience, `You stay signed in for ${sessionDays} days. The session is an HTTP-only cookie`],
  [deepDive, `It lasts ${sessionDays} days`],
  [architecture, `for ${sessionDays} days`],
  [deepDive, `good for ${words[minutes(PROOF_MS)]} minutes, once`],
  [experience, `keeps that copy for ${SERVER_COPY_DAYS} days`],
  [history, `not used for ${SERVER_COPY_DAYS} days is dropped`],
  [history, `the latest ${CHECKPOINTS_LISTED} checkpoints`],
  [deepDive, `Files ${percent(PANELS.files)} ${PANELS.files.max} %`],
  [deepDive, `Middle ${percent(PANELS.centre)}`],
  [deepDive, `Chat ${percent(PANELS.chat)} ${PANELS.chat.max} %`],
  [deepDive, `${KEY_STEP} % a step`],
  ...[experience, deepDive].map((slug) => [slug, `up to ${PREVIEW_MAX_RETRIES} retries`] as const),
  [deepDive, `asked for every ${seconds(PREVIEW_POLL_MS)} seconds`],
  ...[experience, deepDive].map(
    (slug) => [slug, `${seconds(RESTART_PAUSE_MS).toFixed(1)} s shutdown wait`] as const,
  ),
  [deepDive, `waits ${SETTLE_MS} ms for others, but never longer than ${SETTLE_AT_MOST_MS} ms`],
  [deepDive, `At most ${SITE_BOUNDS.all.count} previews, or ${SITE_BOUNDS.all.bytes / 1e6} MB`],
  [
    deepDive,
    `At most ${SITE_BOUNDS.each.count} of them, or ${SITE_BOUNDS.each.bytes / 1e6} MB, may be one visitor's`,
  ],
  [deepDive, `a limit of ${seconds(BUILD_MS)} seconds and of ${WORKER_MB} MB`],
  [deepDive, `runs for ${QUICK_MS} ms while others wait`],
  [deepDive, `held to ${LINES_PER_WINDOW} lines in ${seconds(WINDOW_MS)} seconds`],
  [deepDive, `The last ${KEPT_LINES} lines`],
  [architecture, `for ${seconds(CACHED_MS)} seconds`],
  [architecture, `Chat messages ${rateOf("send-message")}`],
  [architecture, `Preview starts ${rateOf("start-preview")}`],
  [architecture, `Publications ${rateOf("publish")}`],
  [architecture, `New projects ${rateOf("create-project")}`],
  [architecture, `Sign-in attempts from one network ${rateOf("sign-in")}`],
  [architecture, `Searches of the showcase ${rateOf("search-showcase")}`],
  [deepDive, `an account can begin ${BUDGETS.signIns.max} sign-ins a minute`],
  ...[experience, deepDive, architecture].map((slug) => [slug, "8 preview project types"] as const),
  [architecture, `${words[SITE_KINDS.length]} run today`],
  [experience, `builds ${words[SITE_KINDS.length]} kinds of projects`],
  ...SITE_KINDS.map((kind) => [deepDive, ` ${kind} `] as const),
  ...[experience, deepDive, architecture].flatMap((slug) =>
    [...Object.values(PROVIDER_NAMES), "Phantom wallet", "HTTP-only"].map(
      (name) => [slug, name] as const,
    ),
  ),
];
