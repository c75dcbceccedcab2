import { spawn } from "node:child_process";
import { once } from "node:events";
import { access, constants, mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import type { RequestListener } from "node:http";
import path from "node:path";
import { giveWay } from "~/platform/give-way.server";
import { SCREENSHOT_BYTES } from "../screenshot-rules";
import { openOneAppProxy } from "./one-app-proxy.server";

/** A picture that a browser took, as a file of it. @throws {Error} when none came of it */
export type Photograph = (slug: string) => Promise<Uint8Array>;

/** All that a picture may take, in milliseconds; then its browser is killed. */
const MOST_MS = 20_000;
/** How long a page runs before its picture is taken, in milliseconds of its own time. */
const PAGE_MS = 5_000;
/** When its picture is taken though it is still loading, in milliseconds. */
const LOADING_MS = 12_000;

/**
 * Takes pictures by a Chromium's command line. Somebody's code runs in there, so nothing can be
 * reached but that one app (`openOneAppProxy`), by no way around the proxy; the browser gets no
 * environment, a folder of its own that is removed, and an end.
 *
 * @param options.chromium its path
 * @param options.hasSandbox whether Chromium keeps pages in its sandbox; never where root runs it, as it refuses to
 * @param options.folder below which its files lie meanwhile
 * @param options.hostOf the host of an app, below `localhost`: pages are of a secure context there
 * @param options.serve answers what is asked of the host of an app
 */
export function photographWith(options: {
  chromium: string;
  hasSandbox: boolean;
  folder: string;
  hostOf: (slug: string) => string;
  serve: (slug: string) => RequestListener;
  mostMs?: number;
}): Photograph {
  const { chromium, hasSandbox, folder, hostOf, serve, mostMs = MOST_MS } = options;
  return async (slug) => {
    // What a server left that was killed meanwhile; one picture is taken at a time.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const own = await mkdtemp(path.join(folder, "picture-"));
    const proxy = await openOneAppProxy(hostOf(slug), serve(slug));
    try {
      const file = path.join(own, "picture.png");
      const given = [...argumentsOf({ own, file, port: proxy.port }), `http://${hostOf(slug)}/`];
      if (!hasSandbox || process.getuid?.() === 0) given.unshift("--no-sandbox");
      await runAlone(chromium, given, { own, mostMs });
      if (proxy.status() !== 200) throw new Error(`The app answered with ${proxy.status()}.`);
      if ((await stat(file)).size >= SCREENSHOT_BYTES) throw new Error("The picture is too large.");
      return await readFile(file);
    } finally {
      await proxy.close();
      await rm(own, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    }
  };
}

function argumentsOf({ own, file, port }: { own: string; file: string; port: number }): string[] {
  return [
    "--headless",
    `--screenshot=${file}`,
    `--user-data-dir=${own}`,
    "--window-size=1280,800",
    "--hide-scrollbars",
    `--virtual-time-budget=${PAGE_MS}`,
    `--timeout=${LOADING_MS}`,
    // Everything goes through the proxy: this machine's own names as well, and nothing beside it.
    `--proxy-server=http://127.0.0.1:${port}`,
    "--proxy-bypass-list=<-loopback>",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",
    "--disable-quic",
    "--dns-prefetch-disable",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--disable-breakpad",
    "--disable-gpu",
    // A container's shared memory is too small for pages.
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--no-first-run",
    "--no-pings",
  ];
}

/**
 * A shell becomes the program that it is given, and leaves a reader of a pipe beside it: when this process is
 * gone, however it ended, the pipe ends as well, and with it the whole group.
 */
const END_WITH_SERVER = '{ cat >/dev/null; kill -KILL -$$; } <&3 & exec "$@" 3<&-';

/**
 * Runs a program and all that it starts, without the environment of this process, until it or this process ends.
 *
 * @throws {Error} when it cannot be started, fails, or takes too long
 */
async function runAlone(
  program: string,
  given: string[],
  { own, mostMs }: { own: string; mostMs: number },
): Promise<void> {
  await access(program, constants.X_OK);
  const child = spawn("/bin/sh", ["-c", END_WITH_SERVER, "sh", program, ...given], {
    cwd: own,
    // Where it is a script, that looks for its programs.
    env: {
      NODE_ENV: "production",
      PATH: "/usr/bin:/bin",
      HOME: own,
      TMPDIR: own,
      LANG: "C.UTF-8",
    },
    stdio: ["ignore", "ignore", "ignore", "pipe"],
    // A process group of its own, so that all of it can be ended.
    detached: true,
  });
  giveWay(child.pid);
  const endAll = () => {
    try {
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  };
  const timer = setTimeout(endAll, mostMs);
  process.once("exit", endAll);
  try {
    const [code, signal] = await once(child, "exit");
    if (code !== 0) throw new Error(`Chromium ended with ${signal ?? code}.`);
  } finally {
    clearTimeout(timer);
    process.off("exit", endAll);
    endAll();
    child.stdio[3]?.destroy();
  }
}
