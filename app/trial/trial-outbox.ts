import { ANSWER_MODES, type AnswerMode } from "~/conversation/answer";
import { isFields } from "~/platform/json-members";
import { type Entries, withEntry, withoutEntry } from "./entries";
import { about } from "./pending-changes";
import type { StoredDocument, WriteResult } from "./stored-document";
import { type Parsed, parseMap } from "./trial-shapes";

/** A message that could not be sent yet. */
export interface WaitingMessage {
  /** Names this press of Send to the server, which answers it once however often it is sent. */
  id: string;
  content: string;
  mode: AnswerMode;
}

type Outbox = Entries<readonly WaitingMessage[]>;

/** `{projectId: [{id, content, mode}]}` */
export function parseOutbox(json: unknown): Parsed<Map<string, readonly WaitingMessage[]>> | null {
  return parseMap(json, (list) => (Array.isArray(list) ? list.flatMap(toMessage) : null));
}

function toMessage(item: unknown): WaitingMessage[] {
  if (!isFields(item)) return [];
  const { id, content, mode } = item;
  if (typeof id !== "string" || typeof content !== "string") return [];
  return [{ id, content, mode: ANSWER_MODES.find((one) => one === mode) ?? "develop" }];
}

const NOTHING: readonly WaitingMessage[] = [];

interface TrialOutboxOptions {
  document: StoredDocument<Outbox>;
  /** Tells the listeners, and hands the result on. */
  tell: (result: WriteResult) => WriteResult;
}

/** What of a browser's trials waits for the line, oldest first. */
export function createTrialOutbox({ document, tell }: TrialOutboxOptions) {
  const change = (
    projectId: string,
    id: string,
    make: (others: readonly WaitingMessage[]) => readonly WaitingMessage[],
  ) => {
    const set = (map: Outbox) => {
      const next = make((map.get(projectId) ?? NOTHING).filter((other) => other.id !== id));
      return next.length > 0 ? withEntry(map, projectId, next) : withoutEntry(map, projectId);
    };
    return tell(document.change({ [about(projectId, id)]: set }));
  };

  return {
    waitingMessages: (projectId: string): readonly WaitingMessage[] =>
      document.read().get(projectId) ?? NOTHING,

    /** @param isFirst it goes before those that wait: it was to be sent before them */
    addWaiting(projectId: string, message: WaitingMessage, isFirst = false): WriteResult {
      return change(projectId, message.id, (others) =>
        isFirst ? [message, ...others] : [...others, message],
      );
    },

    removeWaiting: (projectId: string, id: string): WriteResult =>
      change(projectId, id, (others) => others),
  };
}
