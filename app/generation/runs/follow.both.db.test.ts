import { expect, onTestFinished, test, vi } from "vitest";
import { db } from "~/platform/db.server";
import { createProject } from "~/projects/projects.server";
import { signUp } from "../../../tests/support/generation-runs";
import { followStored } from "./follow.server";
import { Wake } from "./wake";

/** SQLite has no line that could be lost. */
const onPostgresql = process.env.DATABASE_URL?.startsWith("file:") ? test.skip : test;

/** An answer that another process writes. */
async function writtenElsewhere() {
  const { id: projectId } = await createProject(await signUp("ann"), { name: "Garden" });
  const generation = await db.generation.create({
    data: {
      projectId,
      runningFor: projectId,
      requestHash: "x",
      mode: "develop",
      engine: "test",
      engineLabel: "Test",
      userMessageId: `${projectId}-1`,
      assistantMessageId: `${projectId}-2`,
    },
  });
  // Stored, and nobody here is told of it.
  const store = (seq: number, event: object) =>
    db.generationEvent.create({
      data: { generationId: generation.id, seq, data: JSON.stringify(event) },
    });
  return { generation, store };
}

/** Followers look by themselves too, in case a notice is lost: not in this test. */
function endLooks() {
  const { next } = Wake.prototype;
  vi.spyOn(Wake.prototype, "next").mockImplementation(function (this: Wake, _ms, signal) {
    return next.call(this, 3_600_000, signal);
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

const lines = () => db.$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity
  WHERE application_name = 'sayso coordination' AND datname = current_database()`;

onPostgresql(
  "who follows an answer reads on when the line that notices come by was lost",
  async () => {
    endLooks();
    const { generation, store } = await writtenElsewhere();
    await store(1, { content: "Here " });
    const taken: number[] = [];
    const take = ({ seq }: { seq: number }) => void taken.push(seq);
    const following = followStored(generation, 0, take, AbortSignal.timeout(20_000));
    await vi.waitUntil(async () => taken.length === 1 && (await lines()).length > 0, {
      timeout: 20_000,
    });
    await store(2, { content: "it is." });
    await store(3, { type: "done" });
    await db.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'sayso coordination' AND datname = current_database()`;
    await following;
    expect(taken).toEqual([1, 2, 3]);
  },
);
