import { requestJson } from "~/platform/api-client";
import { contentHash } from "~/platform/content-hash";
import { NAME_LENGTH } from "~/projects/project-rules";
import { type TrialFile, type TrialStore, trialStore } from "./trial-store";

export interface SyncOptions {
  /**
   * Sends even when nothing changed here since the last time: for when the server's copy may have
   * changed by itself, as after a generation or a rollback there.
   */
  force?: boolean;
}

/** What the server says became of a sync; see `server-copy.server.ts`. */
interface Synced {
  deferred?: boolean;
  missing?: string[];
}

type SyncedFile =
  | { path: string; content: string }
  | { path: string; hash: string; isBinary?: true };

/** From this length on, in characters, a content is named by its hash first. */
const NAMED_FROM = 300;

interface Sent {
  files: readonly TrialFile[];
  name: string | undefined;
}

export type TrialSync = ReturnType<typeof createTrialSync>;

/** Brings the server's copy of a trial up to date with this browser. */
export function createTrialSync(trials: TrialStore, send: typeof fetch) {
  const sent = new Map<string, Sent>();
  const queues = new Map<string, Promise<void>>();

  /** @returns the paths of files whose bytes are nowhere: the rest is synced without them */
  const sendLacking = async (projectId: string, files: readonly TrialFile[]) => {
    if (!files.some(({ binary }) => binary)) return [];
    const { sendBytes } = await import("./send-bytes");
    return sendBytes(trials, projectId, files, send);
  };

  const post = async (projectId: string, { force = false }: SyncOptions) => {
    await trials.load(projectId);
    // Read when its turn comes, so that a queued sync sends what is there then.
    const files = trials.files(projectId);
    const name = shortName(trials.getProject(projectId)?.name);
    const before = sent.get(projectId);
    if (!force && before && before.name === name && sameFiles(before.files, files)) return;
    sent.delete(projectId);
    const address = `/api/trial-projects/${encodeURIComponent(projectId)}/files/sync`;
    const put = async (named: SyncedFile[]) => {
      const body = { files: named, ...(name ? { name } : {}) };
      return (await requestJson<Synced | null>("POST", address, body, { send })) ?? {};
    };
    try {
      const named = await Promise.all(files.map(nameContent));
      let answer = await put(named);
      if (answer.missing) {
        const missing = new Set(answer.missing);
        const lacking = files.filter(({ path }) => missing.has(path));
        const lost = new Set(await sendLacking(projectId, lacking));
        const whole = new Map(lacking.map((file) => [file.path, withContent(file)]));
        answer = await put(
          named
            .filter(({ path }) => !lost.has(path))
            .map((file) => ("isBinary" in file ? file : (whole.get(file.path) ?? file))),
        );
      }
      if (answer.missing) throw new Error(`The server lacks ${answer.missing.join(", ")}.`);
      // While an answer is written there, the server keeps its own state and this one waits.
      if (!answer.deferred) sent.set(projectId, { files, name });
    } catch (cause) {
      throw new Error("Failed to sync trial project files", { cause });
    }
  };

  return {
    /**
     * Sends the files when they changed since this tab last sent them. Calls for one trial run one
     * after the other, so that an older state never overtakes a newer one.
     *
     * @throws {Error} "Failed to sync trial project files", with the reason as its cause
     */
    sync(projectId: string, options: SyncOptions = {}): Promise<void> {
      const turn = (queues.get(projectId) ?? Promise.resolve())
        .catch(() => {})
        .then(() => post(projectId, options));
      queues.set(projectId, turn);
      return turn;
    },

    /** Does something during which nothing may be sent; a sync that is asked for waits. */
    hold<T>(projectId: string, work: () => Promise<T>): Promise<T> {
      const turn = (queues.get(projectId) ?? Promise.resolve()).catch(() => {}).then(work);
      queues.set(
        projectId,
        turn.then(
          () => {},
          () => {},
        ),
      );
      return turn;
    },

    /** Forgets what was sent: another tab may have sent something else. */
    forget(): void {
      sent.clear();
    },
  };
}

function withContent({ path, content }: TrialFile): SyncedFile {
  return { path, content };
}

/** The server's copy mostly has a file already, as after an answer: then its hash is enough. */
async function nameContent(file: TrialFile): Promise<SyncedFile> {
  if (file.binary) return { path: file.path, hash: file.binary.hash, isBinary: true };
  if (file.content.length < NAMED_FROM) return withContent(file);
  return { path: file.path, hash: await contentHash(file.content) };
}

let browserSync: TrialSync | null = null;

/** Sends this browser's files of a trial to the server's copy; see {@link createTrialSync}. */
export function syncTrialFiles(projectId: string, options?: SyncOptions): Promise<void> {
  return openBrowserSync().sync(projectId, options);
}

/** Keeps this browser's syncs of a trial waiting while `work` changes both sides. */
export function holdTrialSync<T>(projectId: string, work: () => Promise<T>): Promise<T> {
  return openBrowserSync().hold(projectId, work);
}

function openBrowserSync(): TrialSync {
  if (!browserSync) {
    const sync = createTrialSync(trialStore, (input, init) => fetch(input, init));
    window.addEventListener("storage", () => sync.forget());
    browserSync = sync;
  }
  return browserSync;
}

function sameFiles(a: readonly TrialFile[], b: readonly TrialFile[]): boolean {
  if (a === b) return true;
  return (
    a.length === b.length &&
    a.every(
      ({ path, content, binary }, index) =>
        path === b[index]?.path &&
        content === b[index]?.content &&
        binary?.hash === b[index]?.binary?.hash,
    )
  );
}

/** The browser takes longer names than the server does; none is cut inside a character. */
function shortName(name: string | undefined): string | undefined {
  return name?.slice(0, NAME_LENGTH).replace(/[\ud800-\udbff]$/, "");
}
