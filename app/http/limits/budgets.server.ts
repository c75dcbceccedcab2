import { DATA_BUDGETS } from "~/app-data/data-budgets";
import { PICTURE_BUDGETS } from "~/community/writing/picture-budgets.server";
import type { Budget } from "~/platform/budget.server";
import { env } from "~/platform/env.server";
import { HELD_BYTES } from "~/projects/held-bytes.server";
import { INSTALL_BUDGETS } from "~/sites/packages/registry/install-budget.server";
import { TRIAL_BUDGETS } from "~/trial/trial-budgets.server";
import { UPLOAD_BUDGETS } from "~/uploads/upload-budgets.server";

const MB = 1_000_000;

/**
 * What a visitor may have that is no act's own (acts.ts): sums of bytes, and what is had at once. One
 * person with ten projects in three tabs meets none of them (ordinary-use.test.ts).
 */
export const BUDGETS = {
  /** WebSockets, some 5 kB each: one for each open tab. */
  sockets: { kind: "at-once", max: 30, network: 120, exceeded: "Too many connections" },
  /**
   * Readers of answers: one for each open tab whose project is being answered. Each costs a write
   * for every word, some 20 µs, so that even an office takes no more than part of a processor.
   */
  answerReaders: {
    kind: "at-once",
    max: 30,
    network: 100,
    exceeded: "Too many followed answers",
    kept: "Nothing was sent or lost",
  },
  /**
   * Answers that are being written, whether or not somebody reads them: each is a line to a provider, which may keep it for
   * 45 minutes. Ten projects that are all answered are half of it.
   */
  answers: {
    kind: "at-once",
    max: 20,
    network: 100,
    exceeded: "Too many answers being written",
    kept: "Your message was not sent",
    makeRoom: "stop one",
  },
  /** The same of all accounts of a network together: accounts cost nothing to begin. A class of thirty has two each, and room. */
  answersTogether: {
    kind: "at-once",
    max: 200,
    exceeded: "Too many answers being written on your network",
    kept: "Your message was not sent",
    makeRoom: "stop one",
    signIn: null,
  },
  /** Open terminals of previews: one for each open tab. */
  logReaders: {
    kind: "at-once",
    max: 30,
    network: 100,
    exceeded: "Too many open terminals",
    kept: "The preview goes on",
  },
  /** Rooms that are followed as pages without an end: one for each open tab. */
  roomReaders: {
    kind: "at-once",
    max: 10,
    network: 60,
    exceeded: "Too many rooms followed live",
    kept: "The room's page works as ever",
  },
  /** Files on their way into projects: an open page sends two at a time. */
  projectUploads: {
    kind: "at-once",
    max: 6,
    network: 20,
    exceeded: "Too many files on their way",
    kept: "This one was not stored",
  },
  /** Archives that are fetched, unpacked and stored: a minute of work each. */
  imports: {
    kind: "at-once",
    max: 2,
    network: 6,
    exceeded: "Too many imports",
    kept: "Nothing was imported",
  },
  /** Versions that are packed and sent to a repository, which may take two minutes to read them. */
  pushes: {
    kind: "at-once",
    max: 2,
    network: 6,
    exceeded: "Too many pushes",
    kept: "Nothing was pushed",
  },
  /** ZIPs that are being made or sent: one in each open tab. */
  exports: { kind: "at-once", max: 3, network: 6, exceeded: "Too many downloads" },
  /**
   * Files as they are saved. A save each second in two tabs is 7,200 an hour: 720 MB of files of
   * 100 kB, and twenty times as much as people's files come to. Of a network together six times that: many accounts of
   * one person would fill the server, and fewer would lock out all others behind a school's or a carrier's address.
   */
  savedBytes: {
    kind: "rate",
    per: "hour",
    max: 1_500 * MB,
    network: 9_000 * MB,
    isTogether: true,
    unit: "bytes",
    exceeded: "Too much data saved",
    kept: "This was not saved",
  },
  /** Trials as browsers send them: files that changed. The largest project has 10 MB. */
  syncedBytes: {
    kind: "rate",
    per: "minute",
    max: 60 * MB,
    network: 120 * MB,
    unit: "bytes",
    exceeded: "Too much data of trial projects",
    kept: "Your browser has everything",
  },
  /** Files within syncs that came with their contents: each is checked, hashed and stored. */
  syncedFiles: {
    kind: "rate",
    per: "minute",
    max: 5_000,
    network: 10_000,
    exceeded: "Too many files of trial projects",
    kept: "Your browser has everything",
  },
  /** Forged or stale proofs of who one is, of one network: a person mistakes themselves a few times. */
  failedSignIns: {
    kind: "rate",
    per: "minute",
    max: 20,
    exceeded: "Too many failed sign-ins",
    signIn: null,
  },
  /**
   * Links, to one address: nobody's mailbox shall be filled. In all, and as often as one network may ask for them, which
   * leaves the most for whose address it is.
   */
  mailsToAddress: {
    kind: "rate",
    per: "hour",
    max: 20,
    network: 6,
    exceeded: "Too many mails to one address",
    kept: "Links that were mailed before work until they run out",
    signIn: null,
  },
  /** To one account, from wherever they come. */
  signIns: { kind: "rate", per: "minute", max: 30, exceeded: "Too many sign-ins" },
  /**
   * Tokens of a model that costs money, without an account: some two hundred messages about a project
   * of a few files. It is the operator's to say how many.
   */
  modelTokens: {
    kind: "rate",
    per: "day",
    max: Number.POSITIVE_INFINITY,
    network: env.TRIAL_TOKENS_PER_DAY,
    exceeded: "Too many tokens of the model",
    kept: "Your message was not sent",
    signIn: "Everybody on your network shares it; with an account there is no such limit.",
  },
  ...TRIAL_BUDGETS,
  ...DATA_BUDGETS,
  /** What the server keeps of projects. */
  heldBytes: HELD_BYTES,
  ...UPLOAD_BUDGETS,
  /** Attached files: fifty of the largest. */
  uploadedBytes: {
    kind: "rate",
    per: "day",
    max: 500 * MB,
    network: 4_000 * MB,
    isTogether: true,
    unit: "bytes",
    exceeded: "Too much data attached",
    kept: "This file was not stored",
  },
  ...PICTURE_BUDGETS,
  ...INSTALL_BUDGETS,
  /** Pictures as they are sent, with posts or before them. */
  postedPictureBytes: {
    kind: "rate",
    per: "day",
    max: 300 * MB,
    network: 2_000 * MB,
    isTogether: true,
    unit: "bytes",
    exceeded: "Too much data of pictures in posts",
    kept: "This one was not stored",
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;
/** Budgets of what is had at once. */
export type AtOnceName = NameOf<"at-once">;
/** Budgets of sums in a span of time. */
export type RateName = NameOf<"rate">;

type NameOf<Kind> = {
  [Name in BudgetName]: (typeof BUDGETS)[Name] extends { kind: Kind } ? Name : never;
}[BudgetName];
