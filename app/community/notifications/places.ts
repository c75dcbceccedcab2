/** Where something is followed and read: a thread or a room, as `Follow.place` names it. */
export type Place = `thread:${string}` | `room:${string}`;

export function threadPlace(threadId: string): Place {
  return `thread:${threadId}`;
}

export function roomPlace(roomId: string): Place {
  return `room:${roomId}`;
}
