import { LINK_MINUTES } from "~/accounts/mailed-links/mailed-link-rules";
import { FLOW_SECONDS } from "~/accounts/oauth/flow.server";
import { PROOF_MS } from "~/accounts/proofs.server";
import { CODES as RECOVERY_CODES } from "~/accounts/recovery/recovery-code-form";
import { INVITATION_COOKIE_SECONDS } from "~/accounts/registration/admission.server";
import { SESSION_SECONDS } from "~/accounts/sessions.server";
import { TRIAL_COOKIE_SECONDS } from "~/accounts/viewer.server";
import { DATA_LIMITS } from "~/app-data/collection-kinds";
import { DATA_BUDGETS } from "~/app-data/data-budgets";
import { REPLIES_PER_PAGE, THREADS_PER_PAGE } from "~/community/forum/forum-limits";
import { MUTE_DAYS } from "~/community/moderation/actions";
import {
  CONFIRM_HOURS,
  MAIL_WAIT_MS,
  MAILS_AT_ONCE,
  NOTIFICATION_DAYS,
  ONLINE_MS,
} from "~/community/notifications/notification-limits";
import { CHAT_FRAME_BYTES } from "~/community/rooms/live/read-frame";
import { MESSAGE_DAYS, MESSAGES_PER_PAGE, MOST_MISSED } from "~/community/rooms/room-limits";
import {
  FIRST_POSTS,
  NEWCOMER_HOURS,
  NEWCOMER_LINKS,
  NEWCOMER_RATES,
  TRUSTED_LIKES,
} from "~/community/standing/standing-limits";
import { LOCAL_DRAFT_DAYS } from "~/community/writing/draft-limits";
import {
  MENTIONS_PER_TEXT,
  MESSAGE_CHARACTERS,
  POST_CHARACTERS,
  TITLE_CHARACTERS,
} from "~/community/writing/text-limits";
import { SHOWN_PICTURES } from "~/generation/runs/attached.server";
import { DRAIN_MS } from "~/generation/runs/generations.server";
import { MESSAGE_LENGTH } from "~/generation/runs/send-schema";
import { FIX_ROUNDS } from "~/generation/runs/settle-answer.server";
import { SAME_REQUEST_MS } from "~/generation/runs/start.server";
import { ACTS } from "~/http/limits/acts";
import { MENTION_DAYS } from "~/mentions/mention";
import {
  BASIC_APPS,
  FREE_APPS,
  GRACE_DAYS,
  HISTORY_DAYS,
  NOTICE_DAYS,
  ORDER_MINUTES,
  PERIOD_DAYS,
  shortTokens,
} from "~/plans/plan-facts";
import { planSettings } from "~/plans/plan-settings.server";
import { plansToday } from "~/plans/plans-today";
import { env } from "~/platform/env.server";
import { FLASH_SECONDS } from "~/platform/flash.server";
import { groupDigits } from "~/platform/group-digits";
import { THEME_DAYS } from "~/platform/theme.server";
import { FILE_LIMITS } from "~/projects/files";
import { HAND_PAUSE_MS } from "~/projects/hand-edits.server";
import { DELETED_DAYS, PROJECTS_PER_ACCOUNT } from "~/projects/project-rules";
import { HOLD_DAYS } from "~/publishing/address-hold";
import { RELEASES_KEPT } from "~/publishing/releases/release-rules";
import { SCREENSHOT_BYTES } from "~/publishing/screenshot-rules";
import { SLUG_LENGTH } from "~/publishing/slug";
import { UNCLAIMED_DAYS } from "~/publishing/unclaimed";
import { VISIT_DAYS } from "~/publishing/visit-days.server";
import { LINK_DAYS } from "~/sites/previews/preview-link";
import { IDLE_MS as PREVIEW_IDLE_MS } from "~/sites/previews/preview-lives.server";
import { SERVER_COPY_DAYS } from "~/trial/server-copy-days";
import { SHOWN_EDGE } from "~/uploads/shown-picture.server";
import { UPLOAD_BUDGETS } from "~/uploads/upload-budgets.server";
import { UPLOAD_BYTES } from "~/uploads/upload-limits";

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;
const MINUTE_MS = 1000 * MINUTE_S;

/**
 * The figures that public texts name, each from the constant that the software goes by: texts write
 * `{{sessionDays}}`, and pages get them from their loaders. The name tells the unit.
 */
