import type { Viewer } from "~/accounts/user";
import { MESSAGES_SHOWN } from "~/conversation/conversation.server";
import { readConversationPart } from "~/generation/events/conversation-so-far.server";
import { findChoice, type ModelChoices, STARTER_CHOICE } from "~/models/model-choices";
import { groupDigits } from "~/platform/group-digits";
import { settings } from "~/platform/settings/settings.server";
import { findDeleted } from "~/projects/access.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { listFiles } from "~/projects/file-store.server";
import type { FileRow } from "~/projects/files";
import { binaryKindOf } from "~/projects/media-type";
import { isTrialId } from "~/projects/project";
import { findProject, type Project } from "~/projects/projects.server";
import { roomOf } from "~/projects/room";
import { findInProject } from "~/projects/search/find-in-project.server";
import type { SearchQuery } from "~/projects/search/search-query";
import { readBinary } from "~/projects/stored-binaries.server";
import { defaultSlug } from "~/publishing/slug";
import { headOfFile } from "./binary/head-of-file";
import type { EngineInfo } from "./conversation/engine-note";
import type { PreviewStatus } from "./preview/preview-state";

/** Checkpoints shown on the page itself; the rest is in the history. */
const CHECKPOINTS_SHOWN = 20;

/** Bytes of a file that the page itself shows. */
const PLAIN_BYTES = 1_024;

/** What an address says beyond the project. */
export interface AskedPage {
  /** The path of the file that is open. */
  open: string | null;
  /** The line of it that somebody came for, from 1. */
  line?: number | null;
  /** What is looked for in all files. */
  search?: SearchQuery | null;
  /** The id of a message: what was said before it is shown. */
  before?: string | null;
  /** Who asks. */
  visitor?: string;
}

/** What the page asks of the engines that run in this process. */
export interface Engines {
  /** The models that can be chosen, and which one answers. */
  choices(): Promise<ModelChoices>;
  /** What is left of the day's tokens of the server's models; null where nobody counts. */
  tokensLeft(): Promise<{ left: number; of: number } | null>;
  isRunning(projectId: string): Promise<boolean>;
  previewOf(projectId: string): Promise<{
    status: PreviewStatus;
    error?: string | undefined;
    nothingToRun?: true;
  }>;
}

export type PageData = Awaited<ReturnType<typeof readWorkspacePage>>;
export type AccountPage = Extract<PageData, { kind: "account" }>;

/**
 * What the workspace page shows before, or without, JavaScript. File contents are left out but for
 * the open file: the browser reads them once it has taken over.
 */
export async function readWorkspacePage(
  viewer: Viewer,
  projectId: string,
  asked: AskedPage,
  engines: Engines,
) {
  const engine = await readEngine(engines);
  if (isTrialId(projectId)) return { kind: "trial" as const, projectId, engine };
  const project = await findProject(viewer, projectId);
  if (!project) {
    return { kind: "missing" as const, engine, deleted: await findDeleted(viewer, projectId) };
  }
  return {
    kind: "account" as const,
    engine,
    ...(await readProject(viewer, project, asked, engines)),
  };
}

/** The open file; of one that nothing can show, its first bytes as well. */
async function openFile(row: FileRow) {
  const { id, projectId, path, content, hash, binary } = row;
  const file = { id, path, content, hash };
  if (!binary) return { ...file, binary: null };
  const bytes =
    binaryKindOf(path) === "other" ? await readBinary(projectId, hash, PLAIN_BYTES) : null;
  return { ...file, binary: { ...binary, head: bytes ? headOfFile(bytes) : undefined } };
}

async function readEngine(engines: Engines): Promise<EngineInfo> {
  const choices = await engines.choices();
  const { chosen } = choices;
  const model = findChoice(choices, chosen);
  // Nobody counts the starter, nor what somebody pays for themselves.
  const tokens = chosen.startsWith("server:") ? await engines.tokensLeft() : null;
  return {
    label: model?.label ?? "",
    isStarter: chosen === STARTER_CHOICE,
    choices,
    ...(tokens ? { note: noteOf(tokens) } : {}),
  };
}

function noteOf({ left, of }: { left: number; of: number }): string {
  const [count, all] = [groupDigits(left), groupDigits(of)];
  return `When this page was opened, ${count} of today's ${all} tokens of this server's models were left for you. A model of your own counts towards no limit.`;
}

async function readProject(
  viewer: Viewer,
  project: Project,
  { open: openPath, line = null, search, before, visitor = "" }: AskedPage,
  engines: Engines,
) {
  const part = (stretch: { before?: string }) =>
    readConversationPart(viewer, project.id, { ...stretch, limit: MESSAGES_SHOWN });
  const [files, newest, earlier, checkpoints, isRunning, preview] = await Promise.all([
    listFiles(viewer, project.id),
    part({}),
    before ? part({ before }) : null,
    listCheckpoints(viewer, project.id),
    engines.isRunning(project.id),
    engines.previewOf(project.id),
  ]);
  const open = files.find(({ path }) => path === openPath);
  return {
    project: {
      id: project.id,
      name: project.name,
      description: project.description,
      isTrial: false,
      slug: project.publishedAt ? project.slug : null,
      keptSlug: project.slug,
    },
    /** What to propose; made here, for the words that it may not have are not for every browser. */
    proposedSlug: project.slug ?? defaultSlug(project.name, settings.APP_NAME),
    files: files.map(({ id, path }) => ({ id, path })),
    open: open ? await openFile(open) : null,
    line,
    room: roomOf(files),
    search: search
      ? { query: search, found: await findInProject(project.id, search, { visitor }) }
      : null,
    messages: newest.messages,
    hasEarlier: newest.hasEarlier,
    /** What the page shows instead of the newest messages, by its address; the hydrated one has all in one list. */
    earlier,
    checkpoints: checkpoints.slice(0, CHECKPOINTS_SHOWN),
    isRunning,
    preview: {
      status: preview.status,
      error: preview.error ?? null,
      nothingToRun: preview.nothingToRun ?? false,
    },
  };
}
