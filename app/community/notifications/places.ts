/** Where something is followed and read: a thread or a room, as `Follow.place` names it. */
export type Place = `thread:${string}` | `room:${string}`;

export function threadPlace(threadId: string): Place {
  return `thread:${threadId}`;
}

export function roomPlace(roomId: string): Place {
  return `room:${roomId}`;
}

/** The kind and the id in a place, or in what a notification is about; null for what is neither. */
export function splitName(name: string): { kind: string; id: string } | null {
  const at = name.indexOf(":");
  return at > 0 ? { kind: name.slice(0, at), id: name.slice(at + 1) } : null;
}
