import { ownerDigest } from "~/accounts/owner-digest.server";
import { db } from "~/platform/db.server";
import { pages, ROWS } from "./pages";

/**
 * The account's own record: whole rows, without what opens something (the ids of sessions, codes and
 * links are digests of their secrets).
 */
export async function readAccount(userId: string) {
  const { passkeys, planAccount, ...account } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      identities: true,
      wallet: true,
      passkeys: true,
      recoveryCodes: { omit: { id: true } },
      signInLinks: { omit: { id: true } },
      sessions: { omit: { id: true } },
      uploads: true,
      // Keys open something; their last characters are told.
      modelConnections: { omit: { sealedKey: true }, include: { models: true } },
      planAccount: { include: { orders: true, payments: true, entries: true } },
      planGrants: { omit: { adminId: true } },
      tokenHolding: true,
      thinningNotice: true,
    },
  });
  // JSON has no large whole numbers.
  return {
    ...account,
    plans: planAccount && inDigits(planAccount),
    passkeys: passkeys.map((key) => ({ ...key, counter: Number(key.counter) })),
  };
}

/** The addresses that the account has or had last, and since when it has them no more. */
export function listAddresses(userId: string) {
  return db.address.findMany({
    where: { holder: ownerDigest({ ownerId: userId, trialKey: null }) },
    omit: { holder: true },
    orderBy: { slug: "asc" },
  });
}

/** A project's row and those that belong to it and are few; null once it is deleted. Keys by which a browser proves that a trial is its own are left out. */
export function readProject(projectId: string) {
  return db.project.findUnique({
    where: { id: projectId },
    omit: { trialKey: true, moveInKey: true },
    include: {
      files: { orderBy: { path: "asc" } },
      generations: { orderBy: { startedAt: "asc" } },
      shownFiles: true,
      releases: { orderBy: { createdAt: "asc" } },
      formerSlugs: true,
      publishRun: true,
      visitDays: { orderBy: { day: "asc" } },
      // Only the digest of a link's key is stored, which tells nobody anything.
      previewLinks: { omit: { digest: true } },
      preview: true,
      handEdit: true,
      domains: true,
    },
  });
}

/** What was said in a project, in order. */
export function listMessages(projectId: string) {
  const read = (after: number) =>
    db.conversationMessage.findMany({
      where: { projectId, number: { gt: after } },
      orderBy: { number: "asc" },
      take: ROWS,
    });
  return pages(0, read, ({ number }) => number);
}

/** The checkpoints of a project in order, each with the list of its files. */
export async function* listCheckpoints(projectId: string) {
  const read = (after: number) =>
    db.checkpoint.findMany({
      where: { projectId, number: { gt: after } },
      orderBy: { number: "asc" },
      take: ROWS,
    });
  for await (const checkpoint of pages(0, read, ({ number }) => number)) {
    const tree = await db.tree.findUnique({
      where: { projectId_hash: { projectId, hash: checkpoint.treeHash } },
    });
    yield { ...checkpoint, files: tree ? JSON.parse(tree.manifest) : null };
  }
}

/** Every content that a file of a project has had. */
export function listVersions(projectId: string) {
  const read = (after: string) =>
    db.blob.findMany({
      where: { projectId, hash: { gt: after } },
      orderBy: { hash: "asc" },
      // Each may have a megabyte.
      take: ROWS / 10,
    });
  return pages("", read, ({ hash }) => hash);
}

/** What of a project is no text, in every version that is stored, without the bytes. */
export function listBinaryVersions(projectId: string) {
  const read = (after: string) =>
    db.binary.findMany({
      where: { projectId, hash: { gt: after } },
      orderBy: { hash: "asc" },
      take: ROWS,
      select: { hash: true },
    });
  return pages("", read, ({ hash }) => hash);
}

/** What was streamed while an answer was written, in order. */
export function listEvents(generationId: string) {
  const read = (after: number) =>
    db.generationEvent.findMany({
      where: { generationId, seq: { gt: after } },
      orderBy: { seq: "asc" },
      take: ROWS,
    });
  return pages(-1, read, ({ seq }) => seq);
}

/** The lines of a project's terminal, as they were logged together; each tells its time. */
export function listPreviewLog(projectId: string) {
  const read = (after: string) =>
    db.previewLogChunk.findMany({
      where: { projectId, id: { gt: after } },
      orderBy: { id: "asc" },
      take: ROWS,
    });
  return pages("", read, ({ id }) => id);
}

/** The same with large whole numbers as digits, which JSON can hold. */
function inDigits(value: object): unknown {
  const write = (_: string, part: unknown) => (typeof part === "bigint" ? String(part) : part);
  return JSON.parse(JSON.stringify(value, write));
}
