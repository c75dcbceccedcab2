import { isFields } from "~/platform/json-members";
import { type Parsed, parseMap } from "./trial-shapes";

/** An answer that was asked for, and whose end this browser has not seen. */
export interface PendingAnswer {
  /** The person's message in the conversation. */
  messageId: string;
  /** The server's id of the answer; null until it has told it. */
  generationId: string | null;
  /** Paths that the person changed since: the answer does not go over them. */
  changedByHand: readonly string[] | "everything";
}

/** `{projectId: {messageId, generationId, changedByHand}}` */
export function parsePendingAnswers(json: unknown): Parsed<Map<string, PendingAnswer>> | null {
  return parseMap(json, (entry) => {
    if (!isFields(entry)) return null;
    const { messageId, generationId, changedByHand } = entry;
    if (typeof messageId !== "string") return null;
    return {
      messageId,
      generationId: typeof generationId === "string" ? generationId : null,
      changedByHand: readPaths(changedByHand),
    };
  });
}

function readPaths(value: unknown): PendingAnswer["changedByHand"] {
  if (value === "everything") return value;
  if (!Array.isArray(value)) return [];
  return value.filter((path): path is string => typeof path === "string");
}
