import { expect, test, vi } from "vitest";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { changeTree } from "~/projects/tree.server";
import { checkedFile } from "./sent-files";
import { openServerCopy, syncTrial } from "./server-copy.server";
import { TRIAL_BUDGETS } from "./trial-budgets.server";

const NETWORK = "network:192.0.2.1";
const browser = (name: string) => ({ user: null, trialKey: `${name}'s browser` });

const sync = (name: string, trialId: string, bytes: number) => {
  const input = { files: [checkedFile("a.txt", "a".repeat(bytes))] };
  return syncTrial(browser(name), NETWORK, trialId, input, async () => false);
};

test("a network's trials have so many bytes together; one that does not grow is always stored", async () => {
  const projectId = await openServerCopy(browser("ann"), NETWORK, "trial_1");
  const size = TRIAL_BUDGETS.trialBytes.network - 10;
  await db.file.create({ data: { projectId, path: "large.txt", hash: "x", size } });
  await expect(sync("bob", "trial_2", 11)).rejects.toMatchObject({
    status: 507,
    code: "storage_limit",
    message: expect.stringMatching(
      /^Too much data of trial projects: .+ is 500 MB\. Your browser has/,
    ),
  });
  await sync("bob", "trial_2", 10);
  // Another network has its own.
  const elsewhere = await openServerCopy(browser("cyd"), "network:192.0.2.2", "trial_3");
  expect(elsewhere).toEqual(expect.any(String));
  await sync("ann", "trial_1", 1_000);
  await sync("bob", "trial_2", 11);
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
