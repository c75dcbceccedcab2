/** The tabs of this browser that have one project open. */
export type ProjectTabs = ReturnType<typeof createProjectTabs>;

const channelOf = (projectId: string) => new BroadcastChannel(`sayso:project:${projectId}`);

/** Tells the tabs that have a project open, from a page that has not. */
export function tellProjectTabs(projectId: string): void {
  const channel = channelOf(projectId);
  channel.postMessage(null);
  channel.close();
}

/** Only a tab that listens tells: the rest of the time there is no channel to hold open. */
export function createProjectTabs(projectId: string) {
  let channel: BroadcastChannel | null = null;

  return {
    /** Tells the other tabs that what the server has of the project is no longer what they show. */
    tell() {
      channel?.postMessage(null);
    },

    /** Calls back when another tab told. Returns the way to stop. */
    listen(listener: () => void): () => void {
      const own = channelOf(projectId);
      own.onmessage = listener;
      channel = own;
      return () => {
        own.close();
        if (channel === own) channel = null;
      };
    },
  };
}
