import { z } from "zod";
import { notFound } from "~/platform/errors";
import { reasonField } from "../audit/reason";
import { audited } from "../audit/record-act.server";

const reason = reasonField;
const name = z.string().min(1).max(200);

/** What the forms of the page of jobs and health ask for. */
export const healthActSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("retry"), name, reason }),
  z.object({ intent: z.literal("release"), name, reason }),
]);

/**
 * Has a job run as soon as a process looks, or frees what a process has for itself: whoever had it goes on
 * until it notices, and lets go then.
 *
 * @returns what was done, in a few words
 * @throws {AppError} 404 for what is not there any more
 */
export async function actOnHealth(
  adminId: string,
  asked: z.output<typeof healthActSchema>,
): Promise<string> {
  const { intent, name: of } = asked;
  const act = { adminId, reason: asked.reason } as const;
  if (intent === "retry") {
    const told = { ...act, action: "job.retry", subject: `job:${of}` } as const;
    await audited(async (tx) => {
      const { count } = await tx.job.updateMany({ where: { name: of }, data: { dueAt: 0n } });
      if (count === 0) throw notFound("There is no such job. Nothing was changed.");
    }, told);
    return `“${of}” runs again within a minute`;
  }
  const told = { ...act, action: "lease.release", subject: `lease:${of}` } as const;
  await audited(async (tx) => {
    const { count } = await tx.lease.deleteMany({ where: { name: of } });
    if (count === 0) throw notFound("It had been given back already. Nothing was changed.");
  }, told);
  return `“${of}” is free`;
}
