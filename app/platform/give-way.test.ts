import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { expect, test } from "vitest";
import { giveWay, NICENESS } from "./give-way.server";

test("a process of its own session comes after the server, and its session too", async () => {
  const child = spawn("sleep", ["60"], { detached: true, stdio: "ignore" });
  await once(child, "spawn");
  const pid = child.pid ?? 0;
  try {
    giveWay(pid);
    expect(getPriority(pid)).toBe(Math.min(getPriority() + NICENESS, 19));
    const group = `/proc/${pid}/autogroup`;
    // Without rights Linux takes but ten such changes a second.
    if (existsSync(group) && process.getuid?.() === 0) {
      expect(readFileSync(group, "utf8")).toMatch(new RegExp(`nice ${NICENESS}$`, "m"));
    }
  } finally {
    child.kill();
  }
});

test("what could not be started, or has ended, is nothing to it", async () => {
  giveWay(undefined);
  const child = spawn("true", { detached: true, stdio: "ignore" });
  const pid = child.pid;
  await once(child, "exit");
  giveWay(pid);
});
