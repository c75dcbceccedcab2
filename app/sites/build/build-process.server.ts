import { fork } from "node:child_process";
import { existsSync, mkdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { processorTimeOf } from "~/platform/processor-time";
import type { StoreManifest } from "../packages/store-manifest";
import type { BuildJob, BuildReply, READY, STOP } from "./build-worker";
import { limitedEsbuild } from "./limited-esbuild.server";

/** Memory of a worker's own heap, in MB: a hostile source must not take the server's. */
export const WORKER_MB = 512;

/** One that does not end by itself in this time, in milliseconds, is stuck in a loop, and is killed. */
const STOP_MS = 1_000;

/** What a build process tells whoever started it. After `onBroken` it is of no use any more. */
export interface ProcessListener {
  onReply(reply: BuildReply): void;
  /** @param why "memory": it took too much, or its tools broke; "exit": it ended without a word */
  onBroken(why: "memory" | "exit"): void;
}

/** Something that builds one tree at a time. */
export interface BuildProcess {
  /** Resolves when it can build at once. Never rejects: what does not start breaks. */
  readonly ready: Promise<void>;
  post(job: BuildJob): void;
  /** The processor time that it took so far, in milliseconds; null where nobody knows. */
  processorMs(): number | null;
  /** Ends it and all that it started, whatever they are doing. Its listener hears no more. */
  end(): Promise<void>;
}

/** Starts a build process. @param options.processors how many esbuild takes at once; all when absent */
export type StartProcess = (
  listener: ProcessListener,
  options: { processors?: number },
) => BuildProcess;

/** Folders beside the product's own that builds read, and write to. */
export interface BuildFolders {
  readable?: readonly string[];
  writable?: readonly string[];
}

/**
 * Builds in processes of their own. Each begins with an empty environment, so that no secret is there to
 * be read, opens no files but the product's tools, the package store and what `folders` names, and
 * leads a group of processes that is killed whole.
 */
export function buildProcesses(options: {
  store: StoreManifest;
  workerPath: string;
  folders?: BuildFolders;
  /** Told of each that is started, or could not be. */
  onStart?: (pid: number | undefined) => void;
}): StartProcess {
  const { store, workerPath, folders = {}, onStart } = options;
  // Only of a folder that is there all of its contents are meant.
  for (const folder of folders.writable ?? []) mkdirSync(folder, { recursive: true });
  return (listener, { processors }) => {
    // Not before a process starts: a folder for data that cannot be had is told by the start, in one sentence.
    const execArgv = [`--max-old-space-size=${WORKER_MB}`, ...permissions(store, folders)];
    const child = fork(workerPath, [store.folder, store.packages ?? "", String(process.pid)], {
      env: {
        NODE_ENV: "production",
        ...limitedEsbuild(store),
        ...(processors ? { GOMAXPROCS: String(processors) } : {}),
      },
      execArgv,
      serialization: "advanced",
      // A group of its own: its esbuild ends with it, also when it is killed.
      detached: true,
      // What a crash prints is of no use to the log, and may be a source.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.unref();
    child.channel?.unref();
    const { pid } = child;
    onStart?.(pid);
    const isOver = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    let isEnded = false;
    let tellReady = () => {};
    const ready = new Promise<void>((resolve) => {
      tellReady = resolve;
    });
    child.on("message", (reply: BuildReply | typeof READY) => {
      if (isEnded) return;
      if (reply === "ready") tellReady();
      else listener.onReply(reply);
    });
    child.on("error", () => {
      if (!isEnded) listener.onBroken("exit");
    });
    child.on("exit", (_code, signal) => {
      killGroup(pid);
      // V8 aborts when its heap is full.
      if (!isEnded) listener.onBroken(signal === "SIGABRT" ? "memory" : "exit");
    });
    return {
      ready,
      post: (job) => void (child.connected && child.send(job)),
      processorMs: () => (pid === undefined ? null : processorTimeOf(pid)),
      async end() {
        isEnded = true;
        if (pid === undefined) return;
        if (child.connected) child.send("stop" satisfies typeof STOP);
        const timer = setTimeout(() => killGroup(pid), child.connected ? STOP_MS : 0);
        await isOver;
        clearTimeout(timer);
      },
    };
  };
}

/** Where builds put modules that they have prebuilt, below the folder of packages. */
const PREBUILT = ["prebuilt", "tmp"];

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/**
 * What a process may open, by Node's permission model: no host file is read by mistake of a tool. It is
 * the second guard, behind the one that every import and file of a build passes (resolve/guards.ts).
 */
function permissions(
  store: StoreManifest,
  { readable = [], writable = [] }: BuildFolders,
): string[] {
  const flag = ["--permission", "--experimental-permission"].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  );
  if (!flag) return [];
  const tools = ["node_modules", "preview-packages", "build", "package.json"];
  const { packages } = store;
  // What builds write of packages; these folders have to be there for a link to be followed.
  const written = packages ? PREBUILT.map((name) => path.join(packages, name)) : [];
  for (const name of written) mkdirSync(name, { recursive: true });
  const ours = [store.folder, ...(packages ? [packages] : [])];
  const read = [...tools.map((name) => path.join(store.root, name)), ...ours, ...readable];
  const write = [...written, ...writable];
  // A link that leads to one of them is followed to where it is.
  const realOf = (names: readonly string[]) =>
    names.filter((name) => existsSync(name)).map((name) => realpathSync(name));
  return [
    flag,
    "--no-warnings",
    ...new Set(
      [...read, ...write, ...realOf([...read, ...write])].map((name) => `--allow-fs-read=${name}`),
    ),
    ...new Set([...write, ...realOf(write)].map((name) => `--allow-fs-write=${name}`)),
    // esbuild; compilers that are native; the thread that watches the process.
    "--allow-child-process",
    "--allow-addons",
    "--allow-worker",
  ];
}
