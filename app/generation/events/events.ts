import type { GenerationEvent, ProblemEvent } from "./event-schema";

export type { GenerationEvent } from "./event-schema";

/** Whether an event tells what went wrong with the answer as a whole. */
export function isProblem(event: GenerationEvent): event is ProblemEvent {
  return event.type === undefined && "error" in event;
}

/** Whether a stored event is the last of its answer. */
export function isEnd(data: string): boolean {
  return data.startsWith('{"type":"done"');
}
