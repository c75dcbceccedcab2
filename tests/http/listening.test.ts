import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** A state of a connection in /proc/net/tcp: somebody listens. */
const LISTENS = "0A";

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

/** The ports on which a process listens, as Linux tells it. */
function portsOf(pid: number): number[] {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? [];
      } catch {
        // It was closed meanwhile.
        return [];
      }
    }),
  );
  return ["tcp", "tcp6"].flatMap((kind) =>
    readFileSync(`/proc/${pid}/net/${kind}`, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode = ""]) => state === LISTENS && sockets.has(inode))
      .map(([, address = ""]) => Number.parseInt(address.split(":")[1] ?? "", 16)),
  );
}

test.runIf(existsSync("/proc/self/net/tcp"))(
  "the product listens once, where it is told (skipped where there is no /proc)",
  () => {
    expect(portsOf(app.pid)).toEqual([app.port]);
  },
);
