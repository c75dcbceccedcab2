import type { GenerationEvent } from "~/generation/events/event-schema";
import { readEvent } from "~/generation/events/read-event";
import { respell } from "~/generation/events/specified-spelling";

/** Whether the `data` of a server-sent event says that the stream is complete. */
export function isStreamEnd(data: string): boolean {
  return data.trim() === "[DONE]";
}

/**
 * Reads the `data` of one server-sent event of a chat stream. What is not understood is left out, so
 * that a newer server never breaks a page that is open.
 */
export function readStreamData(data: string): GenerationEvent[] {
  try {
    return respell(JSON.parse(data)).flatMap((json) => readEvent(json) ?? []);
  } catch {
    return [];
  }
}
