import type { AnswerMode } from "~/conversation/answer";
import type { WaitingMessage } from "~/trial/trial-outbox";
import { isOffline } from "~/workspace/line";
import type { WorkspaceStore } from "~/workspace/workspace-store";
import { type ConversationStateStore, isRunning } from "./conversation-state";

/** Names one press of Send. */
export function nameSend(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

interface WaitingMessagesOptions {
  store: Pick<WorkspaceStore, "outbox" | "projectId">;
  state: ConversationStateStore;
  /** Sends one and follows its answer to the end. @returns whether it left the outbox */
  deliver(message: WaitingMessage): Promise<boolean>;
}

/**
 * What was sent while there was no line: it waits, visibly, also over a reload, and goes by itself, one
 * after the other, once there is one. Of the tabs of a browser one sends.
 */
export type WaitingMessages = ReturnType<typeof createWaitingMessages>;

export function createWaitingMessages({ store, state, deliver }: WaitingMessagesOptions) {
  const { outbox, projectId } = store;
  let isSending = false;

  const refresh = () => {
    const waiting = outbox?.list() ?? [];
    if (state.getState().waiting !== waiting) state.setState({ waiting });
  };

  const find = (id: string) => outbox?.list().find((message) => message.id === id);

  const sendAll = async (): Promise<void> => {
    for (;;) {
      const [next] = outbox?.list() ?? [];
      if (!next || isOffline() || isRunning(state.getState())) return;
      if (!(await deliver(next))) return;
    }
  };

  return {
    /** Takes over what another tab added or sent. */
    refresh,

    has: (id: string): boolean => find(id) !== undefined,

    /** Whether a message has to wait: there is no line, or others wait before it. */
    mustWait(): boolean {
      return outbox !== null && (isOffline() || outbox.list().length > 0);
    },

    /** @returns false where there is no place to wait */
    add(content: string, mode: AnswerMode): boolean {
      if (!outbox) return false;
      outbox.add({ id: nameSend(), content, mode });
      refresh();
      return true;
    },

    /** It was sent and did not get through. @returns false where there is no place to wait */
    putBack(message: WaitingMessage): boolean {
      if (!outbox) return false;
      outbox.add(message, true);
      refresh();
      return true;
    },

    /** It is on its way, or given up. @returns its words; null when it is not there any more */
    take(id: string): string | null {
      const found = find(id);
      if (!found) return null;
      outbox?.remove(id);
      refresh();
      return found.content;
    },

    /** Sends what waits, unless there is no line or another tab is at it. */
    async send(): Promise<void> {
      if (isSending || !outbox || outbox.list().length === 0) return;
      isSending = true;
      try {
        await onlyHere(`sayso-outbox:${projectId}`, sendAll);
      } finally {
        isSending = false;
      }
    },
  };
}

/** Does something that only one tab of a browser may do at a time; the others leave it. */
async function onlyHere(name: string, work: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  await locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
}
