import { expect, test } from "vitest";
import type { Budget } from "~/platform/budget.server";
import { ACTS, type Act, type ActName } from "./acts";
import { BUDGETS, type BudgetName } from "./budgets.server";

/**
 * What one busy person comes to, with ten projects, three tabs and quick fingers: in a minute unless
 * the budget has another span. Whatever has a limit has a line here.
 */
const TABS = 3;
const PROJECTS = 10;
/** A save each second in two tabs, as edits that save themselves come to at most. */
const SAVES = 2 * 60;
/** Larger than nearly any file that is written by hand. */
const FILE_BYTES = 100_000;
/** Files of a project, of which some are too short to be named by their hash. */
const FILES = 60;
const SHORT_FILES = 10;

const ACTS_DONE: Partial<Record<ActName, number>> = {
  // Sixty an hour, ten of them at once when something has to be fixed.
  "send-message": 10,
  // Each tab comes back to its answer several times where the line is bad.
  "follow-answer": 20 * TABS,
  // One preview is restarted every two seconds.
  "start-preview": 30,
  "renew-preview-address": 5,
  publish: PROJECTS,
  "create-project": PROJECTS,
  "share-into-app": PROJECTS,
  "change-project": PROJECTS,
  "delete-project": PROJECTS,
  // And a folder of files is made, renamed and deleted.
  "change-file": SAVES + 3 * FILES,
  // A folder of pictures, and the page that shows them.
  "upload-project-file": 50,
  "import-project": 20,
  "read-project-bytes": 100,
  "restore-checkpoint": 10,
  "name-version": 10,
  "compare-checkpoint": 20,
  "search-project": 30,
  "fill-new-project-form": PROJECTS,
  "use-plain-workspace": SAVES + 3 * FILES,
  // The second names what the server lacked after the first.
  "sync-trial": 2 * SAVES,
  // A folder of pictures.
  "send-trial-bytes": 50,
  "move-trial-in": PROJECTS,
  "upload-file": 10,
  "read-upload-text": 5,
  "delete-upload": 10,
  "post-picture": 6,
  "change-avatar": 3,
  "change-account": 10,
  "export-project": 3 * PROJECTS,
  "export-account": 2,
  "connect-wallet": 3,
  // Somebody who tries all that a provider offers.
  "connect-model": 10,
  "change-model": 30,
  "look-at-models": 40,
  "look-at-environment": 10,
  "look-at-data": 20,
  "change-data": 20,
  "export-data": 5,
  "change-environment": 20,
  "look-at-repository": 10,
  "change-repository": 20,
  "look-at-usage": 5,
  "manage-models": 10,
  "look-at-share": 30,
  "share-app": 20,
  "fill-share-form": 20,
  "look-at-domains": 10,
  "change-domains": 10,
  "manage-mentions": 20,
  // A page of them, in each tab, twice.
  "look-at-mention-pictures": 100 * TABS * 2,
  "ask-for-mails": 4,
  unsubscribe: 2,
  // Somebody tidies up: what they have read, and what they want to hear of.
  "change-notifications": 60,
  "mail-link": 5,
  "begin-account": 2,
  // A conversation of quick minds, who like what they read.
  "create-thread": 3,
  "create-reply": 10,
  "like-post": 40,
  "change-post": 10,
  // Into the right category, at the second try.
  "move-thread": 6,
  "preview-post": 20,
  "fill-forum-form": 3 + 10 + 40 + 10 + 20,
  "fill-room-form": 20,
  "sign-in": 5,
  "begin-sign-in": 10,
  // After each pause of 200 ms while somebody types for half of the minute.
  "search-showcase": 60,
  "keep-draft": 12 * TABS,
  "search-forum": 20,
  // Ten names of a few letters each.
  "find-people": 60,
  // An evening of cleaning up.
  report: 10,
  "block-person": 5,
  moderate: 60,
  administer: 30,
  "export-person": 5,
  "look-at-administration": 60,
  // A reload of each tab every five seconds: the page, its files, messages and checkpoints.
  "read-project": 4 * 12 * TABS,
  // A lively minute: one every four seconds, a few of them corrected.
  "write-in-room": 20,
  // Each tab loses its line every few seconds.
  "order-plan": 3,
  // Impatience while a payment becomes final.
  "look-at-chain": 8,
  "follow-order": 12 * 3,
  "look-in-room": 2 * 12 * TABS,
  "manage-rooms": 10,
  "open-socket": 12 * TABS,
};

const AMOUNTS: Record<BudgetName, number> = {
  sockets: TABS,
  answerReaders: 2 * TABS,
  // Each project is answered at the same time, and so is each of a class of thirty.
  answers: PROJECTS,
  answersTogether: 2 * 30,
  logReaders: TABS,
  roomReaders: TABS,
  exports: TABS,
  projectUploads: 2,
  imports: 1,
  pushes: 1,
  failedSignIns: 5,
  signIns: 5,
  mailsToAddress: 3,
  savedBytes: 60 * SAVES * FILE_BYTES,
  // Two people drag cards in an app of their own, each of three tabs asking again every two seconds.
  recordReads: 2 * 30 * TABS,
  recordWrites: 2 * 30,
  recordBytes: 2 * 1_800 * 500,
  // They fill a board for a project of months, and a class of thirty answers ten questions.
  recordsAdded: 2 * 100 + 30 * 10,
  recordGrowth: (2 * 100 + 30 * 10) * 1_000,
  syncedBytes: SAVES * (FILE_BYTES + FILES * 150),
  syncedFiles: SAVES * (1 + SHORT_FILES),
  // Sixty messages an hour for a working morning.
  modelTokens: 180 * 10_000,
  trials: PROJECTS,
  // Each file is in the history five times.
  heldBytes: 5 * PROJECTS * FILES * 30_000,
  // Two a week for four years, a few of them large.
  uploads: 400,
  heldUploadBytes: 400 * 1_000_000,
  // Five a week for four years, as photos are stored.
  postPictures: 1_000,
  heldPictureBytes: 1_000 * 300_000,
  postedPictureBytes: 20 * 8_000_000,
  uploadedBytes: 30 * 10_000_000,
  // A new import every minute.
  installations: 60,
  // Five stacks that nobody had before, each as large as that of shadcn/ui.
  installedBytes: 5 * 120_000_000,
};

const all: [name: string, budget: Budget, used: number | undefined][] = [
  ...(Object.entries(ACTS) as [ActName, Act][]).flatMap(([name, { rate }]) =>
    rate ? [[name, rate, ACTS_DONE[name]] as [string, Budget, number | undefined]] : [],
  ),
  ...(Object.keys(BUDGETS) as BudgetName[]).map(
    (name) => [name, BUDGETS[name], AMOUNTS[name]] as [string, Budget, number | undefined],
  ),
];

test.each(all)("a busy person never meets the limit of %s", (_name, budget, used) => {
  expect(used).toBeGreaterThan(0);
  const room = Math.min(budget.max, budget.network ?? budget.max) - (used ?? 0);
  expect(room).toBeGreaterThanOrEqual(0);
});
