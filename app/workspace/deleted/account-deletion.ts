import { onRefused } from "~/platform/api-client";
import { PROJECT_DELETED } from "~/projects/project-rules";
import type { ProjectDeletion } from "~/workspace/workspace-store";

/** Hears from the server's answers, whichever act they refuse, that an account's project was deleted. */
export function createAccountDeletion(
  restore: () => Promise<void>,
): ProjectDeletion & { isThere(): void } {
  const listeners = new Set<() => void>();
  let isDeleted = false;
  const set = (value: boolean) => {
    if (isDeleted === value) return;
    isDeleted = value;
    for (const listener of listeners) listener();
  };

  return {
    isDeleted: () => isDeleted,
    /** The server has given something of it: it was restored elsewhere, if it was deleted at all. */
    isThere: () => set(false),
    listen(listener) {
      listeners.add(listener);
      const ignore = onRefused(({ code }) => {
        if (code === PROJECT_DELETED) set(true);
      });
      return () => {
        listeners.delete(listener);
        ignore();
      };
    },
    async restore() {
      await restore();
      set(false);
    },
  };
}
