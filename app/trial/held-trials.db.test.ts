import { expect, test, vi } from "vitest";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { HELD_BYTES } from "~/projects/held-bytes.server";
import { changeTree } from "~/projects/tree.server";
import { checkedFile } from "./sent-files";
import { openServerCopy, syncTrial } from "./server-copy.server";
import { expireTrials } from "./trial-expiry.server";

// Sums of a network are cached for some seconds, and files of a worker share that: nobody else has this one.
const NETWORK = "network:203.0.113.57";
const browser = (name: string) => ({ user: null, trialKey: `${name}'s browser` });

const oneFile = (bytes: number) => ({ files: [checkedFile("a.txt", "a".repeat(bytes))] });
const sync = (name: string, trialId: string, bytes: number) =>
  syncTrial(browser(name), NETWORK, trialId, oneFile(bytes), async () => false);

test("a network's trials have so many bytes together; one that does not grow is always stored", async () => {
  const projectId = await openServerCopy(browser("ann"), NETWORK, "trial_1");
  const bytes = HELD_BYTES.network - 10;
  await db.projectSize.create({ data: { projectId, bytes } });
  await db.file.create({ data: { projectId, path: "large.txt", hash: "x", size: bytes } });
  await expect(sync("bob", "trial_2", 11)).rejects.toMatchObject({
    status: 507,
    code: "storage_limit",
    message: expect.stringMatching(
      /^Too much data of projects: the limit for a network is 500 MB\. Your browser has/,
    ),
  });
  await sync("bob", "trial_2", 10);
  // Another network has its own.
  await syncTrial(browser("cyd"), "network:192.0.2.2", "trial_3", oneFile(11), async () => false);
  await sync("ann", "trial_1", 1_000);
  await db.projectSize.update({ where: { projectId }, data: { bytes: 1_000 } });
  await sync("bob", "trial_2", 11);
});

test("what is left of a trial that expired counts as long as its app is published", async () => {
  const network = "network:192.0.2.8";
  const projectId = await openServerCopy(browser("fay"), network, "trial_6");
  const gone = { publishedAt: new Date(), expiresAt: new Date(0) };
  await db.project.update({ where: { id: projectId }, data: gone });
  await expireTrials(new Date());
  // One trial for a network.
  vi.spyOn(env, "RATE_LIMIT_SCALE", "get").mockReturnValue(0.002);
  try {
    const second = openServerCopy(browser("gus"), network, "trial_7");
    await expect(second).rejects.toMatchObject({
      status: 507,
      data: { limit: { name: "trials" } },
    });
    await db.project.delete({ where: { id: projectId } });
    await openServerCopy(browser("gus"), network, "trial_7");
  } finally {
    vi.restoreAllMocks();
  }
});

test("what only checkpoints keep of replaced files counts, also where a trial does not grow", async () => {
  const network = "network:192.0.2.9";
  const projectId = await openServerCopy(browser("eve"), network, "trial_5");
  for (const letter of ["a", "b", "c"]) {
    await changeTree(projectId, [{ path: "a.txt", content: letter.repeat(40_000) }]);
    await createCheckpoint(projectId, { kind: "publish", label: "Published" });
  }
  // The limit of a network is 50 kB.
  vi.spyOn(env, "RATE_LIMIT_SCALE", "get").mockReturnValue(0.0001);
  try {
    const input = { files: [checkedFile("a.txt", "d".repeat(40_000))] };
    const sent = syncTrial(browser("eve"), network, "trial_5", input, async () => false);
    await expect(sent).rejects.toMatchObject({ status: 507, code: "storage_limit" });
  } finally {
    vi.restoreAllMocks();
  }
});

test("nothing that is stored of a trial tells the address it came from", async () => {
  const id = await openServerCopy(browser("dee"), NETWORK, "trial_4");
  const { heldBy } = await db.project.findUniqueOrThrow({ where: { id } });
  expect(heldBy).toMatch(/^[\w-]{43}$/);
});
