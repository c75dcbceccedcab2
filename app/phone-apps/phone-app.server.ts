import type { Readable } from "node:stream";
import type { Viewer } from "~/accounts/user";
import { declaredCollections } from "~/app-data/declared-collections.server";
import { env } from "~/platform/env.server";
import { AppError, unauthorized } from "~/platform/errors";
import { isLoopback } from "~/platform/loopback";
import { settings } from "~/platform/settings/settings.server";
import type { FileStorage } from "~/platform/storage.server";
import { type ZipEntry, zipStream } from "~/platform/zip.server";
import { fileNameOf } from "~/projects/export.server";
import { type Project, requireProject } from "~/projects/projects.server";
import { type OpenRelease, openRelease } from "~/publishing/releases/release-files.server";
import { siteUrl } from "~/sites/serving/origin.server";
import { drawPictures } from "./icon/draw-pictures.server";
import {
  GITIGNORE,
  ICONS_SCRIPT,
  type PackageOf,
  writeConfig,
  writePackageJson,
  writeReadme,
} from "./package-texts";
import { packagedPage } from "./packaged-page";
import { PACKAGED_BYTES, type PhoneAppInput } from "./phone-app";

/** How a project's app stands, for whoever would put it on phones. */
export interface PhoneAppState {
  /** Why there is no package of it now, as a sentence; null when there is one. */
  obstacle: string | null;
  /** The published app, whole; null for one that is not published. */
  address: string | null;
  /** It keeps records on the server, which the packaged app asks for there. */
  keepsRecords: boolean;
  /** Its address is reached by this machine alone. */
  isThisMachines: boolean;
  /** A packaged app gets no records from it: it is this machine's alone, or has no https. */
  isOutOfReach: boolean;
}

/** @throws {AppError} 401, 404 */
export async function readPhoneApp(
  viewer: Viewer,
  storage: FileStorage,
  projectId: string,
): Promise<PhoneAppState> {
  const project = await requireProject(viewer, projectId);
  const release = await liveRelease(storage, project);
  const address = release && project.slug !== null ? addressOf(project.slug) : null;
  return {
    obstacle: obstacleOf(project, release),
    address,
    keepsRecords: release !== null && (await keepsRecords(project)),
    isThisMachines: address !== null && isLoopback(new URL(address).hostname),
    isOutOfReach: address !== null && !isReached(address),
  };
}

/**
 * The published app as a project for the stores of phones: a ZIP that is made while it is read.
 *
 * @throws {AppError} 401 without an account, 404; 409 when nothing is published, or what is published is too large or has no
 *   first page; 429 or 503 when too many pictures wait
 */
export async function openPhoneApp(
  viewer: Viewer,
  storage: FileStorage,
  projectId: string,
  asked: PhoneAppInput,
): Promise<{ name: string; open: () => Readable }> {
  const project = await requireProject(viewer, projectId);
  const release = await liveRelease(storage, project);
  const obstacle = obstacleOf(project, release);
  if (!project.ownerId) throw unauthorized(obstacle ?? "");
  if (obstacle || !release || project.slug === null) throw new AppError(409, obstacle ?? "");
  const address = addressOf(project.slug);
  const of = {
    ...asked,
    address,
    records: await recordsSentence(project, address),
    productName: settings.APP_NAME,
  };
  const name = fileNameOf(asked.name);
  // Before anything is sent: who has to wait for pictures is told so.
  const pictures = await drawPictures(release, { projectId: project.id, name: asked.name });
  return {
    name: `${name}-phone-app`,
    open: () => zipStream(entriesOf(name, { release, pictures, of })),
  };
}

/** A published app that phones have; null where nobody is shown one. */
async function liveRelease(storage: FileStorage, project: Project): Promise<OpenRelease | null> {
  if (!project.publishedAt || !project.releaseId) return null;
  return openRelease(storage, project.releaseId);
}

function obstacleOf(project: Project, release: OpenRelease | null): string | null {
  if (!project.ownerId)
    return "A package needs an account: sign in, and move this project into it.";
  if (!release) return "The package holds the published app: publish it first.";
  if (!release.files.has("/index.html")) {
    return "The app has no index.html at its root, which a phone opens first: add one, and publish again.";
  }
  const bytes = [...release.files.values()].reduce((sum, { size }) => sum + size, 0);
  const most = PACKAGED_BYTES / 1_000_000;
  return bytes > PACKAGED_BYTES
    ? `The published app is larger than ${most} MB, which is what a store takes.`
    : null;
}

const keepsRecords = async ({ id }: Project) => (await declaredCollections(id, "app")).size > 0;

/** For phones, which know no other name of this server than its own. */
function addressOf(slug: string): string {
  const { host } = new URL(env.APP_URL);
  return new URL(siteUrl({ headers: { host } }, env, slug), env.APP_URL).href;
}

function isReached(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !isLoopback(hostname);
}

async function recordsSentence(project: Project, address: string): Promise<string | null> {
  if (!(await keepsRecords(project))) return null;
  const until =
    "What it keeps on the server (forms, lists for everybody) it sends to that address, and reads there: that takes a line, and the app has to stay published there.";
  if (project.visibility === "private")
    return `${until} It is published for you alone: make it public or unlisted, or phones reach nothing there.`;
  return isReached(address)
    ? until
    : `${until} No phone reaches that address now: it takes one with https that others reach.`;
}

async function* entriesOf(
  folder: string,
  {
    release,
    pictures,
    of,
  }: { release: OpenRelease; pictures: ReadonlyMap<string, Uint8Array>; of: PackageOf },
): AsyncGenerator<ZipEntry> {
  const texts = {
    "README.md": writeReadme(of),
    "package.json": writePackageJson(of),
    "capacitor.config.json": writeConfig(of),
    "icons.mjs": ICONS_SCRIPT,
    ".gitignore": GITIGNORE,
  };
  for (const [path, content] of Object.entries(texts)) {
    yield { path: `${folder}/${path}`, parts: [Buffer.from(content)] };
  }
  for (const [file, picture] of pictures) {
    yield { path: `${folder}/icons/${file}`, parts: [picture] };
  }
  const to = {
    recordsAt: of.records === null ? null : of.address,
    folders: [...release.files.keys()].flatMap(
      (path) => /^(\/.+\/)index\.html$/.exec(path)?.[1] ?? [],
    ),
    isOnePage: release.kind !== "static",
  };
  for (const [path, { type }] of release.files) {
    const entry = `${folder}/www${path}`;
    const large = type.startsWith("text/html") ? null : release.large(path);
    const parts = large ? await large.open() : await readWhole(release, path, type, to);
    if (!parts) throw new Error(`The release ${release.etag} has lost the file at ${path}.`);
    yield { path: entry, parts };
  }
}

async function readWhole(
  release: OpenRelease,
  path: string,
  type: string,
  to: Parameters<typeof packagedPage>[2],
): Promise<Uint8Array[] | null> {
  const file = await release.read(path);
  if (!file || !type.startsWith("text/html")) return file && [file.body];
  return [Buffer.from(packagedPage(new TextDecoder().decode(file.body), path, to))];
}
