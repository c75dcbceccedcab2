import { Zip, ZipDeflate } from "fflate";
import { readAvatar } from "~/accounts/avatars.server";
import { db } from "~/platform/db.server";
import type { FileStorage } from "~/platform/storage.server";
import { fileNameOf } from "~/projects/export.server";
import { readTree } from "~/projects/tree.server";
import { listUploads, readUpload } from "~/uploads/stored-uploads.server";

interface Entry {
  /** In the ZIP. */
  path: string;
  bytes: Uint8Array;
}

/**
 * Everything that is stored about a person, as the bytes of a ZIP: `account.json`, their picture, each project with
 * its conversation, history and files, and the uploads. Secrets are left out: they are worth
 * nothing to their owner. It is made while it is sent, one project in memory at a time.
 */
export async function* exportPerson(
  userId: string,
  storage: FileStorage,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  for await (const { path, bytes } of entriesOf(userId, storage)) {
    const file = new ZipDeflate(path, { level: 6 });
    zip.add(file);
    file.push(bytes, true);
    if (failure) throw failure;
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

async function* entriesOf(userId: string, storage: FileStorage): AsyncGenerator<Entry> {
  const account = await readAccount(userId);
  yield json("account.json", account);
  const picture = account.imageUrl && (await readAvatar(storage, account.imageUrl));
  if (picture) yield { path: "picture.webp", bytes: picture };
  const projects = await db.project.findMany({
    where: { ownerId: userId },
    orderBy: { createdAt: "asc" },
    select: { id: true, name: true },
  });
  for (const { id, name } of projects) {
    const folder = `projects/${fileNameOf(name)}-${id.slice(-8)}`;
    const project = await readProject(id);
    // Deleted while the others were written.
    if (!project) continue;
    yield json(`${folder}/project.json`, project);
    for (const [path, content] of await readTree(id)) {
      yield text(`${folder}/files/${path}`, content);
    }
  }
  for (const upload of await listUploads(userId)) {
    const bytes = await readUpload(storage, upload);
    if (bytes) yield { path: `uploads/${upload.id}/${upload.name}`, bytes };
  }
}

function readAccount(userId: string) {
  const when = { createdAt: true } as const;
  return db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      id: true,
      name: true,
      email: true,
      emailVerified: true,
      imageUrl: true,
      isAdmin: true,
      analyticsOff: true,
      ...when,
      identities: { select: { provider: true, providerId: true, email: true, ...when } },
      wallet: { select: { address: true, verified: true, verifiedAt: true, ...when } },
      sessions: {
        select: { method: true, userAgent: true, seenAt: true, expiresAt: true, ...when },
      },
      uploads: { select: { id: true, name: true, type: true, size: true, ...when } },
    },
  });
}

function readProject(projectId: string) {
  return db.project.findUnique({
    where: { id: projectId },
    select: {
      id: true,
      name: true,
      description: true,
      template: true,
      createdAt: true,
      updatedAt: true,
      slug: true,
      publishedAt: true,
      views: true,
      messages: {
        orderBy: { number: "asc" },
        select: {
          role: true,
          content: true,
          mode: true,
          status: true,
          changes: true,
          attachments: true,
          createdAt: true,
        },
      },
      checkpoints: {
        orderBy: { number: "asc" },
        select: { number: true, label: true, kind: true, changes: true, createdAt: true },
      },
      generations: {
        orderBy: { startedAt: "asc" },
        select: {
          engineLabel: true,
          mode: true,
          status: true,
          inputTokens: true,
          outputTokens: true,
          startedAt: true,
          finishedAt: true,
        },
      },
    },
  });
}

function json(path: string, value: unknown): Entry {
  return text(path, `${JSON.stringify(value, null, 2)}\n`);
}

function text(path: string, content: string): Entry {
  return { path, bytes: new TextEncoder().encode(content) };
}
