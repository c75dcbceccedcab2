import { rm } from "node:fs/promises";
import path from "node:path";
import { expireLinks } from "~/accounts/mailed-links/mailed-links.server";
import { expireProofs } from "~/accounts/proofs.server";
import { expireSessions } from "~/accounts/session-list.server";
import { noteDays } from "~/admin/figures/note-days.server";
import { indexAllPending } from "~/community/forum/search/search-index.server";
import { sendDueMails } from "~/community/notifications/mail/send-mails.server";
import { expireNotifications } from "~/community/notifications/notification-list.server";
import { pushWhenTold } from "~/community/notifications/push/push-when-told.server";
import { sendDuePushes } from "~/community/notifications/push/send-pushes.server";
import { sweepPresence } from "~/community/rooms/live/presence.server";
import { expireMessages } from "~/community/rooms/message-expiry.server";
import { expireDrafts } from "~/community/writing/drafts.server";
import { sweepPictures } from "~/community/writing/stored-pictures.server";
import { sweepUnshownPictures } from "~/community/writing/unshown-pictures.server";
import { checkDueDomains } from "~/domains/check-due.server";
import { expireMentions } from "~/mentions/expire-mentions.server";
import { counters, jobs, leases } from "~/platform/coordination/coordination.server";
import { env } from "~/platform/env.server";
import { log } from "~/platform/log.server";
import { storage } from "~/platform/storage.server";
import { expireDeleted } from "~/projects/deleted-projects.server";
import { keepIdleEdits } from "~/projects/hand-edits.server";
import { followDeletions, sweepBinaries } from "~/projects/stored-binaries.server";
import { sweepUnusedContents } from "~/projects/unused-contents.server";
import { noteAddresses } from "~/publishing/addresses.server";
import { takeDuePictures } from "~/publishing/pictures/due-pictures.server";
import { expireUnclaimed } from "~/publishing/publish-expiry.server";
import { sweepReleases } from "~/publishing/releases/drop-releases.server";
import { sweepPackages } from "~/sites/packages/registry/sweep.server";
import { expireTrials } from "~/trial/trial-expiry.server";
import { sweepUploads } from "~/uploads/stored-uploads.server";
import { photograph } from "../services/app-pictures.server";
import {
  avatars,
  domainsBy,
  mailedBy,
  mentions,
  packageStore,
  previews,
  profilePictures,
  pushedBy,
  screenshots,
  visits,
} from "../services/services.server";
import { checkHoldingsAndTell, settleAndTell, thinHistoryAndTell } from "./plan-news.server";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const PACKAGE_STORE_BYTES = env.PACKAGE_STORE_MB * 1_000_000;

/** What comes round: each is run by one process when it is due. */
export const JOBS: readonly [
  name: string,
  everyMs: number,
  work: (now: Date) => Promise<unknown>,
][] = [
  ["expire-trials", HOUR_MS, expireTrials],
  ["expire-deleted-projects", HOUR_MS, expireDeleted],
  ["expire-unclaimed-apps", HOUR_MS, expireUnclaimed],
  ["drop-unused-contents", HOUR_MS, (now) => sweepUnusedContents(now, ago(now, 2 * HOUR_MS))],
  ["drop-all-unused-contents", 24 * HOUR_MS, (now) => sweepUnusedContents(now)],
  ["expire-sessions", HOUR_MS, expireSessions],
  ["expire-proofs", HOUR_MS, expireProofs],
  ["expire-mailed-links", HOUR_MS, expireLinks],
  ["note-addresses", HOUR_MS, noteAddresses],
  ["sweep-project-files", HOUR_MS, sweepBinaries],
  ["sweep-releases", HOUR_MS, (now) => sweepReleases(storage, now)],
  ["sweep-screenshots", HOUR_MS, (now) => screenshots.sweep(now)],
  ["take-pictures", MINUTE_MS / 4, (now) => takeDuePictures(photograph, screenshots, now)],
  ["sweep-avatars", HOUR_MS, (now) => avatars.sweep(now)],
  ["sweep-uploads", HOUR_MS, (now) => sweepUploads(storage, now)],
  ["sweep-packages", HOUR_MS, (now) => sweepPackages(packageStore, PACKAGE_STORE_BYTES, now)],
  ["index-forum", MINUTE_MS, indexAllPending],
  ["expire-drafts", 24 * HOUR_MS, expireDrafts],
  ["sweep-pictures", HOUR_MS, (now) => sweepPictures(storage, now)],
  ["sweep-unshown-pictures", HOUR_MS, (now) => sweepUnshownPictures(storage, now)],
  ["send-notification-mails", MINUTE_MS / 4, (now) => sendDueMails(mailedBy, now)],
  ["send-pushes", MINUTE_MS / 2, (now) => sendDuePushes(pushedBy, now)],
  ["expire-notifications", HOUR_MS, expireNotifications],
  ["settle-orders", MINUTE_MS / 6, settleAndTell],
  ["check-holdings", MINUTE_MS, checkHoldingsAndTell],
  ["keep-hand-edits", MINUTE_MS / 2, keepIdleEdits],
  ["thin-history", 24 * HOUR_MS, thinHistoryAndTell],
  ["end-idle-previews", MINUTE_MS, () => previews.stopIdle()],
  ["expire-room-messages", HOUR_MS, expireMessages],
  ["sweep-presence", 5 * MINUTE_MS, sweepPresence],
  ["read-mentions", MINUTE_MS, (now) => mentions.takeTurn(now)],
  ["check-domains", MINUTE_MS, (now) => checkDueDomains(domainsBy.lookUp, now)],
  ["expire-mentions", HOUR_MS, expireMentions],
  ["sweep-mention-pictures", HOUR_MS, (now) => profilePictures.sweep(now)],
  ["note-days", 10 * MINUTE_MS, noteDays],
  ["sweep-counts", 5 * MINUTE_MS, () => counters.sweep()],
  ["sweep-leases", 5 * MINUTE_MS, () => leases.sweep()],
  ["end-days-of-visits", 5 * MINUTE_MS, () => visits.endDays()],
  ["drop-former-visit-secret", 24 * HOUR_MS, dropFormerVisitSecret],
];

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

/** Schedules all jobs of the server; they end when coordination closes. */
export function scheduleJobs(): void {
  for (const [name, everyMs, work] of JOBS) {
    jobs.schedule({ name, everyMs, work: async () => void (await work(new Date())) });
  }
  pushWhenTold(pushedBy);
  followDeletions((error) =>
    log.error({ err: error }, "bytes of a project were left to the sweep"),
  );
}

/** Until November 2026 the secret of a day was a file; what is left of it must not outlive its day. */
function dropFormerVisitSecret(): Promise<void> {
  return rm(path.join(env.DATA_DIR, "visit-secret.json"), { force: true });
}
