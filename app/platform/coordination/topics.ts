/** What happens in one place and others want to know of: ids alone, for listeners read the rest. */
export interface TopicEvents {
  /** The working tree of a project changed. */
  "files-changed": { projectId: string };
  /** A running answer has stored further events. */
  "answer-progress": { generationId: string };
  /** Somebody asked for a running answer to stop; the request is stored with the answer. */
  "answer-stop": { projectId: string };
  /** No answer is being written for a project any more, or a newer one is. */
  "answer-ended": { projectId: string };
  /** A project and everything of it is gone. */
  "project-deleted": { projectId: string };
  /** A project's preview was started, started anew under another label, or ended. */
  "preview-changed": { projectId: string };
  /** Who may see a project is not who could: those who follow it are looked at again. */
  "access-changed": { projectId: string };
  /** Lines of a project's terminal were stored. */
  "preview-logged": { projectId: string; chunkId: string };
  /** Somebody wants to know whether a page of a preview is open, and follows it: whoever has one says so. */
  "preview-asked": { projectId: string };
  "preview-open": { projectId: string };
  /** A page of a preview has shown this build for a while. */
  "preview-shown": { projectId: string; version: string };
  /** What the showcase lists is not what it was. */
  "showcase-changed": { projectId: string };
  /** Threads or replies were written, changed or removed. */
  "thread-changed": { threadId: string };
  /** A room has a further change: a message, an edit, a removal. */
  "room-changed": { roomId: string };
  /** Somebody came into a room or left it, or types there; a hint that nobody stores. */
  "room-presence": { roomId: string };
  "room-typing": { roomId: string; userId: string };
  /** A payment of an order was counted, or it was paid. */
  "plan-order-changed": { orderId: string };
  /** An administrator has set something in a page, or given it back to the environment. */
  "settings-changed": Record<string, never>;
  /** Rooms or categories were added, changed or archived. */
  "community-changed": { id: string };
  /** What a person is told, or has read, is not what it was. */
  "notifications-changed": { userId: string };
  /** A person has blocked somebody, or reads them again. */
  "blocks-changed": { userId: string };
  /** A person was signed out somewhere. */
  "session-ended": { userId: string };
  /** A person may no longer do what they could: muted, banned or deleted. */
  "person-restricted": { userId: string };
}

export type Topic = keyof TopicEvents;

/** Ends a subscription. */
export type Unsubscribe = () => void;

/** Publish and subscribe, over all processes of an installation. */
export interface Topics {
  /**
   * Tells every listener. Those of this process hear it before this returns, those of others soon
   * after. It is a hint and no record: what must not be lost is stored before.
   */
  publish<T extends Topic>(topic: T, event: TopicEvents[T]): void;
  /**
   * Hears of events from now on.
   *
   * @param listener must not throw
   * @param onGap called when events of other processes may have been missed, as after a lost
   *   connection: read again what they would have told
   */
  subscribe<T extends Topic>(
    topic: T,
    listener: (event: TopicEvents[T]) => void,
    onGap?: () => void,
  ): Unsubscribe;
}
