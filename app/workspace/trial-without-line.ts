import { isTrialId } from "~/projects/project-rules";
import type { PageData } from "./page-data.server";

type TrialPage = Extract<PageData, { kind: "trial" }>;

/**
 * Reads a workspace page's data from the server. Without a line a trial opens all the same: it is in the
 * browser, and only who answers is not known.
 */
export async function readUnlessOffline<T>(
  projectId: string,
  serverLoader: () => Promise<T>,
): Promise<T | TrialPage> {
  try {
    return await serverLoader();
  } catch (error) {
    // What `fetch` throws where nobody can be reached.
    if (!(error instanceof TypeError) || !isTrialId(projectId)) throw error;
    const engine = { label: "You are offline. Messages wait for the line.", isStarter: false };
    return { kind: "trial", projectId, engine };
  }
}
