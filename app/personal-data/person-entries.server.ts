import { readAvatar } from "~/accounts/avatars.server";
import { collectionsOf } from "~/app-data/owner-data.server";
import { allRecords } from "~/app-data/record-files.server";
import { listPictures, readPicture } from "~/community/writing/stored-pictures.server";
import { db } from "~/platform/db.server";
import type { FileStorage } from "~/platform/storage.server";
import type { ZipEntry } from "~/platform/zip.server";
import { readVariables } from "~/projects/environment/environment.server";
import { entriesOfTree, fileNameOf } from "~/projects/export.server";
import { readRemote } from "~/projects/push/remotes.server";
import { openBinary } from "~/projects/stored-binaries.server";
import { listReleaseFiles } from "~/publishing/releases/release-files.server";
import { listScreenshotFiles } from "~/publishing/screenshots.server";
import { listUploads, readUpload } from "~/uploads/stored-uploads.server";
import { listAdministrationRecords } from "./administration-records.server";
import { listCommunityRecords, readCommunitySettings } from "./community-records.server";
import {
  listAddresses,
  listBinaryVersions,
  listCheckpoints,
  listEvents,
  listMessages,
  listPreviewLog,
  listVersions,
  readAccount,
  readProject,
} from "./person-records.server";

/** All that is stored about a person, as files: rows as JSON, texts and pictures as they are. */
export async function* entriesOf(userId: string, storage: FileStorage): AsyncGenerator<ZipEntry> {
  const account = await readAccount(userId);
  yield json("account.json", { ...account, addresses: await listAddresses(userId) });
  const picture = account.imageUrl && (await readAvatar(storage, account.imageUrl));
  if (picture) yield whole("picture.webp", picture);
  yield json("community/settings.json", await readCommunitySettings(userId));
  for (const [name, rows] of Object.entries(listAdministrationRecords(userId))) {
    yield* lines(`administration/${name}.jsonl`, rows);
  }
  for (const [name, rows] of Object.entries(listCommunityRecords(userId))) {
    yield* lines(`community/${name}.jsonl`, rows);
  }
  for (const { id, ownerId } of await listPictures(userId)) {
    const bytes = await readPicture(storage, { id, ownerId });
    if (bytes) yield whole(`community/pictures/${id}.webp`, bytes);
  }
  const projects = await db.project.findMany({
    where: { ownerId: userId },
    orderBy: { createdAt: "asc" },
    select: { id: true, name: true },
  });
  for (const { id, name } of projects) {
    yield* projectEntries(id, `projects/${fileNameOf(name)}-${id.slice(-8)}`, storage);
  }
  for (const upload of await listUploads(userId)) {
    const bytes = await readUpload(storage, upload);
    if (bytes) yield whole(`uploads/${upload.id}/${upload.name}`, bytes);
  }
}

async function* projectEntries(
  id: string,
  folder: string,
  storage: FileStorage,
): AsyncGenerator<ZipEntry> {
  const project = await readProject(id);
  // Deleted while the others were written.
  if (!project) return;
  yield json(`${folder}/project.json`, project);
  yield* lines(`${folder}/conversation.jsonl`, listMessages(id));
  yield* lines(`${folder}/checkpoints.jsonl`, listCheckpoints(id));
  // Of secret variables the names alone: a file is no place for what opens other doors.
  const variables = await readVariables(id);
  if (variables.length > 0) yield json(`${folder}/environment.json`, variables);
  const collections = await collectionsOf(id);
  if (collections.length > 0) yield json(`${folder}/data/collections.json`, collections);
  for (const collection of collections) {
    const { space, kind, name } = collection;
    yield* lines(`${folder}/data/${space}/${kind}/${name}.jsonl`, allRecords(collection));
  }
  const remote = await readRemote(id);
  if (remote) yield json(`${folder}/repository.json`, remote);
  yield* entriesOfTree(`${folder}/files`, id);
  for await (const { hash, content } of listVersions(id)) {
    yield text(`${folder}/versions/${hash}`, content);
  }
  for await (const { hash } of listBinaryVersions(id)) {
    const bytes = await openBinary(id, hash);
    if (bytes) yield { path: `${folder}/versions/${hash}`, parts: bytes };
  }
  for (const generation of project.generations) {
    yield* lines(`${folder}/answers/${generation.id}.jsonl`, listEvents(generation.id));
  }
  yield* lines(`${folder}/preview-log.jsonl`, listPreviewLog(id));
  for (const release of project.releases) {
    for await (const { path, body } of listReleaseFiles(storage, release)) {
      yield whole(`${folder}/published/${release.id}${path}`, body);
    }
  }
  for await (const { name, body } of listScreenshotFiles(storage, id)) {
    yield whole(`${folder}/screenshots/${name}`, body);
  }
}

function json(path: string, value: unknown): ZipEntry {
  return text(path, `${JSON.stringify(value, null, 2)}\n`);
}

function text(path: string, content: string): ZipEntry {
  return whole(path, encode(content));
}

function whole(path: string, bytes: Uint8Array): ZipEntry {
  return { path, parts: [bytes] };
}

/** A file with a row a line (JSON Lines); none when there are no rows. */
async function* lines(path: string, rows: AsyncGenerator<unknown>): AsyncGenerator<ZipEntry> {
  const first = await rows.next();
  if (!first.done) yield { path, parts: linesOf(first.value, rows) };
}

async function* linesOf(first: unknown, others: AsyncGenerator<unknown>) {
  const line = (row: unknown) => encode(`${JSON.stringify(row)}\n`);
  yield line(first);
  for await (const row of others) yield line(row);
}

function encode(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}