const FIGURES = textsOf({
  sessionDays: SESSION_SECONDS / DAY_S,
  signInMinutes: FLOW_SECONDS / MINUTE_S,
  mailedLinkMinutes: LINK_MINUTES,
  recoveryCodes: RECOVERY_CODES,
  notificationDays: NOTIFICATION_DAYS,
  mentionDays: MENTION_DAYS,
  mailWaitMinutes: MAIL_WAIT_MS / MINUTE_MS,
  mailsAtOnce: MAILS_AT_ONCE,
  onlineMinutes: ONLINE_MS / MINUTE_MS,
  confirmHours: CONFIRM_HOURS,
  localDraftDays: LOCAL_DRAFT_DAYS,
  walletMessageMinutes: PROOF_MS / MINUTE_MS,
  invitationCookieDays: INVITATION_COOKIE_SECONDS / DAY_S,
  trialCookieDays: TRIAL_COOKIE_SECONDS / DAY_S,
  flashSeconds: FLASH_SECONDS,
  themeDays: THEME_DAYS,
  serverCopyDays: SERVER_COPY_DAYS,
  addressHoldDays: HOLD_DAYS,
  unclaimedDays: UNCLAIMED_DAYS,
  visitDays: VISIT_DAYS,
  releasesKept: RELEASES_KEPT,
  screenshotMegabytes: SCREENSHOT_BYTES / 1024 ** 2,
  recordKilobytes: DATA_LIMITS.bytesPerRecord / 1000,
  recordsPerCollection: DATA_LIMITS.recordsPerCollection,
  collectionsPerApp: DATA_LIMITS.collections,
  appDataMegabytes: DATA_LIMITS.bytesInAll.app / 1e6,
  previewDataMegabytes: DATA_LIMITS.bytesInAll.preview / 1e6,
  recordsAddedPerDay: DATA_BUDGETS.recordsAdded.max,
  recordMegabytesPerDay: DATA_BUDGETS.recordGrowth.max / 1e6,
  slugShortest: SLUG_LENGTH.min,
  slugLongest: SLUG_LENGTH.max,
  roomMessageDays: MESSAGE_DAYS,
  previewIdleMinutes: PREVIEW_IDLE_MS / MINUTE_MS,
  projectsPerAccount: PROJECTS_PER_ACCOUNT,
  freeApps: FREE_APPS,
  basicApps: BASIC_APPS,
  periodDays: PERIOD_DAYS,
  holdingGraceDays: GRACE_DAYS,
  historyDays: HISTORY_DAYS,
  deletedDays: DELETED_DAYS,
  historyNoticeDays: NOTICE_DAYS,
  handPauseMinutes: HAND_PAUSE_MS / MINUTE_MS,
  orderMinutes: ORDER_MINUTES,
  filesPerProject: FILE_LIMITS.filesPerProject,
  fileMegabytes: FILE_LIMITS.bytesPerFile / 1e6,
  projectMegabytes: FILE_LIMITS.bytesPerProject / 1e6,
  binaryMegabytes: FILE_LIMITS.bytesPerBinary / 1e6,
  treeMegabytes: FILE_LIMITS.bytesInAll / 1e6,
  messageCharacters: MESSAGE_LENGTH,
  graceSeconds: DRAIN_MS / 1000,
  sameRequestMinutes: SAME_REQUEST_MS / MINUTE_MS,
  uploadMegabytes: UPLOAD_BYTES / 1024 ** 2,
  shownPictures: SHOWN_PICTURES,
  shownPicturePixels: SHOWN_EDGE,
  fixRounds: FIX_ROUNDS,
  uploadsPerAccount: UPLOAD_BUDGETS.uploads.max,
  messagesPerMinute: ACTS["send-message"].rate.max,
  newProjectsPerMinute: ACTS["create-project"].rate.max,
  publicationsPerMinute: ACTS.publish.rate.max,
  threadsPerPage: THREADS_PER_PAGE,
  repliesPerPage: REPLIES_PER_PAGE,
  titleCharacters: TITLE_CHARACTERS,
  postCharacters: POST_CHARACTERS,
  mentionsPerText: MENTIONS_PER_TEXT,
  roomMessageCharacters: MESSAGE_CHARACTERS,
  roomMessagesPerPage: MESSAGES_PER_PAGE,
  mostMissed: MOST_MISSED,
  chatFrameKilobytes: CHAT_FRAME_BYTES / 1000,
  newThreadsPerMinute: ACTS["create-thread"].rate.max,
  newRepliesPerMinute: ACTS["create-reply"].rate.max,
  roomMessagesPerMinute: ACTS["write-in-room"].rate.max,
  newcomerHours: NEWCOMER_HOURS,
  trustedLikes: TRUSTED_LIKES,
  newcomerThreads: NEWCOMER_RATES.thread.max,
  newcomerReplies: NEWCOMER_RATES.reply.max,
  newcomerMessages: NEWCOMER_RATES.message.max,
  newcomerLinks: NEWCOMER_LINKS,
  firstPosts: FIRST_POSTS,
  previewStartsPerMinute: ACTS["start-preview"].rate.max,
});

/** The figures, and in words what is set for plans now. */
export function readFacts() {
  const { isOn, prices } = planSettings();
  return {
    ...FIGURES,
    muteDays: anyOf(MUTE_DAYS),
    previewLinkDays: anyOf(LINK_DAYS),
    basicPrice: prices.basic,
    unlimitedPrice: prices.unlimited,
    holding: shortTokens(prices.holding),
    plansToday: plansToday(isOn, FIGURES).text,
  };
}

export type Facts = ReturnType<typeof readFacts>;

/** Whether published apps are served from hosts of their own, rather than from a path of this one. */
export const SITES_HAVE_HOSTS = env.SITES_HOST !== "path";

/** "1, 7 or 30". */
function anyOf(figures: readonly number[]): string {
  return `${figures.slice(0, -1).join(", ")} or ${figures.at(-1)}`;
}

/** Numbers as English texts write them: 50,000. */
function textsOf<Name extends string>(figures: Record<Name, number>): Record<Name, string> {
  const written = Object.entries<number>(figures).map(([name, figure]) => [
    name,
    groupDigits(figure),
  ]);
  return Object.fromEntries(written) as Record<Name, string>;
}
