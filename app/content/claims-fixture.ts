import { PROVIDER_NAMES } from "~/accounts/oauth/provider";
import { HOSTED, LOCAL, THINKING } from "~/generation/models/patience";
import { ACTS, type Act } from "~/http/limits/acts";
import { FILE_LIMITS } from "~/projects/files";
import { SNAPSHOT_EVERY_MS, SNAPSHOT_VALID_MS } from "~/workspace/conversation/stream-snapshot";
import { PREVIEW_MAX_RETRIES, PREVIEW_POLL_MS } from "~/workspace/preview/preview-model";
import { PANELS } from "~/workspace/shell/panel-sizes";
import { numberIn, readSource } from "./source-fixture";

export const experience = "seamless-development-experience";
export const deepDive = "engineering-deep-dive";
const flow = "ai-code-generation-flow";
export const architecture = "system-architecture";
export const history = "version-control";
/** Every article. */
export const slugs = [experience, deepDive, flow, architecture, history];

const seconds = (ms: number) => ms / 1000;
const minutes = (ms: number) => ms / 60_000;
const chat = (name: string) => numberIn("workspace/conversation/refresh-after-answer.ts", name);
const settling = (name: string) => numberIn("sites/engine/settling.ts", name);
const engine = (name: string) => numberIn("sites/engine/build-engine.server.ts", name);
const build = (name: string) => numberIn("sites/build/build.server.ts", name);
const serverCopyDays = numberIn("trial/trial-expiry.server.ts", "SERVER_COPY_DAYS");
const sessionDays = numberIn("accounts/sessions.server.ts", "SESSION_SECONDS") / 86_400;
const restartPause = seconds(
  numberIn("workspace/preview/preview-model.ts", "RESTART_PAUSE_MS"),
).toFixed(1);
const resumes = /RESUME_DELAYS_MS = (\[.*?\])/.exec(
  readSource("workspace/conversation/follow-stream.ts"),
)?.[1];
const kinds = [
  ...(/type SiteKind = (.*?);/.exec(readSource("sites/build/kinds.ts"))?.[1] ?? "").matchAll(
    /"(\w+)"/g,
  ),
].map((match) => match[1]);
/** How often a minute somebody may do a thing. */
const rateOf = (act: keyof typeof ACTS) => (ACTS[act] as Act).rate?.perMinute;
const words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"];
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
    (slug) => [slug, `${chat("FILES_AFTER_MS")} ms invalidation delay`] as const,
  ),
  [deepDive, `const FILES_AFTER_MS = ${chat("FILES_AFTER_MS")};`],
  [deepDive, `const MESSAGES_AFTER_MS = ${chat("MESSAGES_AFTER_MS")};`],
  [deepDive, `const IDLE_AFTER_MS = ${chat("IDLE_AFTER_MS")};`],
  [experience, `after ${seconds(chat("IDLE_AFTER_MS"))} s the chat is idle`],
  [deepDive, `const RESUME_DELAYS_MS = ${resumes};`],
  [deepDive, `Every ${seconds(SNAPSHOT_EVERY_MS)} seconds the page notes`],
  [deepDive, `within ${minutes(SNAPSHOT_VALID_MS)} minutes goes on from that note`],
  [
    deepDive,
    `After ${seconds(numberIn("workspace/conversation/stream-heartbeat.ts", "STALE_AFTER_MS"))} seconds without any part`,
  ],
  [
    deepDive,
    `goes out every ${seconds(numberIn("platform/stream-reader.server.ts", "PING_MS"))} seconds`,
  ],
  [
    deepDive,
    `within ${words[minutes(numberIn("generation/runs/generations.server.ts", "SAME_REQUEST_MS"))]} minutes attaches`,
  ],
  [
    deepDive,
    `Running answers get ${seconds(numberIn("http/shell/listen.server.ts", "GRACE_MS"))} s`,
  ],
  [flow, `Up to ${numberIn("generation/runs/model-call.server.ts", "CONTINUATIONS")} times`],
  [
    flow,
    `then for the whole file Up to ${numberIn("generation/runs/answer.server.ts", "REPAIRS")} times`,
  ],
  [
    flow,
    `before the first word Try again after a pause Up to ${numberIn("generation/models/attempts.server.ts", "RETRIES")} times`,
  ],
  [
    flow,
    `less than ${100 * numberIn("generation/protocol/truncation-guard.ts", "SLIVER")} percent of its lines`,
  ],
  [
    flow,
    `${100 * numberIn("generation/context/context.ts", "OUTPUT_SHARE")} percent of the window, at most ${numberIn("generation/context/context.ts", "OUTPUT_TOKENS").toLocaleString("en")} tokens`,
  ],
  [
    flow,
    `at most ${words[numberIn("generation/context/context-files.ts", "SMALL_PROFILE_FILES")]} files`,
  ],
  [
    flow,
    `up to ${FILE_LIMITS.filesPerProject} files and ${FILE_LIMITS.bytesPerProject / 1e6} MB, a file up to ${FILE_LIMITS.bytesPerFile / 1e6} MB`,
  ],
  [experience, `You stay signed in for ${sessionDays} days. The session is an HTTP-only cookie`],
  [deepDive, `It lasts ${sessionDays} days`],
  [architecture, `for ${sessionDays} days`],
  [
    deepDive,
    `good for ${words[minutes(numberIn("accounts/wallet-nonces.server.ts", "NONCE_MS"))]} minutes, once`,
  ],
  [experience, `keeps that mirror for ${serverCopyDays} days`],
  [history, `not used for ${serverCopyDays} days is dropped`],
  [history, `the latest ${numberIn("projects/checkpoints.server.ts", "LISTED")} checkpoints`],
  [deepDive, `Files ${percent(PANELS.files)} ${PANELS.files.max} %`],
  [deepDive, `Middle ${percent(PANELS.centre)}`],
  [deepDive, `Chat ${percent(PANELS.chat)} ${PANELS.chat.max} %`],
  [deepDive, `${numberIn("workspace/shell/panels.tsx", "KEY_STEP")} % a step`],
  ...[experience, deepDive].map((slug) => [slug, `up to ${PREVIEW_MAX_RETRIES} retries`] as const),
  [deepDive, `asked for every ${seconds(PREVIEW_POLL_MS)} seconds`],
  ...[experience, deepDive].map((slug) => [slug, `${restartPause} s shutdown wait`] as const),
  [
    deepDive,
    `waits ${settling("SETTLE_MS")} ms for others, but never longer than ${settling("SETTLE_AT_MOST_MS")} ms`,
  ],
  [deepDive, `At most ${engine("SITES_AT_ONCE")} previews, or ${engine("BYTES_AT_ONCE") / 1e6} MB`],
  [
    deepDive,
    `a limit of ${seconds(build("BUILD_MS"))} seconds and of ${numberIn("sites/build/build-thread.server.ts", "WORKER_MB")} MB`,
  ],
  [deepDive, `runs for ${build("QUICK_MS")} ms while others wait`],
  [
    deepDive,
    `held to ${numberIn("sites/previews/log/report-limit.ts", "LINES_PER_SECOND")} lines a second after a first burst of ${numberIn("sites/previews/log/report-limit.ts", "BURST")}`,
  ],
  [deepDive, `The last ${numberIn("sites/previews/log/log-limits.ts", "KEPT_LINES")} lines`],
  [architecture, `for ${seconds(numberIn("http/shell/page-cache.server.ts", "FRESH_MS"))} seconds`],
  [architecture, `Chat messages ${rateOf("send-message")}`],
  [architecture, `Preview starts ${rateOf("start-preview")}`],
  [architecture, `Publications ${rateOf("publish")}`],
  [architecture, `New projects ${rateOf("create-project")}`],
  [architecture, `Sign-in attempts ${rateOf("sign-in")}`],
  [architecture, `Searches of the showcase ${rateOf("search-showcase")}`],
  [
    deepDive,
    `limited to ${numberIn("http/limits/sign-in-attempts.server.ts", "PER_MINUTE")} attempts a minute for each account`,
  ],
  ...[experience, deepDive, architecture].map((slug) => [slug, "8 preview project types"] as const),
  [architecture, `${words[kinds.length]} run today`],
  [experience, `builds ${words[kinds.length]} kinds of projects`],
  ...kinds.map((kind) => [deepDive, ` ${kind} `] as const),
  ...[experience, deepDive, architecture].flatMap((slug) =>
    [...Object.values(PROVIDER_NAMES), "Phantom wallet", "HTTP-only"].map(
      (name) => [slug, name] as const,
    ),
  ),
];
