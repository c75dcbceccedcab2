import { lock } from "~/platform/coordination/coordination.server";

/**
 * Runs what looks at a project's working tree and then changes it when all earlier such work has
 * ended, in whichever process: what was looked at is still so when it is changed. A save between a
 * rollback's checkpoint and the rollback itself would be nowhere. Work inside must not ask for the
 * same lock, for it would wait for itself.
 */
export function withProjectLock<T>(projectId: string, work: () => Promise<T>): Promise<T> {
  return lock.run(`project:${projectId}`, work);
}
