import { Turns } from "~/platform/coordination/turns";

const turns = new Turns();

/**
 * Runs what looks at a project's working tree and then changes it when all earlier such work has
 * ended: what was looked at is still so when it is changed. A save between a rollback's checkpoint
 * and the rollback itself would be nowhere. Work inside must not ask for a turn of its own, for it
 * would wait for itself.
 */
export function withProjectLock<T>(projectId: string, work: () => Promise<T>): Promise<T> {
  return turns.run(projectId, work);
}
