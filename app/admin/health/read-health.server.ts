import { statfs } from "node:fs/promises";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { databaseBytes } from "./database-bytes.server";

/** Of a list on the page. */
const LISTED = 50;
/** Answers that are looked through for a model's last failure. */
const ANSWERS_READ = 200;

/** A job that comes round, as it stands. Times in ISO 8601. */
export interface JobState {
  name: string;
  endedAt: string | null;
  dueAt: string;
  /** Runs that have failed one after the other. */
  failures: number;
  lastError: string | null;
}

/** What somebody waits for and what a process has for itself, and since when it cannot be renewed. */
export interface LeaseState {
  name: string;
  owner: string;
  expiresAt: string;
  isOver: boolean;
}

/** What the page of jobs and health shows. */
export interface Health {
  jobs: JobState[];
  leases: LeaseState[];
  leaseCount: number;
  deliveries: { channel: string; waiting: number; failing: number }[];
  /** The last answer of each model that failed, where the last of it did. */
  models: { label: string; code: string; at: string }[];
  sizes: { what: string; bytes: number }[];
  running: { answers: number; previews: number };
  /** Of the process that was asked: each has its own line of builds. */
  builds: { running: number; waiting: number };
}

/** What the process that is asked knows by itself. */
export interface OwnState {
  builds: Health["builds"];
  /** Bytes, about. */
  packageStore: number;
}

/** How this installation is just now. */
export async function readHealth(own: OwnState, now = new Date()): Promise<Health> {
  const [jobs, leases, leaseCount, deliveries, models, sizes, answers, previews] =
    await Promise.all([
      readJobs(),
      readLeases(now),
      db.lease.count(),
      readDeliveries(),
      readFailingModels(),
      readSizes(own.packageStore),
      db.generation.count({ where: { status: "running" } }),
      db.preview.count({ where: { status: { not: "stopped" } } }),
    ]);
  const running = { answers, previews };
  return { jobs, leases, leaseCount, deliveries, models, sizes, running, builds: own.builds };
}

async function readJobs(): Promise<JobState[]> {
  const rows = await db.job.findMany({ orderBy: { name: "asc" } });
  return rows
    .map(({ endedAt, dueAt, ...job }) => ({
      ...job,
      endedAt: endedAt === null ? null : iso(endedAt),
      dueAt: iso(dueAt),
    }))
    .sort((one, other) => other.failures - one.failures);
}

async function readLeases(now: Date): Promise<LeaseState[]> {
  const rows = await db.lease.findMany({ orderBy: { name: "asc" }, take: LISTED });
  return rows.map(({ expiresAt, ...lease }) => ({
    ...lease,
    expiresAt: iso(expiresAt),
    isOver: Number(expiresAt) <= now.getTime(),
  }));
}

async function readDeliveries(): Promise<Health["deliveries"]> {
  const rows = await db.delivery.groupBy({ by: ["channel"], _count: { userId: true } });
  const failing = await db.delivery.groupBy({
    by: ["channel"],
    where: { failures: { gt: 0 } },
    _count: { userId: true },
  });
  const failingOf = new Map(failing.map(({ channel, _count }) => [channel, _count.userId]));
  return rows.map(({ channel, _count }) => ({
    ...{ channel, waiting: _count.userId, failing: failingOf.get(channel) ?? 0 },
  }));
}

async function readFailingModels(): Promise<Health["models"]> {
  const answers = await db.generation.findMany({
    orderBy: { startedAt: "desc" },
    take: ANSWERS_READ,
    where: { status: { not: "running" } },
    select: { engineLabel: true, errorCode: true, startedAt: true },
  });
  const last = new Map<string, (typeof answers)[number]>();
  for (const answer of answers) {
    if (!last.has(answer.engineLabel)) last.set(answer.engineLabel, answer);
  }
  return [...last.values()].flatMap(({ engineLabel, errorCode, startedAt }) =>
    errorCode ? { label: engineLabel, code: errorCode, at: startedAt.toISOString() } : [],
  );
}

async function readSizes(packageStore: number): Promise<Health["sizes"]> {
  const disk = await statfs(env.DATA_DIR).catch(() => null);
  return [
    { what: "Database", bytes: await databaseBytes() },
    ...(disk
      ? [
          { what: "Disk free", bytes: disk.bavail * disk.bsize },
          { what: "Disk in all", bytes: disk.blocks * disk.bsize },
        ]
      : []),
    { what: "Package store", bytes: packageStore },
    { what: "Package store, at most", bytes: env.PACKAGE_STORE_MB * 1_000_000 },
  ];
}

function iso(ms: bigint): string {
  return new Date(Number(ms)).toISOString();
}
