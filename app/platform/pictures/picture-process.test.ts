import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { PictureProcess } from "./picture-process.server";

const program = path.resolve("build/picture-program.mjs");
const pictures = new PictureProcess({ program, idleMs: 50 });
afterAll(() => pictures.close());

const create = { width: 8, height: 4, channels: 3, background: "#336699" } as const;
const png = () => sharp({ create }).png().toBuffer();
const webp = { targets: [{ format: "webp", resize: { width: 4 } }] } as const;

/** Whether a process runs, also when nobody has asked how it ended yet. */
function runs(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}

test("a picture is encoded in a process, which ends when it has nothing to do", async () => {
  const { sent, made } = await pictures.make(await png(), webp);
  expect([sent, made]).toMatchObject([{ width: 8, height: 4 }, [{ width: 4, height: 2 }]]);
  expect(Buffer.from(made[0]?.bytes ?? []).toString("latin1", 8, 12)).toBe("WEBP");
  const { pid } = pictures;
  await expect.poll(() => pictures.pid).toBeUndefined();
  await expect.poll(() => runs(pid)).toBe(false);
});

test("what is no picture is an error, and the next one is made", async () => {
  await expect(pictures.make(Buffer.from("no picture"), webp)).rejects.toThrow(/unsupported/);
  expect((await pictures.make(await png(), webp)).made).toHaveLength(1);
});

test("a process that is killed fails its pictures, and the next one has another", async () => {
  const made = pictures.make(await png(), webp);
  const { pid } = pictures;
  process.kill(pid ?? 0, "SIGKILL");
  await expect(made).rejects.toThrow(/ended over this one/);
  expect((await pictures.make(await png(), webp)).made).toHaveLength(1);
  expect(pictures.pid).not.toBe(pid);
});
